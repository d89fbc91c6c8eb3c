import { createHash, randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import type { Connection } from '#platform/database/pool.ts'
import { openSession } from '#platform/database/session.ts'
import type { Clock } from '#kernel/time.ts'
import { type ArchiveEntry, writeArchive } from './archive.ts'
import type { EncryptionKeys } from './encryption.ts'
import {
  type AppliedMigration,
  appliedMigrations,
  sequencesOf,
  type Table,
  tablesOf,
} from './tables.ts'

/** Bytes of one part: a table of any length is streamed. */
const PART = 8 * 1024 * 1024

export type Manifest = {
  format: 1
  made_at: string
  migrations: AppliedMigration[]
  tables: Table[]
}
/** The last entry: SHA-256 of every other entry, and row counts by table. */
export type Digests = { entries: Record<string, string>; rows: Record<string, number> }
export type Summary = { tables: number; rows: number; files: number }

type Deps = { connection: Connection; dataDir: string; clock: Clock; keys?: EncryptionKeys }

/** One consistent snapshot of database, stored files and secret; the file appears atomically. */
export async function createBackup(
  { connection, dataDir, clock, keys }: Deps,
  file: string,
): Promise<Summary> {
  const client = await openSession({ ...connection, application_name: 'yova:backup' })
  const aside = `${file}.${randomUUID()}.part`
  const summary: Summary = { tables: 0, rows: 0, files: 0 }
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query(`set local statement_timeout = 0`)
    await client.query(`set local datestyle = 'iso'; set local timezone = 'utc'`)
    await writeArchive(aside, archived(client, dataDir, clock, summary), keys)
    await client.query('commit')
    const written = await open(aside, 'r')
    await written.sync()
    await written.close()
    await rename(aside, file)
    return summary
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function* archived(
  client: Client,
  dataDir: string,
  clock: Clock,
  summary: Summary,
): AsyncGenerator<ArchiveEntry> {
  const digests: Digests = { entries: {}, rows: {} }
  const entry = (name: string, content: Buffer | object): ArchiveEntry => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
    digests.entries[name] = createHash('sha256').update(bytes).digest('hex')
    return { name, bytes }
  }
  const tables = await tablesOf(client)
  const manifest: Manifest = {
    format: 1,
    made_at: clock.now().toISOString(),
    migrations: await appliedMigrations(client),
    tables,
  }
  yield entry('manifest.json', manifest)
  const secret = await readFile(join(dataDir, 'secret')).catch(() => null)
  if (secret) yield entry('secret', secret)

  for (const table of tables) {
    let part = 0
    const rows = client.query(to(`copy ${table.name} (${table.columns.join(', ')}) to stdout`))
    for await (const bytes of inParts(rows)) {
      part += 1
      yield entry(`tables/${table.name}/${String(part).padStart(6, '0')}`, bytes)
    }
    digests.rows[table.name] = rows.rowCount
    summary.tables += 1
    summary.rows += rows.rowCount
  }
  // Read last, as sequences are not transactional: they are never behind the rows above.
  yield entry('sequences.json', await sequencesOf(client))
  for await (const name of filesIn(join(dataDir, 'files'))) {
    const bytes = await readFile(join(dataDir, 'files', name)).catch(() => null)
    if (bytes === null) continue // deleted since it was listed
    summary.files += 1
    yield entry(`files/${name.split(sep).join('/')}`, bytes)
  }
  yield { name: 'digests.json', bytes: Buffer.from(JSON.stringify(digests)) }
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of stream) {
    held.push(piece)
    length += piece.length
    if (length < PART) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}

async function* filesIn(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  for (const dirent of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (dirent.name.startsWith('.')) continue
    const name = join(below, dirent.name)
    if (dirent.isDirectory()) yield* filesIn(folder, name)
    else if (dirent.isFile()) yield name
  }
}
