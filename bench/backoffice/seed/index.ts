import type { Client } from 'pg'
import { rebuildOrderAggregates } from '#capabilities/analytics/index.ts'
import { openDatabase } from '#platform/database/index.ts'
import type { EmbeddedConnection } from '#platform/database/embedded/index.ts'
import { seedAfterDelivery } from './after-delivery.ts'
import { copyRows } from './copy-rows.ts'
import { seedOrderHistory, type Sizes } from './order-history.ts'
import { MONEY } from './money.ts'
import { orderCopies } from './orders.ts'

export type { Sizes } from './order-history.ts'

/** The counters of the disabled triggers, computed once. */
export const COUNTERS = `
  select platform.flush_counters();
  select platform.skip_counter(prefix) from unnest(array['orders:', 'ledger:', 'people:']) prefix;
  select platform.count_by('orders:' || status || ':' || payment_status, count(*), sum(total_centimes)::bigint)
    from orders.orders group by status, payment_status;
  select platform.count_by('ledger:' || account_id, count(*), sum(amount_centimes)::bigint)
    from ledger.entries group by account_id;
  select platform.count_by('people:' || role, count(*)) from identity.profiles group by role;
  select platform.flush_counters()`

/** Their indexes are created after the load: maintaining them costs more than the rows. */
const LARGE = [
  'orders.purchases',
  'orders.orders',
  'orders.order_items',
  'orders.status_history',
  'orders.parcels',
  'orders.parcel_history',
  'ledger.journals',
  'ledger.entries',
  'audit.entries',
  'analytics.order_contributions',
  'payouts.payout_lines',
  'payouts.remittance_lines',
  'phone_confirmation.call_tasks',
  'phone_confirmation.calls',
  'reviews.reviews',
]

const ASIDE = `create table bench.indexes as
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
  where i.indrelid = any (array[${LARGE.map((name) => `'${name}'`).join(', ')}]::regclass[])
    and not i.indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid);
  do $$ declare one text; begin
    for one in select name from bench.indexes loop execute 'drop index ' || one; end loop;
  end $$`
export const MADE_AGAIN = `do $$ declare one text; begin
    for one in select definition from bench.indexes loop execute one; end loop;
  end $$`

/**
 * Restartable by step. `COUNTERS` and a rebuild of the aggregates replace the disabled triggers.
 */
export async function seedOffice(
  client: Client,
  connection: EmbeddedConnection,
  sizes: Sizes,
): Promise<void> {
  await client.query(`create schema if not exists bench;
    create table if not exists bench.steps (name text primary key, seconds numeric);
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set synchronous_commit = off;
    set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set session_replication_role = replica`)
  const step = async (name: string, sql: string | (() => Promise<unknown>)): Promise<void> => {
    const { rowCount } = await client.query('select from bench.steps where name = $1', [name])
    if (rowCount) return
    const from = performance.now()
    await client.query('begin')
    try {
      if (typeof sql === 'string') await client.query(sql)
      else await sql()
    } catch (error) {
      await client.query('rollback')
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
    }
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    await client.query('insert into bench.steps values ($1, $2)', [name, seconds])
    await client.query('commit')
    process.stdout.write(`${name.padEnd(28)} ${seconds} s\n`)
  }

  const [accounts, ...payouts] = MONEY
  for (const [name, sql] of [
    ...seedOrderHistory(sizes),
    ...(accounts ? [accounts] : []),
    ['indexes aside', ASIDE] as const,
  ])
    await step(name, sql)
  for (const copying of orderCopies(sizes))
    await step(copying.table, await copyRows(client, copying))
  await client.query('analyze')
  for (const [name, sql] of [
    ...payouts,
    ...seedAfterDelivery(sizes),
    ['indexes', MADE_AGAIN] as const,
    ['counters', COUNTERS] as const,
  ])
    await step(name, sql)
  await step('sums', async () => {
    const database = openDatabase({ embedded: connection, max: 2, applicationName: 'yova:bench' })
    await rebuildOrderAggregates(database.db)()
    await database.close()
  })
  await client.query('set session_replication_role = origin')
}
