import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { type CopyStreamQuery, from } from 'pg-copy-streams'
import type { Connection } from '#platform/database/pool.ts'
import { openSession } from '#platform/database/session.ts'
import { type Migration, migrate } from '#platform/database/migrate.ts'
import { isSafeName } from '#platform/storage/port.ts'
import { CorruptArchive, readArchive } from './archive.ts'
import type { DecryptionKeys } from './encryption.ts'
import type { Digests, Manifest, Summary } from './create-backup.ts'
import {
  isDatabaseInUse,
  activeSessions,
  type Sequence,
  type Table,
  withTriggersDisabled,
} from './tables.ts'
import { checkArchive } from './check-archive.ts'

/** The message says at the command line why nothing was restored. */
export class RestoreError extends Error {}

type Deps = {
  connection: Connection
  dataDir: string
  migrations: readonly Migration[]
  /** SQL by table name for the tables that no migration creates. */
  madeApart: Readonly<Record<string, string>>
  keys?: DecryptionKeys | undefined
}

/** Atomic. Throws a `RestoreError`, `BackupKeyError` or `CorruptArchive`; replaces used data only with `replaces`. */
export async function restoreBackup(
  { connection, dataDir, migrations, madeApart, keys }: Deps,
  file: string,
  { replaces }: { replaces: boolean },
): Promise<Summary> {
  const { manifest, digests } = await checkArchive(file, keys)
  const then = migrationsOf(manifest, migrations)
  const client = await openSession({ ...connection, application_name: 'yova:backup' })
  const files = join(dataDir, 'files')
  const arriving = join(dataDir, 'files.arriving')
  try {
    if ((await activeSessions(client)) > 0)
      throw new RestoreError('the server is running on this database: stop it first')
    const hasFiles = (await readdir(files).catch(() => [])).length > 0
    if (!replaces && (hasFiles || (await isDatabaseInUse(client))))
      throw new RestoreError('the target is not empty: pass --replace to overwrite it')

    await migrate(connection, then)
    await rm(arriving, { recursive: true, force: true })
    const summary = await restoreRows(client, file, {
      manifest,
      digests,
      arriving,
      madeApart,
      keys,
    })
    await rm(files, { recursive: true, force: true })
    await mkdir(arriving, { recursive: true })
    await rename(arriving, files)
    await migrate(connection, migrations)
    await restoreSecret(file, dataDir, keys)
    return summary
  } finally {
    await client.end()
    await rm(arriving, { recursive: true, force: true })
  }
}

function migrationsOf(manifest: Manifest, ours: readonly Migration[]): Migration[] {
  const keyOf = ({ capability, name }: { capability: string; name: string }) =>
    `${capability}/${name}`
  const known = new Map(ours.map((migration) => [keyOf(migration), migration.checksum]))
  const unknown = manifest.migrations.find(
    (migration) => known.get(keyOf(migration)) !== migration.checksum,
  )
  if (unknown)
    throw new RestoreError(
      `this version does not know the migration ${keyOf(unknown)}: restore with the version that made the archive`,
    )
  const had = new Set(manifest.migrations.map(keyOf))
  return ours.filter((migration) => had.has(keyOf(migration)))
}

type RestoreBackupInputs = Pick<Deps, 'madeApart' | 'keys'> & {
  manifest: Manifest
  digests: Digests
  arriving: string
}

async function restoreRows(
  client: Client,
  file: string,
  { manifest: { tables }, digests, arriving, madeApart, keys }: RestoreBackupInputs,
): Promise<Summary> {
  const summary: Summary = { tables: tables.length, rows: 0, files: 0 }
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    await client.query(`set local datestyle = 'iso'; set local timezone = 'utc'`)
    for (const { name } of tables) if (madeApart[name]) await client.query(madeApart[name])
    await withTriggersDisabled(client, tables, async () => {
      await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
      const counted = await readInto(client, file, tables, { arriving, summary, keys })
      for (const { name } of tables)
        if ((counted.get(name) ?? 0) !== digests.rows[name])
          throw new CorruptArchive(`${name} are missing`)
    })
    await client.query('commit')
    return summary
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

type ReadIntoInputs = Pick<Deps, 'keys'> & { arriving: string; summary: Summary }

async function readInto(
  client: Client,
  file: string,
  tables: readonly Table[],
  { arriving, summary, keys }: ReadIntoInputs,
): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  const copying = copyInto(client, (table, rows) => {
    counted.set(table, rows)
    summary.rows += rows
  })
  for await (const { name, bytes } of readArchive(file, keys)) {
    const [kind, ...rest] = name.split('/')
    if (kind === 'tables') {
      const table = tables.find((table) => table.name === rest[0])
      if (!table) throw new CorruptArchive(`unknown table ${name}`)
      await copying.write(table, bytes)
      continue
    }
    await copying.finish()
    if (name === 'sequences.json')
      await setSequences(client, JSON.parse(bytes.toString()) as Sequence[]) // its digest is ours
    if (kind !== 'files') continue
    const path = rest.join('/')
    if (!isSafeName(path)) throw new CorruptArchive(`${name} is not a safe file name`)
    await mkdir(dirname(join(arriving, path)), { recursive: true })
    await writeFile(join(arriving, path), bytes, { flush: true })
    summary.files += 1
  }
  await copying.finish()
  return counted
}

function copyInto(client: Client, onDone: (table: string, rows: number) => void) {
  let current: { table: string; stream: CopyStreamQuery } | null = null
  const finish = async (): Promise<void> => {
    if (!current) return
    const { table, stream } = current
    current = null
    stream.end()
    await finished(stream)
    onDone(table, stream.rowCount)
  }
  return {
    finish,
    async write({ name, columns }: Table, bytes: Buffer): Promise<void> {
      if (current?.table !== name) {
        await finish()
        const sql = `copy ${name} (${columns.join(', ')}) from stdin`
        current = { table: name, stream: client.query(from(sql)) }
      }
      const { stream } = current
      await new Promise<void>((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()))
      })
    },
  }
}

async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
}

/** Signatures and encrypted values need the secret that made them. */
async function restoreSecret(
  file: string,
  dataDir: string,
  keys: DecryptionKeys | undefined,
): Promise<void> {
  for await (const { name, bytes } of readArchive(file, keys)) {
    if (name.startsWith('tables/')) return // the archive has it before the tables
    if (name !== 'secret') continue
    const path = join(dataDir, 'secret')
    await writeFile(`${path}.arriving`, bytes, { mode: 0o600, flush: true })
    await rename(`${path}.arriving`, path)
    await chmod(path, 0o600)
    return
  }
}
