import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'
import { insertVendors } from '#tests/support/vendor-rows.ts'
import { systemClock } from '#platform/clock.ts'
import { createCatalog } from '#capabilities/catalog/index.ts'
import { ProductsPageView, Suggestions } from './contract.ts'
import { createSearch, recordSearches } from './index.ts'

const database = await testDatabase()
const shop = await insertVendors(database)
const deps = {
  ...{ db: database.db, clock: systemClock },
  ...{ catalog: createCatalog({ database }), shipping: deliversNowhere },
}

let search: ReturnType<typeof createSearch>
let amel: string
beforeEach(async () => {
  await shop.forget()
  await database.pool.query('delete from search.vocabulary')
  search = createSearch(deps) // with an empty spelling cache
  amel = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
})

async function page(query: Record<string, string>) {
  const response = await search.storefrontRoutes.request(`/products?${new URLSearchParams(query)}`)
  return ProductsPageView.parse(await response.json())
}
/** What matches fully; what is only near it follows on the page. */
const found = async (typed: string) => {
  const { items, exact_total: exact = items.length } = await page({ search: typed })
  return items.slice(0, exact).map((item) => item.name)
}

const firstOf = async (typed: string) => {
  const { carried, items } = await page({ search: typed })
  return `${carried}: ${items[0]?.name}`
}

const perfume = { name: 'Eau de parfum', ar: 'عطر الياسمين', en: 'Jasmine perfume', price: 5900 }
const coffee = { name: 'Café torréfié', ar: 'قهوة محمّصة', en: 'Roasted coffee', price: 850 }

test('Arabic is found in whatever spelling, vowelled, stretched, with any alef, ha or ya', async () => {
  await shop.product(amel, { ...perfume, name: 'Parfum', ar: 'أَطْرَى عطر إلى الآن' })
  for (const typed of ['اطري', 'أطرى', 'آطري', 'عـــطر', 'العطر', 'الان', 'عِطْر'])
    expect(await found(typed), typed).toEqual(['Parfum'])
})

test('Arabic digits are digits', async () => {
  await shop.product(amel, { name: 'Téléviseur 43 pouces', ar: 'تلفاز ٤٣ بوصة', price: 46_900 })
  for (const typed of ['43', '٤٣', 'تلفاز ٤٣']) expect(await found(typed)).toHaveLength(1)
  expect(await found('4')).toEqual([])
})

test('Algerian Arabic in Latin letters and digits finds the Arabic word by its sound', async () => {
  await shop.product(amel, { ...coffee, name: 'Torréfié du matin' })
  await shop.product(amel, { name: 'Poêle', ar: 'مقلاة', price: 3200 })
  for (const typed of ['9ahwa', 'kahwa', 'qahwa', 'l9ahwa', 'gahwa', '9ahoua'])
    expect(await found(typed), typed).toEqual(['Torréfié du matin'])
  expect(await found('me9la')).toEqual(['Poêle'])
})

test('one slip of the finger is forgiven, a word that is sold is taken as it is', async () => {
  await shop.product(amel, { name: 'Casque audio', price: 12_500 })
  await shop.product(amel, { name: 'Casquette', price: 900 })
  for (const typed of ['csaque', 'casqe', 'caasque', 'casqie']) {
    expect(await found(typed), typed).toEqual(['Casque audio'])
  }
  expect(await found('casquette')).toEqual(['Casquette'])
})

test('a synonym of the table is found from the next minute on, whatever its language', async () => {
  await shop.product(amel, { ...perfume })
  const add = `insert into search.synonyms (id, language, term, expansions)
    values (gen_random_uuid(), 'darija', 'bakhour dyal dar', '{parfum}')`
  expect((await page({ search: 'bakhour dar' })).carried).toBe('none')
  await database.pool.query(add)
  search = createSearch(deps)
  expect(await found('bakhour dar')).toEqual(['Eau de parfum'])
  await database.pool.query(`delete from search.synonyms where term = 'bakhour dyal dar'`)
})

test('what a product is comes before what it is made of or goes with; in stock before out of stock', async () => {
  await shop.product(amel, { name: 'Support de batterie', price: 900, sales: 99 })
  await shop.product(amel, { name: 'Batterie Atlas', price: 15_900 })
  await shop.product(amel, { name: 'Batterie Numa', price: 14_900, stock: 0 })
  expect(await found('batterie')).toEqual([
    'Batterie Atlas',
    'Support de batterie',
    'Batterie Numa',
  ])
})

test('where no product carries all the words, those that carry some are listed, and said to', async () => {
  await shop.product(amel, { ...perfume })
  await shop.product(amel, { ...coffee, stock: 0 })
  const both = await page({ search: 'parfum café', facets: 'true' })
  expect(both).toMatchObject({ carried: 'some', total: 2, facets: { in_stock: 1 } })
  expect((await page({ search: 'parfum' })).carried).toBe('all')
  // A full match that only a filter hides does not fall back to partial matches.
  expect(await page({ search: 'café', in_stock: 'true' })).toMatchObject({
    carried: 'all',
    total: 0,
  })
  const paged = await page({ search: 'parfum café', limit: '1' })
  const next = await page({ search: 'parfum café', limit: '1', cursor: paged.next ?? '' })
  expect([paged, next].flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
    'Eau de parfum',
    'Café torréfié',
  ])
})

test('a search without any result proposes searches, categories and products', async () => {
  await shop.product(amel, { ...perfume })
  await database.pool.query(`insert into search.popular_terms (language, position, term)
    values ('fr', 1, 'tajine'), ('fr', 2, 'xylophone') on conflict do nothing`)
  const nothing = await page({ search: 'xylofonix zzz' })
  expect(nothing).toMatchObject({ items: [], carried: 'none' })
  expect(nothing.near?.searches).toEqual(['xylophone', 'tajine'])
  expect(nothing.near?.categories.length).toBeGreaterThan(0)
  expect(nothing.near?.items.map(({ name }) => name)).toEqual(['Eau de parfum'])
})

test('suggestions understand the same words', async () => {
  await shop.product(amel, { ...coffee })
  for (const typed of ['9ahwa', 'cafee', 'قهوه', 'kahw', 'ca']) {
    const response = await search.storefrontRoutes.request(
      `/search/suggestions?${new URLSearchParams({ q: typed })}`,
    )
    const { items } = Suggestions.parse(await response.json())
    expect(
      items.map(({ name }) => name),
      typed,
    ).toEqual(['Café torréfié'])
  }
})

test('a colour that is only a choice of the product is found', async () => {
  const { id } = await shop.product(amel, { ...perfume, name: 'Gandoura' })
  expect((await page({ search: 'gandoura turquoise' })).carried).toBe('some')
  await database.pool.query(
    `update catalog.variants set options = '[{"name":{"fr":"Couleur"},"value":{"fr":"Turquoise"}}]'
     where product_id = $1`,
    [id],
  )
  expect(await page({ search: 'gandoura turquoise' })).toMatchObject({ carried: 'all', total: 1 })
})

test('a known noun carries beside a word that is not sold, and nothing is said to match fully', async () => {
  await shop.product(amel, { ...coffee, name: 'Casque audio', ar: 'خوذة صوت' })
  await shop.product(amel, { ...perfume, name: 'Étui Casablanca', stock: 0 })
  for (const typed of ['casque zorbex', 'zorbex casque', 'casque zorbex wqxk vvvn', 'casque kasb'])
    expect(await firstOf(typed), typed).toBe('some: Casque audio')
  // A phrase of the synonyms that means what is not sold is read word by word.
  await database.pool.query(`insert into search.synonyms (id, language, term, expansions)
    values (gen_random_uuid(), 'fr', 'casque wexler', '{heaume wexler}')`)
  search = createSearch(deps)
  expect(await firstOf('casque wexler')).toBe('some: Casque audio')
  await database.pool.query(`delete from search.synonyms where term = 'casque wexler'`)
})

test('a guess beside a known noun is only told where a product has both', async () => {
  await shop.product(amel, { ...perfume, name: 'Huile argan', ar: 'زيت', en: 'Oil' })
  await shop.product(amel, { ...coffee, name: 'Tapis laurier', ar: 'بساط', en: 'Rug' })
  const both = await page({ search: 'huile argam' })
  expect(both).toMatchObject({ carried: 'all', guesses: [{ typed: 'argam' }] })
  expect(await firstOf('tapis argam')).toBe('some: Tapis laurier')
  expect((await page({ search: 'tapis argam' })).guesses).toBeUndefined()
})

test('a place beside a noun orders, and never stands for it', async () => {
  const brahim = await shop.vendor({ name: 'Brahim', wilaya: '16' })
  await shop.product(amel, { ...perfume, name: 'Sac en cuir', ar: 'حقيبة', sales: 900 })
  await shop.product(brahim, { ...coffee, name: 'Sac de plage', ar: 'حقيبة شاطئ' })
  await shop.product(brahim, { ...coffee, name: 'Lampe', ar: 'مصباح', sales: 999 })
  const { items, exact_total: exact } = await page({ search: 'sac Alger' })
  expect(items.slice(0, 2).map(({ name }) => name)).toEqual(['Sac de plage', 'Sac en cuir'])
  expect(exact).toBe(1)
  expect(await page({ search: 'wqxk Alger' })).toMatchObject({ carried: 'none', items: [] })
})

test('few full matches come first, are counted apart, and the best of their category follow', async () => {
  await shop.product(amel, { ...coffee, name: 'Casque audio', ar: 'خوذة', stock: 0 })
  for (const name of ['Lampe', 'Radio', 'Chargeur'])
    await shop.product(amel, { ...perfume, name, ar: name, en: name, sales: 500 })
  const first = await page({ search: 'casque' })
  expect(first).toMatchObject({ carried: 'all', exact_total: 1, total: 4 })
  expect(first.items[0]?.name).toBe('Casque audio')
  const { next } = await page({ search: 'casque', limit: '1' })
  const rest = await page({ search: 'casque', limit: '3', cursor: next ?? '' })
  expect(rest.items.map(({ id }) => id)).toEqual(first.items.slice(1).map(({ id }) => id))
})

test('the wilayas of the shops are told with their counts, and one of them narrows the list', async () => {
  const brahim = await shop.vendor({ name: 'Brahim', wilaya: '16' })
  await shop.product(amel, { ...perfume })
  await shop.product(amel, { ...coffee, stock: 0 })
  await shop.product(brahim, { ...coffee, name: 'Moka' })

  const all = await page({ facets: 'true', lang: 'en' })
  expect(all.facets?.shop_wilaya).toEqual([
    { value: '15', name: 'Tizi Ouzou', count: 2 },
    { value: '16', name: 'Algiers', count: 1 },
  ])
  const item = await page({ shop_wilaya: '15', facets: 'true', in_stock: 'true' })
  expect(item.items.map(({ name }) => name)).toEqual(['Eau de parfum'])
  expect(item.facets).toMatchObject({ in_stock: 1, price: { max: 5900 } })
  expect(item.facets?.shop_wilaya.map(({ count }) => count)).toEqual([1, 1])
  expect(await page({ shop_wilaya: '15' })).toMatchObject({ total: 2 })
  await database.pool.query(`update vendors.vendors set business_wilaya = '16' where id = $1`, [
    amel,
  ])
  expect(await page({ shop_wilaya: '15' })).toMatchObject({ total: 0 })
  expect(await page({ shop_wilaya: '16' })).toMatchObject({ total: 3 })
})

test('the vocabulary is rebuilt: what no listing has is forgotten, what a listing is named by is known', async () => {
  await shop.product(amel, { name: 'Casque audio', price: 900 })
  await database.pool.query(`insert into search.vocabulary (word) values ('zorbex')`)
  const words = async () => {
    const { rows } = await database.pool.query<{
      word: string
      documents: number
      is_head: boolean
    }>(
      `select word, documents, is_head from search.vocabulary where word in ('casque', 'audio', 'zorbex') order by word`,
    )
    return rows
  }
  expect(await words()).toHaveLength(3)
  const { rebuildVocabulary } = recordSearches({ ...deps, onError: () => undefined })
  await rebuildVocabulary()
  expect(await words()).toEqual([
    { word: 'audio', documents: 1, is_head: false },
    { word: 'casque', documents: 1, is_head: true },
  ])
})

test('an empty page proposes what suits the same need as what was typed', async () => {
  await shop.product(amel, { ...perfume, sales: 900 })
  await shop.product(amel, { name: 'Couscous roulé', ar: 'كسكسي', price: 380 })
  const nothing = await page({ search: 'pizza' })
  expect(nothing.carried).toBe('none')
  expect(nothing.near?.items.map(({ name }) => name)).toEqual(['Couscous roulé', 'Eau de parfum'])
})

test('what only a specification says is told to be no name', async () => {
  const { id } = await shop.product(amel, { ...perfume, name: 'Mug en grès', ar: 'كوب', en: 'Mug' })
  await database.pool.query(
    `update catalog.products set specifications = '[{"name":{"fr":"Usage"},"value":{"fr":"Wexlerable"}}]' where id = $1`,
    [id],
  )
  expect(await page({ search: 'wexlerable' })).toMatchObject({
    carried: 'all',
    only_described: true,
  })
  expect((await page({ search: 'mug wexlerable' })).only_described).toBeUndefined()
})
