import { beforeEach, expect, test } from 'vitest'
import { days } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'
import { insertVendors } from '#tests/support/vendor-rows.ts'
import { createCatalog } from '#capabilities/catalog/index.ts'
import { ProductsPageView } from './contract.ts'
import { createSearch, createSynonymManagement, recordChoices, recordSearches } from './index.ts'

const database = await testDatabase()
const { db } = database
const shop = await insertVendors(database)
let now = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => now }
const catalog = createCatalog({ database })
const search = createSearch({ db, clock, catalog, shipping: deliversNowhere })
const choices = recordChoices({ db, clock })
const management = createSynonymManagement({
  db,
  clock,
  audit: { record: async () => {} } as never,
})

let first: string
let second: string
beforeEach(async () => {
  await shop.forget()
  await database.pool.query(
    'truncate search.daily_choices, search.daily_shown_terms, search.term_boosts, platform.rate_limits',
  )
  const amel = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const make = async () => (await shop.product(amel, { name: 'Théière gravée', price: 4800 })).id
  ;[first, second] = [await make(), await make()]
  ;[first, second] = (await listed()) as [string, string]
})

async function listed(typed = 'théière'): Promise<string[]> {
  const path = `/products?search=${encodeURIComponent(typed)}`
  const response = await search.storefrontRoutes.request(path)
  return ProductsPageView.parse(await response.json()).items.map(({ id }) => id)
}

type Visit = { from: number; kind?: 'click' | 'basket'; typed?: string; productId?: string }
const visit = ({ from, kind = 'click', typed = 'théière', productId = second }: Visit) =>
  choices.record({
    ...{ kind, typed, productId, language: 'fr', address: `10.0.0.${from}` },
    visitorId: `00000000-0000-4000-8000-${String(from).padStart(12, '0')}`,
  })
const rows = async (sql: string) => (await database.pool.query(sql)).rows as unknown[]
const COUNTS = 'select term, clicks, baskets from search.daily_choices order by term'

test('what many open after a search comes first among what matches alike, and is unlearned again', async () => {
  for (let from = 0; from < 60; from += 1) await visit({ from })
  await choices.learn()
  expect(await listed()).toEqual([second, first])
  expect(await listed('THEIERE ')).toEqual([second, first])
  expect(await listed('théière gravée')).toEqual([first, second])

  now = new Date(now.getTime() + days(30))
  await choices.learn()
  expect(await listed()).toEqual([first, second])
})

test('an address and a visitor count once per day and query, whatever they choose', async () => {
  for (const productId of [second, first, second])
    for (const typed of ['théière', 'Theiere', ' THÉIÈRE'])
      await visit({ from: 1, typed, productId })
  await visit({ from: 1, kind: 'basket' })
  await choices.record({
    ...{ kind: 'click', typed: 'théière', productId: first, language: 'fr', address: '10.9.9.9' },
    visitorId: '00000000-0000-4000-8000-000000000001',
  })
  expect(await rows(COUNTS)).toEqual([{ term: 'theiere', clicks: 1, baskets: 1 }])
})

test('one address that votes every day moves nothing', async () => {
  for (let day = 0; day < 60; day += 1) {
    await visit({ from: 1 })
    await visit({ from: 1, kind: 'basket' })
    now = new Date(now.getTime() + days(2))
  }
  for (let day = 0; day < 60; day += 1)
    await database.pool.query(
      `insert into search.daily_choices (chosen_on, term, product_id, clicks, baskets)
       select $1::date - $2::int, 'theiere', $3, 1, 1 on conflict do nothing`,
      [now, day, second],
    )
  await choices.learn()
  expect(await rows('select from search.term_boosts')).toEqual([])
  expect(await listed()).toEqual([first, second])
})

test('no person is stored, and the counts leave after ninety days', async () => {
  await visit({ from: 1, typed: 'amel@example.dz' })
  await visit({ from: 1, typed: '0550 12 34 56' })
  await visit({ from: 1, productId: '00000000-0000-7000-8000-000000000000' })
  expect(await rows(COUNTS)).toEqual([])
  await visit({ from: 2 })
  const stored = JSON.stringify(await rows('select * from search.daily_choices'))
  expect(stored).not.toMatch(/10\.0\.0|00000000-0000-4000/)

  const searches = recordSearches({ db, clock, onError: () => undefined })
  now = new Date(now.getTime() + days(90))
  await searches.forgetOld()
  expect(await rows(COUNTS)).toHaveLength(1)
  now = new Date(now.getTime() + days(1))
  await searches.forgetOld()
  expect(await rows(COUNTS)).toEqual([])
})

test('[WORDS-4] the back office reads what is often shown and rarely opened', async () => {
  for (let from = 0; from < 30; from += 1) {
    const visitorId = `00000000-0000-4000-9000-${String(from).padStart(12, '0')}`
    const shown = { kind: 'shown', language: 'ar', address: `10.1.0.${from}`, visitorId } as const
    await choices.record({ ...shown, typed: 'Théière' })
    await choices.record({ ...shown, typed: 'vase' })
    if (from < 15) await choices.record({ ...shown, typed: 'rare' })
    if (from < 2) await visit({ from })
    if (from < 10) await visit({ from, typed: 'vase' })
  }
  const response = await management.adminRoutes.request('/weak-terms')
  expect(await response.json()).toEqual({
    items: [{ term: 'theiere', language: 'ar', shown: 30, clicks: 2, last_on: expect.any(String) }],
  })
})
