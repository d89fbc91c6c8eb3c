import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { testDatabase } from '#tests/support/database.ts'

/** Who counts as one visitor for the limits of requests. */

const database = await testDatabase()
const errors: string[] = []
const secret = 'Zx81kQwe7RtyUiopAsdfGhjklM93bvcN'
type Product = Awaited<ReturnType<typeof createMarketplace>>
let app: Product['app']

async function open(environment: Record<string, string>) {
  const read = readEnvironment({ YOVA_SECRET: secret, YOVA_DEMO: '0', ...environment })
  if (!read.ok) throw new Error(read.error.problems.join())
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) })
  return createMarketplace({
    ...{ config: read.value, secret, database, clock: systemClock, log },
    metrics: createMetrics(),
  })
}

beforeAll(async () => {
  app = (await open({ TRUST_PROXY: '127.0.0.1' })).app
})

const signIn = (address: string, email: string) =>
  app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a wrong one' }),
  })

test('the addresses of one IPv6 network share one limit, another network has its own', async () => {
  const statuses: number[] = []
  for (let n = 1; n <= 30; n += 1)
    statuses.push((await signIn(`2a02:9b0:5:7:${n.toString(16)}::${n}`, 'amel@a.dz')).status)
  expect(statuses[0]).toBe(400)
  expect(statuses.at(-1)).toBe(429)
  expect((await signIn('2a02:9b0:5:8::1', 'amel@a.dz')).status).toBe(400)
})

test('a request that an unknown proxy forwards is reported once', async () => {
  const { app: bare } = await open({})
  errors.length = 0
  for (let n = 0; n < 3; n += 1)
    await bare.request('/readyz', { headers: { 'x-forwarded-for': `105.1.1.${n}` } })
  expect(errors.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
})

test('the inbox of a demo answers neither another host nor a proxy', async () => {
  const { app: demo } = await open({ YOVA_DEMO: '1' })
  const request = async (url: string, headers: Record<string, string> = {}) =>
    (await demo.request(url, { headers }, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }))
      .status
  for (const path of ['/dev/mail', '/dev/sms']) {
    expect(await request(`http://localhost:3000${path}`)).toBe(200)
    expect(await request(`http://evil.example${path}`)).toBe(404)
    const forwarded = { 'x-forwarded-for': '8.8.8.8' }
    expect(await request(`http://localhost:3000${path}`, forwarded)).toBe(404)
  }
})
