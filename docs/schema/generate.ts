// Writes docs/schema/README.md and each capability's tables.ts from the catalog of a freshly migrated database. `node
// docs/schema/generate.ts` writes them; with --check it only reports whether they are current.
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { listMigrations, migrate } from '#platform/database/migrate.ts'
import { type ForeignKey, readCatalog, type Table } from './read-catalog.ts'
import { type MigratedDatabase, tableTypes } from './table-types.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = 'docs/schema/README.md'

const map: Record<string, string[]> = createRequire(import.meta.url)(`${ROOT}/capability-map.cjs`)

export async function schemaPage(database: Pick<Pool, 'query'>): Promise<string> {
  const { tables, foreignKeys } = await readCatalog(database)
  const owners = ['platform', ...Object.keys(map).map((name) => name.replaceAll('-', '_'))].filter(
    (owner) => tables.some((table) => table.owner === owner),
  )
  return [
    '# The tables',
    '',
    'Made by `node docs/schema/generate.ts` from the migrated database; a test says when it is out of date.',
    `${tables.length} tables in ${owners.length} schemas, one schema a capability.`,
    'A foreign key only points at a capability that its owner may call (`capability-map.cjs`).',
    '',
    owners.map((owner) => `[${owner}](#${owner})`).join(' · '),
    '',
    '## Foreign keys between capabilities',
    '',
    ...overview(foreignKeys),
    ...owners.flatMap((owner) => chapter(owner, tables, foreignKeys)),
    '',
  ].join('\n')
}

function overview(foreignKeys: readonly ForeignKey[]): string[] {
  const arrows = new Map<string, number>()
  for (const { owner, targetOwner } of foreignKeys) {
    if (owner === targetOwner) continue
    const arrow = `  ${owner} -->|COUNT| ${targetOwner}`
    arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1)
  }
  return fenced([
    'flowchart LR',
    ...[...arrows].map(([arrow, count]) => arrow.replace('COUNT', `${count}`)),
  ])
}

function chapter(
  owner: string,
  all: readonly Table[],
  foreignKeys: readonly ForeignKey[],
): string[] {
  const tables = all.filter((table) => table.owner === owner)
  const keys = foreignKeys.filter((key) => key.owner === owner)
  return [
    '',
    `## ${owner}`,
    '',
    '| table | what it is |',
    '|---|---|',
    ...tables.map(({ name, comment }) => `| \`${owner}.${name}\` | ${comment ?? ''} |`),
    '',
    ...fenced([
      'erDiagram',
      ...tables.flatMap((table) => entity(table, keys)),
      ...keys.map(relation),
    ]),
  ]
}

function entity(table: Table, keys: readonly ForeignKey[]): string[] {
  const pointing = new Set(
    keys.filter((key) => key.table === table.name).flatMap((key) => key.columns),
  )
  return [
    `  ${table.name} {`,
    ...table.columns.map(({ name, type, isNullable, isKey, values }) => {
      const marks = [isKey && 'PK', pointing.has(name) && 'FK'].filter(Boolean).join(', ')
      const remark = [values.join(' | '), isNullable && 'may be null'].filter(Boolean).join('; ')
      return `    ${type} ${name}${marks && ` ${marks}`}${remark && ` "${remark}"`}`
    }),
    '  }',
  ]
}

function relation(key: ForeignKey): string {
  const parent =
    key.targetOwner === key.owner ? key.targetTable : `"${key.targetOwner}.${key.targetTable}"`
  const value = key.isNullable ? '|o' : '||'
  const many = key.isUnique ? 'o|' : 'o{'
  return `  ${parent} ${value}--${many} ${key.table} : "${key.columns.join(', ')}"`
}

const fenced = (lines: readonly string[]): string[] => ['```mermaid', ...lines, '```']

/** By path from the root. */
export const schemaFiles = async (migrated: MigratedDatabase): Promise<Map<string, string>> =>
  new Map([...(await tableTypes(migrated, ROOT)), [PAGE, await schemaPage(migrated.database)]])

/** On the test server, in a temporary database. */
async function readFreshDatabase(): Promise<Map<string, string>> {
  const { connection, release } = await startEmbedded({
    dataDir: `${ROOT}/.cache/test-database`,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  const database = `yova_schema_${randomBytes(6).toString('hex')}`
  const session = new Client(connection)
  await session.connect()
  try {
    await session.query(`create database ${database} template template0 encoding 'UTF8'`)
    await migrate({ ...connection, database }, await listMigrations(ROOT))
    const reader = new Pool({ ...connection, database })
    // Sessions that are still closing end with the database.
    reader.on('error', () => undefined)
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: reader }) })
    const files = await schemaFiles({ database: reader, db })
    await reader.end()
    return files
  } finally {
    await session.query(`drop database if exists ${database} with (force)`)
    await session.end()
    await release()
  }
}

/** Files that are not what the migrations make. */
export async function listOutdated(files: ReadonlyMap<string, string>): Promise<string[]> {
  const outdated: string[] = []
  for (const [path, text] of files)
    if (text !== (await readFile(join(ROOT, path), 'utf8').catch(() => ''))) outdated.push(path)
  return outdated
}

if (import.meta.main) {
  const files = await readFreshDatabase()
  const outdated = await listOutdated(files)
  if (!process.argv.includes('--check'))
    for (const path of outdated) await writeFile(join(ROOT, path), files.get(path) ?? '')
  else if (outdated.length > 0) {
    process.stderr.write(`out of date, run npm run schema: ${outdated.join(', ')}\n`)
    process.exitCode = 1
  }
}
