import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { OrderId } from '#capabilities/orders/index.ts'
import { analyticsFixture } from '#tests/support/analytics-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { Report, ReportChoices } from './contract.ts'

const database = await testDatabase()
const market = await analyticsFixture(database)
const { world, rows, bought, moveTo, setClock, analytics, orders } = market
beforeEach(() => market.beginAgain())

const ask = async (query = '') => (await market.ask(`/reports?${query}`)).json()
const report = async (query = '') => Report.parse(await ask(query))
const lines = async (query = '') => (await report(`period=last_30_days&${query}`)).couriers

const shopOf = async (orderId: string) =>
  String(
    (await rows('select vendor_id as id from orders.orders where id = $1', orderId))[0]?.['id'],
  )
const parcelOf = async (orderId: string) =>
  (await rows('select id from orders.parcels where order_id = $1', orderId))[0]?.['id']

async function sent(orderId: OrderId, courier: string | null) {
  const vendorId = await shopOf(orderId)
  await inTransaction(database.db, async (tx) => {
    const held = await orders.lockVendorOrder(tx, vendorId, orderId)
    const act = { vendorId, orderId, actor: { role: 'system' as const } }
    return orders.shipParcelInTx(tx, held!, { ...act, courier, tracking: null, items: null })
  })
}

async function moved(orderId: OrderId, state: 'delivered' | 'returned') {
  const parcelId = await parcelOf(orderId)
  if (!parcelId) return
  const vendorId = await shopOf(orderId)
  const step = state === 'returned' ? { state, condition: 'resellable' as const } : { state }
  await inTransaction(database.db, (tx) =>
    orders.updateParcelStatusInTx(tx, {
      ...{ vendorId, orderId, parcelId, step },
      actor: { role: 'system' },
    }),
  )
}

/** Remittances publish no event of the order. */
async function remitted(orderId: OrderId) {
  const parcelId = await parcelOf(orderId)
  if (parcelId)
    await inTransaction(database.db, async (tx) => {
      await orders.remitParcels(tx, [parcelId])
      return ok(null)
    })
}
const carriedBy = (orderId: OrderId, courier: string | null) =>
  rows('update orders.parcels set courier_code = $2 where order_id = $1', orderId, courier as never)

async function counted() {
  await market.outbox.drain()
  await analytics.aggregateMovedParcels()
}

/** Skips rows that are all zero. */
const sums = () =>
  rows(`select * from analytics.courier_aggregates where ordered > 0
    order by span, vendor_id, wilaya, courier_code, starts_on`)

test('what is heard once, twice or only noted gives the sums that orders and parcels give', () => {
  const couriers = fc.constantFrom('yalidine', 'manual', null)
  const step = fc.record({
    which: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
    wilaya: fc.constantFrom('31', '16'),
    courier: couriers,
    acts: fc.array(fc.constantFrom('send', 'deliver', 'return', 'remit', 'carry', 'cancel'), {
      maxLength: 4,
    }),
    shippedWith: couriers,
    daysLater: fc.nat(20),
    isCounted: fc.boolean(),
  })
  return fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (history) => {
      await rows(`truncate orders.purchases, platform.outbox, platform.rate_limits, analytics.order_aggregates,
        analytics.courier_aggregates, analytics.changed_parcels, documents.series cascade`)
      setClock(market.now)
      for (const { which, wilaya, courier, acts, shippedWith, daysLater, isCounted } of history) {
        const [first] = await bought(which, wilaya)
        for (const act of acts) {
          if (isCounted) await counted()
          if (!first) continue
          if (act === 'send') await sent(first, courier)
          if (act === 'deliver') await moved(first, 'delivered')
          if (act === 'return') await moved(first, 'returned')
          if (act === 'remit') await remitted(first)
          if (act === 'carry') await carriedBy(first, shippedWith)
          if (act === 'cancel') await moveTo(first, 'cancelled')
        }
        market.daysLater(daysLater)
      }
      await counted()
      const received = await sums()
      expect(received.length).toBeGreaterThan(0)
      expect(await rows('select 1 from analytics.changed_parcels')).toEqual([])

      await rows(
        `update platform.outbox_deliveries set state = 'pending', delivered_at = null, attempts = 0`,
      )
      await rows('insert into analytics.changed_parcels (order_id) select id from orders.orders')
      await counted()
      expect(await sums()).toEqual(received)

      await analytics.rebuildOrderAggregates()
      expect(await sums()).toEqual(received)

      await rows('truncate analytics.courier_contributions, analytics.courier_aggregates')
      market.daysLater(1)
      await analytics.aggregateMissingOrders()
      expect(await sums()).toEqual(received)
      expect(market.failures).toEqual([])
    }),
    { numRuns: 8 },
  )
})

test('each courier has its line: what was sent with it, arrived, came back and was handed over', async () => {
  const [first] = await bought([0])
  const [second] = await bought([0])
  const [third] = await bought([1], '16')
  const [fourth] = await bought([2])
  await bought([2])
  await sent(first!, 'yalidine')
  await sent(second!, 'yalidine')
  await sent(third!, 'yalidine')
  await sent(fourth!, 'manual')
  await moved(first!, 'delivered')
  await moved(second!, 'returned')
  await counted()
  const before = await lines()
  expect(before.map((line) => line.courier?.code ?? null)).toEqual(['yalidine', 'manual', null])
  expect(before[0]).toMatchObject({
    ...{ ordered: 3, confirmed: 3, shipped: 3, delivered: 1, returned: 1, remitted: 0 },
    ...{ remitted_amount: 0, delivery_rate: 50 },
  })
  expect(before[1]).toMatchObject({ ordered: 1, shipped: 1, delivered: 0, delivery_rate: null })
  expect(before[2]).toMatchObject({ ordered: 1, shipped: 0 })

  await remitted(first!)
  await carriedBy(fourth!, 'yalidine')
  await analytics.aggregateMovedParcels()
  const [parcel] = await rows(
    'select (collect_centimes / 100.0)::float8 as amount from orders.parcels where order_id = $1',
    first,
  )
  const after = await lines()
  expect(after.map((line) => line.courier?.code ?? null)).toEqual(['yalidine', null])
  expect(after[0]).toMatchObject({ ordered: 4, remitted: 1, remitted_amount: parcel!['amount'] })

  expect(await lines('courier=yalidine')).toEqual([after[0]])
  expect(await lines('courier=-')).toEqual([after[1]])
  expect(await lines('courier=manual')).toEqual([])
  expect(await lines('wilaya=16')).toMatchObject([{ courier: { code: 'yalidine' }, ordered: 1 }])
  expect(await lines(`vendor=${world.brahim}`)).toMatchObject([{ ordered: 1 }, { ordered: 1 }])
  expect(await lines(`vendor=${world.brahim}&wilaya=16`)).toEqual([])
  expect((await report('period=range&from=2026-10-01&until=2026-10-31')).couriers).toEqual([])
  expect(await ask('courier=Yalidine!')).toMatchObject({ errors: [{ path: 'courier' }] })

  const choices = ReportChoices.parse(await (await market.ask('/reports/choices')).json())
  expect(choices.couriers.map(({ code }) => code)).toContain('yalidine')
})
