import { expect, test } from 'vitest'
import { days, hours } from '#kernel/time.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type ModerationActor, moderationFixture } from '#tests/support/moderation-fixture.ts'
import { QueueCounts } from './contract.ts'

const fixture = await moderationFixture(await testDatabase())
const { market, sql, signIn, amel, tajine, ask, queue, decide, newestActions } = fixture
const { question, report, review, stars, contact, dataRequest } = fixture

test('what has a deadline comes first, the nearest first; then what waits the longest, of every kind', async () => {
  const q = await question('Mon numéro : 0550 12 34 56, appelez')
  const c = await contact()
  const [late, soon] = [await dataRequest(-2), await dataRequest(4)]
  await report('product', tajine(), 'counterfeit')

  const all = await queue()
  expect(all.items.map(({ kind }) => kind)).toEqual([
    ...['data_request', 'data_request', 'question', 'contact', 'report'],
  ])
  expect(all.items.slice(0, 4).map(({ id }) => id)).toEqual([late, soon, q, c])
  expect(all.items[0]!.days_left).toBeLessThan(0)
  expect(all.counts).toMatchObject({ all: 5, data_request: 2, late: 1, question: 1, report: 1 })
  expect(all.items.at(-1)).toMatchObject({
    ...{ about: 'product', about_id: tajine(), title: 'Tajine', reason: 'counterfeit' },
    ...{ state: 'active', shop: { id: amel(), name: 'Poterie Amel' } },
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
  expect(QueueCounts.parse((await ask('/admin/moderation/counts', { who: 'admin' })).body)).toEqual(
    all.counts,
  )
  expect((await ask('/admin/moderation?kind=none', { who: 'admin' })).status).toBe(422)
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
    code: 'status_unchanged',
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
  expect(await newestActions()).toEqual([
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
  expect((await ask(`/products/${tajine()}/questions`)).body).toMatchObject({ total: 0 })
  expect((await queue()).counts).toMatchObject({ report: 0, hidden: 1 })
  const nothing = newId(market.clock.now())
  expect((await decide(`/reports/${nothing}`, { state: 'open' })).status).toBe(404)
  expect((await decide(`/questions/${nothing}`, { state: 'published' })).status).toBe(404)
})

test('a visitor is answered by mail in the language they wrote in; closed and opened again', async () => {
  const id = await contact()
  const path = `/admin/contact/${id}`
  const reply = await ask(`${path}/replies`, { who: 'admin', body: { text: 'Il arrive demain.' } })
  expect(reply).toMatchObject({ status: 201, body: { state: 'answered' } })
  expect((await ask(path, { who: 'admin' })).body).toMatchObject({
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
    ask(`${path}/state`, { who: 'admin', method: 'PUT', body: { state } })
  expect((await move('open')).body).toMatchObject({ state: 'open' })
  expect((await move('closed')).body).toMatchObject({ state: 'closed' })
  expect((await move('closed')).status).toBe(409)
  expect(await newestActions()).toEqual([
    ...['messaging.contact_closed', 'messaging.contact_reopened', 'messaging.contact_answered'],
  ])
  await sql(`update messaging.threads set guest_name = null, guest_email = null, erased_at = now()`)
  const late = await ask(`${path}/replies`, { who: 'admin', body: { text: 'Bonjour' } })
  expect(late).toMatchObject({ status: 409, body: { code: 'no_address' } })
})

test('one of the team has what they took, for a day; of two at once one has it', async () => {
  const id = await contact()
  const claim = (who: ModerationActor, method = 'PUT') =>
    ask(`/admin/moderation/contact/${id}/claim`, { who, method })
  const both = await Promise.all([claim('admin'), claim('other')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  const [winner, loser]: ModerationActor[] =
    both[0]!.status === 204 ? ['admin', 'other'] : ['other', 'admin']
  expect((await queue('', winner)).items[0]!.taken_by).toEqual({ name: 'Amel Saïdi', is_own: true })
  expect((await queue('', loser)).items[0]!.taken_by).toMatchObject({ is_own: false })
  expect((await claim(loser!, 'DELETE')).status).toBe(204)
  expect((await claim(loser!)).body).toMatchObject({ code: 'claimed_by_other' })
  market.clock.advance(days(1))
  market.clock.advance(hours(1))
  await signIn()
  expect((await claim(loser!)).status).toBe(204)
  expect((await claim(loser!, 'DELETE')).status).toBe(204)
  expect((await queue()).items[0]!.taken_by).toBeNull()
  await decide(`/contact/${id}`, { state: 'closed' })
  expect((await claim('admin')).status).toBe(404)
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
    body: { code: 'version_conflict', current: 'hidden', current_name: 'Masqué' },
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
  const [row] = await sql('select version from reviews.questions where id = $1', requested)
  await decide(`/questions/${requested}`, {
    state: 'hidden',
    reason: 'other',
    version: row!['version'],
  })
  const again = { state: 'pending', version: row!['version'] }
  expect((await decide(`/questions/${requested}`, again)).body).toMatchObject({
    code: 'version_conflict',
  })
})
