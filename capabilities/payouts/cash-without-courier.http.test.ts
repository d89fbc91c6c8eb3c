import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { ManualJournal } from '../treasury/manual-journals.contract.ts'
import { CourierParcels } from './counted-cash.contract.ts'
import { MoneyOverview } from './ledger.contract.ts'

const fixture = await payoutsFixture(await testDatabase())
const { market, ask, sql, bought, ledgerBalances } = fixture

const readOverview = async () => MoneyOverview.parse((await ask('admin', '/money/overview')).body)
const listed = async () =>
  CourierParcels.parse((await ask('admin', '/money/courier-parcels?courier=-')).body).items

test('[AREP-3] cash that no courier has is listed with its order, and taken in by a manual journal', async () => {
  const orderId = await bought()
  const [order] = await sql(
    'select order_number as number from orders.orders where id = $1',
    orderId,
  )
  const number = String(order?.['number'])
  const done = await ask('admin', `/orders/${orderId}/status-changes`, {
    ...{ status: 'delivered', cash_holder: 'operator', reason: 'Remis au guichet' },
  })
  expect(done.status).toBe(200)
  await market.outbox.drain()
  expect(await ledgerBalances()).toMatchObject({ cash_at_courier: 1_030_000 })
  const row = { code: null, name: null, amount: 10_300, orders: [number] }
  expect((await readOverview()).couriers).toMatchObject([row])
  expect(await listed()).toMatchObject([{ amount: 10_300, order_number: number, tracking: '' }])
  expect((await ask('admin', '/money/courier-parcels?courier=yalidine')).body).toMatchObject({
    items: [],
  })

  const made = await ask('admin', '/money/manual-journals', {
    ...{ reason: 'Espèces remises à la caisse', dated_on: '2026-01-02' },
    lines: [
      { account: 'till', amount: 10_300 },
      { account: 'cash_at_courier', amount: -10_300, order_number: number },
    ],
  })
  const { id } = ManualJournal.parse(made.body)
  expect((await ask('second', `/money/manual-journals/${id}/posting`, {})).status).toBe(200)
  await market.outbox.drain()
  expect((await ledgerBalances())['cash_at_courier']).toBeUndefined()
  expect((await readOverview()).couriers).toEqual([])
  expect(await listed()).toEqual([])
})
