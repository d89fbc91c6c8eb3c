import type { Client } from 'pg'

export type Table = {
  /** Quoted and qualified with its schema. */
  name: string
  /** Without generated columns. */
  columns: string[]
}
export type Sequence = { name: string; value: string; isCalled: boolean }
export type AppliedMigration = { capability: string; name: string; checksum: string }

const OURS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'`

/** Tables whose rows must survive a crash; unlogged ones are left out. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and ${OURS}
       and (n.nspname, c.relname) <> ('platform', 'migrations')
     order by 1`,
  )
  return rows
}

export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${OURS} order by 1`,
  )
  const found: Sequence[] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    )
    if (values[0]) found.push({ name, value: values[0].value, isCalled: values[0].called })
  }
  return found
}

export async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const { rows: existing } = await client.query<{ there: boolean }>(
    `select to_regclass('platform.migrations') is not null as there`,
  )
  if (!existing[0]?.there) return []
  const { rows } = await client.query<AppliedMigration>(
    'select capability, name, checksum from platform.migrations order by applied_at, capability, name',
  )
  return rows
}

/** Whether it holds any user, vendor, product or order. */
export async function isDatabaseInUse(client: Client): Promise<boolean> {
  const tables = ['identity.users', 'vendors.vendors', 'catalog.products', 'orders.orders']
  for (const table of tables) {
    const { rows } = await client.query<{ there: boolean }>(
      'select to_regclass($1) is not null as there',
      [table],
    )
    if (!rows[0]?.there) continue
    const { rows: used } = await client.query<{ used: boolean }>(
      `select exists (select from ${table}) as used`,
    )
    if (used[0]?.used) return true
  }
  return false
}

/** Sessions of the running product, without those of this command. */
export async function activeSessions(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'yova%' and application_name not in ('yova:presence', 'yova:backup')`,
  )
  return rows[0]?.count ?? 0
}

type ForeignKey = { table: string; name: string; definition: string }

/** Rows may arrive in any order: foreign keys are recreated, and so validated, after `work`. */
export async function withTriggersDisabled(
  client: Client,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where contype = 'f' and conparentid = 0 and ${OURS} order by 1, 2`,
  )
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await work()
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}
