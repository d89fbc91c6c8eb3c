import { beforeAll, expect, test } from 'vitest'
import { createCatalog } from '#capabilities/catalog/index.ts'
import { ProductsPageView, Suggestions } from '#capabilities/search/contract.ts'
import { createSearch } from '#capabilities/search/index.ts'
import { createTerritory } from '#capabilities/territory/index.ts'
import { generate } from '#demo/generate.ts'
import { loadDemo } from '#demo/load.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'

/** Enough that a frequent word is not collected whole. */
const PRODUCTS = 6_000

const database = await testDatabase()
const clock = { now: () => new Date('2026-11-21T15:30:00Z') }
const log = { info: () => undefined, warn: () => undefined } as never // the demo loader's log
const search = createSearch({
  db: database.db,
  clock,
  catalog: createCatalog({ database }),
  shipping: deliversNowhere,
  scale: { frequent: 60, walks: [60, 250, 1_000, 2_000], estimated: 6_000, collected: 400 },
})

beforeAll(async () => {
  await createTerritory({ db: database.db }).loadTerritory()
  await loadDemo({ database, clock, log })
  await generate(database.pool, { products: PRODUCTS }, () => () => undefined)
}, 240_000)

async function names(typed: string, limit: number): Promise<string[]> {
  const path = `/products?limit=${limit}&search=${encodeURIComponent(typed)}`
  const page = ProductsPageView.parse(await (await search.storefrontRoutes.request(path)).json())
  return page.items.map(({ name }) => name)
}

test.each([6, 24, 48])('olive oil is found by its name, %d on a page', async (limit) => {
  for (const typed of ['zit zitoun', 'زيت الزيتون', 'huile d’olive']) {
    const listed = await names(typed, limit)
    expect(listed, typed).toHaveLength(limit)
    expect(
      listed.filter((name) => !/^Huile d.olive/.test(name)),
      typed,
    ).toEqual([])
  }
})

test('a material of other products does not stand before what is named so', async () => {
  const listed = await names('train bois', 24)
  const firstOther = listed.findIndex((name) => !/train/i.test(name))
  expect(
    listed.slice(firstOther === -1 ? 24 : firstOther).filter((name) => /train/i.test(name)),
  ).toEqual([])
})

test.each([
  ['gourde pour sac', /^Gourdes/],
  ['lampe ta3 burnous', /^Lampe/],
  ['bag for oil', /^Sac/],
  ['مصباح للكسكسي', /^Lampe/],
  ['sac pour enfant', /^Sac/],
])(
  'the rarer thing that is sought is not pushed out by a frequent one: %s',
  async (typed, sought) => {
    const listed = await names(typed, 10)
    expect(listed).toHaveLength(10)
    expect(listed.filter((name) => !sought.test(name))).toEqual([])
  },
)

test('beside what is not sold, what goes with a thing comes before the thing', async () => {
  for (const typed of ['coque pour téléphone', 'housse ta3 tilifoun', 'phone cover'])
    expect(
      (await names(typed, 6)).filter((name) => name.startsWith('Smartphone')),
      typed,
    ).toEqual([])
  for (const typed of ['poussette pour voiture', 'alarme voiture', 'ma voiture fume noir'])
    expect(
      (await names(typed, 6)).filter((name) => name.startsWith('Voiture')),
      typed,
    ).toEqual([])
})

test('each product is the first for its own name', async () => {
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    `select p.id, text.value as name from (
       select id, name from catalog.products order by md5(id::text) limit 40) p,
       jsonb_each_text(name) text`,
  )
  const misplaced: string[] = []
  for (const { id, name } of rows) {
    const path = `/products?limit=3&search=${encodeURIComponent(name)}`
    const { items } = ProductsPageView.parse(
      await (await search.storefrontRoutes.request(path)).json(),
    )
    if (items[0] && items[0].id !== id) misplaced.push(`${name} -> ${items[0].name}`)
  }
  expect(misplaced).toEqual([])
})

test('[SEARCH-2] suggestions are products whose name or category matches, and cost little when none does', async () => {
  const suggest = async (typed: string) => {
    const path = `/search/suggestions?q=${encodeURIComponent(typed)}`
    return Suggestions.parse(await (await search.storefrontRoutes.request(path)).json())
  }
  for (const { name } of (await suggest('tapis')).items) expect(name).toMatch(/^tapis/i)
  for (const { name } of (await suggest('tv')).items) expect(name).toMatch(/tv|téléviseur/i)

  const { rows } = await database.pool.query<{ plan: string }>('select 1 as plan')
  expect(rows).toHaveLength(1)
  const timings: string[] = []
  for (const typed of ['frigo', 'imprimante', 'trottinette']) {
    const startedAt = performance.now()
    await suggest(typed)
    timings.push(`${typed} ${Math.round(performance.now() - startedAt)}`)
  }
  process.stdout.write(`suggestions that find nothing, in ms: ${timings.join(', ')}\n`)
})
