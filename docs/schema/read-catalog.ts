import type pg from 'pg'

export type Column = {
  name: string
  type: string
  isNullable: boolean
  isKey: boolean
  hasDefault: boolean
  isGenerated: boolean
  /** The values that a CHECK allows. */
  values: string[]
}
export type Table = { owner: string; name: string; comment: string | null; columns: Column[] }
export type ForeignKey = {
  owner: string
  table: string
  columns: string[]
  targetOwner: string
  targetTable: string
  isNullable: boolean
  isUnique: boolean
}

type Database = Pick<pg.Pool, 'query'>

const TYPES: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
  'character varying': 'varchar',
  'platform.localized_text': 'localized_text',
  'platform.complete_text': 'complete_text',
}

/** Every table and foreign key, in an order that depends on the migrations only. */
export async function readCatalog(
  database: Database,
): Promise<{ tables: Table[]; foreignKeys: ForeignKey[] }> {
  return { tables: await readTables(database), foreignKeys: await readForeignKeys(database) }
}

async function readTables(database: Database): Promise<Table[]> {
  const words = await readAllowedWords(database)
  const { rows } = await database.query<
    Omit<Column, 'values'> & { owner: string; table: string; comment: string | null }
  >(`
    select n.nspname as owner, c.relname as table, obj_description(c.oid, 'pg_class') as comment,
           a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
           coalesce(a.attnum = any (k.conkey), false) as "isKey",
           (a.atthasdef and a.attgenerated = '') or a.attidentity <> '' as "hasDefault",
           a.attgenerated <> '' as "isGenerated"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
    order by n.nspname, c.relname, a.attnum`)
  const tables = new Map<string, Table>()
  for (const { owner, table, comment, name, type, ...column } of rows) {
    const place = `${owner}.${table}`
    const known = tables.get(place) ?? { owner, name: table, comment, columns: [] }
    tables.set(place, known)
    const values = words.get(`${place}.${name}`) ?? []
    known.columns.push({ ...column, name, type: TYPES[type] ?? type, values })
  }
  return [...tables.values()]
}

/** The values of each `check (column in (…))`: statuses and kinds. */
async function readAllowedWords(database: Database): Promise<Map<string, string[]>> {
  const { rows } = await database.query<{ place: string; definition: string }>(`
    select n.nspname || '.' || c.relname || '.' || a.attname as place,
           pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1`)
  return new Map(
    rows.flatMap(({ place, definition }) => {
      const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1]
      if (list === undefined) return []
      return [[place, [...list.matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? '')]]
    }),
  )
}

async function readForeignKeys(database: Database): Promise<ForeignKey[]> {
  const { rows } = await database.query<ForeignKey>(`
    select n.nspname as owner, c.relname as table, columns.names as columns,
           tn.nspname as "targetOwner", t.relname as "targetTable",
           columns.nullable as "isNullable",
           exists (select 1 from pg_index i
                   where i.indrelid = c.oid and i.indisunique and i.indpred is null
                     and i.indnatts = cardinality(k.conkey)
                     and (select array_agg(x order by x) from unnest(i.indkey::int2[]) x)
                       = (select array_agg(x order by x) from unnest(k.conkey) x)) as "isUnique"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    cross join lateral (
      select array_agg(a.attname::text order by u.place) as names, bool_or(not a.attnotnull) as nullable
      from unnest(k.conkey) with ordinality u (number, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = u.number) columns
    where k.contype = 'f'
    order by n.nspname, c.relname, columns.names, tn.nspname, t.relname`)
  return rows
}
