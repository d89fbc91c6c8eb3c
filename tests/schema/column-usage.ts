import { globSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { PRODUCT_FIELD_NAMES, productField } from '#kernel/product-fields.ts'
import { readCatalog } from '../../docs/schema/read-catalog.ts'
import { productStatements, type Statement, tablesIn } from './statements.ts'

type Database = Pick<Pool, 'query'>
type Columns = ReadonlyMap<string, ReadonlySet<string>>
/** `catalog.products.name_key_fr`, each with what reads or writes it. */
export type Usage = { reads: Set<string>; writes: Set<string> }

/** A word after a table that is no alias. */
const KEYWORD =
  /^(as|where|on|set|left|right|full|join|cross|inner|natural|order|group|limit|using|union|returning|for|values|select|when|then|and|or)$/

/** What a trigger calls the row that it is of. */
const ROWS = ['new', 'old']

const plain = (sql: string): string =>
  sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\bas\s+"[^"\n]*"/g, ' ')
    .replaceAll('"', '')

/** Notes which columns this text writes and which it reads; `rowsOf` are the tables of a trigger. */
export function noteUsage(
  usage: Usage,
  columns: Columns,
  statement: Statement,
  rowsOf: readonly string[] = [],
): void {
  const text = plain(statement.text)
  const named = new Set([...tablesIn(text).filter((name) => columns.has(name)), ...rowsOf])
  const write = (table: string, column: string) => usage.writes.add(`${table}.${column}`)
  const rest = noteWrites(text, { columns, statement, named, write, rowsOf })
  const aliases = aliasesIn(text, named, rowsOf)
  for (const [, alias, column] of rest.matchAll(/(?:\b(\w+)\.)?\b(\w+)\b/g)) {
    const among = (alias && aliases.get(alias)) || named
    for (const table of among)
      if (columns.get(table)?.has(column!)) usage.reads.add(`${table}.${column}`)
  }
  // `name_key_${language}` may be any of the names.
  for (const [, start] of text.matchAll(/\b(?:\w+\.)?(\w+_)\$/g))
    for (const table of named)
      for (const column of columns.get(table) ?? [])
        if (column.startsWith(start!)) usage.reads.add(`${table}.${column}`)
  const isWhole =
    /\*|to_jsonb?\(/.test(rest) ||
    ['selectAll', 'returningAll'].some((x) => statement.properties.has(x))
  if (!isWhole) return
  for (const table of named)
    for (const column of columns.get(table) ?? [])
      if (statement.properties.has(column)) usage.reads.add(`${table}.${column}`)
}

function aliasesIn(text: string, named: ReadonlySet<string>, rowsOf: readonly string[]) {
  const aliases = new Map<string, Set<string>>()
  const add = (alias: string, table: string) =>
    aliases.set(alias, (aliases.get(alias) ?? new Set()).add(table))
  for (const [, table, alias] of text.matchAll(/\b(\w+\.\w+)\s+(?:as\s+)?(\w+)\b/g))
    if (named.has(table!) && !KEYWORD.test(alias!)) add(alias!, table!)
  for (const table of named) add(table.split('.')[1]!, table)
  for (const table of rowsOf) for (const row of ROWS) add(row, table)
  return aliases
}

type Noting = {
  columns: Columns
  statement: Statement
  named: ReadonlySet<string>
  write: (table: string, column: string) => void
  rowsOf: readonly string[]
}

/** Notes the columns that are written, and gives the text without the places where they are. */
function noteWrites(text: string, noting: Noting): string {
  const { columns, statement, named, write, rowsOf } = noting
  const all = (table: string) => columns.get(table) ?? new Set<string>()
  const written = new Set([
    ...[...text.matchAll(/\b(?:insert into|merge into|update|copy)\s+(\w+\.\w+)/g)].map(
      (match) => match[1]!,
    ),
    ...statement.built,
  ])
  if (/\b(?:insert into|update)\s+\$/.test(text)) for (const table of named) written.add(table)
  // A list of columns that is put together elsewhere: any that the statement knows may be in it.
  if (statement.built.length > 0 || /insert into\s+(?:\$|\S+\s*\([^()]*\$)|\bset\s+\$/.test(text))
    for (const table of written)
      for (const column of all(table))
        if (statement.keys.has(column) || new RegExp(`\\b${column}\\b`).test(text))
          write(table, column)
  for (const [, table] of text.matchAll(
    /\binsert into\s+(\w+\.\w+)(?:\s+as\s+\w+)?\s+(?:select|values)\b/g,
  ))
    for (const column of all(table!)) write(table!, column)
  const assigned = (list: string) => {
    for (const column of list.split(',').map((name) => name.trim()))
      for (const table of written) if (all(table).has(column)) write(table, column)
    return ' '
  }
  for (const [, column] of text.matchAll(/\bnew\.(\w+)\s*:?=(?!=)/g))
    for (const table of rowsOf) if (all(table).has(column!)) write(table, column!)
  return text
    .replaceAll(
      /\b(?:insert into|copy)\s+(\w+\.\w+)(?:\s+as\s+\w+)?\s*\(([^()]*)\)/g,
      (_, table, list) => {
        for (const column of String(list).split(',')) write(String(table), column.trim())
        return ' '
      },
    )
    .replaceAll(/\bthen insert\s*\(([^()]*)\)/g, (_, list) => assigned(String(list)))
    .replaceAll(/(?:\bset\b|,)\s*\(([\w,\s]+)\)\s*=/g, (_, list) => assigned(String(list)))
    .replaceAll(/(?:\bset\b|,)\s*(\w+)\s*=(?!=)(?:\s*(?:\w+\.)?\1\b)?/g, (_, column) =>
      assigned(String(column)),
    )
    .replaceAll(/\bexcluded\.\w+/g, ' ')
    .replaceAll(/\bas\s+\w+\b/g, ' ')
}

const FUNCTIONS = `
  select p.oid::regprocedure::text as name, p.prosrc as text,
    coalesce((select array_agg(distinct n.nspname || '.' || c.relname) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where t.tgfoid = p.oid), '{}') as tables
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  union all
  select c.oid::regclass::text, pg_get_viewdef(c.oid), '{}' from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** Columns that the database itself fills, and those that a rule of it reads: a key, a check of several, a computed column. */
const RULES = `
  select n.nspname || '.' || c.relname || '.' || a.attname as column,
    d.oid is not null or a.attidentity <> '' as "isFilled",
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey::int2[]))
      or exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any(k.conkey)
        and k.contype in ('c', 'x') and cardinality(k.conkey) > 1)
      or exists (select from pg_attribute g join pg_attrdef e on e.adrelid = g.attrelid and e.adnum = g.attnum
        where g.attrelid = c.oid and g.attgenerated <> '' and pg_get_expr(e.adbin, e.adrelid) ~ ('\\m' || a.attname || '\\M'))
      as "isRead"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** Audit columns and status histories are written for later questions; no statement reads them. */
const isTrace = (table: string, column: string): boolean =>
  /_(at|by|on)$|^actor_|^vendor_id$/.test(column) || table.endsWith('_history')

/** What is not both written and read: tables, and columns of the others. */
export async function unusedColumns(database: Database): Promise<string[]> {
  const { tables } = await readCatalog(database)
  const columns = new Map(
    tables.map((table) => [
      `${table.owner}.${table.name}`,
      new Set(table.columns.map(({ name }) => name)),
    ]),
  )
  const usage = await usageOf(database, columns)
  const { rows } = await database.query<{ column: string; isFilled: boolean; isRead: boolean }>(
    RULES,
  )
  const rules = new Map(rows.map((row) => [row.column, row]))
  return [...columns].flatMap(([table, names]) => {
    const places = [...names].map((name) => ({ name, place: `${table}.${name}` }))
    if (!places.some(({ place }) => usage.writes.has(place))) return [`${table} is never written`]
    if (!places.some(({ place }) => usage.reads.has(place)))
      return table.endsWith('_history') ? [] : [`${table} is never read`]
    return places.flatMap(({ name, place }) => {
      const { isFilled, isRead } = rules.get(place)!
      const isWritten = isFilled || usage.writes.has(place)
      if (!isWritten) return [`${place} is never written`]
      const isUsed = isRead || isTrace(table, name) || usage.reads.has(place)
      return isUsed ? [] : [`${place} is never read`]
    })
  })
}

async function usageOf(database: Database, columns: Columns): Promise<Usage> {
  const usage: Usage = { reads: new Set(), writes: new Set() }
  for (const statement of productStatements((name) => columns.has(name)))
    noteUsage(usage, columns, statement)
  // `capabilities/catalog/queries/field-columns.ts` puts these into the statements of products.
  const described = PRODUCT_FIELD_NAMES.map((name) => productField(name).column).join(', ')
  for (const text of [
    `insert into catalog.products (${described})`,
    `select ${described} from catalog.products`,
  ])
    noteUsage(usage, columns, sqlOnly('kernel/product-fields.ts', text))
  const { rows } = await database.query<{ name: string; text: string; tables: string[] }>(FUNCTIONS)
  for (const { name, text, tables } of rows)
    noteUsage(usage, columns, sqlOnly(name, text.replaceAll(/to_jsonb?\(/g, '(')), tables)
  for (const file of globSync('{capabilities/*,platform}/migrations/*.sql'))
    for (const [insert] of readFileSync(file, 'utf8').matchAll(
      /^insert into \w+\.\w+\s*\([^()]*\)/gm,
    ))
      noteUsage(usage, columns, sqlOnly(file, insert))
  return usage
}

export const sqlOnly = (place: string, text: string): Statement => ({
  ...{ place, text, properties: new Set<string>(), keys: new Set<string>(), built: [] },
})
