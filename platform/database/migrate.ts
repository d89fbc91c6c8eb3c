import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Connection } from './pool.ts'
import { openSession } from './session.ts'
import { errorCode, toError } from '#platform/errors.ts'

export type Migration = { capability: string; name: string; sql: string; checksum: string }

/** The tables were created by migrations that this version does not have. */
export class DatabaseOutdated extends Error {
  constructor() {
    super(
      'The database was created before version 1.0.0 and cannot be migrated: ' +
        'start on an empty one (`DATA_DIR=./data-new npm start`, or another DATABASE_URL), ' +
        'or run the version that created it and restore its backups there.',
    )
  }
}

const BASELINE = 'platform/0001-baseline.sql'

/** Arbitrary, but the same in every process. */
const MIGRATION_LOCK = 7_269_410

/**
 * In the order of application: the platform, then down the capability map. One that drops what
 * migrations further down read says so: `-- After: search/0026-read-localized-names.sql`.
 */
export async function listMigrations(root: string): Promise<Migration[]> {
  const map: object = createRequire(import.meta.url)(join(root, 'capability-map.cjs'))
  const folders = [
    { capability: 'platform', folder: join(root, 'platform/migrations') },
    ...Object.keys(map).map((capability) => ({
      capability,
      folder: join(root, 'capabilities', capability, 'migrations'),
    })),
  ]
  const found: Migration[] = []
  for (const { capability, folder } of folders)
    for (const name of await sqlFiles(folder)) {
      const sql = await readFile(join(folder, name), 'utf8')
      found.push({ capability, name, sql, checksum: checksumOf(sql) })
    }
  return orderMigrations(found)
}

/** Those of a capability stay in their order: one that waits holds back the ones after it. */
export function orderMigrations(migrations: readonly Migration[]): Migration[] {
  const waiting = [...migrations]
  const ordered: Migration[] = []
  const isReady = (migration: Migration): boolean => {
    const [, after] = /^-- After: (\S+)$/m.exec(migration.sql) ?? []
    if (after !== undefined && !ordered.some((earlier) => keyOf(earlier) === after)) return false
    return waiting.find(({ capability }) => capability === migration.capability) === migration
  }
  while (waiting.length > 0) {
    const next = waiting.findIndex(isReady)
    if (next === -1) throw new Error(`no migration can follow: ${waiting.map(keyOf).join(', ')}`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

/** Returns the applied ones; concurrent calls wait. Throws when an applied file has changed. */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<Pick<Migration, 'capability' | 'name'>[]> {
  const client = await openSession({ ...connection, application_name: 'yova:migrate' })
  try {
    // A session lock: a killed process releases it.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const applied = await appliedChecksums(client)
    const hasBaseline = migrations.some((migration) => keyOf(migration) === BASELINE)
    if (hasBaseline && applied.size > 0 && !applied.has(BASELINE)) throw new DatabaseOutdated()
    const missing = migrations.filter((migration) => {
      const checksum = applied.get(keyOf(migration))
      if (checksum !== undefined && checksum !== migration.checksum)
        throw new Error(
          `the migration ${keyOf(migration)} was changed after it was applied: ` +
            'restore the file and write the change as a further migration',
        )
      return checksum === undefined
    })
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ capability, name }) => ({ capability, name }))
  } finally {
    await client.end()
  }
}

async function appliedChecksums(client: Client): Promise<Map<string, string>> {
  // The table is created by the first migration, so a fresh database has none.
  const { rows: found } = await client.query<{ present: boolean }>(
    "select to_regclass('platform.migrations') is not null as present",
  )
  if (!found[0]?.present) return new Map()
  const { rows } = await client.query<Omit<Migration, 'sql'>>(
    'select capability, name, checksum from platform.migrations',
  )
  return new Map(rows.map((row) => [keyOf(row), row.checksum]))
}

async function apply(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query(
      'insert into platform.migrations (capability, name, checksum) values ($1, $2, $3)',
      [migration.capability, migration.name, migration.checksum],
    )
    await client.query('commit')
  } catch (error) {
    // A lost session has nothing to roll back; the first error is the one to report.
    await client.query('rollback').catch(() => {})
    throw new Error(`the migration ${keyOf(migration)} failed: ${toError(error).message}`, {
      cause: error,
    })
  }
}

const keyOf = ({ capability, name }: Pick<Migration, 'capability' | 'name'>): string =>
  `${capability}/${name}`

// A checkout on another system may end its lines otherwise.
const checksumOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

async function sqlFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
