import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { Milliseconds } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { socketOf, tcpProxyTo } from '#tests/support/tcp-proxy.ts'
import { DatabaseUnreachable, onceReachable } from './wait-for-database.ts'
import { openSession } from './session.ts'

const { url } = await testDatabase({ capabilities: [] })
const server = new Client({ connectionString: url })

async function behindProxy() {
  const network = await tcpProxyTo(socketOf(server))
  const connection = {
    host: '127.0.0.1',
    port: network.port,
    user: server.user ?? '',
    password: server.password || 'of a server that trusts',
    database: server.database ?? '',
  }
  const work = async () => (await openSession(connection)).end()
  return { network, connection, work }
}

test('a database that comes a moment after us is waited for, and that is said once', async () => {
  const { network, connection, work } = await behindProxy()
  const reasons: string[] = []
  network.cut()
  setTimeout(network.mend, 600)

  await onceReachable(connection, work, { onWait: (reason) => reasons.push(reason) })

  expect(reasons).toHaveLength(1)
  expect(reasons[0]).toContain(`at 127.0.0.1:${network.port} cannot be used`)
  await network.close()
})

test('one that never comes is a plain sentence without a password', async () => {
  const { network, connection, work } = await behindProxy()
  await network.close()

  const failure = await onceReachable(connection, work, { patience: 400 as Milliseconds }).catch(
    (error: unknown) => error,
  )

  expect(failure).toBeInstanceOf(DatabaseUnreachable)
  expect((failure as Error).message).toMatch(/cannot be used: connect ECONNREFUSED/)
  expect((failure as Error).message).not.toContain(connection.password)
})

test('a database that does not exist is not waited for', async () => {
  const { network, connection } = await behindProxy()
  const missing = { ...connection, database: 'no_such_database' }
  const began = performance.now()

  const failure = onceReachable(missing, async () => (await openSession(missing)).end())

  await expect(failure).rejects.toThrow(/no_such_database.*does not exist/)
  expect(performance.now() - began).toBeLessThan(200)
  await network.close()
})
