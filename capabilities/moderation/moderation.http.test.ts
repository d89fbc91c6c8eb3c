import { beforeAll, beforeEach, expect, test } from 'vitest'
import { days, hours } from '#kernel/time.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { OrderId } from '#capabilities/orders/index.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { QueueCounts, QueuePage } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const people = {
  chief: await market.account('chief@example.dz', 'admin'),
  other: await market.account('other@example.dz', 'admin'),
  amel: await market.account('amel@example.dz', 'vendor'),
  meriem: await market.account('meriem@mail.example'),
}
type ModerationActor = keyof typeof people
const tokens = new Map<ModerationActor, string>()
const signIn = async () => {
  for (const [who, { email }] of Object.entries(people))
    tokens.set(who as ModerationActor, await market.tokenOf(email))
}
beforeAll(signIn)
type RequestOptions = { who?: ModerationActor; method?: string; body?: object; language?: string }
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
const queue = async (query = '', who: ModerationActor = 'chief') =>
  QueuePage.parse((await ask(`/admin/moderation${query}`, { who })).body)
const decide = (path: string, state: object) =>
  ask(`/admin${path}/state`, { who: 'chief', method: 'PUT', body: state })
const acts = async () =>
  (await sql('select action from audit.entries order by id desc limit 3')).map(({ action }) =>
    String(action),
  )

let amel: string
let tajine: string
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query(
    `set session_replication_role = 'replica';
     truncate orders.purchases, reviews.reviews, reviews.questions, reviews.reports, messaging.threads,
       privacy.data_requests, moderation.claims, platform.outbox, platform.rate_limits cascade;
     set session_replication_role = 'origin'`,
  )
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await market.give(amel, people.amel.userId)
  tajine = (await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 90 })).id
})

const question = async (text: string) =>
  (
    (await ask('/account/questions', { who: 'meriem', body: { product_id: tajine, text } }))
      .body as { id: string }
  ).id
const report = (about: string, id: string, reason = 'insult') =>
  ask('/reports', { body: { about, id, reason, note: 'Voyez vous-même' } })
async function review(text: string) {
  const { body } = await buy([{ product_id: tajine, quantity: 1 }], {
    token: tokens.get('meriem')!,
  })
  const orderId = (body as PlacedView).orders[0]!.id as OrderId
  await market.orders.changeStatus({ orderId, to: 'delivered', actor: { role: 'system' } })
  const written = await ask('/account/reviews', {
    who: 'meriem',
    body: { product_id: tajine, rating: 4, text },
  })
  return written.body as { id: string; state: string }
}
const stars = async () =>
  (
    await sql(
      `select review_count as n, (select rating_count from vendors.vendors where id = vendor_id) as shop
       from catalog.products where id = $1`,
      [tajine],
    )
  )[0]
const contact = async () =>
  (
    (
      await ask('/contact', {
        body: {
          ...{ topic: 'order', name: 'Amina', email: 'amina@example.dz', order_number: '' },
          message: 'Où est mon colis, svp ?',
        },
      })
    ).body as { id: string }
  ).id
async function dataRequest(dueIn: number) {
  const id = newId(market.clock.now())
  await sql(
    `insert into privacy.data_requests (id, number, kind, name, email, language, received_at, received_on,
       legal_days, legal_source, due_on)
     select $1, $3, 'erasure', 'Lina', 'lina@example.dz', 'fr', now(),
       current_date + $2::int - 10, 10, 'law 18-07', current_date + $2::int`,
    [id, dueIn, `D-${id.slice(-8).toUpperCase()}`],
  )
  return id
}

test('what has a deadline comes first, the nearest first; then what waits the longest, of every kind', async () => {
  const q = await question('Mon numéro : 0550 12 34 56, appelez')
  const c = await contact()
  const [late, soon] = [await dataRequest(-2), await dataRequest(4)]
  await report('product', tajine, 'counterfeit')

  const all = await queue()
  expect(all.items.map(({ kind }) => kind)).toEqual([
    ...['data_request', 'data_request', 'question', 'contact', 'report'],
  ])
  expect(all.items.slice(0, 4).map(({ id }) => id)).toEqual([late, soon, q, c])
  expect(all.items[0]!.days_left).toBeLessThan(0)
  expect(all.counts).toMatchObject({ all: 5, data_request: 2, late: 1, question: 1, report: 1 })
  expect(all.items.at(-1)).toMatchObject({
    ...{ about: 'product', about_id: tajine, title: 'Tajine', reason: 'counterfeit' },
    ...{ state: 'active', shop: { id: amel, name: 'Poterie Amel' } },
  })
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Awaited<ReturnType<typeof queue>> = await queue(`?limit=2&cursor=${next}`)
    seen.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  expect(seen).toEqual(all.items.map(({ id }) => id))
  expect((await queue('?kind=contact')).items.map(({ id }) => id)).toEqual([c])
  expect(QueueCounts.parse((await ask('/admin/moderation/counts', { who: 'chief' })).body)).toEqual(
    all.counts,
  )
  expect((await ask('/admin/moderation?kind=none', { who: 'chief' })).status).toBe(422)
  expect((await ask('/admin/moderation', { who: 'amel' })).status).toBe(403)
})

test('a review that gives a contact waits; shown, it counts and its shop hears; hidden, it does not', async () => {
  const { id, state } = await review('Superbe, contactez-moi au 0550 12 34 56')
  expect(state).toBe('pending')
  expect(await stars()).toEqual({ n: 0, shop: 0 })
  expect((await queue('?kind=review')).items).toMatchObject([
    { id, rating: 4, author: 'Meriem B.' },
  ])

  expect((await decide(`/reviews/${id}`, { state: 'published' })).status).toBe(204)
  expect(await stars()).toEqual({ n: 1, shop: 1 })
  expect((await decide(`/reviews/${id}`, { state: 'published' })).body).toMatchObject({
    code: 'already_so',
  })
  const notified = `select count(*)::int as n from platform.outbox where type = 'reviews.review_published'`
  expect(await sql(notified)).toEqual([{ n: 1 }])

  expect((await decide(`/reviews/${id}`, { state: 'hidden' })).status).toBe(422)
  const hidden = { state: 'hidden', reason: 'personal_data' }
  expect((await decide(`/reviews/${id}`, hidden)).status).toBe(204)
  expect(await stars()).toEqual({ n: 0, shop: 0 })
  expect((await queue('?kind=hidden')).items).toMatchObject([{ id, reason: 'personal_data' }])
  expect((await decide(`/reviews/${id}`, { state: 'published' })).status).toBe(204)
  expect(await sql(notified)).toEqual([{ n: 1 }])
  expect(
    (await sql('select change from reviews.review_history order by happened_at, change desc')).map(
      ({ change }) => String(change),
    ),
  ).toEqual(['written', 'held', 'published', 'hidden', 'shown'])
  expect(await acts()).toEqual([
    ...['reviews.review_published', 'reviews.review_hidden', 'reviews.review_published'],
  ])
})

test('a contact that is written into a review later takes it out of sight, and back without it', async () => {
  const { id } = await review('Superbe tajine')
  const edit = (text: string) =>
    ask(`/account/reviews/${id}`, { who: 'meriem', method: 'PUT', body: { rating: 2, text } })
  expect((await edit('Mon site : www.promo.dz')).body).toMatchObject({ state: 'pending' })
  expect(await stars()).toEqual({ n: 0, shop: 0 })
  expect((await edit('Fissuré')).body).toMatchObject({ state: 'published' })
  expect(await stars()).toEqual({ n: 1, shop: 1 })
})

test('hiding a question upholds its reports; a dismissal covers all about the same, and is taken back', async () => {
  const id = await question('Une question impolie sur le tajine')
  await report('question', id)
  await report('question', id, 'other')
  const [first] = (await queue('?kind=report')).items
  expect(first).toMatchObject({ report_count: 2, text: 'Une question impolie sur le tajine' })
  const states = async () =>
    (await sql('select state from reviews.reports order by created_at, id')).map(({ state }) =>
      String(state),
    )

  expect((await decide(`/reports/${first!.id}`, { state: 'dismissed' })).status).toBe(204)
  expect(await states()).toEqual(['dismissed', 'dismissed'])
  expect((await decide(`/reports/${first!.id}`, { state: 'dismissed' })).status).toBe(409)
  expect((await decide(`/reports/${first!.id}`, { state: 'open' })).status).toBe(204)
  expect(await states()).toEqual(['open', 'open'])
  expect((await decide(`/questions/${id}`, { state: 'hidden', reason: 'insult' })).status).toBe(204)
  expect(await states()).toEqual(['upheld', 'upheld'])
  expect((await ask(`/products/${tajine}/questions`)).body).toMatchObject({ total: 0 })
  expect((await queue()).counts).toMatchObject({ report: 0, hidden: 1 })
  const nothing = newId(market.clock.now())
  expect((await decide(`/reports/${nothing}`, { state: 'open' })).status).toBe(404)
  expect((await decide(`/questions/${nothing}`, { state: 'published' })).status).toBe(404)
})

test('a visitor is answered by mail in the language they wrote in; closed and opened again', async () => {
  const id = await contact()
  const path = `/admin/contact/${id}`
  const reply = await ask(`${path}/replies`, { who: 'chief', body: { text: 'Il arrive demain.' } })
  expect(reply).toMatchObject({ status: 201, body: { state: 'answered' } })
  expect((await ask(path, { who: 'chief' })).body).toMatchObject({
    email: 'amina@example.dz',
    messages: [
      { is_own: false, text: 'Où est mon colis, svp ?' },
      { is_own: true, author: 'Amel Saïdi' },
    ],
  })
  expect(
    await sql(`select payload ->> 'text' as text, payload ->> 'question' as question, payload ->> 'email' as email
      from platform.outbox where type = 'messaging.contact_answered'`),
  ).toEqual([
    {
      text: 'Il arrive demain.',
      question: 'Où est mon colis, svp ?',
      email: 'amina@example.dz',
    },
  ])
  expect((await queue()).counts.contact).toBe(0)
  const move = (state: string) =>
    ask(`${path}/state`, { who: 'chief', method: 'PUT', body: { state } })
  expect((await move('open')).body).toMatchObject({ state: 'open' })
  expect((await move('closed')).body).toMatchObject({ state: 'closed' })
  expect((await move('closed')).status).toBe(409)
  expect(await acts()).toEqual([
    ...['messaging.contact_closed', 'messaging.contact_reopened', 'messaging.contact_answered'],
  ])
  await sql(`update messaging.threads set guest_name = null, guest_email = null, erased_at = now()`)
  const late = await ask(`${path}/replies`, { who: 'chief', body: { text: 'Bonjour' } })
  expect(late).toMatchObject({ status: 409, body: { code: 'no_address' } })
})

test('one of the team has what they took, for a day; of two at once one has it', async () => {
  const id = await contact()
  const claim = (who: ModerationActor, method = 'PUT') =>
    ask(`/admin/moderation/contact/${id}/claim`, { who, method })
  const both = await Promise.all([claim('chief'), claim('other')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  const [winner, loser]: ModerationActor[] =
    both[0]!.status === 204 ? ['chief', 'other'] : ['other', 'chief']
  expect((await queue('', winner)).items[0]!.taken_by).toEqual({ name: 'Amel Saïdi', is_own: true })
  expect((await queue('', loser)).items[0]!.taken_by).toMatchObject({ is_own: false })
  expect((await claim(loser!, 'DELETE')).status).toBe(204)
  expect((await claim(loser!)).body).toMatchObject({ code: 'taken_by_other' })
  market.clock.advance(days(1))
  market.clock.advance(hours(1))
  await signIn()
  expect((await claim(loser!)).status).toBe(204)
  expect((await claim(loser!, 'DELETE')).status).toBe(204)
  expect((await queue()).items[0]!.taken_by).toBeNull()
  await decide(`/contact/${id}`, { state: 'closed' })
  expect((await claim('chief')).status).toBe(404)
})

test('two of the team on one review, or a vendor and its buyer: the second learns what the first did', async () => {
  const { id } = await review('Très bien, merci')
  await report('review', id)
  const { version } = (await queue()).items[0]!
  await decide(`/reviews/${id}`, { state: 'hidden', reason: 'insult', version })
  const late = await ask(`/admin/reviews/${id}/state`, {
    ...{ who: 'other', method: 'PUT', body: { state: 'pending', version } },
  })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: 'hidden', current_name: 'Masqué' },
  })
  const { version: now } = late.body as { version: number }
  expect((await decide(`/reviews/${id}`, { state: 'published', version: now })).status).toBe(204)

  const answer = (text: string, seen?: number) =>
    ask(`/vendor/reviews/${id}/answer`, {
      ...{ who: 'amel', method: 'PUT', body: { text, version: seen } },
    })
  const stale = await answer('Merci', now)
  expect(stale).toMatchObject({
    status: 409,
    body: { by: 'L’équipe de la place de marché', current: 'published' },
  })
  const { version: current } = stale.body as { version: number }
  expect((await answer('Merci', current)).status).toBe(204)
  expect((await answer('Merci beaucoup')).status).toBe(204)

  const requested = await question('Passe-t-il au four ?')
  const [row] = await sql('select version from reviews.questions where id = $1', [requested])
  await decide(`/questions/${requested}`, {
    state: 'hidden',
    reason: 'other',
    version: row!['version'],
  })
  const again = { state: 'pending', version: row!['version'] }
  expect((await decide(`/questions/${requested}`, again)).body).toMatchObject({
    code: 'changed_meanwhile',
  })
})
