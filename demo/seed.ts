/** Fills a database for benchmarks: `npm run seed -- --products N [--vendors N] [--reset]`. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { rebuildOrderAggregates } from '#capabilities/analytics/index.ts'
import { createTerritory } from '#capabilities/territory/index.ts'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { openDatabase } from '#platform/database/index.ts'
import { listMigrations, migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { createProgress } from './generator/progress-bar.ts'
import { remakeIndexes } from './generator/indexes.ts'
import { REFERENCE } from './generator/products.ts'
import { generate } from './generate.ts'
import { loadDemo } from './load.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const USAGE = `npm run seed -- --products N [--vendors N] [--reset]
  --products   how many products there are to be in all
  --vendors    how many generated shops share them (one for 200 products)
  --reset      empties the shops, products, people and orders that are there first
It fills the database of DATABASE_URL, or the embedded one of DATA_DIR (./data).
`

class Stop extends Error {}

function readOptions() {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      vendors: { type: 'string' },
      reset: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const count = (text: string | undefined, limit: number) => {
    const number = Number(text)
    if (!Number.isInteger(number) || number < 1 || number > limit) throw new Stop(USAGE)
    return number
  }
  if (values.help) throw new Stop(USAGE)
  return {
    products: count(values.products, 20_000_000),
    vendors: values.vendors === undefined ? undefined : count(values.vendors, 500_000),
    reset: values.reset,
  }
}

/** Territory and audit log stay. */
async function reset(pool: Pool): Promise<void> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Stop('--reset is refused when NODE_ENV is production\n')
  await pool.query('set statement_timeout = 0')
  await pool.query(`truncate identity.users, vendors.vendors, catalog.categories, catalog.products,
    search.listings, search.listing_counts, search.vocabulary, search.daily_terms, search.popular_terms,
    catalog.stock_movements, catalog.status_history, promotions.promo_codes, orders.purchases,
    ledger.journals, ledger.journal_numbers, ledger.accounts, settings.values, cart.abandoned_carts cascade`)
  await pool.query('drop table if exists demo.loads')
}

async function seed(): Promise<void> {
  const options = readOptions()
  const url = process.env['DATABASE_URL']
  const embedded = url
    ? null
    : await startEmbedded({ dataDir: process.env['DATA_DIR'] ?? './data' })
  const connection = embedded ? embedded.connection : { connectionString: url ?? '' }
  await migrate(connection, await listMigrations(ROOT))
  const database = openDatabase({
    ...(embedded ? { embedded: embedded.connection } : { url: url ?? '' }),
    max: 4,
    applicationName: 'yova:seed',
  })
  const { pool } = database
  const progress = createProgress(process.stdout)
  const startedAt = performance.now()
  try {
    await remakeIndexes(pool, progress)
    if (options.reset) await reset(pool)
    await createTerritory({ db: database.db }).loadTerritory()
    const log = createLog({ readable: true })
    const loading = await loadDemo({ database, clock: { now: () => REFERENCE }, log })
    const { rows } = await pool.query<{ products: number }>(
      'select count(*) as products from catalog.products',
    )
    if (loading !== 'loaded')
      throw new Stop(
        `there are ${rows[0]?.products ?? 0} products already: pass --reset to begin again\n`,
      )
    await rebuildOrderAggregates(database.db)()
    const made = await generate(pool, options, progress)
    const { rows: sizes } = await pool.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    )
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(
      `${made.products} products of ${made.vendors} shops beside the demo's, ${seconds} s, ${sizes[0]?.size}\n`,
    )
  } finally {
    await database.close()
    await embedded?.release()
  }
}

try {
  await seed()
} catch (error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(error.message)
  process.exitCode = 1
}
