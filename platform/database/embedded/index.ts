import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { openSession } from '../session.ts'
import { type Binaries, binariesFor } from './binaries.ts'
import { initCluster, passwordOf, SUPERUSER } from './cluster.ts'
import { type DataDirectory, dataDirectoryFor } from './data-directory.ts'
import { PORT, runningServer, startServer, stopServer } from './server.ts'
import { settings as ourSettings } from './server-settings.ts'
import { withFileLock } from './file-lock.ts'
import { errorCode } from '#platform/errors.ts'

export { NoEmbeddedServer } from './binaries.ts'

export type EmbeddedConnection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

export type Embedded = {
  connection: EmbeddedConnection
  /** Call it after closing the pool: the last process to leave stops the server. */
  release(): Promise<void>
}

type Options = {
  dataDir: string
  settings?: Record<string, string>
}

/** Application name of the session that every process keeps open. */
const PRESENCE = 'yova:presence'
const DATABASE = 'yova'
/** After a power loss the server may have much WAL to replay. */
const ANSWER_WITHIN_MS = 10 * 60_000

/** Creates or starts the server unless another process has. Throws `NoEmbeddedServer`. */
export async function startEmbedded({ dataDir, settings = {} }: Options): Promise<Embedded> {
  const place = dataDirectoryFor(dataDir)
  const binaries = binariesFor(place.home, place.account)
  const attach = () =>
    withFileLock(place.home, async () => {
      await initCluster(place, binaries)
      const connection = connectionTo(place)
      const presence = await enter(place, binaries, connection, { ...ourSettings(), ...settings })
      return { connection, presence }
    })

  const { connection, presence: first } = await attach()
  const leaving = new AbortController()
  let presence = first

  async function attachAgain(): Promise<void> {
    for (let wait = 100; ; wait = Math.min(2 * wait, 5_000)) {
      try {
        await sleep(wait, undefined, { ref: false, signal: leaving.signal })
        presence = (await attach()).presence
        if (leaving.signal.aborted) await presence.end()
        else watch()
        return
      } catch {
        // The pool reports the outage to its callers; here only the next attempt matters.
        if (leaving.signal.aborted) return
      }
    }
  }
  const watch = () =>
    presence.once('end', () => {
      if (!leaving.signal.aborted) void attachAgain()
    })
  watch()

  return {
    connection,
    async release() {
      if (leaving.signal.aborted) return
      leaving.abort()
      await withFileLock(place.home, async () => {
        const alone = await isAlone(presence)
        await leave(presence)
        if (alone) await stopServer(place)
      })
    },
  }
}

/** Gives up its name first: an ended session stays listed for a moment and would be counted. */
async function leave(presence: Client): Promise<void> {
  await presence.query(`set application_name = 'yova:left'`).catch(() => {})
  await presence.end().catch(() => {})
}

const connectionTo = (place: DataDirectory): EmbeddedConnection => ({
  host: place.socket,
  port: PORT,
  user: SUPERUSER,
  password: passwordOf(place),
  database: DATABASE,
})

async function enter(
  place: DataDirectory,
  binaries: Binaries,
  connection: EmbeddedConnection,
  settings: Record<string, string>,
): Promise<Client> {
  let started: ReturnType<typeof startServer> | undefined
  const deadline = performance.now() + ANSWER_WITHIN_MS
  for (;;) {
    try {
      return await present(connection)
    } catch (error) {
      const code = errorCode(error)
      if (code === NO_SUCH_DATABASE) await createDatabase(connection)
      else if (!NOT_YET.has(code)) throw error
      if (performance.now() > deadline) throw error
    }
    const failure = started?.failed()
    if (failure) throw failure
    if (!started && runningServer(place) === undefined)
      started = startServer(place, binaries, settings)
    await sleep(4)
  }
}

const NO_SUCH_DATABASE = '3D000'
/** No socket, no listener, closed halfway; or the server is starting up or shutting down. */
const NOT_YET = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'])

const present = (connection: EmbeddedConnection): Promise<Client> =>
  openSession({ ...connection, application_name: PRESENCE })

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = await openSession({ ...connection, database: 'postgres' })
  try {
    await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

async function isAlone(presence: Client): Promise<boolean> {
  try {
    const { rows } = await presence.query<{ alone: boolean }>(
      `select count(*) = 0 as alone from pg_stat_activity
       where application_name = $1 and pid <> pg_backend_pid()`,
      [PRESENCE],
    )
    return rows[0]?.alone === true
  } catch {
    // Without our session we cannot count others: keep the server running.
    return false
  }
}
