import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { DataRequestReceivedView } from './contract.ts'
import { testAccounts } from '#tests/support/accounts-fixture.ts'
import { createPrivacy } from './index.ts'

const database = await testDatabase()
const now = new Date('2026-11-21T10:00:00Z')
const { identity } = await testAccounts(database)
const app = createPrivacy({ db: database.db, clock: { now: () => now }, identity }).storefrontRoutes

const post = async (body: object, language = 'fr') => {
  const response = await app.request('/data-requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as never }
}
const request = (email: string) => ({ kind: 'erasure', name: 'Amina Benali', email, message: '' })

test('[LEGAL-2] a request is filed with the day by which the law wants its answer', async () => {
  const { status, body } = await post(request('Amina@example.dz'))

  expect(status).toBe(201)
  const { number, due_on } = DataRequestReceivedView.parse(body)
  expect(due_on).toBe('2026-12-01')
  const { rows } = await database.pool.query(
    `select r.number, kind, state, email, message, language, received_on::text, legal_days, due_on::text, h.to_state
     from privacy.data_requests r join privacy.request_history h on h.request_id = r.id`,
  )
  expect(rows).toEqual([
    {
      number,
      kind: 'erasure',
      state: 'received',
      email: 'amina@example.dz',
      message: null,
      language: 'fr',
      received_on: '2026-11-21',
      legal_days: 10,
      due_on: '2026-12-01',
      to_state: 'received',
    },
  ])
})

test('each wrong field is named in the caller’s language; a correction says what to correct', async () => {
  const wrong = await post({ kind: 'all', name: ' ', email: '' }, 'ar')
  expect(wrong.status).toBe(422)
  const { errors } = wrong.body as { errors: { path: string; message: string }[] }
  expect(errors.map(({ path }) => path)).toEqual(['kind', 'name', 'email'])
  for (const { message } of errors) expect(message).toMatch(/[\u0600-\u06ff]/)

  const vague = await post({ ...request('brahim@example.dz'), kind: 'rectification' }, 'en')
  expect(vague).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'message', code: 'correction_required' }] },
  })
})

test('one person files a few requests an hour, then waits', async () => {
  for (let i = 0; i < 5; i++) expect((await post(request('lyna@example.dz'))).status).toBe(201)
  expect(await post(request('lyna@example.dz'))).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
})

const VISITOR = '0191a5c4-1111-4222-8333-444455556666'
const say = (body: object) =>
  app.request('/consents', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
    body: JSON.stringify({ visitor_id: VISITOR, version: '2026-11', ...body }),
  })
const proofs = async () => {
  const { rows } = await database.pool.query(
    `select purpose, version, is_given, source, language, visitor_id from privacy.consents
     where visitor_id = $1 order by given_at, purpose, is_given`,
    [VISITOR],
  )
  return rows
}

test('[COOKIE-3] an answer about cookies is kept with its version; taking it back is another row', async () => {
  expect((await say({ analytics: true, marketing: false, functional: false })).status).toBe(204)
  const given = { version: '2026-11', source: 'banner', language: 'ar', visitor_id: VISITOR }
  expect(await proofs()).toEqual([
    { purpose: 'cookies_analytics', is_given: true, ...given },
    { purpose: 'cookies_functional', is_given: false, ...given },
    { purpose: 'cookies_marketing', is_given: false, ...given },
  ])

  await say({ analytics: false, marketing: false, functional: false })
  const stored = (await proofs()) as { is_given: boolean }[]
  expect(stored).toHaveLength(6)
  expect(stored.filter((row) => row.is_given)).toHaveLength(1)
})

test('[COOKIE-3] nobody agrees to words that were never written', async () => {
  const before = await proofs()
  const unknown = await say({
    version: '1999-01',
    analytics: true,
    marketing: true,
    functional: true,
  })
  expect(unknown.status).toBe(422)
  expect(await unknown.json()).toMatchObject({ code: 'consent_text_unknown' })
  expect((await say({ analytics: 'yes' })).status).toBe(422)
  expect(await proofs()).toEqual(before)
})

test('[COOKIE-3] the words of the cookie settings are those whose digest is kept', async () => {
  const { CONSENT_VERSION } = await import('#web/shared/analytics/send-events.ts')
  const words = ['fr', 'en', 'ar'].map(
    (language) =>
      JSON.parse(
        readFileSync(
          new URL(`../../web/locales/${language}/cookies-and-pwa.json`, import.meta.url),
          'utf8',
        ),
      ) as Record<string, string>,
  )
  for (const purpose of ['analytics', 'marketing', 'functional']) {
    const text = words
      .map((input) => `${input[`cookies.${purpose}`]}\n${input[`cookies.${purpose}.text`]}`)
      .join('\n')
    const { rows } = await database.pool.query(
      'select sha256 from privacy.consent_texts where purpose = $1 and version = $2',
      [`cookies_${purpose}`, CONSENT_VERSION],
    )
    expect(rows, purpose).toEqual([{ sha256: createHash('sha256').update(text).digest('hex') }])
  }
})
