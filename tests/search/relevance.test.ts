import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ProductDetailView } from '#capabilities/search/contract.ts'
import {
  foldForSearch,
  stripArticle,
  tokenize,
  wordsOf,
} from '#capabilities/search/rules/tokenize.ts'
import { PRODUCTS } from '#demo/catalog/index.ts'
import { demoId } from '#demo/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { HABITS, JUDGED_QUERIES, HOLDOUT_JUDGMENTS, type JudgedQuery } from './judgments/index.ts'
import { demoSearch, keyOf } from './demo-search.ts'
import { mean, ndcgAt10 } from './ndcg.ts'
import { withTypo } from './typos.ts'

const LEAST = 0.85
const LEAST_AFTER_A_SLIP = 0.9

const database = await testDatabase()
const { search, load, list, keysOf } = demoSearch(database)

type Judgement = JudgedQuery & { listed: string[]; ndcg: number }
const judgements: Judgement[] = []
const afterwards: Judgement[] = []

async function judge(query: JudgedQuery): Promise<Judgement> {
  const listed = keysOf(await list(query.typed))
  return { ...query, listed, ndcg: ndcgAt10(listed, query.finds) }
}

beforeAll(async () => {
  await load()
  judgements.push(...(await Promise.all(JUDGED_QUERIES.map(judge))))
  afterwards.push(...(await Promise.all(HOLDOUT_JUDGMENTS.map(judge))))
  if (process.env['JUDGEMENTS'])
    writeFileSync(process.env['JUDGEMENTS'], JSON.stringify({ judgements, afterwards }, null, 1))
})

test('the judged set is wide enough, and only names products of the demo', () => {
  for (const habit of HABITS)
    expect(
      JUDGED_QUERIES.filter((judgedQuery) => judgedQuery.habit === habit).length,
    ).toBeGreaterThan(54)
  const known = new Set(keyOf.values())
  for (const { typed, finds } of JUDGED_QUERIES)
    for (const key of Object.keys(finds)) expect(known, `${typed}: ${key}`).toContain(key)
})

const message = (name: string, entries: readonly Judgement[]): number => {
  const ndcg = mean(entries.map((judgement) => judgement.ndcg))
  const missed = entries.filter((judgement) => judgement.ndcg === 0).length
  process.stdout.write(
    `${name}: nDCG@10 ${ndcg.toFixed(3)} over ${entries.length} queries, ${missed} find nothing that is meant\n`,
  )
  return ndcg
}

describe.each(HABITS)('what is typed in %s finds what is meant', (habit) => {
  const ofHabit = (all: readonly Judgement[]) =>
    all.filter((judgement) => judgement.habit === habit)

  test('in the queries it was made for', () =>
    expect(message(`search in ${habit}`, ofHabit(judgements))).toBeGreaterThanOrEqual(LEAST))

  test('in queries that were judged afterwards', () =>
    expect(message(`${habit}, judged afterwards`, ofHabit(afterwards))).toBeGreaterThanOrEqual(
      LEAST,
    ))
})

test('[LIST-1] each product is the first for its own name, in three languages', async () => {
  const forSale = PRODUCTS.filter(({ vendor }) => vendor !== 'pepiniere-mitidja')
  const misplaced: string[] = []
  for (const { key, name } of forSale)
    for (const own of Object.values(name)) {
      const [first] = (await list(own)).items
      if (first && keyOf.get(first.id) !== key) misplaced.push(`${own} -> ${first.name}`)
    }
  expect(misplaced).toEqual([])
})

test('what is typed and what is listed are folded to the same words', async () => {
  const texts = PRODUCTS.flatMap(({ name, description, specifications, variants }) => [
    ...[name, description].flatMap((text) => Object.values(text)),
    ...specifications.flatMap((entry) => Object.values(entry.value)),
    ...variants.flatMap(({ options }) => options.flatMap(({ value }) => Object.values(value))),
  ])
  const { rows } = await database.pool.query<{ text: string; folded: string; words: string[] }>(
    `select text, search.fold(text) as folded, string_to_array(search.words_of(text), ' ') as words
     from unnest($1::text[]) text`,
    [texts],
  )
  for (const { text, folded, words } of rows) {
    expect(folded, text).toBe(foldForSearch(text))
    expect(words, text).toEqual(expect.arrayContaining(wordsOf(text).map(stripArticle)))
  }
})

test('[PROD-6] a product is followed by its own kind, then by its category', async () => {
  const similar = async (key: string) => {
    const path = `/products/${demoId('product', key)}`
    const product = ProductDetailView.parse(
      await (await search.storefrontRoutes.request(path)).json(),
    )
    return product.similar.map(({ id }) => keyOf.get(id))
  }
  expect((await similar('tapis-ghardaia-rouge'))[0]).toBe('tapis-kilim-noir')
  expect((await similar('puzzle-casbah-500'))[0]).toBe('puzzle-casbah-1000')
  expect((await similar('parfum-oud-50')).slice(0, 2)).toEqual(
    expect.arrayContaining(['parfum-jasmin-50', 'parfum-musc-50']),
  )
})

const NEEDS: readonly (readonly [string, RegExp])[] = [
  ['nettoyer ma voiture', /shampooing-auto|aspirateur-auto/],
  ['accessoires voiture', /support-telephone|camera-embarquee|aspirateur-auto|shampooing-auto/],
  ['voyage en voiture', /support-telephone|camera-embarquee|gourdes|siege-auto/],
  ['regarder la télé', /televiseur|tv-/],
  ['rentrée des classes', /carnets|sac-a-dos/],
  ['cadeau saint valentin', /parfum|bracelets/],
  ['cadeau fille 8 ans', /peluche|puzzle|briques/],
  ['jouet bébé 6 mois', /peluche|anneaux/],
  ['cadeau prof', /theiere|parfum|montre|carnets|deglet/],
  ['chauffage hiver', /burnous|tapis|the-/],
  ['faire des gâteaux', /gateaux|miel|blender/],
  ['course à pied', /baskets|montre|gourdes/],
  ['gift for a teacher', /theiere|parfum|montre|carnets|deglet/],
  [
    'car accessories',
    /support-telephone|camera-embarquee|aspirateur-auto|shampooing-auto|batterie/,
  ],
  ['bedtime stories', /conte|album/],
  ['winter clothes', /burnous/],
  ['لوازم المدرسة', /carnets|sac-a-dos/],
  ['اكسسوارات السيارة', /support-telephone|camera-embarquee|aspirateur-auto|shampooing-auto/],
  ['تجهيز العروسة', /caftan|bracelets|parfum/],
  ['العيد الكبير', /couscous|harissa|epices|caftan/],
  ['7wayej rjal', /chemise|ceinture|burnous|baskets/],
  ['swaleh tomobil', /support-telephone|camera-embarquee|aspirateur-auto|shampooing-auto/],
  ['khtana', /burnous|babouches|chemise/],
  ['makla dzayria', /couscous|tajine|cuisine/],
  ['ma voiture ne démarre plus', /batterie-|booster/],
  ['tomobil ta3i ma tdemarrich', /batterie-|booster/],
  ['سيارتي ما تمشيش', /batterie-|booster/],
  ["my car won't start", /batterie-|booster/],
  ['la voiture est sale', /shampooing-auto|aspirateur-auto/],
  ['le wifi coupe tout le temps', /routeur/],
  ['الشبكة ضعيفة', /routeur/],
  ['rah do', /batterie-externe|lanterne|lampe/],
  ['mes cheveux tombent', /nigelle|argan|seche-cheveux/],
  ['ma peau tire', /creme-visage|serums|argan/],
  ['my plants are dying', /arrosoir|tuyau/],
  ['comment perdre du ventre', /halteres|fitness|kettlebells|yoga/],
  ['ظهري يوجعني', /yoga|coussins/],
  ['kids book', /conte|album|chats|caravanier|lila/],
  ['ktab drari', /conte|album|chats|caravanier|lila/],
  ['magasin de sport', /halteres|ballon|kettlebells|yoga|raquette/],
  ['محل عطور', /parfum/],
  ['hanout 7wayej', /chemise|caftan|burnous|baskets|babouches/],
  ['trou dans le mur', /perceuse/],
  ['la lumière est coupée', /batterie-externe|lanterne|lampe/],
  ['jayin dyaf', /theiere|baklawa|makrout|the-/],
]

test('a need finds what suits it first, in four writing habits', async () => {
  const misread: string[] = []
  for (const [typed, suits] of NEEDS) {
    const [first] = (await list(typed)).items
    const key = (first && keyOf.get(first.id)) ?? 'nothing'
    if (!suits.test(key)) misread.push(`${typed} -> ${key}`)
  }
  expect(misread).toEqual([])
})

test('a noun carries beside a word that is not sold, and a place never stands for it', async () => {
  const misread: string[] = []
  for (const [typed, suits] of [
    ['parfum dior', /^parfum/],
    ['perceuse bosch', /^perceuse/],
    ['ساعة رولكس', /^montre|^horloge/],
    ['casque moto', /^casque/],
    ['tapis de prière', /^tapis/],
    ['laptop dell', /^pc-/],
    ['couscous constantine', /^couscous-/],
    ['sac à main oran', /^sac-/],
    ['batri varta', /^batterie/],
  ] as const) {
    const { items, carried, exact_total: exact } = await list(typed)
    const key = (items[0] && keyOf.get(items[0].id)) ?? 'nothing'
    if (!suits.test(key) || (carried === 'all' && exact === undefined))
      misread.push(`${typed} -> ${carried} ${key}`)
  }
  expect(misread).toEqual([])
})

const HEADS: readonly (readonly [string, RegExp])[] = [
  ['sac pour couscous', /^sac-/],
  ['حقيبة للأطفال', /^sac-/],
  ['sac ta3 drari', /^sac-/],
  ['lampe pour téléphone', /^lampe/],
  ['kids lamp', /^lampe/],
  ['car bag', /^sac-/],
  ['suport de telephone', /^support-telephone/],
  ['phone holder for car', /^support-telephone/],
  ['coque pour téléphone', /^support-telephone|batterie-externe|casque|ecouteurs|enceinte|montre/],
  ['poussette pour voiture', /support-telephone|aspirateur-auto|camera|shampooing-auto|siege-auto/],
  ['alarme voiture', /support-telephone|aspirateur-auto|camera|shampooing-auto|siege-auto/],
  ['castrol 5w40', /^huile-moteur/],
  ['samsung 55p', /^(televiseur|tv)-/],
  ['ڤازوز', /^gazouz/],
  ['صيروم', /serum/],
  ['thé vert', /^the-/],
  ['huile pour moto', /^huile-moteur/],
  ['زيت السيارة', /^huile-moteur/],
  ['vêtements enfants', /chemise|burnous|caftan|baskets/],
  ['205/55r16', /^roue/],
]

test('what is sought stands before what it is for, in four writing habits', async () => {
  const misread: string[] = []
  for (const [typed, suits] of HEADS) {
    const [first] = (await list(typed)).items
    const key = (first && keyOf.get(first.id)) ?? 'nothing'
    if (!suits.test(key)) misread.push(`${typed} -> ${key}`)
  }
  expect(misread).toEqual([])
})

test.each(['tournevis pour couscous', 'poussette ta3 tomobil', 'ريدو للكوزينة', 'drone for kids'])(
  'what stands beside a thing that is not sold is only near: %s',
  async (typed) => expect((await list(typed)).carried).not.toBe('all'),
)

test.each(['croquettes chat', 'لعبة للكلاب', 'calculatrice'])(
  'nothing is said to be near where nothing is: %s',
  async (typed) => {
    const { items, carried } = await list(typed)
    expect(carried === 'none').toBe(items.length === 0)
  },
)

const IMPOSSIBLE =
  'lait poulet حليب دجاج 7lib poussette matelas peruque airfryer rideau kabous piano drone jupe moto pizza'

test('a search for what is not sold says so, or says what it shows instead', async () => {
  const certain: string[] = []
  for (const typed of IMPOSSIBLE.split(' ')) {
    const { items, carried, guesses, only_described: isOnlyDescribed } = await list(typed)
    if (items.length > 0 && carried === 'all' && !guesses && !isOnlyDescribed) certain.push(typed)
  }
  expect(certain).toEqual([])
})

test('a word of a name is found with one slip in it, in French and in Arabic', async () => {
  const words = PRODUCTS.filter(({ vendor }) => vendor !== 'pepiniere-mitidja').flatMap((product) =>
    [product.name.fr, product.name.ar].flatMap((name) => {
      const long = tokenize(name).find((word) => word.length >= 5 && !/\d/.test(word))
      return long === undefined ? [] : [{ key: product.key, long }]
    }),
  )
  let found = 0
  for (const [index, { key, long }] of words.entries()) {
    const { items } = await list(withTypo(long, index))
    if (items.some(({ id }) => keyOf.get(id) === key)) found += 1
  }
  process.stdout.write(`one slip in a word of the name: ${found} of ${words.length} are found\n`)
  expect(found / words.length).toBeGreaterThanOrEqual(LEAST_AFTER_A_SLIP)
})
