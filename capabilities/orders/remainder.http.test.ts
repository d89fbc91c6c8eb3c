import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { CASH_AT_COURIER } from '#tests/support/in-memory-ledger.ts'
import { vendorOrdersFixture } from '#tests/support/vendor-orders-fixture.ts'
import { AdminOrder, AdminOrdersPage } from './contract.ts'
import { PickList } from './pick-list.contract.ts'
import { VendorOrder } from './vendor.contract.ts'

const fixture = await vendorOrdersFixture(await testDatabase())
const {
  sql,
  call,
  orders,
  read,
  send,
  advance,
  advanceParcel,
  deliver,
  bought,
  boughtBoth,
  stock,
} = fixture
const BACK = { state: 'returned', condition: 'resellable' }

const cancelRest = (id: string) =>
  orders(`/${id}/cancellation`, { body: { reason: 'out_of_stock', only: 'remainder' } })
const balance = async (account: string, id: string) =>
  (
    await sql(
      `select coalesce(sum(e.amount_centimes), 0)::int as n from ledger.entries e
       join ledger.accounts a on a.id = e.account_id join ledger.journals j on j.id = e.journal_id
       where a.kind = $1 and j.order_id = $2`,
      account,
      id,
    )
  )[0]!['n']

/** Two tajines and a lamp; one tajine has left, for 4,800 and the delivery of 300. */
async function partlySent() {
  const { id, purchase, key } = await boughtBoth()
  const [pot, lamp] = (await read(id)).items
  const items = [{ item_id: pot!.id, quantity: 1 }]
  const { parcels } = VendorOrder.parse((await send(id, { courier: 'yalidine', items })).body)
  return { id, purchase, key: key ?? '', pot: pot!.id, lamp: lamp!.id, parcel: parcels[0]!.id }
}

test('[VSPACE-4] what is left to send is cancelled, and the order ends with what was sent', async () => {
  const { id, parcel } = await partlySent()
  expect(await stock()).toBe(7)

  const answer = await cancelRest(id)
  const order = VendorOrder.parse(answer.body)
  expect(order).toMatchObject({ status: 'shipped', to_collect: 5100, undelivered_amount: 11_000 })
  expect(order.items.map((item) => [item.cancelled_quantity, item.left_to_send])).toEqual([
    [1, 0],
    [1, 0],
  ])
  expect(
    await sql(
      `select payload ->> 'pieces' as pieces, payload ->> 'reason' as reason from platform.outbox
      where payload ->> 'type' = 'orders.remainder_cancelled' and payload ->> 'orderId' = $1`,
      id,
    ),
  ).toEqual([{ pieces: '2', reason: 'out_of_stock' }])
  // 4,800 less the commission of 5% and the tax on it.
  expect([order.own_share, await stock()]).toEqual([4514.4, 8])
  expect(await balance('buyer_receivable', id)).toBe(510_000)
  expect((await cancelRest(id)).body).toMatchObject({ code: 'nothing_to_ship' })
  expect((await send(id)).body).toMatchObject({ code: 'nothing_to_ship' })
  expect(PickList.parse((await call(`vendor/pick-list?ids=${id}`)).body).pieces).toBe(0)

  await deliver(id, parcel)
  expect(await read(id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(await sql(CASH_AT_COURIER, id)).toEqual([{ n: 510_000 }])
  expect([await balance('buyer_receivable', id), await stock()]).toEqual([0, 8])
})

test('[VSPACE-4] once the sent parcels have arrived, cancelling the rest delivers the order', async () => {
  const { id, parcel } = await partlySent()
  await deliver(id, parcel)
  expect((await read(id)).status).toBe('shipped')
  expect((await cancelRest(id)).status).toBe(200)
  const order = await read(id)
  expect(order).toMatchObject({ status: 'delivered', payment_status: 'paid', to_collect: 0 })
  expect(order.history.at(-1)).toMatchObject({ to: 'delivered', reason: 'remainder_cancelled' })
  expect(await sql(CASH_AT_COURIER, id)).toEqual([{ n: 510_000 }])
  expect([await balance('buyer_receivable', id), await balance('refunds_due', id)]).toEqual([0, 0])
})

test('[VSPACE-4] an order whose sent parcels came back is cancelled with its rest', async () => {
  const { id, parcel } = await partlySent()
  await advanceParcel(id, parcel, BACK)
  expect([(await read(id)).status, await stock()]).toEqual(['shipped', 8])
  expect((await cancelRest(id)).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'out_of_stock' })
  expect(await stock()).toBe(9)
  for (const account of ['buyer_receivable', 'vendor_payable', 'delivery_income'])
    expect(await balance(account, id)).toBe(0)
})

test('[ACC-2] a buyer who cancels the rest is not told their own reason', async () => {
  const { id, purchase, key } = await partlySent()
  const answer = await fixture.market.app.request(`/api/v1/purchases/${purchase}/cancellations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'purchase-key': key },
    body: JSON.stringify({ order_id: id, reason: 'too_slow', only: 'remainder' }),
  })
  expect(answer.status).toBe(201)
  expect(
    await sql(
      `select payload -> 'reason' as reason from platform.outbox
       where payload ->> 'type' = 'orders.remainder_cancelled'`,
    ),
  ).toEqual([{ reason: null }])
})

test('[VSPACE-4] a parcel that comes back after the rest was cancelled cancels the order', async () => {
  const { id, parcel } = await partlySent()
  await cancelRest(id)
  await advanceParcel(id, parcel, BACK)
  expect((await read(id)).status).toBe('cancelled')
  expect(await stock()).toBe(9)
  for (const account of ['buyer_receivable', 'vendor_payable', 'delivery_income'])
    expect(await balance(account, id)).toBe(0)

  // Reopened it is whole again, and is sent again.
  const again = { body: { status: 'confirmed' }, as: 'admin' as const }
  expect((await call(`admin/orders/${id}/status-changes`, again)).status).toBe(200)
  const order = await read(id)
  expect(order.items.map((item) => [item.cancelled_quantity, item.left_to_send])).toEqual([
    [0, 2],
    [0, 1],
  ])
  expect([order.undelivered_amount, await stock()]).toEqual([0, 7])
  expect(await balance('buyer_receivable', id)).toBe(1_610_000)
  expect(VendorOrder.parse((await send(id)).body).parcels.at(-1)?.collect).toBe(16_100)
})

test('[VSPACE-4] cancelled after its rest was, an order gives each piece back once', async () => {
  const { id, parcel } = await partlySent()
  await cancelRest(id)
  await call(`admin/orders/${id}/status-changes`, { body: { status: 'cancelled' }, as: 'admin' })
  expect(await stock()).toBe(8)
  await advanceParcel(id, parcel, BACK)
  expect(await stock()).toBe(9)
})

test('[AORD-2] what was never delivered is in no revenue', async () => {
  const { id, parcel } = await partlySent()
  await cancelRest(id)
  await deliver(id, parcel)
  const list = await call(`admin/orders?search=${(await read(id)).order_number}`, { as: 'admin' })
  expect(AdminOrdersPage.parse(list.body).revenue).toBe(5100)
})

test('the rest is not cancelled before a parcel left, or once the order is over', async () => {
  const { id } = await bought()
  expect(await cancelRest(id)).toMatchObject({
    status: 409,
    body: { code: 'no_parcel_sent', detail: expect.stringContaining('commande entière') },
  })
  await advance(id, 'shipped')
  expect((await cancelRest(id)).body).toMatchObject({ code: 'nothing_to_ship' })
  await advance(id, 'delivered')
  expect((await cancelRest(id)).body).toMatchObject({ code: 'order_already_delivered' })

  const other = await partlySent()
  expect(
    (await orders(`/${other.id}/cancellation`, { body: { reason: 'out_of_stock' } })).body,
  ).toMatchObject({ code: 'order_already_shipped' })
  expect((await orders(`/${other.id}/cancellation`, { body: {}, as: 'brahim' })).status).toBe(422)
  const strange = { body: { reason: 'out_of_stock', only: 'remainder' }, as: 'brahim' as const }
  expect((await orders(`/${other.id}/cancellation`, strange)).status).toBe(404)
})

test('an admin cancels the rest, once for each seen version', async () => {
  const { id, parcel } = await partlySent()
  const { version } = AdminOrder.parse((await call(`admin/orders/${id}`, { as: 'admin' })).body)
  const cancel = () =>
    call(`admin/orders/${id}/remainder-cancellation`, {
      body: { reason: 'rupture', version },
      as: 'admin',
    })
  const answers = await Promise.all([cancel(), cancel()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await stock()).toBe(8)
  await deliver(id, parcel)
  const order = AdminOrder.parse((await call(`admin/orders/${id}`, { as: 'admin' })).body)
  expect(order).toMatchObject({ status: 'delivered', undelivered_amount: 11_000 })
  expect(
    await sql(
      `select after ->> 'reason' as reason from audit.entries where action = 'orders.remainder_cancelled' and subject_id = $1`,
      id,
    ),
  ).toEqual([{ reason: 'rupture' }])
})

test('[ACC-2] while an order is sent in parts, its buyer is informed what this parcel asks for and what comes later', async () => {
  const { id } = await partlySent()
  const [shipped] = await sql(
    `select payload -> 'onDelivery' as amounts from platform.outbox
     where payload ->> 'type' = 'orders.order_status_changed' and payload ->> 'to' = 'shipped'
       and payload ->> 'orderId' = $1`,
    id,
  )
  expect(shipped).toEqual({ amounts: { now: 510_000, later: 1_100_000 } })
})

test('[AORD-2] what was never delivered is in no revenue', async () => {
  const { id, parcel } = await partlySent()
  await cancelRest(id)
  await deliver(id, parcel)
  const list = await call(`admin/orders?search=${(await read(id)).order_number}`, { as: 'admin' })
  expect(AdminOrdersPage.parse(list.body).revenue).toBe(5100)
})

test('the rest is not cancelled before a parcel left, or once the order is over', async () => {
  const { id } = await bought()
  expect(await cancelRest(id)).toMatchObject({
    status: 409,
    body: { code: 'no_parcel_sent', detail: expect.stringContaining('commande entière') },
  })
  await advance(id, 'shipped')
  expect((await cancelRest(id)).body).toMatchObject({ code: 'nothing_to_ship' })
  await advance(id, 'delivered')
  expect((await cancelRest(id)).body).toMatchObject({ code: 'order_already_delivered' })

  const other = await partlySent()
  expect(
    (await orders(`/${other.id}/cancellation`, { body: { reason: 'out_of_stock' } })).body,
  ).toMatchObject({ code: 'order_already_shipped' })
  expect((await orders(`/${other.id}/cancellation`, { body: {}, as: 'brahim' })).status).toBe(422)
  const strange = { body: { reason: 'out_of_stock', only: 'remainder' }, as: 'brahim' as const }
  expect((await orders(`/${other.id}/cancellation`, strange)).status).toBe(404)
})

test('an admin cancels the rest, once for each seen version', async () => {
  const { id, parcel } = await partlySent()
  const { version } = AdminOrder.parse((await call(`admin/orders/${id}`, { as: 'admin' })).body)
  const cancel = () =>
    call(`admin/orders/${id}/remainder-cancellation`, {
      body: { reason: 'rupture', version },
      as: 'admin',
    })
  const answers = await Promise.all([cancel(), cancel()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await stock()).toBe(8)
  await deliver(id, parcel)
  const order = AdminOrder.parse((await call(`admin/orders/${id}`, { as: 'admin' })).body)
  expect(order).toMatchObject({ status: 'delivered', undelivered_amount: 11_000 })
  expect(
    await sql(
      `select after ->> 'reason' as reason from audit.entries where action = 'orders.remainder_cancelled' and subject_id = $1`,
      id,
    ),
  ).toEqual([{ reason: 'rupture' }])
})

test('[ACC-2] while an order is sent in parts, its buyer is informed what this parcel asks for and what comes later', async () => {
  const { id } = await partlySent()
  const [shipped] = await sql(
    `select payload -> 'onDelivery' as amounts from platform.outbox
     where payload ->> 'type' = 'orders.order_status_changed' and payload ->> 'to' = 'shipped'
       and payload ->> 'orderId' = $1`,
    id,
  )
  expect(shipped).toEqual({ amounts: { now: 510_000, later: 1_100_000 } })
})

test('[AORD-2] the list is narrowed to cancelled orders whose parcel is on its way', async () => {
  const { id } = await partlySent()
  await bought()
  const onRoad = async () =>
    AdminOrdersPage.parse((await call('admin/orders?on_road=yes', { as: 'admin' })).body).items
  expect(await onRoad()).toEqual([])
  await call(`admin/orders/${id}/status-changes`, {
    body: { status: 'cancelled', reason: 'test' },
    as: 'admin',
  })
  expect((await onRoad()).map((order) => order.id)).toEqual([id])
})
