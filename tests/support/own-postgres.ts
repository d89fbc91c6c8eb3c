import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Binaries, binariesFor } from '#platform/database/embedded/binaries.ts'
import { makeCluster, passwordOf, SUPERUSER } from '#platform/database/embedded/cluster.ts'
import { placeFor } from '#platform/database/embedded/place.ts'
import { PORT, runningServer, startServer } from '#platform/database/embedded/server.ts'
import { settings } from '#platform/database/embedded/settings.ts'

type Options = {
  /** Where its folder is made: a test may fill the file system. */
  within?: string
  /** Programs of another PostgreSQL than the embedded one. */
  binaries?: Binaries
  settings?: Record<string, string>
}

/** A PostgreSQL of this file's own, which the test stops, starts and harms. Commits are on the disk when answered. */
export async function ownPostgres(options: Options = {}) {
  const folder = realpathSync(mkdtempSync(join(options.within ?? tmpdir(), 'yova-own-')))
  chmodSync(folder, 0o755)
  const place = placeFor(folder)
  const binaries = options.binaries ?? binariesFor(place.home, place.account)
  await makeCluster(place, binaries)

  const connection = {
    host: place.socket,
    port: PORT,
    user: SUPERUSER,
    password: passwordOf(place),
    database: 'postgres',
  }
  /** What the server says past the product and its network. */
  async function ask<Row extends object>(
    database: string,
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const client = new Client({ ...connection, database })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  const accepts = () =>
    ask('postgres', 'select 1').then(
      () => true,
      () => false,
    )

  async function start(): Promise<void> {
    const server = startServer(place, binaries, { ...settings(), ...options.settings })
    while (!(await accepts())) {
      const failure = server.failed()
      if (failure) throw failure
      await sleep(5)
    }
  }
  async function stop(signal: NodeJS.Signals = 'SIGQUIT'): Promise<void> {
    const pid = runningServer(place)
    if (pid !== undefined) process.kill(pid, signal)
    while (runningServer(place) !== undefined) await sleep(5)
  }
  await start()

  return {
    place,
    binaries,
    connection,
    socket: join(place.socket, `.s.PGSQL.${PORT}`),
    ask,
    accepts,
    start,
    /** At once and without a checkpoint, as a crash does; what was committed is replayed at the next start. */
    stop,
    async remove(): Promise<void> {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type OwnPostgres = Awaited<ReturnType<typeof ownPostgres>>
