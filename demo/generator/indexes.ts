import type { Pool, PoolClient } from 'pg'
import type { Progress } from './progress-bar.ts'

/** Tables whose indexes cost more to maintain during the load than to rebuild afterwards. */
const TABLES = [
  'catalog.products',
  'catalog.variants',
  'search.listings',
  'promotions.bulk_discounts',
]

/** Building the listings during the load reads the variants of each product. */
const NEEDED = 'catalog.variants_by_product'

/** Stores the dropped definitions, so that `remakeIndexes` can recover after a crash. */
export async function setIndexesAside(client: PoolClient): Promise<void> {
  await client.query('begin')
  await client.query('create schema if not exists demo')
  await client.query(
    'create table if not exists demo.indexes_aside (name text primary key, definition text not null)',
  )
  const { rows } = await client.query<{ name: string }>(
    `insert into demo.indexes_aside (name, definition)
     select i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) from pg_index i
     where i.indrelid = any ($1::regclass[]) and i.indexrelid <> $2::regclass
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     returning name`,
    [TABLES, NEEDED],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query('commit')
}

/** Rebuilds the dropped indexes, two at a time; each is crossed off once it exists. */
export async function remakeIndexes(pool: Pool, progress: Progress): Promise<void> {
  const { rows: existing } = await pool.query<{ there: boolean }>(
    "select to_regclass('demo.indexes_aside') is not null as there",
  )
  if (!existing[0]?.there) return
  const { rows } = await pool.query<{ name: string; definition: string }>(
    "select name, definition from demo.indexes_aside order by definition like '%gin%' desc, name",
  )
  if (rows.length === 0) return
  const tick = progress('indexes', rows.length)
  let done = 0
  const waiting = [...rows]
  async function work(): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout = 0')
      await client.query("set maintenance_work_mem = '512MB'")
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await client.query('begin')
        await client.query(next.definition)
        await client.query('delete from demo.indexes_aside where name = $1', [next.name])
        await client.query('commit')
        tick((done += 1))
      }
    } finally {
      client.release(true)
    }
  }
  await Promise.all([work(), work()])
}
