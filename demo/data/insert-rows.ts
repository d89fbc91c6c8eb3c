import type { PoolClient } from 'pg'
import { type LocalDate, parseLocalDate } from '#kernel/calendar.ts'
import { type Centimes, centimes } from '#kernel/money.ts'
import { copyLines, lineOf } from '../bulk-copy.ts'

export type Row = { readonly [column: string]: unknown }
export type Rows = { readonly [table: string]: readonly Row[] }

/** One statement per table, so that constraints over the whole statement hold. */
export async function insertRows(
  client: PoolClient,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(rows[0] ?? {})
  const kinds = await columnKinds(client, table)
  await copyLines(
    client,
    table,
    names,
    lines(
      rows,
      names.map((name) => [name, kinds.get(name)]),
    ),
  )
}

type Kind = 'json' | 'array' | 'plain'

function* lines(
  rows: readonly Row[],
  columns: readonly (readonly [name: string, kind: Kind | undefined])[],
): Generator<string> {
  for (const row of rows) yield lineOf(columns.map(([name, kind]) => cellOf(row[name], kind)))
}

/** A string may be JSON and an array may be a PostgreSQL array: the column type decides. */
function cellOf(value: unknown, kind: Kind | undefined): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'json') return JSON.stringify(value)
  if (kind !== 'array' || !Array.isArray(value)) return value
  const items = value.map((item) => (typeof item === 'number' ? item : JSON.stringify(item)))
  return `{${items.join(',')}}`
}

async function columnKinds(client: PoolClient, table: string): Promise<Map<string, Kind>> {
  const { rows } = await client.query<{ name: string; kind: Kind }>(
    `select attname as name,
       case when attndims > 0 then 'array'
            when atttypid in ('json'::regtype, 'jsonb'::regtype) then 'json' else 'plain' end as kind
     from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [table],
  )
  return new Map(rows.map(({ name, kind }) => [name, kind]))
}

/** Cells that another part of the demo has written. */
export const amountIn = (row: Row, column: string): Centimes => centimes(Number(row[column]))
export const dayIn = (row: Row, column: string): LocalDate => parseLocalDate(String(row[column]))
export function momentIn(row: Row, column: string): Date {
  const moment = row[column]
  if (!(moment instanceof Date)) throw new TypeError(`${column} has no moment`)
  return moment
}
