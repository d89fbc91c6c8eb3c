import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { recordChoices, type RecordedChoice } from '../search/index.ts'
import { createAnalytics } from './index.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const { db } = database
const { clock } = market
const received: RecordedChoice[] = []
const choices = recordChoices({ db, clock })
const analytics = createAnalytics({
  ...market,
  db,
  recordChoice: async (choice) => {
    received.push(choice)
    await choices.record(choice)
  },
})
const VISITOR = 'b0d4fd0e-6f6f-4f2e-9f62-0d6f6f0b7a11'

test('[EVENT-1] what led to a product is counted apart, and not stored with the visitor', async () => {
  const vendor = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const { id } = await market.shop.product(vendor, { name: 'Tajine', price: 4800, stock: 9 })
  const common = { currency: 'DZD', search: 'Tâjine' }
  const notify = async (...events: object[]) =>
    (
      await analytics.storefrontRoutes.request('/events', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
        body: JSON.stringify({ visitor_id: VISITOR, consent_version: '2026-11', events }),
      })
    ).status
  const results = { name: 'view_search_results', ...common }
  const seen = { name: 'view_item', product_id: id, ...common }
  const added = { name: 'add_to_cart', product_id: id, quantity: 2, ...common }

  expect(await notify(results, seen, added)).toBe(204)
  expect(await notify({ ...seen, search: undefined })).toBe(204)

  expect(received.map(({ kind, typed, language }) => [kind, typed, language])).toEqual([
    ['shown', 'Tâjine', 'ar'],
    ['click', 'Tâjine', 'ar'],
    ['basket', 'Tâjine', 'ar'],
  ])
  const rows = async (sql: string) => (await database.pool.query(sql)).rows as unknown[]
  expect(await rows('select term, clicks, baskets from search.daily_choices')).toEqual([
    { term: 'tajine', clicks: 1, baskets: 1 },
  ])
  expect(await rows('select term, language, times from search.daily_shown_terms')).toEqual([
    { term: 'tajine', language: 'ar', times: 1 },
  ])
  const events = await rows('select * from analytics.events')
  expect(events).toHaveLength(3)
  expect(JSON.stringify(events)).not.toContain('jine')
  for (const wrong of [
    { ...results, search: '  ' },
    { ...results, search: 'a'.repeat(201) },
    { ...results, product_id: id },
    { name: 'view_search_results', currency: 'DZD' },
  ])
    expect(await notify(wrong)).toBe(422)
})
