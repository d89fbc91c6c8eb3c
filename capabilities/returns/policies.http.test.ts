import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { OrderReturnsView } from './contract.ts'
import { type PolicyTermsView, PublicHolidays, ReturnPolicies } from './policies.contract.ts'

const database = await testDatabase({ max: 12 })
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { call, sql, delivered, ask, shop } = fixture

beforeEach(async () => {
  await fixture.clear()
  await sql('delete from returns.return_policies where created_by is not null')
  await sql(`delete from platform.jobs`)
})

const LEGAL: PolicyTermsView = {
  ...{ working_days: 4, settle_days: 15, send_days: 15 },
  ...{ accepts_changed_mind: false, changed_mind_cost_on: 'buyer' },
}
const policies = 'admin/money/return-policies'
const holidays = 'admin/money/public-holidays'
const add = (more: object = {}) =>
  call(policies, {
    body: { vendor_id: null, valid_from: '2099-02-01', source: 'loi 18-05', terms: LEGAL, ...more },
    as: 'admin',
  })
/** What was written for a coming day begins today. */
const begins = () =>
  sql(`update returns.return_policies set valid_from = (now() at time zone 'Africa/Algiers')::date
    where created_by is not null and valid_from > now()`)
const dayAfter = async (days: number) =>
  (
    await sql(
      `select ((now() at time zone 'Africa/Algiers')::date + $1::integer)::text as day`,
      days,
    )
  )[0]!['day'] as string
const windowOf = async (orderId: string, key: string) =>
  OrderReturnsView.parse((await call(`track/returns?order_id=${orderId}`, { key })).body)

test('[RET-1] a shop takes back what no longer pleases, for longer, from the first day of its policy', async () => {
  const generous: PolicyTermsView = {
    ...{ working_days: 10, settle_days: 7, send_days: 30 },
    ...{ accepts_changed_mind: true, changed_mind_cost_on: 'vendor' },
  }
  expect((await add({ vendor_id: shop(), terms: generous })).status).toBe(201)
  const before = await delivered()
  expect((await ask(before, { reason: 'changed_mind' })).body).toMatchObject({
    code: 'changed_mind_not_accepted',
  })

  await begins()
  // The terms are those of the day of delivery.
  const twoDays = "delivered_at - interval '2 days'"
  await sql(`update orders.orders set delivered_at = ${twoDays} where id = $1`, before.orderId)
  expect((await ask(before, { reason: 'changed_mind' })).body).toMatchObject({
    code: 'changed_mind_not_accepted',
  })
  const bought = await delivered()
  expect(await windowOf(bought.orderId, bought.key)).toMatchObject({
    ...{ working_days: 10, settle_days: 7, changed_mind_cost_on: 'vendor' },
    accepts_changed_mind: true,
  })
  const requested = OrderReturnsView.parse((await ask(bought, { reason: 'changed_mind' })).body)
  expect(requested.returns[0]).toMatchObject({ cost_on: 'vendor', is_goodwill: false })

  const { items } = ReturnPolicies.parse((await call(policies, { as: 'admin' })).body)
  expect(items).toMatchObject([
    { vendor: null, state: 'current', terms: LEGAL, before: null, created_by: null },
    { vendor: { business_name: 'Poterie Amel' }, terms: generous, before: LEGAL },
  ])
  expect(items[1]!.created_by).toEqual(expect.any(String))
})

test('[RET-1] no policy is shorter than the law, nor a shop’s than the operator’s', async () => {
  expect((await add({ terms: { ...LEGAL, working_days: 3 } })).status).toBe(422)
  expect((await add({ terms: { ...LEGAL, settle_days: 16 } })).status).toBe(422)
  expect((await add({ valid_from: await dayAfter(0) })).body).toMatchObject({
    errors: [{ path: 'valid_from', code: 'policy_in_past' }],
  })
  expect((await add({ terms: null })).status).toBe(422)

  await add({ vendor_id: shop() })
  await add({ terms: { ...LEGAL, working_days: 6, settle_days: 10 } })
  await begins()
  const bought = await delivered()
  expect(await windowOf(bought.orderId, bought.key)).toMatchObject({
    ...{ working_days: 6, settle_days: 10 },
  })
  const emails = await sql(
    `select payload::text as mail from platform.jobs where payload::text like '%admin_settings_changed%'`,
  )
  expect(emails.map(({ mail }) => mail).join()).toContain('Jours ouvrables pour retourner : 4 → 6')
})

test('[RET-1] a feast is confirmed or moved by an admin, and open days to return follow it', async () => {
  const bought = await delivered()
  await market.outbox.drain()
  const untilOf = async () =>
    String(
      (
        await sql(
          `select returnable_until::text as day from orders.orders where id = $1`,
          bought.orderId,
        )
      )[0]!['day'],
    )
  const end = await untilOf()
  const work = async () => {
    expect(await sql(`select kind from platform.jobs where kind like 'returns.%'`)).toHaveLength(1)
    await market.jobs.drain()
  }
  const name = 'Deuil national'
  expect(
    (await call(holidays, { body: { name, first_day: end, day_count: 1 }, as: 'admin' })).status,
  ).toBe(201)
  await work()
  const later = await untilOf()
  expect(later > end).toBe(true)
  expect((await windowOf(bought.orderId, bought.key)).return_until_on).toBe(later)

  const to = await dayAfter(90)
  const moved = await call(`${holidays}/${end}?name=${encodeURIComponent(name)}`, {
    ...{ method: 'PUT', body: { first_day: to }, as: 'admin' as const },
  })
  expect(moved.status).toBe(200)
  await work()
  expect(await untilOf()).toBe(end)
  const { items, changes } = PublicHolidays.parse(moved.body)
  expect(items.find((item) => item.name === name)).toMatchObject({
    first_day: to,
    is_expected: false,
  })
  expect(changes[0]).toMatchObject({ name, change: 'moved', from_on: end, to_on: to })
  const again = await call(`${holidays}/${end}?name=${encodeURIComponent(name)}`, {
    ...{ method: 'PUT', body: { first_day: to }, as: 'admin' as const },
  })
  expect(again.status).toBe(404)
  const gone = await call(`${holidays}/${to}?name=${encodeURIComponent(name)}`, {
    ...{ method: 'DELETE', body: {}, as: 'admin' as const },
  })
  expect(gone.status).toBe(200)
})

test('[RET-1] a year without feasts is proposed, to be confirmed, once', async () => {
  const listed = PublicHolidays.parse((await call(holidays, { as: 'admin' })).body)
  expect(listed.next_year).toBe(2031)
  const fitr = listed.items.find(
    ({ name, first_day: day }) => name === 'Aïd el-Fitr' && day > '2029',
  )
  expect(fitr).toMatchObject({ first_day: '2029-02-14', last_day: '2029-02-16', is_expected: true })
  const propose = () => call(`${holidays}/proposals`, { body: { year: 2031 }, as: 'admin' })
  const made = PublicHolidays.parse((await propose()).body)
  expect(made.next_year).toBe(2032)
  expect(
    made.items
      .filter(({ first_day: day }) => day.startsWith('2031'))
      .map(({ is_expected: is }) => is),
  ).toEqual(expect.arrayContaining([true, false]))
  expect((await propose()).body).toMatchObject({ code: 'year_known' })
  expect(await market.returns.listWarnings()).toEqual([])
  await sql(`delete from returns.holidays where day > '2026-12-31'`)
  expect(await market.returns.listWarnings()).toContain('public_holidays_end')
  expect((await call(holidays, { as: 'amel' })).status).toBe(403)
})
