import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Client, type Pool } from 'pg'
import { afterAll, expect } from 'vitest'
import { type Database, openDatabase } from '#platform/database/index.ts'
import { listMigrations, migrate, type Migration } from '#platform/database/migrate.ts'
import { TEMPLATE_LOCK, withDatabase } from './database-names.ts'
import { checkRows, readRowTypes } from './row-types/check-rows.ts'
import { rowTypesFile, runDatabase } from './run-database.ts'

const LOCK_NOT_AVAILABLE = '55P03'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type TestDatabase = Database & {
  database: Pick<Pool, 'query'>
  url: string
}

type Options = {
  /** Migrates the platform and these capabilities only; everything when absent. */
  capabilities?: readonly string[]
  max?: number
  /** Off where a list has a planted code, which its type has not. */
  checksRows?: boolean
}

/** Migrated and empty. Call it at the top of a file, which drops it after its last test. */
export async function testDatabase({
  capabilities,
  max = 10,
  checksRows = true,
}: Options = {}): Promise<TestDatabase> {
  const server = runDatabase()
  const migrations = (await listMigrations(ROOT)).filter(
    ({ capability }) =>
      !capabilities || capability === 'platform' || capabilities.includes(capability),
  )
  const name = `yova_run_${server.run}_${randomBytes(6).toString('hex')}`
  await onServer(server.url, async (session) => {
    const template = await templateFor(session, server.url, migrations)
    await session.query(`create database ${name} template ${template}`)
  })
  const url = withDatabase(server.url, name)
  const file = checksRows ? rowTypesFile() : null
  const check = file === null ? null : checkRows(readRowTypes(file))
  const plugins = check ? [check] : []
  const opened = openDatabase({ url, max, applicationName: 'yova:test', plugins })

  afterAll(async () => {
    await opened.close()
    await onServer(server.url, (session) =>
      session.query(`drop database if exists ${name} with (force)`),
    )
    // Some callers try again, or go on without an answer.
    expect([...(check?.mismatches ?? [])], 'rows that are not as their types say').toEqual([])
  })
  return { ...opened, database: opened.pool, url }
}

/** The short lock timeout gives way before PostgreSQL reports a deadlock; then it retries. */
export async function empty(pool: Pick<Pool, 'query'>, tables: string): Promise<void> {
  for (let turn = 1; ; turn++)
    try {
      await pool.query(`set local lock_timeout = '200ms'; truncate ${tables} cascade`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || turn === 50) throw error
    }
}

async function templateFor(
  session: Client,
  url: string,
  migrations: readonly Migration[],
): Promise<string> {
  const contents = migrations.map(
    (migration) => `${migration.capability}/${migration.name} ${migration.checksum}`,
  )
  const hash = createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 16)
  const template = `yova_template_${hash}`
  const exists = async () => {
    const query = 'select 1 from pg_database where datname = $1'
    return (await session.query(query, [template])).rowCount === 1
  }
  if (await exists()) return template

  await session.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    if (await exists()) return template
    // Created under another name: a failed migration leaves no template behind.
    const making = `${template}_making`
    await session.query(`drop database if exists ${making} with (force)`)
    await session.query(`create database ${making} template template0 encoding 'UTF8'`)
    await migrate({ connectionString: withDatabase(url, making) }, migrations)
    await session.query(`alter database ${making} rename to ${template}`)
    return template
  } finally {
    await session.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

async function onServer<T>(url: string, work: (session: Client) => Promise<T>): Promise<T> {
  const session = new Client({ connectionString: url })
  await session.connect()
  try {
    return await work(session)
  } finally {
    await session.end()
  }
}
