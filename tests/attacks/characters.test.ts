import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createMetrics } from '#platform/metrics.ts'
import { declaredCalls } from '#server/callers.ts'
import { createMarketplace } from '#server/marketplace.ts'
import { testAccounts } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const config = readConfig({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const marketplace = await createMarketplace({
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
  database,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
})
const lists = declaredCalls(marketplace.app.routes).filter(
  ({ method, path, callers }) =>
    method === 'GET' && path.startsWith('/api/v1/') && !path.includes(':') && callers === 'admin',
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
    for (const name of ['search', 'q', 'category', 'number']) {
      const answer = await ask(`${path}?${name}=%00`, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'ar' },
      })
      if (answer.status >= 500) failed.push(`${answer.status} ${path} ${name}`)
      if (answer.status === 422) refused.push(await answer.text())
    }
  expect(failed).toEqual([])
  expect(refused.join()).toContain('invalid_character')
})
