import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { CASH_AT_COURIER } from '#tests/support/in-memory-ledger.ts'
import { vendorOrdersFixture } from '#tests/support/vendor-orders-fixture.ts'
import { AdminOrder } from './contract.ts'
import { VendorOrder } from './vendor.contract.ts'

const fixture = await vendorOrdersFixture(await testDatabase())
const { sql, call, read, send, advanceParcel, deliver, bought, boughtBoth, stock } = fixture
const LOST = { state: 'lost', reason: 'stolen', note: 'Camion volé à Blida' }
const BACK = { state: 'returned', condition: 'resellable' }
const courier = { courier: 'yalidine', tracking: null }

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
const events = async (type: string) =>
  (await sql(`select payload from platform.outbox where payload ->> 'type' = $1`, type)).map(
    ({ payload }) => payload as Record<string, unknown>,
  )

/** Two tajines for 9,600 and the delivery of 300, and a lamp for 6,200, in two parcels. */
async function sentInTwo() {
  const { id } = await boughtBoth()
  const [pot, lamp] = (await read(id)).items
  await send(id, { ...courier, items: [{ item_id: pot!.id, quantity: 2 }] })
  await send(id, { ...courier, items: [{ item_id: lamp!.id, quantity: 1 }] })
  const [first, second] = (await read(id)).parcels
  return { id, first: first!, second: second! }
}

test('a lost parcel is not paid and not in stock again; the order ends with the others', async () => {
  const { id, first, second } = await sentInTwo()
  expect(await stock()).toBe(7)
  expect((await advanceParcel(id, first.id, LOST)).status).toBe(200)
  const order = await read(id)
  expect(order).toMatchObject({ status: 'shipped', undelivered_amount: first.collect })
  expect(order.parcels[0]).toMatchObject({
    state: 'lost',
    history: [{ state: 'handed_over' }, { state: 'lost', reason: 'stolen', note: LOST.note }],
  })
  expect([await stock(), await balance('buyer_receivable', id)]).toEqual([7, second.collect * 100])
  expect(await events('orders.parcel_lost')).toMatchObject([
    { parcelId: first.id, kind: 'stolen', orderId: id },
  ])
  expect((await advanceParcel(id, first.id, { state: 'in_transit' })).body).toMatchObject({
    code: 'parcel_lost',
  })

  await deliver(id, second.id)
  expect(await read(id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(await sql(CASH_AT_COURIER, id)).toEqual([{ n: second.collect * 100 }])
})

test('a parcel that is found after its order ended is sold again when it is delivered', async () => {
  const { id, first, second } = await sentInTwo()
  await advanceParcel(id, first.id, LOST)
  await deliver(id, second.id)
  expect((await deliver(id, first.id)).status).toBe(200)
  const order = await read(id)
  expect(order).toMatchObject({ status: 'delivered', undelivered_amount: 0 })
  expect(await sql(CASH_AT_COURIER, id)).toEqual([{ n: (first.collect + second.collect) * 100 }])
  expect([await balance('buyer_receivable', id), await stock()]).toEqual([0, 7])
  expect(await events('orders.parcel_found')).toHaveLength(1)
})

test('a parcel that is found and comes back is in stock once, and stays unpaid', async () => {
  const { id, first, second } = await sentInTwo()
  await advanceParcel(id, first.id, { state: 'returning' })
  await advanceParcel(id, first.id, LOST)
  await advanceParcel(id, first.id, BACK)
  expect((await advanceParcel(id, first.id, BACK)).body).toMatchObject({
    code: 'parcel_already_returned',
  })
  expect([await stock(), await balance('buyer_receivable', id)]).toEqual([9, second.collect * 100])
})

test('an order of which all is lost is cancelled; found and delivered, it is reopened', async () => {
  const { id } = await bought(2)
  const parcel = VendorOrder.parse((await send(id, courier)).body).parcels[0]!
  const path = `admin/orders/${id}/parcels/${parcel.id}/loss`
  const reported = await call(path, { body: { kind: 'lost' }, as: 'admin' })
  expect(AdminOrder.parse(reported.body)).toMatchObject({ status: 'cancelled' })
  expect((await call(path, { body: { kind: 'lost' }, as: 'admin' })).body).toMatchObject({
    code: 'parcel_lost',
  })
  expect(await read(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'parcel_lost' })
  expect([await stock(), await balance('vendor_payable', id)]).toEqual([7, 0])

  expect((await deliver(id, parcel.id)).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(await sql(CASH_AT_COURIER, id)).toEqual([{ n: parcel.collect * 100 }])
  expect(await stock()).toBe(7)
})

test('a cancelled order of which a parcel is lost has no stock given back, until it is found', async () => {
  const { id } = await bought(2)
  const parcel = VendorOrder.parse((await send(id, courier)).body).parcels[0]!
  await call(`admin/orders/${id}/status-changes`, { body: { status: 'cancelled' }, as: 'admin' })
  await advanceParcel(id, parcel.id, LOST)
  expect(await stock()).toBe(7)
  await advanceParcel(id, parcel.id, BACK)
  expect(await stock()).toBe(9)
})

test('an order that is opened again after its parcel was lost is sent from stock', async () => {
  const { id } = await bought(2)
  const parcel = VendorOrder.parse((await send(id, courier)).body).parcels[0]!
  await advanceParcel(id, parcel.id, LOST)
  const again = { body: { status: 'confirmed' }, as: 'admin' as const }
  expect((await call(`admin/orders/${id}/status-changes`, again)).status).toBe(200)
  expect(await stock()).toBe(5)
  expect(VendorOrder.parse((await send(id, courier)).body).parcels).toHaveLength(2)
})
