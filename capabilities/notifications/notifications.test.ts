import { beforeEach, expect, test } from 'vitest'
import { createJobs } from '#platform/jobs/index.ts'
import { inTransaction } from '#platform/database/index.ts'
import { inboxEmail, listInbox, type EmailMessage } from '#platform/email/index.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import type { OrderId, ParcelId } from '../orders/index.ts'
import { createNotifications } from './index.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const { clock, outbox } = market
const jobs = createJobs({ database, clock, onError: (error) => market.failures.push(error) })
const deliver = inboxEmail(database.db, clock)
let broken: Error | null = null
const sendMail = async (messages: readonly EmailMessage[]) =>
  broken ? messages.map(() => broken) : deliver(messages)
createNotifications({ ...market, db: database.db, jobs, sendMail })

const buy = checkoutWith((path, init) => market.app.request(path, init))
const settle = async () => {
  await outbox.drain()
  await jobs.drain()
}
const deliverAgain = () =>
  database.pool.query(
    `update platform.outbox_deliveries set state = 'pending', delivered_at = null`,
  )
const emailsTo = async (to: string) =>
  (await listInbox(database.db)).filter((mail) => mail.to === to)

let tajine: { id: string }
let shop: string
let shopMail: string
beforeEach(async () => {
  broken = null
  await database.pool.query(
    'truncate orders.purchases, platform.outbox, platform.dev_emails, platform.jobs, notifications.deliveries cascade',
  )
  shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  shopMail = `${shop}@shop.example`
  tajine = await market.shop.product(shop, {
    name: 'Tajine <bleu>',
    ar: 'طاجين',
    price: 4800,
    stock: 100,
  })
})

test('[CHECK-5] a confirmation follows the order, to the buyer and to the shop', async () => {
  const { body } = await buy([{ product_id: tajine.id, quantity: 2 }], { language: 'fr' })
  const { number } = body as PlacedView
  expect(await emailsTo('meriem@mail.example')).toEqual([])
  await settle()

  const [mail, ...others] = await emailsTo('meriem@mail.example')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: `Votre commande ${number} est confirmée` })
  expect(mail!.text).toContain('9\u00a0900\u00a0DA')
  expect(mail!.text).toContain('2 × Tajine <bleu>')
  expect(mail!.html).toContain('Tajine &#60;bleu&#62;')
  expect(mail!.html).not.toContain('<bleu>')
  expect(await emailsTo(shopMail)).toMatchObject([{ subject: `Nouvelle commande ${number}-1` }])
  expect(market.failures).toEqual([])
})

test('the mail is in the language of the buyer; Arabic is set right to left', async () => {
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], { language: 'ar' })
  await settle()
  const [mail] = await emailsTo('meriem@mail.example')
  expect(mail!.subject).toBe(`تم تأكيد طلبك ${(body as PlacedView).number}`)
  expect(mail!.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail!.text).toContain('1 × طاجين')
  // Isolated: otherwise the digit groups of the number are ordered right to left.
  expect(mail!.html).toMatch(/\u2066[\d ]+\u2069/)
})

test('[CHECK-2] no day is promised for a parcel that awaits a call; the confirmation names it', async () => {
  await database.pool.query('update vendors.vendors set requires_phone_confirmation = true')
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], { language: 'fr' })
  await settle()
  const about = async (subject: RegExp) =>
    (await emailsTo('meriem@mail.example')).find((mail) => subject.test(mail.subject))?.text
  const placed = await about(/enregistrée/)
  expect(placed).toContain('Date de livraison donnée dès la confirmation, à domicile.')
  expect(placed).not.toContain('Livraison prévue du')

  const orderId = (body as PlacedView).orders[0]!.id as OrderId
  await market.orders.changeStatus({ orderId, to: 'confirmed', actor: { role: 'system' } })
  await settle()
  expect(await about(/confirmée/)).toMatch(/Livraison prévue du .+ au .+\./)
})

test('a mail server that is away is tried again, and a fact heard twice is told once', async () => {
  await buy([{ product_id: tajine.id, quantity: 1 }])
  broken = new Error('the mail server is away')
  await settle()
  expect(await listInbox(database.db)).toEqual([])

  broken = null
  clock.advance(3_600_000 as never)
  await jobs.drain()
  await deliverAgain()
  await settle()

  expect(await emailsTo('meriem@mail.example')).toHaveLength(1)
  const { rows } = await database.pool.query(
    `select distinct state, attempts from notifications.deliveries where recipient = 'meriem@mail.example'`,
  )
  expect(rows).toEqual([{ state: 'sent', attempts: 2 }])
})

test('the buyer hears of shipped, delivered and cancelled, and not of processing', async () => {
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }])
  const { orders } = body as PlacedView
  await settle()
  await database.pool.query('truncate platform.dev_emails')
  for (const to of ['processing', 'shipped', 'delivered', 'cancelled'] as const)
    await market.orders.changeStatus({
      orderId: orders[0]!.id as OrderId,
      to,
      actor: { role: 'system' },
    })
  await settle()

  const subjects = (await emailsTo('meriem@mail.example')).map((mail) => mail.subject).toReversed()
  const { order_number } = orders[0]!
  expect(subjects).toEqual([
    `Your order ${order_number} is on its way`,
    `Your order ${order_number} is delivered`,
    `Your order ${order_number} is cancelled`,
  ])
})

test('what is shipped, delivered and cancelled is named in the language of the buyer', async () => {
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], { language: 'ar' })
  const { orders } = body as PlacedView
  await settle()
  await database.pool.query('truncate platform.dev_emails')
  for (const to of ['shipped', 'delivered', 'cancelled'] as const)
    await market.orders.changeStatus({
      orderId: orders[0]!.id as OrderId,
      to,
      actor: { role: 'system' },
    })
  await settle()

  const emails = await emailsTo('meriem@mail.example')
  expect(emails).toHaveLength(3)
  for (const { text } of emails) {
    expect(text).toMatch(/^1 × طاجين$/m)
    expect(text).not.toContain('Tajine')
  }
})

/** Sent by the vendor's own man. */
async function ordered() {
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], { language: 'fr' })
  const [order] = (body as PlacedView).orders
  const orderId = order!.id as OrderId
  await market.orders.changeStatus({ orderId, to: 'confirmed', actor: { role: 'system' } })
  const { rows } = await database.pool.query<{ vendorId: string }>(
    'select vendor_id as "vendorId" from orders.orders where id = $1',
    [orderId],
  )
  const by = {
    vendorId: rows[0]!.vendorId, // it was just bought
    orderId,
    actor: { role: 'system' as const },
    isByCourier: true,
  }
  const shipped = await inTransaction(database.db, async (tx) => {
    const locked = (await market.orders.lockVendorOrder(tx, by.vendorId, orderId))! // as above
    const parcel = { items: null, courier: null, tracking: null }
    return market.orders.shipParcelInTx(tx, locked, { ...by, ...parcel })
  })
  expect(shipped.ok).toBe(true)
  const { rows: parcels } = await database.pool.query<{ id: ParcelId }>(
    'select id from orders.parcels where order_id = $1',
    [orderId],
  )
  const move = (step: Parameters<typeof market.orders.updateParcelStatusInTx>[1]['step']) =>
    inTransaction(
      database.db,
      (tx) => market.orders.updateParcelStatusInTx(tx, { ...by, parcelId: parcels[0]!.id, step }), // it was just sent
    )
  return { orderId, number: order!.order_number, move }
}

test('[VSPACE-4] the buyer hears once of each attempt that failed, in their language', async () => {
  const { move, number } = await ordered()
  const step = { state: 'attempt_failed' as const, reason: 'no_answer', note: null }
  const failed = () => move(step)
  await failed()
  await settle()
  const failureEmails = async () =>
    (await emailsTo('meriem@mail.example')).filter(({ subject }) =>
      /pas pu être livrée/.test(subject),
    )
  expect((await failureEmails())[0]).toMatchObject({
    subject: `Votre commande ${number} n’a pas pu être livrée`,
  })
  expect((await failureEmails())[0]!.text).toContain('la boutique vous appelle') // one was sent
  await deliverAgain()
  await settle()
  expect(await failureEmails()).toHaveLength(1)
  await failed()
  await settle()
  expect(await failureEmails()).toHaveLength(2)
})

test('[ACC-2] what goes back of a cancelled order is no decision of its shop', async () => {
  const { orderId, number, move } = await ordered()
  await move({ state: 'delivered' })
  await market.orders.changeStatus({ orderId, to: 'cancelled', actor: { role: 'system' } })
  await settle()
  const letter = (await emailsTo('meriem@mail.example')).find(
    ({ subject }) => subject === `Remboursement décidé pour ${number}`,
  )
  expect(letter?.text).toContain(
    'Votre commande est annulée : ce que vous avez payé vous est rendu.',
  )
  expect(letter?.text).not.toContain('a décidé de vous rembourser')
})

test('[VSPACE-4] the buyer hears of each parcel of an order, with its tracking number and what it asks for', async () => {
  const amel = await market.account('amel@mail.example', 'vendor')
  await market.give(shop, amel.userId)
  const token = await market.tokenOf(amel.email)
  const bought = [{ product_id: tajine.id, quantity: 3 }]
  const place = async () => ((await buy(bought, { language: 'fr' })).body as PlacedView).orders[0]!
  const send = (order: { id: string }, body: object) =>
    callApi(market.app, `/api/v1/vendor/orders/${order.id}/parcels`, { body, token })
  const sent = async ({ order_number: number }: { order_number: string }) => {
    await settle()
    const emails = await emailsTo('meriem@mail.example')
    return emails.filter(({ subject }) => /expédié/.test(subject) && subject.includes(number))
  }
  const order = await place()
  const { rows } = await database.pool.query('select id from orders.order_items')
  for (const tracking of ['YAL-1', 'YAL-2', 'YAL-3']) {
    const items = [{ item_id: String(rows[0]?.id), quantity: 1 }]
    expect((await send(order, { courier: 'yalidine', tracking, items })).status).toBe(200)
  }
  const [third, second, first] = await sent(order)
  expect(first?.subject).toBe(`Votre commande ${order.order_number} est expédiée`)
  expect(first?.text).toContain('YAL-1')
  for (const mail of [first, second, third]) expect(mail?.text).toMatch(/^.*1 × Tajine/m)
  const subject = `Un autre colis de votre commande ${order.order_number} est expédié`
  expect([second?.subject, third?.subject]).toEqual([subject, subject])
  expect(second?.text).toMatch(/Yalidine[^]*YAL-2[^]*4.800.DA[^]*Plus tard/)
  expect(third?.text).toMatch(/YAL-3[^]*4.800.DA(?![^]*Plus tard)/)
  // Events are delivered at least once.
  await deliverAgain()
  expect(await sent(order)).toHaveLength(3)
  // All in one parcel is one mail.
  const whole = await place()
  expect((await send(whole, { courier: 'yalidine', tracking: 'YAL-4' })).status).toBe(200)
  expect(await sent(whole)).toHaveLength(1)
})

test('[ACC-2] a buyer who cancels hears of it, and the shop with the reason, in its language', async () => {
  const { email } = await market.account('amina@mail.example')
  const token = await market.tokenOf(email)
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], { token, language: 'fr' })
  const [order] = (body as PlacedView).orders
  await market.app.request(`/api/v1/account/orders/${order!.id}/cancellation`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'too_slow' }),
  })
  await settle()

  const number = order!.order_number
  const notified = (await emailsTo('meriem@mail.example')).map(({ subject }) => subject)
  expect(notified).toContain(`Votre commande ${number} est annulée`)
  const toShop = (await emailsTo(shopMail)).find(({ subject }) => subject.includes('annulée'))
  expect(toShop!.subject).toBe(`Commande ${number} annulée par le client`)
  expect(toShop!.text).toContain('Motif : Livraison trop lente')
})

test('[ACC-6] a shop is told what a buyer said of its product', async () => {
  const { email } = await market.account('lyna@mail.example')
  const token = await market.tokenOf(email)
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], { token })
  const orderId = (body as PlacedView).orders[0]!.id as OrderId
  await market.orders.changeStatus({ orderId, to: 'delivered', actor: { role: 'system' } })
  await market.app.request('/api/v1/account/reviews', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ product_id: tajine.id, rating: 2, text: 'Fêlé à l’arrivée' }),
  })
  await settle()

  const mail = (await emailsTo(shopMail)).find(({ subject }) => subject.includes('avis'))
  expect(mail!.subject).toBe('Nouvel avis 2/5 : Tajine <bleu>')
  expect(mail!.text).toContain('Fêlé à l’arrivée')
})
