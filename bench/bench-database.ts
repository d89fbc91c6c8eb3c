import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { type EmbeddedConnection, startEmbedded } from '#platform/database/embedded/index.ts'
import { listMigrations, migrate } from '#platform/database/migrate.ts'
import { ROOT } from '#server/open-data.ts'
import { familyCpuSeconds, NODE, parentOf } from './processes.ts'

export type BenchData = {
  dataDir: string
  products: number
  connection: EmbeddedConnection
  client: Client
  /** CPU seconds of the whole database server; null where the system does not report them. */
  cpuSeconds(): number | null
  close(): Promise<void>
}

type Special = {
  name: string
  /** Uses this folder with any seed; pending migrations are applied. */
  dataDir?: string
  more(client: Client, connection: EmbeddedConnection): Promise<void>
}

/** Seeded once in `folder`, and again when tables or seed change. Its server runs until `close`. */
export async function openBenchData(
  folder: string,
  products: number,
  special?: Special,
): Promise<BenchData> {
  const dataDir =
    special?.dataDir ??
    join(resolve(ROOT, folder), `${special?.name ?? products}-${await fingerprint()}`)
  mkdirSync(dataDir, { recursive: true })
  const seeded = join(dataDir, 'seeded')
  // Started before the seed, so that its server is not restarted.
  const embedded = await startEmbedded({ dataDir })
  if (!existsSync(seeded)) {
    process.stdout.write(`seeding ${products} products into ${dataDir}\n`)
    seed(dataDir, products, special ? products / 1000 : undefined)
    writeFileSync(seeded, '')
  }
  const client = new Client({ ...embedded.connection, application_name: 'bench' })
  await client.connect()
  const filled = join(dataDir, 'filled')
  if (special && !existsSync(filled)) {
    await migrate(embedded.connection, await listMigrations(ROOT))
    await special.more(client, embedded.connection)
    writeFileSync(filled, '')
  }
  // Otherwise autovacuum would run during the measurement.
  await client.query('vacuum (analyze)')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = parentOf(rows[0]?.pid ?? 0)

  return {
    dataDir,
    products,
    connection: embedded.connection,
    client,
    cpuSeconds: () => (server === null ? null : familyCpuSeconds(server)),
    async close() {
      await client.end()
      await embedded.release()
    },
  }
}

function seed(dataDir: string, products: number, shops?: number): void {
  const requests = ['--products', String(products), ...(shops ? ['--vendors', String(shops)] : [])]
  const { status } = spawnSync(NODE, ['demo/seed.ts', ...requests, '--reset'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`the seed process exited with ${status}`)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const { capability, name, sql } of await listMigrations(ROOT))
    hash.update(capability).update(name).update(sql)
  for (const file of ['demo/seed.ts', 'demo/generate.ts'])
    hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 8)
}
