import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Binaries, binariesFor } from '#platform/database/embedded/binaries.ts'
import { initCluster, passwordOf, SUPERUSER } from '#platform/database/embedded/cluster.ts'
import { type DataDirectory, dataDirectoryFor } from '#platform/database/embedded/data-directory.ts'
import { PORT, runningServer, startServer } from '#platform/database/embedded/server.ts'
import { settings } from '#platform/database/embedded/server-settings.ts'

type Options = {
  /** Parent folder: a test may fill the file system. */
  within?: string
  settings?: Record<string, string>
}

function newPlace(within = tmpdir()): { folder: string; place: DataDirectory } {
  const folder = realpathSync(mkdtempSync(join(within, 'yova-own-')))
  chmodSync(folder, 0o755)
  return { folder, place: dataDirectoryFor(folder) }
}

/** For tests that stop and damage the server. Commits are durable (fsync). */
export async function ownPostgres(options: Options = {}): Promise<OwnPostgres> {
  const { folder, place } = newPlace(options.within)
  const binaries = binariesFor(place.home, place.account)
  const own = serverIn(folder, place, binaries, options.settings)
  try {
    await initCluster(place, binaries)
    await own.start()
  } catch (error) {
    await own.remove() // no other code can remove it
    throw error
  }
  return own
}

/** A hot standby with synchronous replication. The primary is stopped while it is copied. */
export async function standbyOf(primary: OwnPostgres): Promise<OwnPostgres> {
  const { folder, place } = newPlace()
  const { host, port, user, password } = primary.connection
  const own = serverIn(folder, place, primary.binaries, {
    primary_conninfo: `host=${host} port=${port} user=${user} password=${password}`,
  })
  try {
    await primary.stop('SIGINT')
    for (const name of ['cluster', 'password'])
      execFileSync('cp', ['-a', join(primary.place.home, name), join(place.home, name)])
    writeFileSync(join(place.cluster, 'standby.signal'), '')
    await Promise.all([primary.start(), own.start()])
    await primary.ask('postgres', `alter system set synchronous_standby_names = '*'`)
    await primary.ask('postgres', 'select pg_reload_conf()')
    const inStep = `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`
    while ((await primary.ask('postgres', inStep)).length === 0) await sleep(5)
  } catch (error) {
    await own.remove()
    throw error
  }
  return own
}

function serverIn(
  folder: string,
  place: DataDirectory,
  binaries: Binaries,
  more: Record<string, string> = {},
) {
  const connection = {
    host: place.socket,
    port: PORT,
    user: SUPERUSER,
    get password() {
      return passwordOf(place) // created with the cluster
    },
    database: 'postgres',
  }
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
    const server = startServer(place, binaries, { ...settings(), ...more })
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

  return {
    place,
    binaries,
    connection,
    socket: join(place.socket, `.s.PGSQL.${PORT}`),
    ask,
    accepts,
    isRunning: () => runningServer(place) !== undefined,
    start,
    /** Immediate shutdown without a checkpoint, as in a crash; the next start replays the WAL. */
    stop,
    async remove(): Promise<void> {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type OwnPostgres = ReturnType<typeof serverIn>
