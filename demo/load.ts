import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { hashPassword } from '#capabilities/identity/auth/crypto/passwords.ts'
import type { Clock } from '#kernel/time.ts'
import type { Database } from '#platform/database/index.ts'
import type { Logger } from '#platform/log.ts'
import { TREE } from './catalog/index.ts'
import { SETTLE_BATCHES } from './data/payout-batches.ts'
import { PUBLISH_DRAFTS } from './data/content.ts'
import { accountBook, type AccountRow } from './data/payouts.ts'
import { type Commune, DEMO_PASSWORD } from './data/users.ts'
import { insertRows, type Rows } from './data/insert-rows.ts'
import { type RateRow, rateRows } from './data/shipping-rates.ts'
import { demoRows } from './data/index.ts'

export { ADMIN_EMAIL, CLIENT_EMAIL, DEMO_PASSWORD, DEMO_VENDOR_EMAIL } from './data/users.ts'

type Deps = {
  database: Pick<Database, 'pool'>
  clock: Clock
  log: Pick<Logger, 'info' | 'warn'>
  passwords?: { hashPassword(password: string): Promise<string> }
}

/**
 * `unchanged`: this demo was loaded before. `outdated`: an older demo is there and is left as it
 * is. `occupied`: the database holds other data, which the demo never touches.
 */
export type DemoLoading = 'loaded' | 'unchanged' | 'outdated' | 'occupied'

export const LOADS_TABLE = `create schema if not exists demo;
  create table if not exists demo.loads (checksum text not null, loaded_at timestamptz not null)`

/** Arbitrary, but the same in every process. */
const LOADING_LOCK = 7_269_413

/**
 * Fills an empty database in one transaction; costs one query when a demo is there. Call it after
 * the migrations and the territory, before settings or categories are cached.
 */
export async function loadDemo(deps: Deps): Promise<DemoLoading> {
  const { database, log } = deps
  const checksum = demoChecksum()
  const found = await recorded(database.pool)
  if (found !== null) return comparedWith(checksum, found, log)

  const startedAt = performance.now()
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const loading = await loadInto(client, checksum, deps)
    await client.query('commit')
    const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1))
    if (loading === 'loaded') log.info({ seconds }, 'the demo is loaded')
    if (loading === 'occupied') log.warn('the database is not empty: the demo is not loaded')
    return loading
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function loadInto(
  client: PoolClient,
  checksum: string,
  { clock, log, passwords }: Deps,
): Promise<DemoLoading> {
  await client.query('select pg_advisory_xact_lock($1)', [LOADING_LOCK])
  await client.query("set local statement_timeout = '5min'")
  await client.query("set local idle_in_transaction_session_timeout = '5min'")
  await client.query(LOADS_TABLE)
  // Another process may have loaded it while this one waited for the lock.
  const found = await recorded(client)
  if (found !== null) return comparedWith(checksum, found, log)
  if (await isOccupied(client)) return 'occupied'

  await client.query("set local search.paused = 'on'")
  // The database is empty but for the default categories, which the demo inserts itself.
  await client.query('delete from catalog.categories')
  const now = clock.now()
  const rows = demoRows({
    now,
    passwordHash: await (passwords?.hashPassword ?? hashPassword)(DEMO_PASSWORD),
    communes: await communesOf(client),
    rates: await ratesIn(client, now),
    accounts: accountBook(await accountsOf(client)),
  })
  await insertAll(client, rows)
  await client.query(PUBLISH_DRAFTS)
  await client.query(SETTLE_BATCHES)
  await client.query('select search.refresh_all()')
  // Without statistics, lists are planned badly until autovacuum has come: two seconds for the balances of vendors.
  await client.query('analyze')
  await client.query("select pg_notify('settings_changed', ''), pg_notify('content_changed', '')")
  await client.query('insert into demo.loads (checksum, loaded_at) values ($1, $2)', [
    checksum,
    now,
  ])
  return 'loaded'
}

async function insertAll(client: PoolClient, rows: Rows): Promise<void> {
  for (const [table, list] of Object.entries(rows)) await insertRows(client, table, list)
}

function comparedWith(checksum: string, found: string, log: Deps['log']): DemoLoading {
  if (found === checksum) return 'unchanged'
  log.warn('this database has an older demo: start with an empty database to load the new one')
  return 'outdated'
}

type Asking = Pick<PoolClient, 'query'>

async function recorded(client: Asking): Promise<string | null> {
  const { rows: existing } = await client.query<{ there: boolean }>(
    "select to_regclass('demo.loads') is not null as there",
  )
  if (!existing[0]?.there) return null
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from demo.loads order by loaded_at desc limit 1',
  )
  return rows[0]?.checksum ?? null
}

async function isOccupied(client: Asking): Promise<boolean> {
  const { rows } = await client.query<{ occupied: boolean }>(
    `select exists (select from identity.users) or exists (select from vendors.vendors)
       or exists (select from catalog.categories where slug <> all ($1)) as occupied`,
    [TREE.map(({ slug }) => slug)],
  )
  return rows[0]?.occupied ?? true
}

async function communesOf(client: Asking): Promise<Commune[]> {
  const { rows } = await client.query<Commune>(
    `select code, wilaya_code as wilaya, name ->> 'fr' as name, postcode
     from territory.communes order by code`,
  )
  if (rows.length === 0)
    throw new Error('load the territory before the demo: there are no communes')
  return rows
}

/** Inserts the default shipping rates first when there are none. */
async function ratesIn(client: PoolClient, now: Date): Promise<RateRow[]> {
  const read = async () =>
    (
      await client.query<RateRow>(
        `select wilaya_code, method, fee_centimes, free_above_centimes, min_days, max_days
         from shipping.shipping_rates where vendor_id is null`,
      )
    ).rows
  const existing = await read()
  if (existing.length > 0) return existing
  await insertRows(client, 'shipping.shipping_rates', rateRows(now))
  return read()
}

async function accountsOf(client: Asking): Promise<AccountRow[]> {
  const { rows } = await client.query<AccountRow>(
    'select id, kind, vendor_id from ledger.accounts where vendor_id is null',
  )
  return rows
}

const HERE = fileURLToPath(new URL('.', import.meta.url))

/** Changes with the catalog and with the code that builds rows from it. */
export function demoChecksum(): string {
  const hash = createHash('sha256')
  const files = [
    ...filesOf('catalog'),
    ...filesOf('data'),
    'bulk-copy.ts',
    'ids.ts',
    'seeded-random.ts',
    'images.ts',
    join('images', 'library.json'),
  ]
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(HERE, file)))
  return hash.digest('hex')
}

const filesOf = (folder: string): string[] =>
  readdirSync(join(HERE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
