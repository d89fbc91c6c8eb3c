import type { Pool, PoolClient } from 'pg'
import { PRODUCTS } from './catalog/index.ts'
import { copyLines } from './bulk-copy.ts'
import { remakeIndexes, setIndexesAside } from './generator/indexes.ts'
import {
  type Batch,
  makeBatch,
  PRODUCT_COLUMNS,
  STEP_COLUMNS,
  VARIANT_COLUMNS,
} from './generator/products.ts'
import type { Progress } from './generator/progress-bar.ts'
import { vendorIdOf, vendorRows } from './generator/vendors.ts'
import { zipf } from './generator/vocabulary.ts'
import { pickWeighted } from './seeded-random.ts'
import type { Commune } from './data/users.ts'
import { insertRows } from './data/insert-rows.ts'

const BATCH = 10_000
/** From this many products on, a load is faster without the indexes. */
const WORTH_REMAKING = 20_000
const PRODUCTS_PER_VENDOR = 200
const FEWEST_VENDORS = 5
/** Batches that the listings may lag behind the products: bounds the memory. */
const BEHIND = 2

export type Generating = { products: number; vendors?: number | undefined }

/** Deterministic. Product counters stand for reviews and orders that have no rows. */
export async function generate(
  pool: Pool,
  { products, vendors }: Generating,
  progress: Progress,
): Promise<{ products: number; vendors: number }> {
  const count = Math.max(0, products - PRODUCTS.length)
  const shops = vendors ?? Math.max(FEWEST_VENDORS, Math.ceil(count / PRODUCTS_PER_VENDOR))
  const [writer, lister] = [await pool.connect(), await pool.connect()]
  try {
    for (const client of [writer, lister]) await prepare(client)
    await addVendors(writer, shops)
    if (count >= WORTH_REMAKING) await setIndexesAside(writer)
    await addProducts({ writer, lister, count, shops, progress })
    await remakeIndexes(pool, progress)
    await finish(writer)
  } finally {
    // Destroyed instead of returned to the pool: they carry session settings.
    writer.release(true)
    lister.release(true)
  }
  return { products: count, vendors: shops }
}

async function prepare(client: PoolClient): Promise<void> {
  for (const setting of [
    "search.paused = 'on'",
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    'synchronous_commit = off',
    // Favours index scans over hash joins, which would need more memory.
    "work_mem = '64MB'",
  ])
    await client.query(`set ${setting}`)
}

async function addVendors(client: PoolClient, count: number): Promise<void> {
  const { rows: communes } = await client.query<Commune>(
    `select code, wilaya_code as wilaya, name ->> 'fr' as name, postcode
     from territory.communes order by code`,
  )
  for (const [table, rows] of Object.entries(vendorRows(count, communes)))
    await insertRows(client, table, rows)
}

type Adding = {
  writer: PoolClient
  lister: PoolClient
  count: number
  shops: number
  progress: Progress
}

/** Pipelined: the listings of a batch are built while the next one is written. */
async function addProducts({ writer, lister, count, shops, progress }: Adding): Promise<void> {
  const drawShop = pickWeighted(
    Array.from({ length: shops }, (_, index) => vendorIdOf(index)),
    zipf(0.8),
  )
  const tick = progress('products', count)
  const listing: Promise<void>[] = []
  let listed: Promise<void> = Promise.resolve()
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start)
    const batch = makeBatch({ start, count: size, all: count }, drawShop)
    await writeBatch(writer, batch)
    listed = listed.then(async () => {
      await listBatch(lister, batch)
      tick(start + size)
    })
    listing.push(listed)
    if (listing.length > BEHIND) await listing.shift()
  }
  await listed
}

async function writeBatch(client: PoolClient, batch: Batch): Promise<void> {
  await client.query('begin')
  await copyLines(client, 'catalog.products', PRODUCT_COLUMNS, batch.products)
  await copyLines(client, 'catalog.variants', VARIANT_COLUMNS, batch.variants)
  await copyLines(client, 'promotions.bulk_discounts', STEP_COLUMNS, batch.steps)
  await client.query('commit')
}

/** `on conflict`: the demo's own products lie in the same id range and are listed already. */
const listBatch = async (client: PoolClient, { first, last }: Batch): Promise<void> => {
  await client.query(
    `insert into search.listings select * from search.public_products
     where product_id between $1 and $2
     on conflict (product_id) do nothing`,
    [first, last],
  )
}

/** Recounts the listings, invalidates the caches of every process and analyzes the tables. */
async function finish(client: PoolClient): Promise<void> {
  await client.query('begin')
  await client.query('delete from search.listing_counts')
  await client.query(
    `insert into search.listing_counts
     select scope, count(*) from search.listings l, unnest(search.scopes(l)) scope group by scope`,
  )
  await client.query('select search.rebuild_vocabulary()')
  await client.query("select pg_notify('cache', '*')")
  await client.query('commit')
  for (const table of [
    'catalog.products',
    'catalog.variants',
    'promotions.bulk_discounts',
    'search.listings',
    'search.listing_counts',
    'search.vocabulary',
    'vendors.vendors',
    'identity.users',
  ])
    await client.query(`vacuum (analyze) ${table}`)
}
