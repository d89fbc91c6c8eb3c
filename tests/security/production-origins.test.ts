import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { testDatabase } from '#tests/support/database.ts'

const secret = 'Zx81kQwe7RtyUiopAsdfGhjklM93bvcN'

test('in production only pages of known origins may call authentication, storage and functions', async () => {
  const config = readEnvironment({
    ...{ NODE_ENV: 'production', YOVA_SECRET: secret, SITE_URL: 'https://yova.example' },
    GOTRUE_URI_ALLOW_LIST: 'https://app.example/**',
  })
  if (!config.ok) throw new Error(config.error.problems.join())
  const { app, start, stop } = await createMarketplace({
    ...{ config: config.value, secret, database: await testDatabase(), clock: systemClock },
    ...{ log: pino({ level: 'silent' }), metrics: createMetrics() },
  })
  onTestFinished(stop)
  await start()
  const allowed = async (path: string, origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    const answer = await app.request(path, { method: 'OPTIONS', headers })
    return answer.headers.get('access-control-allow-origin')
  }
  for (const path of [
    '/auth/v1/token?grant_type=password',
    '/rest/v1/rpc/has_role',
    '/storage/v1/object/images/x.png',
    '/storage/v1/object/public/images/x.png',
    '/functions/v1/admin-create-user',
  ]) {
    expect(await allowed(path, 'https://yova.example'), path).toBe('https://yova.example')
    expect(await allowed(path, 'https://app.example')).toBe('https://app.example')
    for (const unknown of ['https://evil.example', 'https://yova.example.evil.dz', 'null'])
      expect(await allowed(path, unknown)).toBeNull()
  }
})
