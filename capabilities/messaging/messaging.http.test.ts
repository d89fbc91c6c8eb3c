import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#kernel/result.ts'
import { hours } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createAudit } from '../audit/index.ts'
import { createMessaging } from './index.ts'

const database = await testDatabase()
let now = new Date('2026-11-21T10:00:00Z')
const app = createMessaging({
  db: database.db,
  clock: { now: () => now },
  audit: createAudit({ db: database.db, clock: { now: () => now } }),
  orders: {
    personOf: async (userId) => ({ userId, email: null }),
    readerOf: async (_viewer, key) => ({ person: null, key: key ?? null }),
    checkAccess: async () => refuse({ code: 'order_not_found' }),
  },
}).storefrontRoutes

beforeEach(async () => {
  now = new Date(now.getTime() + 3 * hours(1)) // past the rate limit's window
  await database.pool
    .query(`set session_replication_role = 'replica'; delete from messaging.status_history;
    delete from messaging.messages; delete from messaging.threads; set session_replication_role = 'origin'`)
})

const WRITTEN = {
  topic: 'order',
  name: ' Amina Benali ',
  email: 'Amina.Benali@example.dz',
  order_number: 'Y-20418',
  message: 'Je serai absente mercredi, peut-on livrer jeudi ?',
}
const post = async (body: object, language = 'fr') => {
  const response = await app.request('/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text) as never, headers: response.headers }
}

test('[LEGAL-3] what a visitor writes becomes an open thread of the operator', async () => {
  const answer = await post(WRITTEN)

  expect(answer.status).toBe(201)
  const { rows } = await database.pool.query(
    `select t.id, kind, t.vendor_id, guest_name, guest_email, subject, t.language, state, seller_unread, body, author_role
     from messaging.threads t join messaging.messages m on m.thread_id = t.id`,
  )
  expect(rows).toEqual([
    {
      id: (answer.body as { id: string }).id,
      kind: 'contact',
      vendor_id: null,
      guest_name: 'Amina Benali',
      guest_email: 'amina.benali@example.dz',
      subject: 'Une commande · Y-20418',
      language: 'fr',
      state: 'open',
      seller_unread: 1,
      body: WRITTEN.message,
      author_role: 'buyer',
    },
  ])
  const { rows: events } = await database.pool.query(
    `select payload ->> 'subject' as subject from platform.outbox where type = 'messaging.contact_received'`,
  )
  expect(events).toEqual([{ subject: 'Une commande · Y-20418' }])
})

test('each wrong field is named, in the caller’s language, and nothing is kept', async () => {
  const { status, body } = await post(
    { topic: 'spam', name: '', email: 'amina', message: 'Bonjour' },
    'ar',
  )
  expect(status).toBe(422)
  const { errors } = body as { errors: { path: string; message: string }[] }
  expect(errors.map(({ path }) => path)).toEqual(['topic', 'name', 'email', 'message'])
  for (const { message } of errors) expect(message).toMatch(/[\u0600-\u06ff]/)
  expect((await post({ ...WRITTEN, message: 'x'.repeat(2001) })).status).toBe(422)
  expect((await database.pool.query('select from messaging.threads')).rowCount).toBe(0)
})

test('one person writes a few times an hour, then waits', async () => {
  for (let i = 0; i < 5; i++) expect((await post(WRITTEN)).status).toBe(201)

  const sixth = await post(WRITTEN)
  expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)

  expect((await post({ ...WRITTEN, email: 'brahim@example.dz' })).status).toBe(201)
})
