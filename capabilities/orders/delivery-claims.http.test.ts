import { expect, test } from 'vitest'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CASH_AT_COURIER } from '#tests/support/in-memory-ledger.ts'
import { vendorOrdersFixture } from '#tests/support/vendor-orders-fixture.ts'
import { AccountOrder, AdminOrder, AdminOrdersPage } from './contract.ts'
import { Purchase } from './purchase.contract.ts'

const database = await testDatabase()
const fixture = await vendorOrdersFixture(database)
const { market, sql, call, orders, read, send, advance, advanceParcel, bought } = fixture
const meriem = await market.account('meriem@mail.example')
const amina = await market.account('amina@mail.example')
const tokens = {
  meriem: await market.tokenOf(meriem.email),
  amina: await market.tokenOf(amina.email),
}
const DELIVERED = { state: 'delivered' }
const courier = { courier: 'yalidine', tracking: null }

async function claimed(how: Parameters<typeof bought>[1] = {}) {
  const placed = await bought(1, how)
  await send(placed.id, courier)
  const { parcels } = await read(placed.id)
  const parcel = parcels[0]!.id
  expect((await advanceParcel(placed.id, parcel, DELIVERED)).status).toBe(200)
  await market.outbox.drain()
  return { ...placed, parcel }
}
type Claimed = Awaited<ReturnType<typeof claimed>>
const decide = (id: string, parcel: string, body: object) =>
  call(`admin/orders/${id}/parcels/${parcel}/delivery`, { body, as: 'admin' })
const withdraw = (id: string, parcel: string, as: 'amel' | 'brahim' = 'amel') =>
  orders(`/${id}/parcels/${parcel}/delivery-withdrawal`, { body: {}, as })
const answerAsGuest = ({ purchase, id, parcel }: Claimed, received: boolean, key: string) =>
  callApi(market.app, `/api/v1/purchases/${purchase}/delivery-answers`, {
    body: { order_id: id, parcel_id: parcel, received },
    headers: { 'purchase-key': key },
  })
const answerAs = (who: keyof typeof tokens, { id, parcel }: Claimed, received: boolean) =>
  callApi(market.app, `/api/v1/account/orders/${id}/delivery-answers`, {
    body: { parcel_id: parcel, received },
    token: tokens[who],
  })
const due = async () =>
  AdminOrdersPage.parse((await call('admin/orders?delivery_claim=due', { as: 'admin' })).body).items
const published = async (type: string) =>
  (await sql('select payload from platform.outbox where type = $1', type)).length
const books = async (id: string) => (await sql(CASH_AT_COURIER, id))[0]!['n'] ?? 0

test('[VSPACE-4] what a vendor says of the operator’s courier is a claim, and nothing follows from it', async () => {
  const { id, parcel } = await claimed()
  const order = await read(id)
  expect(order).toMatchObject({ status: 'shipped', payment_status: 'pending' })
  expect(order.parcels[0]).toMatchObject({
    ...{ state: 'handed_over', delivery_rejected_at: null },
    delivery_claim: { denied_at: null },
  })
  expect(await books(id)).toBe(0)
  expect(await sql('select id from documents.invoices')).toEqual([])
  expect(await sql('select returnable_until from orders.orders')).toEqual([
    { returnable_until: null },
  ])
  expect(await sql('select order_id from payouts.courier_cash')).toEqual([])
  const [row] = await sql(
    'select delivery_claimed_at as at, delivery_claimed_by as by from orders.parcels',
  )
  await advanceParcel(id, parcel, DELIVERED)
  expect(
    await sql('select delivery_claimed_at as at, delivery_claimed_by as by from orders.parcels'),
  ).toEqual([row])
  expect(row!['by']).toBe(fixture.users.amel)

  // The whole order: the same.
  const other = await bought()
  await send(other.id, courier)
  expect((await advance(other.id, 'delivered')).body).toMatchObject({
    status: 'shipped',
    parcels: [{ delivery_claim: { denied_at: null } }],
  })
})

test('[VSPACE-4] by the vendor’s own man it is delivered, and the rest of the order is claimed', async () => {
  const { id } = await fixture.boughtBoth()
  const [pot, lamp] = (await read(id)).items
  await send(id, { ...courier, items: [{ item_id: pot!.id, quantity: 2 }] })
  await send(id, { items: [{ item_id: lamp!.id, quantity: 1 }] })
  await advance(id, 'delivered')
  const order = await read(id)
  expect(order.status).toBe('shipped')
  expect(order.parcels).toMatchObject([
    { state: 'handed_over', delivery_claim: {} },
    { state: 'delivered', delivery_claim: null },
  ])
  await fixture.deliver(id, order.parcels[0]!.id)
  expect(await read(id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
})

test('[VSPACE-4] it is withdrawn by its vendor only, and by any other step', async () => {
  const { id, parcel } = await claimed()
  expect((await withdraw(id, parcel, 'brahim')).status).toBe(404)
  expect((await withdraw(id, parcel)).status).toBe(200)
  expect((await withdraw(id, parcel)).body).toMatchObject({ code: 'no_delivery_claim' })
  await advanceParcel(id, parcel, DELIVERED)
  await advanceParcel(id, parcel, { state: 'attempt_failed', reason: 'no_answer' })
  expect((await read(id)).parcels[0]).toMatchObject({
    ...{ state: 'attempt_failed', delivery_claim: null },
  })
  await advanceParcel(id, parcel, DELIVERED)
  await orders(`/${id}/parcels/${parcel}/carriage`, { method: 'PUT', body: { courier: 'manual' } })
  expect((await read(id)).parcels[0]).toMatchObject({ cash_holder: 'vendor', delivery_claim: null })
})

test('[ADM-5] an admin confirms or rejects it, with or without the claim', async () => {
  const { id, parcel } = await claimed()
  const rejected = AdminOrder.parse(
    (await decide(id, parcel, { outcome: 'rejected', note: 'Yalidine l’a encore' })).body,
  )
  expect(rejected.parcels[0]).toMatchObject({ state: 'handed_over', delivery_claim: null })
  await market.outbox.drain()
  expect(await published('orders.delivery_claim_rejected')).toBe(1)
  expect((await read(id)).parcels[0]?.delivery_rejected_at).not.toBeNull()
  expect((await decide(id, parcel, { outcome: 'rejected' })).body).toMatchObject({
    code: 'no_delivery_claim',
  })
  const done = AdminOrder.parse((await decide(id, parcel, { outcome: 'delivered' })).body)
  expect(done).toMatchObject({ status: 'delivered', payment_status: 'paid', delivery_claim: null })
  expect(done.history.at(-1)).toMatchObject({ to: 'delivered', actor_role: 'admin' })
  expect(await books(id)).toBe(done.total_amount * 100)
  expect((await decide(id, parcel, { outcome: 'delivered' })).status).toBe(409)
})

test('[ADM-5] what an admin sets is obeyed: the status ends the claim', async () => {
  const { id } = await claimed()
  await call(`admin/orders/${id}/status-changes`, { body: { status: 'delivered' }, as: 'admin' })
  expect(await read(id)).toMatchObject({ status: 'delivered', parcels: [{ delivery_claim: null }] })
})

test('[ADM-5] claims wait for an admin after days, or when the buyer denies them', async () => {
  const first = await claimed()
  expect(await due()).toEqual([])
  await sql(
    `update orders.parcels set delivery_claimed_at = delivery_claimed_at - interval '4 days'`,
  )
  expect((await due()).length).toBe(1)
  const second = await claimed()
  expect((await answerAsGuest(second, false, second.key!)).status).toBe(201)
  await answerAsGuest(second, false, second.key!)
  await market.outbox.drain()
  expect((await due()).map((row) => [row.id, row.delivery_claim])).toEqual([
    [second.id, 'denied'],
    [first.id, 'open'],
  ])
  expect(await published('orders.delivery_denied')).toBe(1)
  expect((await read(second.id)).parcels[0]?.delivery_claim?.denied_at).not.toBeNull()
})

test('[ACC-2] the buyer of that order confirms what the shop reports', async () => {
  const own = await claimed({ token: tokens.meriem, shipping: { email: meriem.email } })
  expect((await answerAs('amina', own, true)).status).toBe(404)
  // The link of an account's purchase only reads.
  expect((await answerAsGuest(own, true, own.key ?? '')).status).not.toBe(201)
  const done = AccountOrder.parse((await answerAs('meriem', own, true)).body)
  expect(done).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(done.history.at(-1)).toMatchObject({ to: 'delivered', actor_role: 'buyer' })
  expect((await answerAs('meriem', own, true)).body).toMatchObject({ code: 'no_delivery_claim' })
  expect(await books(own.id)).toBe(own.total_amount * 100)
})

test('[ACC-2] a guest needs the key, and nothing is confirmed that the shop has not reported', async () => {
  const guest = await claimed()
  const view = await callApi(market.app, `/api/v1/purchases/${guest.purchase}`, {
    headers: { 'purchase-key': guest.key! },
  })
  expect(Purchase.parse(view.body).orders[0]!.reported_deliveries).toMatchObject([
    { parcel_id: guest.parcel, is_denied: false },
  ])
  expect((await answerAsGuest(guest, true, 'wrong')).status).toBe(404)
  await answerAsGuest(guest, false, guest.key!)
  const done = Purchase.parse((await answerAsGuest(guest, true, guest.key!)).body)
  expect(done.orders[0]).toMatchObject({ status: 'delivered' })

  const sent = await bought()
  await send(sent.id, courier)
  const parcel = (await read(sent.id)).parcels[0]!.id
  const early = await answerAsGuest({ ...sent, parcel }, true, sent.key!)
  expect(early.body).toMatchObject({ code: 'no_delivery_claim' })
})
