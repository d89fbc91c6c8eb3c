import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#platform/database/pool.ts'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { openSitePool } from './site-pool.ts'
import { describedFiles, isWritten } from './row-types/describe.ts'
import { databaseUrl, RUN_DATABASE, RUN_LOCK, TEMPLATE_DATABASE } from './database-names.ts'

const FOLDER = fileURLToPath(new URL('../../.cache/test-database', import.meta.url))
const MAX_TEMPLATES = 12
const ROW_TYPES = fileURLToPath(new URL('../../.cache/row-types.json', import.meta.url))
const WRITE_ROW_TYPES = fileURLToPath(new URL('row-types/write.ts', import.meta.url))

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's server, or why there is none: tests without a database run all the same. */
    testServer: { url: string; run: number } | { missing: string }
    /** Address of the pool of shared sites. */
    sitePool: string
    /** File of the types that rows are compared with; null: not compared. */
    rowTypes: string | null
  }
}

/** One server for the whole run; drops databases of killed runs. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const described = describeRows()
  let server: Awaited<ReturnType<typeof findServer>>
  try {
    server = await findServer()
  } catch (error) {
    provide('testServer', { missing: (error as Error).message })
    return async () => {}
  }
  const session = new Client({ connectionString: server.url })
  await session.connect()
  const run = randomInt(1, 2 ** 31 - 1)
  // Released when the run dies: databases without a lock holder may be dropped.
  await session.query('select pg_advisory_lock($1, $2)', [RUN_LOCK, run])
  await dropStale(session)
  provide('testServer', { url: server.url, run })
  provide('rowTypes', await described)
  const fixture = await openSitePool({ url: server.url, run })
  provide('sitePool', fixture.address)

  return async () => {
    await fixture.close()
    await session.end()
    await server.release()
  }
}

/** A run of named files does not wait for the compiler: it compares only while no source has changed since. */
async function describeRows(): Promise<string | null> {
  const namesFiles = process.argv.slice(2).some((argument) => argument.includes('/'))
  if (namesFiles) return isWritten(ROW_TYPES, describedFiles().version) ? ROW_TYPES : null
  // Of its own process, which gives the compiler's memory back.
  await promisify(execFile)(process.execPath, [WRITE_ROW_TYPES, ROW_TYPES])
  return ROW_TYPES
}

async function findServer(): Promise<{ url: string; release(): Promise<void> }> {
  const given = process.env['YOVA_TEST_DATABASE_URL']
  if (given) return { url: given, release: async () => {} }
  const { connection, release } = await startEmbedded({
    dataDir: FOLDER,
    // Test data need not survive a crash.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  return { url: databaseUrl(connection satisfies Connection, 'postgres'), release }
}

async function dropStale(session: Client): Promise<void> {
  const { rows } = await session.query<{ datname: string }>(
    'select datname from pg_database order by oid desc',
  )
  const names = rows.map(({ datname }) => datname)
  for (const name of names.filter((found) => RUN_DATABASE.test(found))) {
    const run = Number(RUN_DATABASE.exec(name)?.[1])
    const { rows: locks } = await session.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1, $2) as free',
      [RUN_LOCK, run],
    )
    if (!locks[0]?.free) continue
    await session.query(`drop database if exists ${name} with (force)`)
    await session.query('select pg_advisory_unlock($1, $2)', [RUN_LOCK, run])
  }
  const templates = names.filter((name) => TEMPLATE_DATABASE.test(name))
  for (const name of templates.slice(MAX_TEMPLATES))
    // Another run may be cloning it; the next run drops it.
    await session.query(`drop database if exists ${name}`).catch(() => {})
}
