import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { BuyerQuestionsPage, VendorQuestionsPage, QuestionsPage } from './questions.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const people = {
  amel: await market.account('amel@example.dz', 'vendor'),
  brahim: await market.account('brahim@example.dz', 'vendor'),
  meriem: await market.account('meriem@mail.example'),
}
type QuestionsActor = keyof typeof people
const tokens = new Map<QuestionsActor, string>()
beforeAll(async () => {
  for (const [who, { email }] of Object.entries(people))
    tokens.set(who as QuestionsActor, await market.tokenOf(email))
})
type RequestOptions = { who?: QuestionsActor; method?: string; body?: object; language?: string }
async function ask(path: string, { who, method, body, language = 'fr' }: RequestOptions = {}) {
  const answer = await market.app.request(`/api/v1${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'accept-language': language,
      ...(who && { authorization: `Bearer ${tokens.get(who)}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never }
}

let amel: string
let tajine: string
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query(
    'truncate reviews.questions, reviews.reports, platform.outbox, platform.rate_limits cascade',
  )
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const brahim = await market.shop.vendor({ name: 'Brahim', wilaya: '16' })
  await market.give(amel, people.amel.userId)
  await market.give(brahim, people.brahim.userId)
  const fields = { name: 'Tajine', ar: 'طاجين', price: 4800, stock: 9 }
  tajine = (await market.shop.product(amel, fields)).id
})

const request = async (text = 'Va-t-il sur une plaque à induction ?', language = 'fr') => {
  const answer = await ask('/account/questions', {
    who: 'meriem',
    body: { product_id: tajine, text },
    language,
  })
  expect(answer.status).toBe(201)
  return answer.body as { id: string; state: string; text: string }
}
const shown = async (query = '') =>
  QuestionsPage.parse((await ask(`/products/${tajine}/questions${query}`)).body)
const ofShop = async (query = '', who: QuestionsActor = 'amel', language = 'fr') =>
  VendorQuestionsPage.parse((await ask(`/vendor/questions${query}`, { who, language })).body)
const answered = (id: string, text: string, who: QuestionsActor = 'amel') =>
  ask(`/vendor/questions/${id}/answer`, { who, method: 'PUT', body: { text } })
const events = (type: string) =>
  sql('select payload from platform.outbox where type = $1 order by id', [type])

test('[VSPACE-7] a question is read by everybody, answered by its shop, and both hear of it', async () => {
  const { id, state } = await request('Va-t-il sur une plaque à induction ?', 'ar')
  expect(state).toBe('published')
  expect((await shown()).items).toMatchObject([{ id, author: 'Amel S.', answer: null }])
  expect((await events('reviews.question_asked')).map(({ payload }) => payload)).toMatchObject([
    { questionId: id, vendorId: amel, productName: 'Tajine' },
  ])
  expect((await ask('/vendor/questions/unanswered', { who: 'amel' })).body).toEqual({ count: 1 })
  expect((await ofShop('?show=unanswered', 'amel', 'ar')).items[0]!.product.name).toBe('طاجين')

  expect((await answered(id, 'Non, au gaz seulement.')).status).toBe(204)
  expect((await answered(id, 'Non : gaz ou braise seulement.')).status).toBe(204)

  expect((await shown()).items).toMatchObject([{ answer: 'Non : gaz ou braise seulement.' }])
  expect((await ask('/vendor/questions/unanswered', { who: 'amel' })).body).toEqual({ count: 0 })
  expect(await ofShop()).toMatchObject({ total: 1, counts: { all: 1, unanswered: 0 } })
  const notified = (await events('reviews.question_answered')).map(({ payload }) => payload)
  expect(notified).toMatchObject([
    { answer: 'Non, au gaz seulement.', email: 'meriem@mail.example', language: 'ar' },
  ])
  const own = BuyerQuestionsPage.parse((await ask('/account/questions', { who: 'meriem' })).body)
  expect(own.items).toMatchObject([{ id, state: 'published', product: { name: 'Tajine' } }])
})

test('contacts are hidden; a question that gave one waits, an answer does not', async () => {
  const waiting = await request('Appelez-moi au 0550 12 34 56 pour en parler')
  expect(waiting).toMatchObject({ state: 'pending', text: 'Appelez-moi au ••• pour en parler' })
  expect((await shown()).total).toBe(0)
  expect(await events('reviews.question_asked')).toEqual([])
  expect((await answered(waiting.id, 'Oui')).status).toBe(404)

  const { id } = await request()
  await answered(id, 'Oui, écrivez à amel@poterie.dz')
  expect((await shown()).items[0]!.answer).toBe('Oui, écrivez à •••')
})

test('in pages, newest first', async () => {
  const ids: string[] = []
  for (const index of [1, 2, 3])
    ids.push((await request(`Question numéro ${index} sur la taille`)).id)
  const first = await shown('?limit=2')
  expect(first).toMatchObject({ total: 3 })
  expect(first.items.map(({ id }) => id)).toEqual([ids[2], ids[1]])
  expect((await shown(`?limit=2&cursor=${first.next}`)).items.map(({ id }) => id)).toEqual([ids[0]])
})

test('nobody answers for another shop, asks about what is not on sale, or asks without end', async () => {
  const { id } = await request()
  const otherUser = await answered(id, 'Oui', 'brahim')
  expect(otherUser).toMatchObject({ status: 404, body: { code: 'question_not_found' } })
  expect((await ofShop('', 'brahim')).total).toBe(0)
  const post = (body: object, language = 'fr') =>
    ask('/account/questions', { who: 'meriem', body, language })
  expect((await post({ product_id: tajine, text: '  court ' })).status).toBe(422)
  await sql(`update catalog.products set status = 'archived', archived_at = now() where id = $1`, [
    tajine,
  ])
  const gone = await post({ product_id: tajine, text: 'Toujours en vente ?' }, 'ar')
  expect(gone).toMatchObject({ status: 404, body: { code: 'product_not_on_sale' } })
  for (let index = 0; index < 9; index++)
    await post({ product_id: tajine, text: 'Toujours en vente ?' })
  expect((await post({ product_id: tajine, text: 'Toujours en vente ?' })).status).toBe(429)
  expect((await ask('/account/questions', { body: { product_id: tajine } })).status).toBe(401)
})

test('anybody reports what is shown, a guest too; the shop sees only what it reported itself', async () => {
  const { id } = await request()
  const report = (body: object, who?: QuestionsActor) =>
    ask('/reports', { body, ...(who && { who }) })
  const about = (kind: string, what: string, reason = 'other') => ({
    ...{ about: kind, id: what, reason, note: null },
  })
  expect((await report(about('question', id, 'insult'))).status).toBe(204)
  expect((await report(about('question', id, 'false'), 'meriem')).status).toBe(204)
  expect((await report(about('question', id, 'false'), 'meriem')).status).toBe(204)
  expect((await report(about('product', tajine, 'counterfeit'))).status).toBe(204)
  expect((await report(about('shop', amel, 'fraud'))).status).toBe(204)
  expect(await report(about('review', id))).toMatchObject({ status: 404 })
  expect((await report(about('product', tajine, 'ugly'))).status).toBe(422)
  expect(await sql('select count(*)::int as n from reviews.reports')).toEqual([{ n: 4 }])
  expect((await ofShop()).items).toMatchObject([{ is_reported: false }])

  const own = { reason: 'insult', note: 'Mots grossiers' }
  const path = `/vendor/questions/${id}/reports`
  expect((await ask(path, { who: 'brahim', body: own })).status).toBe(404)
  expect((await ask(path, { who: 'amel', body: own })).status).toBe(204)
  expect((await ofShop()).items).toMatchObject([{ is_reported: true }])
  for (let index = 0; index < 40; index++) await report(about('product', tajine))
  expect((await report(about('product', tajine))).status).toBe(429)
})

test('who is forgotten leaves neither name nor reports behind', async () => {
  const { id } = await request()
  await answered(id, 'Oui')
  await request('Et la livraison à Oran ?')
  await ask('/reports', {
    who: 'meriem',
    body: { about: 'question', id, reason: 'other', note: 'Je suis Meriem' },
  })
  const { userId, email } = people.meriem
  await inTransaction(database.db, async (tx) =>
    ok(await market.reviews.erasePersonalData(tx, { userId, email })),
  )
  expect(await sql('select author, asker_id from reviews.questions')).toEqual([
    { author: '—', asker_id: null },
  ])
  expect(await sql('select reporter_id, note from reviews.reports')).toEqual([
    { reporter_id: null, note: null },
  ])
})
