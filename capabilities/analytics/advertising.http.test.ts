import { beforeEach, expect, test } from 'vitest'
import { analyticsFixture } from '#tests/support/analytics-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { Advertising, Report } from './contract.ts'

const market = await analyticsFixture(await testDatabase())
const { rows, bought, moveTo } = market

const exported = async (platform: string, period = 'total', language = 'fr') => {
  const answer = await market.ask('/advertising-exports', {
    body: { platform, period },
    language,
  })
  return { answer, lines: (await answer.text()).trimEnd().split('\r\n') }
}
beforeEach(async () => {
  await market.beginAgain()
  const [order] = await bought([0, 1])
  if (order) await moveTo(order, 'delivered')
  await bought([2])
  await market.outbox.drain()
})

test('[AREP-2] the page shows the estimates of section 9, of the month or of everything', async () => {
  await rows(`update identity.profiles set created_at = '2026-10-01T10:00:00Z'`)
  const { revenue } = Report.parse(await (await market.ask('/reports?period=total')).json())
  const total = Advertising.parse(
    await (await market.ask('/reports/advertising?period=total')).json(),
  )
  expect(total).toMatchObject({
    is_estimate: true,
    impressions: 15,
    clicks: 4,
    conversions: 2,
    click_through_rate: 26.67,
    conversion_rate: 50,
    categories: ['Maison', 'Mode'],
  })
  expect(total.spend).toBeCloseTo(revenue * 0.05, 1)
  expect(total.files).toContainEqual({ platform: 'meta', name: 'meta-total-2026-11-21.csv' })
  // The next month has no orders yet.
  market.daysLater(10)
  await market.signInAgain()
  const month = Advertising.parse(await (await market.ask('/reports/advertising')).json())
  expect(month).toMatchObject({ impressions: 15, clicks: 0, spend: 0, cost_per_click: null })
})

test.each(['meta', 'tiktok', 'google', 'x'])(
  '[AREP-2] the file for %s is named by platform and date, and says that it is made of estimates',
  async (platform) => {
    const { answer, lines } = await exported(platform)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${platform}-total-2026-11-21.csv"`,
    )
    const [notice, headings, ...cells] = lines
    expect(notice).toContain('Chiffres estimés')
    expect(cells.map((line) => line.split(';')[0])).toEqual(['Maison', 'Mode'])
    for (const line of cells) expect(line.endsWith(';Estimation')).toBe(true)
    const columns = headings?.split(';') ?? []
    for (const line of cells) expect(line.split(';')).toHaveLength(columns.length)
    const index = columns.findIndex((column) => column.startsWith('Impr'))
    expect(cells.map((line) => line.split(';')[index])).toEqual(['8', '7'])

    const score = columns.indexOf('Quality score')
    expect(score >= 0).toBe(platform === 'google')
    const [stored] = await rows('select * from analytics.advertising_exports')
    expect(stored).toMatchObject({ platform, period: 'total', created_by: market.adminId })
    if (platform !== 'google') return
    const value = Number(cells[0]?.split(';')[score]?.replace(',', '.'))
    expect(value).toBeGreaterThanOrEqual(7)
    expect(value).toBeLessThanOrEqual(10)
    expect(Number(stored?.['quality_score'])).toBe(value)
  },
)

test('[AREP-2] a file is remembered with who made it, in the language it was made in', async () => {
  await rows(`update catalog.categories set name = name || '{"en": "=1+1"}' where slug = 'maison'`)
  const { lines } = await exported('x', 'current_month', 'en')
  expect(lines[0]).toContain('Estimated figures')
  expect(lines[2]?.startsWith("'=1+1;2026-11-01;2026-11-21;")).toBe(true)
  const [entry] = await rows(
    `select a.actor_id, a.action, a.after from audit.entries a
       join analytics.advertising_exports e on e.id::text = a.subject_id`,
  )
  expect(entry).toMatchObject({
    actor_id: market.adminId,
    action: 'analytics.advertising_exported',
    after: { platform: 'x', name: 'x-month-2026-11-21.csv' },
  })
})

test('a month without a sale is one line for all categories', async () => {
  await rows('truncate orders.purchases, analytics.order_aggregates cascade')
  const { lines } = await exported('meta', 'current_month')
  expect(lines[2]).toMatch(/^Toutes les catégories;/)
  expect(lines).toHaveLength(3)
  expect((await exported('myspace')).answer.status).toBe(422)
})
