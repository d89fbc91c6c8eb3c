import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { DataRequestReceived } from './contract.ts'
import { createPrivacy } from './index.ts'

const database = await testDatabase()
const now = new Date('2026-11-21T10:00:00Z')
const app = createPrivacy({ db: database.db, clock: { now: () => now } }).shopRoutes

const post = async (body: object, language = 'fr') => {
  const response = await app.request('/data-requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as never }
}
const asked = (email: string) => ({ kind: 'erasure', name: 'Amina Benali', email, message: '' })

test('[LEGAL-2] a request is filed with the day by which the law wants its answer', async () => {
  const { status, body } = await post(asked('Amina@example.dz'))

  expect(status).toBe(201)
  const { number, due_on } = DataRequestReceived.parse(body)
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

  const vague = await post({ ...asked('brahim@example.dz'), kind: 'rectification' }, 'en')
  expect(vague).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'message', code: 'say_what_to_correct' }] },
  })
})

test('one person files a few requests an hour, then waits', async () => {
  for (let i = 0; i < 5; i++) expect((await post(asked('lyna@example.dz'))).status).toBe(201)
  expect(await post(asked('lyna@example.dz'))).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
})
