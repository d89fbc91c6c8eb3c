import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { CASH_ON_DELIVERY, remittancesFixture } from '#tests/support/remittances-fixture.ts'

const database = await testDatabase()
const remittances = await remittancesFixture(database)
const { sql, sent, imported, lines, post, resolve, balances, cashAtCourier } = remittances

const parcelOf = async (orderId: string) =>
  (
    await sql(
      'select state, delivered_at::date::text as on from orders.parcels where order_id = $1',
      orderId,
    )
  )[0]
const orderOf = async (id: string) =>
  (await sql('select status, payment_status as payment from orders.orders where id = $1', id))[0]
async function travelling(tracking: string) {
  const order = await sent(tracking, { isDelivered: false })
  await sql(
    `update orders.status_history set happened_at = '2025-12-30T12:00Z' where order_id = $1`,
    order.id,
  )
  return order
}

test('cash for a parcel on its way confirms its delivery on the day of the statement', async () => {
  const { id } = await travelling('YAL-1')
  const item = await imported('YAL-1;;4300;300')
  expect(await lines(item.id)).toEqual([])
  expect(await orderOf(id)).toMatchObject({ payment: 'pending' })
  expect((await post('second', item.id, 4000)).status).toBe(200)
  expect(await orderOf(id)).toEqual({ status: 'delivered', payment: 'paid' })
  expect(await parcelOf(id)).toEqual({ state: 'remitted', on: '2026-01-02' })
  await remittances.market.outbox.drain()
  expect(await cashAtCourier()).toBe(0)
  expect(await balances()).toMatchObject({ cash_received: 4000, courier_fees: 300 })
  expect(
    await sql(
      `select to_status, actor_role from orders.status_history
    where order_id = $1 order by happened_at desc, id desc limit 1`,
      id,
    ),
  ).toEqual([{ to_status: 'delivered', actor_role: 'courier' }])
})

test('too little cash confirms it as well; what is disputed stays with the courier', async () => {
  const { id } = await travelling('YAL-1')
  const item = await imported('YAL-1;;4000;300')
  const [line] = await lines(item.id)
  expect(line).toMatchObject({ reason: 'short_paid' })
  await resolve(item.id, { line_ids: [line!.id], answer: 'dispute' })
  expect((await post('second', item.id, 3700)).status).toBe(200)
  expect(await orderOf(id)).toMatchObject({ status: 'delivered' })
  expect(await cashAtCourier()).toBe(CASH_ON_DELIVERY - 4000)
})

test('a fee alone confirms nothing: it may be that of a return', async () => {
  const { id } = await travelling('YAL-1')
  const item = await imported('YAL-1;;0;250')
  const [line] = await lines(item.id)
  expect(line).toMatchObject({ reason: 'not_delivered' })
  await resolve(item.id, { line_ids: [line!.id], answer: 'dispute' })
  await post('second', item.id, 0)
  expect(await parcelOf(id)).toMatchObject({ state: 'in_transit' })
})
