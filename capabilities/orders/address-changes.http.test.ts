import { beforeAll, expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { MERIEM } from '#tests/support/marketplace-fixture.ts'
import { purchaseAccessFixture } from '#tests/security/purchase-access-fixture.ts'
import { AddressQuoteView } from './address-change.contract.ts'
import { Purchase } from './purchase.contract.ts'
import { VendorOrder } from './vendor.contract.ts'

const database = await testDatabase()
const fixture = await purchaseAccessFixture(database)
const { market, sql, call, clerk, owner, settle, bought, statusOf } = fixture

/** In dinars: Oran 400 and Alger 600 at home, from the operator; Adrar is not served. */
beforeAll(async () => {
  await sql(`
    insert into shipping.shipping_rates
      (id, vendor_id, wilaya_code, method, fee_centimes, min_days, max_days, is_offered, updated_at)
    values (gen_random_uuid(), null, '31', 'home', 40000, 2, 5, true, now()),
      (gen_random_uuid(), null, '16', 'home', 60000, 1, 2, true, now()),
      (gen_random_uuid(), null, '09', 'home', 30000, 1, 2, true, now()),
      (gen_random_uuid(), null, '01', 'home', 90000, 5, 9, false, now())`)
})

const NEW = { address: '4 rue Didouche', city: 'Es Senia', wilaya: '31', phone: '0661 22 33 44' }
const change = (number: string, body: object, who: { key?: string; token?: string }) =>
  call(`purchases/${number}/address-changes`, { ...who, body: { version: 0, ...NEW, ...body } })
const purchaseOf = async (number: string, key: string) =>
  Purchase.parse((await call(`purchases/${number}`, { key })).body)
const receivable = async (orderId: string) =>
  Number(
    (
      await sql(
        `select coalesce(sum(e.amount_centimes), 0) as owed from ledger.journals j
       join ledger.entries e on e.journal_id = j.id join ledger.accounts a on a.id = e.account_id
       where j.order_id = $1 and a.kind = 'buyer_receivable'`,
        orderId,
      )
    )[0]!['owed'],
  )
const shopOrder = async (id: string, token: string) =>
  VendorOrder.parse((await call(`vendor/orders/${id}`, { token })).body)

test('a guest corrects street, commune, phone and note by the key: shop, call and mail follow', async () => {
  await sql('truncate platform.dev_emails')
  const { placed, key, others } = await bought()
  const first = placed.orders[0]!
  const before = await shopOrder(first.id, clerk)
  const answer = await change(placed.number, { delivery_note: 'Près de la mosquée' }, { key })

  expect(answer.status).toBe(201)
  expect(Purchase.parse(answer.body)).toMatchObject({
    total: placed.total,
    shipping_address: { address: NEW.address, city: 'Es Sénia', wilaya: '31' },
    address_change: { version: 1, phone: '+213661223344', delivery_note: 'Près de la mosquée' },
  })
  await settle()
  const after = await shopOrder(first.id, clerk)
  expect(after).toMatchObject({
    customer: { phone: '+213661223344' },
    shipping_address: { address: NEW.address },
    delivery_note: 'Près de la mosquée',
    address_changes: [
      { fields: ['address', 'city', 'phone', 'delivery_note'], from_wilaya: '31', to_wilaya: '31' },
    ],
  })
  // An order that is open at the shop does not leave with the old label.
  const ship = { body: { version: before.version }, token: clerk }
  expect(await call(`vendor/orders/${first.id}/parcels`, ship)).toMatchObject({
    status: 409,
    body: {
      code: 'version_conflict',
      detail: expect.stringMatching(/^The buyer .*address changed/) as string,
    },
  })
  expect(
    await sql('select phone from phone_confirmation.call_tasks where order_id = $1', others.id),
  ).toEqual([{ phone: '+213661223344' }])
  expect(
    await sql(
      `select actor_role, after ->> 'wilaya' as wilaya from audit.entries
       where action = 'orders.address_changed' and subject_id = $1`,
      first.id,
    ),
  ).toEqual([{ actor_role: 'anyone', wilaya: '31' }])
  const emails = await sql(
    `select "to", text from platform.dev_emails where subject ~ 'adresse|address' order by id`,
  )
  expect(emails).toHaveLength(3)
  expect(emails[0]).toMatchObject({ to: MERIEM.email.toLowerCase() })
  expect(emails[0]!['text']).toContain('4 rue Didouche')
})

test('[I18N-1] the price of another address names the vendor in the reader’s language', async () => {
  const { placed, key } = await bought()
  await sql(`update vendors.vendors set business_name_ar = 'فخار أمل'`)
  const path = `purchases/${placed.number}/address-quotes`
  const namesIn = async (language: string) =>
    AddressQuoteView.parse(
      (await call(`${path}?lang=${language}`, { key, body: { wilaya: '16' } })).body,
    ).orders.map(({ vendor }) => vendor.business_name)
  expect(new Set(await namesIn('ar'))).toEqual(new Set(['فخار أمل']))
  expect(await namesIn('fr')).not.toContain('فخار أمل')
})

test('another wilaya is priced again, agreed to, and owed by the buyer to the centime', async () => {
  const { placed, key } = await bought()
  const quoted = await call(`purchases/${placed.number}/address-quotes`, {
    key,
    body: { wilaya: '16' },
  })
  expect(quoted.status).toBe(200)
  const quote = AddressQuoteView.parse(quoted.body)
  expect(quote).toMatchObject({
    total: placed.total + 400,
    total_before: placed.total,
    orders: [{ shipping: 600 }, { shipping: 600 }],
  })

  const to = { city: 'Bab Ezzouar', wilaya: '16' }
  for (const body of [to, { ...to, expected_total: placed.total }])
    expect(await change(placed.number, body, { key })).toMatchObject({
      status: 409,
      body: { code: 'delivery_price_changed' },
    })
  expect((await purchaseOf(placed.number, key)).total).toBe(placed.total)

  const agreed = await change(placed.number, { ...to, expected_total: quote.total }, { key })
  expect(agreed.status).toBe(201)
  const purchase = Purchase.parse(agreed.body)
  expect(purchase).toMatchObject({ total: quote.total, shipping_address: { wilaya: '16' } })
  for (const [index, order] of purchase.orders.entries()) {
    expect(order).toMatchObject({ shipping: 600, deliver_from: quote.orders[index]!.deliver_from })
    expect(await receivable(order.id)).toBe(order.total_amount * 100)
  }
  // Cancelled, then confirmed: nothing is owed, then the new price.
  const [first] = purchase.orders
  const cancelled = await call(`purchases/${placed.number}/cancellations`, {
    key,
    body: { order_id: first!.id, reason: 'changed_mind' },
  })
  expect(cancelled.status).toBe(201)
  expect(await receivable(first!.id)).toBe(0)
  await market.orders.changeStatus({
    ...{ orderId: first!.id as never, to: 'confirmed' },
    actor: { role: 'system' },
  })
  expect(await receivable(first!.id)).toBe(first!.total_amount * 100)
})

test('the address stays: shipped, stale, not served, or dearer than what the card paid', async () => {
  const refused = async (number: string, body: object, key: string) => {
    const { status, body: problem } = await change(number, body, { key })
    return [status, (problem as { code: string }).code]
  }
  const { placed, key } = await bought()
  const { number } = placed
  expect(await refused(number, { version: 3 }, key)).toEqual([409, 'version_conflict'])
  const far = { city: 'Adrar', wilaya: '01', expected_total: placed.total }
  expect(await refused(number, far, key)).toEqual([409, 'not_delivered_there'])

  await sql(`update orders.purchases set payment_method = 'cib' where number = $1`, number)
  const dearer = { city: 'Bab Ezzouar', wilaya: '16', expected_total: placed.total + 400 }
  expect(await refused(number, dearer, key)).toEqual([409, 'delivery_price_paid'])
  const quote = await call(`purchases/${number}/address-quotes`, { key, body: { wilaya: '09' } })
  expect(quote.body).toMatchObject({ total: placed.total, is_price_fixed: true })
  await sql(
    `update orders.purchases set payment_method = 'cash_on_delivery' where number = $1`,
    number,
  )

  expect(await change(number, { phone: '12', city: ' ', wilaya: '99' }, { key })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'city' }, { path: 'wilaya' }, { path: 'phone' }] },
  })
  const [first] = placed.orders
  await call(`vendor/orders/${first!.id}/parcels`, { token: clerk, body: {} })
  expect(await statusOf(first!.id)).toBe('shipped')
  expect(await refused(number, {}, key)).toEqual([409, 'order_already_shipped'])
  expect((await purchaseOf(number, key)).address_change.is_possible).toBe(false)
})

test('[ACC-2] a guest cancels by the key what has not left, and nothing else', async () => {
  const { placed, key, others } = await bought()
  const other = await bought()
  const cancel = (orderId: string, by = key, number = placed.number) =>
    call(`purchases/${number}/cancellations`, {
      key: by,
      body: { order_id: orderId, reason: 'too_slow' },
    })
  // Key of one purchase, order of another, each way round.
  expect((await cancel(other.others.id)).status).toBe(404)
  expect((await cancel(others.id, other.key)).status).toBe(404)
  expect((await cancel(others.id, other.key, other.placed.number)).status).toBe(404)
  expect(await statusOf(others.id)).toBe('pending')

  const done = await cancel(others.id)
  expect(done.status).toBe(201)
  expect(
    Purchase.parse(done.body).orders.map(({ status, cancel_reason: reason }) => [status, reason]),
  ).toEqual([
    ['confirmed', null],
    ['cancelled', 'too_slow'],
  ])
  expect(await cancel(others.id)).toMatchObject({
    status: 409,
    body: { code: 'order_already_cancelled' },
  })
  const [first] = placed.orders
  await call(`vendor/orders/${first!.id}/parcels`, { token: clerk, body: {} })
  expect(await cancel(first!.id)).toMatchObject({
    status: 409,
    body: { code: 'order_already_shipped' },
  })
})

test('changes of one purchase have a limit of their own, which strangers do not use up', async () => {
  const { placed, key } = await bought()
  const path = `purchases/${placed.number}/address-quotes`
  const body = { wilaya: '31' }
  for (let attempt = 0; attempt < 59; attempt += 1)
    expect((await call(path, { key: 'A'.repeat(22), body })).status).toBe(404)
  expect((await call(path, { key, body })).status).toBe(200)
  expect((await call(path, { key, body })).status).toBe(429) // of the address
  const statuses: number[] = []
  for (let attempt = 0; attempt < 80; attempt += 1) {
    if (attempt % 20 === 0) market.clock.advance(minutes(2))
    statuses.push((await call(path, { key, body })).status)
  }
  expect(statuses.slice(0, 59)).toEqual(Array.from({ length: 59 }, () => 200))
  expect(statuses.at(-1)).toBe(429) // of the purchase
  expect((await call(path, { token: owner, body })).status).toBe(404)
})
