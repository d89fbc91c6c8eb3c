import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { isUnstorable } from '#platform/http/unstorable-text.ts'
import { createMetrics } from '#platform/metrics.ts'
import { callPermissions } from '#server/call-permissions.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const config = readEnvironment({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const marketplace = await createMarketplace({
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
  database,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
})
const lists = callPermissions(marketplace.app.routes).filter(
  ({ method, path, callers }) =>
    method === 'GET' &&
    path.startsWith('/api/v1/') &&
    !path.includes(':') &&
    callers.startsWith('admin'),
)

const ask = (path: string, init: RequestInit) =>
  marketplace.app.fetch(new Request(`http://localhost${path}`, init), {
    inProcess: { requestId: 'asked', clientAddress: '10.0.0.1' },
  })

let token: string
beforeAll(async () => {
  await marketplace.start()
  const { account, PASSWORD } = await testAccounts(database)
  const { email } = await account('chief@example.dz', 'admin')
  const body = JSON.stringify({ email, password: PASSWORD })
  const answer = await ask('/auth/v1/token?grant_type=password', { method: 'POST', body })
  token = ((await answer.json()) as { access_token: string }).access_token
})
afterAll(() => marketplace.stop())

test('a character that no text can hold is the fault of whoever asks, in every list of the team', async () => {
  expect(lists.length).toBeGreaterThan(30)
  const failed: string[] = []
  const refused: string[] = []
  for (const { path } of lists)
    for (const name of ['search', 'q', 'category', 'number', 'format=xlsx&search']) {
      const answer = await ask(`${path}?${name}=%00`, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'ar' },
      })
      if (answer.status >= 500) failed.push(`${answer.status} ${path} ${name}`)
      if (answer.status === 422) refused.push(await answer.text())
      // A file may break after its status was sent.
      else if (answer.headers.has('content-disposition'))
        await answer.text().catch(() => failed.push(`broken file ${path} ${name}`))
    }
  expect(failed).toEqual([])
  expect(refused.join()).toContain('invalid_character')
})

test.each(['constructor', '2 constructor', '__proto__', 'toString'])(
  'a search for "%s", which every object has, is a search like others',
  async (typed) => {
    const reads = callPermissions(marketplace.app.routes).filter(
      ({ method, path, callers }) =>
        method === 'GET' &&
        path.startsWith('/api/v1/') &&
        !path.includes(':') &&
        callers === 'anyone',
    )
    expect(reads.length).toBeGreaterThan(8)
    const failed: string[] = []
    for (const { path } of reads)
      for (const name of ['search', 'q', 'category', 'sort', 'number', 'lang', 'provider']) {
        const answer = await ask(`${path}?${name}=${encodeURIComponent(typed)}`, {})
        if (answer.status >= 500) failed.push(`${answer.status} ${path} ${name}`)
      }
    expect(failed).toEqual([])
  },
)

test('a half of a pair is the fault of whoever sends it, in JSON that is kept whole as well', async () => {
  const written = database.pool.query('select $1::jsonb', ['{"name":"\\ud800"}'])
  expect(isUnstorable(await written.catch((error: unknown) => error))).toBe(true)
  const invalid = database.pool.query('select $1::jsonb', ['{"name":'])
  expect(isUnstorable(await invalid.catch((error: unknown) => error))).toBe(false)

  const sent = (email: string, name: string) =>
    ask('/auth/v1/signup', {
      method: 'POST',
      body: `{"email":"${email}","password":"figues-de-barbarie","data":{"name":"${name}"}}`,
    })
  expect((await sent('half@example.dz', '\\ud83d')).status).toBe(400)
  expect((await sent('pair@example.dz', '\\ud83d\\udca9')).status).toBe(200)
})
