import { pino } from 'pino'
import { systemClock } from '#platform/clock.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { testAccounts } from './accounts-fixture.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'

/** Composed as by the server, not started; without the demo. */
export async function wholeMarketplace(database: TestDatabase) {
  const config = readEnvironment({ YOVA_DEMO: '0' })
  if (!config.ok) throw new Error(JSON.stringify(config.error))
  const marketplace = await createMarketplace({
    ...{ config: config.value, secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra', database },
    ...{ clock: systemClock, log: pino({ level: 'silent' }), metrics: createMetrics() },
  })
  const { app } = marketplace
  const { account, PASSWORD } = await testAccounts(database)
  return {
    ...marketplace,
    account,
    ask: (token: string, path: string, body?: object, method?: 'PUT') =>
      callApi(app, path, { body, method, language: 'en', token }),
    async signIn(email: string): Promise<string> {
      const path = '/auth/v1/token?grant_type=password'
      const { body } = await callApi(app, path, { body: { email, password: PASSWORD } })
      return String(body['access_token'])
    },
  }
}
