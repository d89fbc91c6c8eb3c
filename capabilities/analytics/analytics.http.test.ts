import { beforeEach, expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VitalsView } from './contract.ts'
import { createAnalytics } from './index.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
let now = new Date('2026-11-21T10:00:00Z')
const analytics = createAnalytics({
  ...market,
  db: database.db,
  clock: { now: () => now },
})
const rows = async (text: string) => (await database.pool.query(text)).rows as unknown[]

const VISITOR = 'b0d4fd0e-6f6f-4f2e-9f62-0d6f6f0b7a11'
const post = async (path: string, body: object) => {
  const response = await analytics.storefrontRoutes.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as never) }
}
const notify = (events: object[], consent_version = '2026-11') =>
  post('/events', { visitor_id: VISITOR, consent_version, events })

let shop: string
let tajine: { id: string; variants: string[] }
beforeEach(async () => {
  now = new Date(now.getTime() + 3 * minutes(1)) // the rate limit window has passed
  await database.pool.query('truncate analytics.events, analytics.daily_web_vitals')
  await database.pool.query(
    'truncate orders.purchases, platform.outbox, platform.rate_limits cascade',
  )
  await market.shop.clear()
  shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  tajine = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock: 9 })
})

const seen = (product_id: string) => ({ name: 'view_item', currency: 'DZD', product_id })
const added = (product_id: string, quantity: number) => ({
  name: 'add_to_cart',
  currency: 'DZD',
  product_id,
  quantity,
})

test('[EVENT-1] what was seen and put in the cart is kept with its shop and the price it has here', async () => {
  expect((await notify([seen(tajine.id), added(tajine.id, 2)])).status).toBe(204)

  expect(
    await rows(`select name, vendor_id, product_id, quantity, value_centimes::int as value, currency,
      consent_version, language from analytics.events order by name`),
  ).toEqual([
    {
      name: 'add_to_cart',
      vendor_id: shop,
      product_id: tajine.id,
      quantity: 2,
      value: 960_000,
      currency: 'DZD',
      consent_version: '2026-11',
      language: 'ar',
    },
    expect.objectContaining({ name: 'view_item', quantity: null, value: 480_000 }),
  ])
})

test('[EVENT-1] a purchase is kept once for each of its orders, however often it is told', async () => {
  const other = await market.shop.vendor({ name: 'Atelier Brahim', wilaya: '16' })
  const lamp = await market.shop.product(other, { name: 'Lampe', price: 1200, stock: 5 })
  const { body } = await buy([
    { product_id: tajine.id, quantity: 1 },
    { product_id: lamp.id, quantity: 1 },
  ])
  const { number } = body as PlacedView
  const bought = { name: 'purchase', currency: 'DZD', number }

  expect((await notify([bought])).status).toBe(204)
  await Promise.all([notify([bought]), notify([bought, bought])])

  expect(
    await rows(`select e.order_id = o.id as is_its_order, e.value_centimes = o.total_centimes as is_its_total
      from analytics.events e join orders.orders o on o.id = e.order_id and o.vendor_id = e.vendor_id`),
  ).toEqual([
    { is_its_order: true, is_its_total: true },
    { is_its_order: true, is_its_total: true },
  ])
  expect(await rows('select from analytics.events')).toHaveLength(2)
})

test('what never happened leaves no trace', async () => {
  const unknown = '019b76da-a800-7000-8000-000000000000'
  const purchase = { name: 'purchase', currency: 'DZD', number: 'Y-00000000' }
  expect((await notify([seen(unknown), purchase])).status).toBe(204)
  expect(await rows('select from analytics.events')).toEqual([])
})

test('[EVENT-1] nothing is kept without the version of a consent, in another currency or beyond the shapes', async () => {
  const event = seen(tajine.id)
  expect((await post('/events', { visitor_id: VISITOR, events: [event] })).status).toBe(422)
  expect((await notify([event], 'none')).status).toBe(422)
  expect((await notify([{ ...event, currency: 'EUR' }])).status).toBe(422)
  expect((await notify([{ ...event, value: 1 }])).status).toBe(422)
  expect((await notify([{ ...event, name: 'scroll' }])).status).toBe(422)
  expect((await notify([added(tajine.id, 0)])).status).toBe(422)
  expect((await notify([])).status).toBe(422)
  expect((await notify(Array.from({ length: 21 }, () => event))).status).toBe(422)
  expect(await rows('select from analytics.events')).toEqual([])
})

test('one visitor is heard so many times a minute, and then has to wait', async () => {
  for (let notified = 0; notified < 120; notified += 1) await notify([seen(tajine.id)])
  const item = await notify([seen(tajine.id)])
  expect(item).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(await rows('select from analytics.events')).toHaveLength(120)
})

const measured = (values: object) =>
  post('/web-vitals', { consent_version: '2026-11', route: 'product', device: 'phone', values })

test('[EVENT-2] pages are counted by day, kind, measure and step, and what is over is said', async () => {
  await measured({ fcp: 900, lcp: 2501, fid: 3, cls: 0.1, bytes: 1_000_001 })
  expect((await measured({ lcp: 2501 })).status).toBe(204)

  expect(
    await rows(`select day::text, route, metric, device,
        (select sum(s)::integer from unnest(samples) s) as samples,
        (select sum(s)::integer from unnest(samples[11:]) s) as over
      from analytics.daily_web_vitals order by metric`),
  ).toEqual(
    [
      { metric: 'bytes', samples: 1, over: 1 },
      { metric: 'cls', samples: 1, over: 0 },
      { metric: 'fcp', samples: 1, over: 0 },
      { metric: 'fid', samples: 1, over: 0 },
      { metric: 'lcp', samples: 2, over: 2 },
    ].map((item) => ({ day: '2026-11-21', route: 'product', device: 'phone', ...item })),
  )
})

test('[EVENT-2] an administrator reads them against their thresholds', async () => {
  for (const lcp of [1000, 1200, 1250, 4000]) await measured({ lcp })
  const answer = await analytics.adminRoutes.request('/web-vitals?days=7')
  expect(VitalsView.parse(await answer.json()).items).toEqual([
    {
      route: 'product',
      metric: 'lcp',
      device: 'phone',
      samples: 4,
      over: 1,
      threshold: 2500,
      p75: 1250,
    },
  ])
  now = new Date('2026-12-21T10:00:00Z')
  const later = await analytics.adminRoutes.request('/web-vitals?days=7')
  expect(await later.json()).toEqual({ items: [] })
})

test('measures that cannot be are refused, and an address with too many of them waits', async () => {
  expect((await measured({ lcp: -1 })).status).toBe(422)
  expect((await measured({ inp: 20 })).status).toBe(422)
  for (let sent = 0; sent < 600; sent += 1) await measured({})
  expect((await measured({ lcp: 900 })).status).toBe(429)
  expect(await rows('select from analytics.daily_web_vitals')).toEqual([])
})
