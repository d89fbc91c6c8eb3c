import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'
import { insertVendors } from '#tests/support/vendor-rows.ts'
import { createAudit } from '../audit/index.ts'
import { createCatalog } from '../catalog/index.ts'
import { ProductsPageView } from './contract.ts'
import { IntentRow } from './intents.contract.ts'
import {
  MissingTermsView,
  SearchPreview,
  SynonymEntry,
  SynonymsPageView,
} from './synonyms.contract.ts'
import { recordSearches, createSearch, createSynonymManagement } from './index.ts'

const database = await testDatabase()
const shop = await insertVendors(database)
let now = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => now }
const audit = createAudit({ db: database.db, clock })
const fixture = createSynonymManagement({ db: database.db, clock, audit })
const nadia = '01890000-0000-7000-8000-000000000001'
const app = new Hono<{ Variables: { userId: string } }>()
  .use('*', async (c, next) => {
    c.set('userId', nadia)
    await next()
  })
  .route('/', fixture.adminRoutes)

// oxlint-disable-next-line vitest/require-awaited-expect-poll -- every caller awaits it
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 5000 })

const errors: unknown[] = []
const searches = recordSearches({ db: database.db, clock, onError: (error) => errors.push(error) })
const search = createSearch({
  db: database.db,
  clock,
  catalog: createCatalog({ database }),
  shipping: deliversNowhere,
  listen: database.listen,
  onSearched: searches.count,
})

beforeEach(async () => {
  await searches.flush() // searches of the previous test
  await shop.forget()
  await database.pool.query(
    'delete from search.vocabulary; delete from search.daily_terms; delete from search.synonyms',
  )
  const amel = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await shop.product(amel, { name: 'Réfrigérateur 300 L', ar: 'ثلاجة', price: 60_000 })
  await shop.product(amel, { name: 'Four électrique', price: 22_000 })
})

async function call(path: string, method = 'GET', body?: object, language = 'fr') {
  const answer = await app.request(path, {
    method,
    headers: { 'accept-language': language, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never }
}
const add = async (term: string, expansions: string[], language = 'darija') =>
  SynonymEntry.parse((await call('/synonyms', 'POST', { language, term, expansions })).body)
async function found(typed: string, subject = search) {
  const answer = await subject.storefrontRoutes.request(
    `/products?search=${encodeURIComponent(typed)}`,
  )
  const page = ProductsPageView.parse(await answer.json())
  return page.items.slice(0, page.exact_total ?? page.items.length).map(({ name }) => name)
}

test('[WORDS-1] a synonym that is added, changed or removed holds at once, in another process too', async () => {
  const second = openDatabase({ url: database.url, max: 2, applicationName: 'yova:second' })
  const elsewhere = createSearch({
    db: second.db,
    clock,
    catalog: createCatalog({ database: second }),
    shipping: deliversNowhere,
    listen: second.listen,
  })
  try {
    const everywhere = async () => [await found('zorbix'), await found('zorbix', elsewhere)]
    expect(await everywhere()).toEqual([[], []])
    const { id } = await add('zorbix', ['réfrigérateur'])
    await eventually(everywhere).toEqual([['Réfrigérateur 300 L'], ['Réfrigérateur 300 L']])
    const four = { language: 'darija', term: 'zorbix', expansions: ['four'] }
    expect((await call(`/synonyms/${id}`, 'PUT', four)).status).toBe(200)
    await eventually(everywhere).toEqual([['Four électrique'], ['Four électrique']])
    expect((await call(`/synonyms/${id}`, 'DELETE')).status).toBe(204)
    await eventually(everywhere).toEqual([[], []])
    const { rows } = await database.pool.query(
      `select action, actor_id, before ->> 'term' as before, after ->> 'term' as after
       from audit.entries where subject_id = $1 order by action`,
      [id],
    )
    expect(rows).toEqual([
      { action: 'search.synonym_added', actor_id: nadia, before: null, after: 'zorbix' },
      { action: 'search.synonym_edited', actor_id: nadia, before: 'zorbix', after: 'zorbix' },
      { action: 'search.synonym_removed', actor_id: nadia, before: 'zorbix', after: null },
    ])
  } finally {
    await second.close()
  }
})

test('[WORDS-1] what is not the same thing is shown as a guess, and stays so when the rest changes', async () => {
  const { id } = await add('zorbix', ['réfrigérateur'])
  const page = async () => {
    const answer = await search.storefrontRoutes.request('/products?search=zorbix')
    return ProductsPageView.parse(await answer.json())
  }
  const entry = { language: 'darija', term: 'zorbix', expansions: ['réfrigérateur'] }
  const marked = await call(`/synonyms/${id}`, 'PUT', { ...entry, is_substitute: true })
  expect(marked.body).toMatchObject({ is_substitute: true })
  await eventually(async () => (await page()).guesses?.length).toBe(1)
  expect((await page()).items[0]?.name).toBe('Réfrigérateur 300 L')
  const changed = await call(`/synonyms/${id}`, 'PUT', { ...entry, expansions: ['four'] })
  expect(changed.body).toMatchObject({ expansions: ['four'], is_substitute: true })
})

test('[WORDS-2] an entry that another one makes useless, or no search would read, is refused with its reason', async () => {
  await add('Bakhour dyal dar', ['parfum'])
  const refused = async (term: string, expansions: string[], language = 'fr') => {
    const body = { language: 'darija', term, expansions }
    const { status, body: input } = await call('/synonyms', 'POST', body, language)
    return [status, (input as { code: string }).code]
  }
  expect(await refused('bakhour DAR', ['parfum'])).toEqual([409, 'synonym_taken'])
  expect(await refused('rouge bleu vert noir blanc', ['parfum'])).toEqual([422, 'synonym_too_long'])
  expect(await refused('télé', ['tele'])).toEqual([422, 'synonym_of_itself'])
  expect(await refused('!!', ['tele'])).toEqual([422, 'synonym_without_terms'])
  const empty = await call('/synonyms', 'POST', { language: 'fr', term: ' ', expansions: [] }, 'ar')
  expect((empty.body as { errors: object[] }).errors).toMatchObject([
    { path: 'term', message: 'اكتب كلمة.' },
    { path: 'expansions', code: 'expansions_required' },
  ])
  expect((await call(`/synonyms/${nadia}`, 'DELETE')).status).toBe(404)
})

test('[WORDS-3] pages together are the table, in the order of its words; a word is found by its meaning', async () => {
  for (const term of ['zarbia', 'frigo', 'ثلاجه', 'mra']) await add(term, [`${term} propre`])
  await add('frigo', ['réfrigérateur'], 'fr')
  const page = async (query: string) =>
    SynonymsPageView.parse((await call(`/synonyms?${query}`)).body)
  const seen: string[] = []
  let cursor = ''
  for (;;) {
    const { items, next } = await page(`limit=2${cursor}`)
    seen.push(...items.map(({ term }) => term))
    if (next === null) break
    cursor = `&cursor=${next}`
  }
  expect(seen).toEqual(['frigo', 'frigo', 'mra', 'zarbia', 'ثلاجه'])
  const { counts, items } = await page('search=REFRIGERATEUR')
  expect(items).toMatchObject([{ term: 'frigo', language: 'fr' }])
  expect(counts).toEqual({ all: 1, fr: 1, ar: 0, darija: 0, en: 0 })
})

test('[WORDS-4] what was searched in vain is told with how often, until it finds something; no phone is kept', async () => {
  for (const typed of ['Klimatix', ' klimatix ', 'klimatix', 'four', '0550 12 34 56'])
    await found(typed)
  await searches.flush()
  const missing = async () => MissingTermsView.parse((await call('/missing-terms')).body).items
  expect(await missing()).toEqual([
    { term: 'klimatix', language: 'fr', searches: 3, last_on: '2026-11-21' },
  ])
  const { rows } = await database.pool.query(
    'select term, searches, results from search.daily_terms order by term',
  )
  expect(rows).toEqual([
    { term: 'four', searches: 1, results: 1 },
    { term: 'klimatix', searches: 3, results: 0 },
  ])
  await add('klimatix', ['réfrigérateur'])
  await eventually(() => found('klimatix')).toEqual(['Réfrigérateur 300 L'])
  await searches.flush()
  expect(await missing()).toEqual([])

  now = new Date('2027-03-01T10:00:00Z')
  await searches.forgetOld()
  now = new Date('2026-11-21T10:00:00Z')
  expect((await database.pool.query('select 1 from search.daily_terms')).rowCount).toBe(0)
  expect(errors).toEqual([])
})

test('[SEARCH-6] an empty search box proposes each night what many searched on several days, and nothing of one alone', async () => {
  const searched = (language: string, term: string, times: number[], results = 2) =>
    database.pool.query(
      `insert into search.daily_terms (searched_on, language, term, searches, results)
       select date '2026-11-20' - (n::integer - 1), $1, $2, times, $4
       from unnest($3::integer[]) with ordinality t (times, n)`,
      [language, term, times, results],
    )
  await database.pool.query(`delete from search.popular_terms; delete from search.daily_terms;
    insert into search.popular_terms values ('fr', 1, 'vieux'), ('fr', 9, 'oublié'), ('ar', 1, 'ثلاجة')`)
  await searched('fr', 'casque', [9, 9, 9])
  await searched('fr', 'vase', [20, 20, 20])
  await searched('fr', 'tapis', [10, 5, 8])
  await searched('fr', 'lampe', [7, 7, 7, 7])
  await searched('fr', 'nom de quelqu’un', [60])
  await searched('fr', 'rare', [1, 1, 1, 1])
  await searched('fr', 'introuvable', [30, 30, 30], 0)
  await searched('ar', 'هاتف', [40, 40, 40])

  await searches.propose()

  const { rows } = await database.pool.query(
    'select language, term from search.popular_terms order by language, position',
  )
  expect(rows).toEqual([
    // Fewer than four popular terms: the present ones stay.
    { language: 'ar', term: 'ثلاجة' },
    ...['vase', 'lampe', 'casque', 'tapis'].map((term) => ({ language: 'fr', term })),
  ])
})

test('[WORDS-5] a trial tells how a search is read, and what a draft would change, and changes nothing', async () => {
  const trial = async (body: object) =>
    SearchPreview.parse((await call('/search-previews', 'POST', body)).body)
  const draft = { id: null, term: 'zorbix', expansions: ['réfrigérateur'] }
  const { now: before, drafted } = await trial({ query: 'zorbix', draft })
  expect(before).toMatchObject({ carried: 'none', total: 0, items: [] })
  expect(drafted).toMatchObject({
    parts: [{ typed: 'zorbix', expansions: ['réfrigérateur'] }],
    carried: 'all',
    total: 1,
    items: [{ name: 'Réfrigérateur 300 L', price: 60_000 }],
  })
  const slip = await trial({ query: 'refrigeratuer' })
  expect(slip).toMatchObject({
    now: { parts: [{ near: ['refrigerateur'] }], total: 1 },
    drafted: null,
  })
  expect(await found('zorbix')).toEqual([])
})

test('[WORDS-1] what suits an occasion is edited, holds at once, and is recorded', async () => {
  const occasion = {
    kind: 'occasion',
    name_fr: 'Zorbale',
    name_en: 'Zorbale',
    name_ar: 'زوربال',
    phrases: ['fête de la zorbale'],
    terms: ['four électrique'],
  }
  expect((await found('fête de la zorbale')).length).toBe(0)
  const created = await call('/search-intents', 'POST', occasion)
  expect(created.status).toBe(201)
  const { id } = IntentRow.parse(created.body)
  await eventually(() => found('cadeau fête zorbale')).toEqual(['Four électrique'])
  const changed = { ...occasion, terms: ['réfrigérateur'] }
  expect((await call(`/search-intents/${id}`, 'PUT', changed)).status).toBe(200)
  await eventually(() => found('fête zorbale')).toEqual(['Réfrigérateur 300 L'])
  const faulty = await call('/search-intents', 'POST', { ...occasion, terms: [], name_fr: ' ' })
  expect(faulty.status).toBe(422)
  expect((await call(`/search-intents/${id}`, 'DELETE')).status).toBe(204)
  expect((await call(`/search-intents/${id}`, 'DELETE')).status).toBe(404)
  const { rows } = await database.pool.query(
    'select action from audit.entries where subject_id = $1 order by action',
    [id],
  )
  expect(rows.map((row: { action: string }) => row.action)).toEqual([
    'search.intent_added',
    'search.intent_edited',
    'search.intent_removed',
  ])
})
