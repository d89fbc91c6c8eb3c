import { sql as sqlTag } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { refuse } from '#kernel/result.ts'
import { inTransaction, tables } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { AdminOrder } from './contract.ts'
import { CustomerSummary } from './customers.contract.ts'
import { InternalNotes } from './notes.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const tokens: Record<'admin' | 'meriem' | 'amel', string> = { admin: '', meriem: '', amel: '' }
let meriem: string
let shops: { amel: string; brahim: string }
let placed: PlacedView
let guest: PlacedView

async function ask(path: string, body?: object, as: keyof typeof tokens = 'admin') {
  const response = await market.app.request(`/api/v1/admin/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${tokens[as]}`,
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as never }
}

beforeAll(async () => {
  const admin = await market.account('admin@yova.example', 'admin')
  const owner = await market.account('amel@example.dz', 'vendor')
  const buyer = await market.account('meriem@mail.example')
  meriem = buyer.userId
  tokens.admin = await market.tokenOf(admin.email)
  tokens.amel = await market.tokenOf(owner.email)
  tokens.meriem = await market.tokenOf(buyer.email)
  await sql(
    `update identity.profiles set first_name = 'Nadia', last_name = 'Chef' where user_id = $1`,
    admin.userId,
  )
  shops = {
    amel: await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' }),
    brahim: await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' }),
  }
  await market.give(shops.amel, owner.userId)
  const tajine = await market.shop.product(shops.amel, { name: 'Tajine', price: 4800, stock: 50 })
  const casque = await market.shop.product(shops.brahim, { name: 'Casque', price: 900, stock: 50 })
  const lines = [tajine, casque].map(({ id }) => ({ product_id: id, quantity: 1 }))
  placed = (await buy(lines, { token: tokens.meriem })).body
  guest = (await buy(lines, { shipping: { phone: '0661 99 88 77', email: 'g@mail.example' } })).body
}, 60_000)

test('[AORD-3] an order names its parcels, who acted, and the other orders of its purchase', async () => {
  const [first, second] = placed.orders
  await ask(`orders/${first!.id}/status-changes`, { status: 'shipped' })
  await sql(
    `insert into orders.parcels (id, order_id, vendor_id, position, courier_code, tracking, collect_centimes, created_at)
     values (gen_random_uuid(), $1, $2, 1, 'yalidine', 'yal-77', 510000, now())`,
    first!.id,
    shops.amel,
  )
  const order = AdminOrder.parse((await ask(`orders/${first!.id}`)).body)
  expect(order.parcels).toMatchObject([{ tracking: 'yal-77', courier: { code: 'yalidine' } }])
  expect(order.history.at(-1)).toMatchObject({ to: 'shipped', actor_name: 'Nadia Chef' })
  expect(order.history[0]).toMatchObject({ actor_role: 'buyer', actor_name: null })
  expect(order.siblings).toMatchObject([{ id: second!.id, order_number: second!.order_number }])
  expect(order.customer.user_id).toBe(meriem)
})

test('notes of the team say who wrote them, stay with their subject, and are never rewritten', async () => {
  const about = { order: placed.orders[0]!.id }
  expect((await ask('notes', { about, text: '  ' })).status).toBe(422)
  const both = { order: placed.orders[0]!.id, user: meriem }
  expect((await ask('notes', { about: both, text: 'x' })).status).toBe(422)
  expect((await ask('notes', { about: {}, text: 'x' })).status).toBe(422)
  expect((await ask('notes', { about: { order: meriem }, text: 'x' })).status).toBe(404)
  await ask('notes', { about, text: 'Rappeler à 18 h' })
  const added = await ask('notes', { about, text: 'Rappelée' })
  expect(added.status).toBe(201)
  const notes = InternalNotes.parse(added.body).items
  expect(notes.map(({ text }) => text)).toEqual(['Rappelée', 'Rappeler à 18 h'])
  expect(notes[0]!.author).toBe('Nadia Chef')
  await ask('notes', { about: { user: meriem }, text: 'Cliente fidèle' })
  await ask('notes', { about: { phone: '+213661998877' }, text: 'Ne répond pas le matin' })

  const ofOther = await ask(`notes?order=${placed.orders[1]!.id}`)
  expect(InternalNotes.parse(ofOther.body).items).toEqual([])
  const ofUser = await ask(`notes?user=${meriem}`)
  expect(InternalNotes.parse(ofUser.body).items).toMatchObject([{ text: 'Cliente fidèle' }])
  await expect(sql(`update orders.internal_notes set body = 'x'`)).rejects.toThrow('rewritten')
  const audited = await sql(`select after from audit.entries where action = 'orders.note_added'`)
  expect(audited.every(({ after }) => after === null)).toBe(true)
})

test('notes about a person are in their export, and go with their erasure', async () => {
  const person = { userId: meriem, email: 'meriem@mail.example', phone: null }
  const exported = (await market.orders.personalData(person))['internal_notes']
  expect(exported?.map((note) => note['body'])).toEqual([
    'Rappeler à 18 h',
    'Rappelée',
    'Cliente fidèle',
  ])
  let left: unknown[] = []
  await inTransaction(database.db, async (tx) => {
    await market.orders.erasePersonalData(tx, person)
    left = (
      await sqlTag<{ phone: string }>`select phone from orders.internal_notes`.execute(tables(tx))
    ).rows
    return refuse({ code: 'undone' }) // the other tests need the buyer
  })
  expect(left).toEqual([{ phone: '+213661998877' }])
})

test('the confirmation is sent again as the purchase is now, to the buyer alone', async () => {
  const id = placed.orders[0]!.id
  await sql(`update orders.purchases set address = '9 rue Neuve' where number = $1`, placed.number)
  expect((await ask(`orders/${id}/confirmation-emails`, {})).status).toBe(204)
  const [event] = await sql(
    `select payload from platform.outbox where type = 'orders.confirmation_requested'`,
  )
  expect(event!['payload']).toMatchObject({
    purchase: {
      number: placed.number,
      contact: { address: '9 rue Neuve', email: 'meriem@mail.example' },
      orders: [{ items: [{ name: 'Tajine', quantity: 1, total: 480_000 }] }, {}],
    },
  })
  expect((await ask(`orders/${shops.amel}/confirmation-emails`, {})).status).toBe(404)
  await sql(`update orders.purchases set email = 'erased' where number = $1`, guest.number)
  expect((await ask(`orders/${guest.orders[0]!.id}/confirmation-emails`, {})).status).toBe(409)
})

test('a customer is summed up by account or phone, with what was refused at the door', async () => {
  const [first, second] = guest.orders
  await ask(`orders/${first!.id}/status-changes`, { status: 'delivered' })
  await ask(`orders/${second!.id}/status-changes`, { status: 'cancelled' })
  await sql(
    `insert into orders.parcels (id, order_id, vendor_id, position, state, returned_at, collect_centimes, created_at)
     values (gen_random_uuid(), $1, $2, 1, 'returned', now(), 0, now())`,
    second!.id,
    shops.brahim,
  )
  const summary = async (key: string) =>
    CustomerSummary.parse((await ask(`customers/${encodeURIComponent(key)}`)).body)
  expect(await summary('+213661998877')).toMatchObject({
    orders: 2,
    delivered: 1,
    cancelled: 1,
    refused_at_door: 1,
    spent: first!.total_amount,
    accounts: [],
    contacts: [{ name: 'Meriem Benali', phone: '+213661998877' }],
  })
  expect(await summary(meriem)).toMatchObject({
    orders: 2,
    refused_at_door: 0,
    spent: 0,
    accounts: [{ user_id: meriem }],
  })
  expect(await summary('+213770000000')).toMatchObject({ orders: 0, contacts: [], first_at: null })
  expect((await ask('customers/nobody')).status).toBe(422)
})

test('an admin opens the papers of a shop, and reads its messages with the buyer', async () => {
  const { id } = placed.orders[0]!
  const { status, body } = await ask(`orders/${id}/documents/tickets`, { kind: 'packing_slip' })
  expect(status).toBe(201)
  const file = await market.app.request((body as { url: string }).url)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect((await ask(`orders/${meriem}/documents/tickets`, { kind: 'label' })).status).toBe(404)

  await market.app.request('/api/v1/account/messages', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.meriem}`, 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: id, text: 'Où est mon colis ?' }),
  })
  expect((await ask(`orders/${id}/messages`)).body).toMatchObject({
    items: [{ author_role: 'buyer', text: 'Où est mon colis ?' }],
  })
  expect((await ask(`orders/${guest.orders[0]!.id}/messages`)).body).toEqual({ items: [] })
})

test.each(['notes?phone=%2B213661998877', 'customers/%2B213661998877'])(
  '%s is for admins alone',
  async (path) => {
    for (const as of ['amel', 'meriem'] as const)
      expect((await ask(path, undefined, as)).status).toBe(403)
  },
)
