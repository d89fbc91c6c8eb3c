import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { analyticsFixture } from '#tests/support/analytics-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { ORDER_STATUSES } from '../orders/contract.ts'
import { Report, ReportChoices } from './contract.ts'

const database = await testDatabase()
const market = await analyticsFixture(database)
const { world, rows, bought, moveTo, setClock, analytics } = market
beforeEach(() => market.beginAgain())

async function ask(path: string) {
  const answer = await market.ask(path)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const report = async (query = '') => Report.parse((await ask(`/reports?${query}`)).body)

/** Skips rows that are all zero. */
const sums = () =>
  rows(`select * from analytics.order_aggregates
    where (pending, confirmed, processing, shipped, delivered, cancelled, pieces, paid_orders, paid_centimes)
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
    order by span, vendor_id, wilaya, category_slug, starts_on`)
const hearAllAgain = () =>
  rows(`update platform.outbox_deliveries set state = 'pending', delivered_at = null, attempts = 0`)

const readdress = async (orderId: string, wilaya: string) => {
  await rows(
    `with moved as (update orders.purchases set wilaya = $2
       where id = (select purchase_id from orders.orders where id = $1) returning id)
     insert into platform.outbox (type, payload)
     select 'orders.address_changed', json_build_object('type', 'orders.address_changed',
       'orders', (select json_agg(json_build_object('id', o.id)) from orders.orders o
         where o.purchase_id = moved.id)) from moved`,
    orderId,
    wilaya,
  )
}

describe('sums', () => {
  const step = fc.record({
    which: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
    wilaya: fc.constantFrom('31', '16'),
    moves: fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 3 }),
    movedTo: fc.option(fc.constantFrom('16', '09')),
    daysLater: fc.nat(20),
    isHeard: fc.boolean(),
  })

  test('[AREP-1] facts that come once, twice or late give the sums that the orders themselves give', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (history) => {
        await rows(
          `truncate orders.purchases, platform.outbox, platform.rate_limits, analytics.order_aggregates,
            analytics.courier_aggregates, documents.series cascade`,
        )
        setClock(market.now)
        for (const { which, wilaya, moves, movedTo, daysLater, isHeard: isDelivered } of history) {
          const [first] = await bought(which, wilaya)
          for (const to of moves) {
            if (isDelivered) await market.outbox.drain()
            if (first) await moveTo(first, to)
          }
          if (first && movedTo) await readdress(first, movedTo)
          market.daysLater(daysLater)
        }
        await market.outbox.drain()
        const received = await sums()
        expect(received.length).toBeGreaterThan(0)

        await hearAllAgain()
        await market.outbox.drain()
        expect(await sums()).toEqual(received)

        await analytics.rebuildOrderAggregates()
        expect(await sums()).toEqual(received)

        await rows('truncate analytics.order_contributions, analytics.order_aggregates')
        await analytics.rebuildOrderAggregates()
        expect(await sums()).toEqual(received)

        await rows('truncate analytics.order_contributions, analytics.order_aggregates')
        market.daysLater(1)
        await analytics.aggregateMissingOrders()
        expect(await sums()).toEqual(received)
        expect(market.failures).toEqual([])
      }),
      { numRuns: 8 },
    ))

  test('a fact in two processes at once counts once', async () => {
    const [order] = await bought([0])
    if (order) await moveTo(order, 'shipped')
    await Promise.all([market.outbox.drain(), market.outbox.drain(), market.outbox.drain()])
    expect(
      await rows(
        `select confirmed, shipped, pieces from analytics.order_aggregates
        where span = 'day' and wilaya = '' and category_slug = '' and vendor_id = $1`,
        world.amel,
      ),
    ).toEqual([{ confirmed: 0, shipped: 1, pieces: 1 }])
  })

  test('a product that goes away takes nothing out of its category', async () => {
    await bought([0])
    await market.outbox.drain()
    const before = await sums()
    await rows('delete from catalog.products where id = $1', world.products[0])
    await analytics.rebuildOrderAggregates()
    expect(await sums()).toEqual(before)
  })
})

test('[AREP-1] what was never delivered of a paid order is not revenue', async () => {
  const [order] = await bought([0, 1])
  await market.outbox.drain()
  await rows('update orders.orders set undelivered_centimes = 120000 where id = $1', order)
  if (order) await moveTo(order, 'delivered')
  await market.outbox.drain()
  const [paid] = await rows(
    'select (total_centimes / 100.0)::float8 as total from orders.orders where id = $1',
    order,
  )
  expect((await report()).revenue).toBe(Number(paid?.['total']) - 1200)
})

test('[AREP-1] [AREP-3] revenue is the sum of paid orders; the tops are by that revenue, the newest orders come first', async () => {
  setClock(new Date('2026-10-31T22:30:00Z')) // 23:30 in Algiers: still October
  const [october] = await bought([2])
  if (october) await moveTo(october, 'delivered')
  setClock(new Date('2026-10-31T23:30:00Z')) // and now November
  const [november] = await bought([0, 1])
  if (november) await moveTo(november, 'delivered')
  setClock(market.now)
  await bought([2], '16')
  await market.outbox.drain()
  const [paid] = await rows(
    'select (total_centimes / 100.0)::float8 as total from orders.orders where id = $1',
    november,
  )

  const month = await report()
  expect(month).toMatchObject({
    period: { kind: 'current_month', from: '2026-11-01', until: '2026-11-21' },
    orders: 2,
    revenue: paid?.['total'],
    vendors: 2,
    products: 3,
    orders_by_status: { confirmed: 1, delivered: 1, cancelled: 0 },
    top_vendors: [{ id: world.amel, business_name: 'Poterie Amel', revenue: paid?.['total'] }],
    previous: { from: '2026-10-01', until: '2026-10-21', orders: 0, revenue: 0 },
  })
  expect(month.top_categories.map(({ slug }) => slug)).toEqual(['maison', 'mode'])
  const byCategory = month.top_categories.reduce((all, { revenue }) => all + revenue * 100, 0)
  expect(Math.round(byCategory)).toBe(Math.round(month.revenue * 100))
  expect(month.recent_orders).toHaveLength(2)
  expect(month.series.step).toBe('day')
  expect(month.series.points).toHaveLength(21)
  expect(month.series.points[0]).toEqual({ on: '2026-11-01', orders: 1, revenue: month.revenue })

  const total = await report('period=total')
  expect(total).toMatchObject({ orders: 3, previous: null, period: { from: null } })
  expect(total.top_vendors.map((item) => item.business_name)).toEqual([
    'Poterie Amel',
    '=Atelier Brahim',
  ])
  expect(total.series).toMatchObject({ step: 'month', points: [{ on: '2026-10-01' }, {}] })
  expect(total.recent_orders.map(({ id }) => id).at(-1)).toBe(october)

  const range = await report('period=range&from=2026-10-31&until=2026-10-31')
  expect(range).toMatchObject({ orders: 1, top_vendors: [{ id: world.brahim }] })
})

test('[AREP-1] a report is about one shop, one category, one wilaya, or all three', async () => {
  await bought([0, 2], '31')
  await bought([1], '16')
  await market.outbox.drain()
  const found = async (query: string) => {
    const { orders, recent_orders, series } = await report(`period=last_30_days&${query}`)
    expect(recent_orders).toHaveLength(orders)
    expect(series.points.reduce((all, point) => all + point.orders, 0)).toBe(orders)
    return orders
  }
  expect(await found('')).toBe(3)
  expect(await found(`vendor=${world.amel}`)).toBe(2)
  expect(await found('category=maison')).toBe(2)
  expect(await found('wilaya=16')).toBe(1)
  expect(await found(`vendor=${world.amel}&category=maison`)).toBe(1)
  expect(await found('category=mode&wilaya=16')).toBe(1)
  expect(await found(`vendor=${world.amel}&category=mode&wilaya=16`)).toBe(1)
  expect(await found(`vendor=${world.brahim}&wilaya=16`)).toBe(0)
  expect((await report(`vendor=${world.amel}`)).vendor).toEqual({
    id: world.amel,
    business_name: 'Poterie Amel',
  })
  const choices = ReportChoices.parse((await ask('/reports/choices')).body)
  expect(choices.vendors.map((vendor) => vendor.business_name)).toEqual([
    '=Atelier Brahim',
    'Poterie Amel',
  ])
  expect(choices.categories.map(({ slug }) => slug).toSorted()).toEqual(['maison', 'mode'])
})

test('[AREP-3] users are counted, and those since the first of the month in Algiers', async () => {
  await rows(`update identity.profiles set created_at = '2026-10-31T22:59:59Z'`)
  expect(await report()).toMatchObject({ users: 1, new_users: 0 })
  await rows(`update identity.profiles set created_at = '2026-10-31T23:00:00Z'`)
  expect(await report()).toMatchObject({ users: 1, new_users: 1 })
})

test('what is no period is refused with its field, in the language of who asks', async () => {
  for (const query of [
    'period=range',
    'period=range&from=2026-11-20',
    'period=range&from=2026-11-20&until=2026-11-19',
  ])
    expect((await ask(`/reports?${query}`)).body).toMatchObject({
      errors: [
        { path: 'until', message: 'Choisissez un premier et un dernier jour, dans cet ordre' },
      ],
    })
  expect((await ask('/reports?wilaya=99')).status).toBe(422)
  expect((await ask('/reports?period=year')).status).toBe(422)
})

test('a product has sold what orders hold of it: each counted once, and a cancelled one no longer', async () => {
  const sold = () =>
    rows(
      `select sales_count as sold from catalog.products where id = any($1)
       order by array_position($1::uuid[], id)`,
      world.products as never,
    )
  await rows('truncate analytics.sales_deltas')
  const [first] = await bought([0, 1])
  await bought([0])
  await market.outbox.drain()
  await analytics.syncSalesCounts()
  await analytics.syncSalesCounts()
  expect(await sold()).toEqual([{ sold: 2 }, { sold: 1 }, { sold: 0 }])

  await moveTo(first!, 'cancelled')
  await market.outbox.drain()
  await hearAllAgain()
  await market.outbox.drain()
  await analytics.syncSalesCounts()
  expect(await sold()).toEqual([{ sold: 1 }, { sold: 0 }, { sold: 0 }])
  expect(
    await rows(
      'select sales_count as sold from search.listings where product_id = $1',
      world.products[0],
    ),
  ).toEqual([{ sold: 1 }])
})

test('pieces of a cancelled remainder are not sold, also once their order is cancelled or reopened', async () => {
  const sold = async () => {
    await hearAllAgain()
    await market.outbox.drain()
    await analytics.syncSalesCounts()
    const [row] = await rows(
      'select sales_count as sold from catalog.products where id = $1',
      world.products[0],
    )
    return row?.['sold']
  }
  await rows('truncate analytics.sales_deltas')
  const [order] = await bought([0])
  const before = Number(await sold())
  await rows('update orders.order_items set cancelled_quantity = 1 where order_id = $1', order)
  expect(await sold()).toBe(before - 1)
  expect(await sold()).toBe(before - 1)
  await moveTo(order!, 'cancelled')
  expect(await sold()).toBe(0)
})
