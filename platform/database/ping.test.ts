import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { socketOf, tcpProxyTo } from '#tests/support/tcp-proxy.ts'
import { openDatabase } from './pool.ts'
import { databaseAnswers } from './ping.ts'

const { url } = await testDatabase({ capabilities: [] })
const { user, password, database, ...server } = new Client({ connectionString: url })
const network = await tcpProxyTo(socketOf(server))
const { pool, close } = openDatabase({
  max: 2,
  embedded: {
    ...{ host: '127.0.0.1', port: network.port, user: user ?? '', database: database ?? '' },
    password: password || 'of a server that trusts',
  },
})
afterAll(async () => {
  network.mend()
  await close()
  await network.close()
})

test('on a frozen network the probe fails in two seconds, with an open session and without', async () => {
  expect(await databaseAnswers(pool)).toBe(true)
  network.freeze()

  const began = performance.now()
  const onOpenSession = databaseAnswers(pool)
  const onNewSession = databaseAnswers(pool)
  expect(await Promise.all([onOpenSession, onNewSession])).toEqual([false, false])
  expect(performance.now() - began).toBeLessThan(4_000)

  network.mend()
  expect(await databaseAnswers(pool)).toBe(true)
})
