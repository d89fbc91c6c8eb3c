import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { CORRECTIONS } from './cell-corrections.ts'
import type { RowErrorCode, ImportField, FileLine, RowError } from '../schema.ts'
import type { ImportsDatabase } from '../tables.ts'

export type ReadLine = {
  line: number
  cells: readonly string[]
  sku: string | null
  group: string
  alias: string | null
}

/** Idempotent: existing rows stay. */
export async function insertLines(
  tx: Tx,
  importId: string,
  vendorId: string,
  lines: readonly ReadLine[],
): Promise<void> {
  await sql`
    insert into imports.rows (import_id, vendor_id, line, raw, sku, group_key, alias)
    select ${importId}, ${vendorId}, line, cells, sku, "group", alias
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as r (line integer, cells jsonb, sku text, "group" text, alias text)
    on conflict do nothing`.execute(tables<ImportsDatabase>(tx))
}

/** Makes the rows of one product consecutive. Returns the number of rows. */
export async function placeLines(tx: Tx, importId: string): Promise<number> {
  const db = tables<ImportsDatabase>(tx)
  // Without fresh statistics the planner joins tens of thousands of rows by a nested loop.
  await sql`analyze imports.rows`.execute(db)
  await sql`
    update imports.rows l set group_key = p.group_key from imports.rows p
    where l.import_id = ${importId} and p.import_id = ${importId} and l.group_key like 'id:%'
      and p.alias = l.group_key and p.group_key <> l.group_key`.execute(db)
  // Rows that name variants of one existing product by SKU only.
  await sql`
    update imports.rows l set group_key = 'group:' || v.product_id from catalog.variants v
    where l.import_id = ${importId} and l.group_key like 'line:%' and l.sku is not null
      and v.vendor_id = l.vendor_id and v.sku is not null and lower(v.sku) = lower(l.sku)
      and exists (select from catalog.variants o where o.product_id = v.product_id and o.id <> v.id)`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`
    with placed as (
      select line, row_number() over (order by head, line) as place, sku is not null and nth > 1 as repeats
      from (select line, sku, min(line) over (partition by group_key) as head,
          row_number() over (partition by lower(sku) order by line) as nth
        from imports.rows where import_id = ${importId}) headed
    ), saved as (
      update imports.rows l set place = placed.place, repeats = placed.repeats from placed
      where l.import_id = ${importId} and l.line = placed.line returning 1
    )
    select count(*)::integer as count from saved`.execute(db)
  // Fresh statistics for `place`: the next rows are found by it.
  await sql`analyze imports.rows`.execute(db)
  return rows[0]?.count ?? 0
}

/** The last product may be incomplete. */
export async function nextLines(
  handle: Db | Tx,
  importId: string,
  after: number,
  limit: number,
): Promise<FileLine[]> {
  const { rows } = await sql<FileLine>`
    select r.line, r.place, r.group_key as "group", r.raw as cells, r.repeats, ${CORRECTIONS} as corrections
    from imports.rows r
    where r.import_id = ${importId} and r.place > ${after} order by r.place limit ${limit}`.execute(
    tables<ImportsDatabase>(handle),
  )
  return rows
}

export type LineOutcome = {
  line: number
  state: 'valid' | 'refused' | 'applied'
  action: string | null
  productId: string | null
}

export async function saveOutcomes(
  tx: Tx,
  importId: string,
  outcomes: readonly LineOutcome[],
  now: Date,
): Promise<void> {
  await sql`
    update imports.rows l set state = r.state, action = r.action, product_id = r."productId",
      applied_at = case when r.state = 'applied' then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as r (line integer, state text, action text, "productId" uuid)
    where l.import_id = ${importId} and l.line = r.line`.execute(tables<ImportsDatabase>(tx))
}

/** Positions continue after the errors already stored for a row. */
export async function insertRowErrors(
  tx: Tx,
  {
    id,
    vendorId,
    columnOf,
  }: { id: string; vendorId: string; columnOf: (field: ImportField) => string | null },
  errors: readonly RowError[],
): Promise<void> {
  if (errors.length === 0) return
  const rows = errors.map(({ field, ...fieldError }) => ({
    ...fieldError,
    field,
    column: field === null ? null : columnOf(field),
  }))
  await sql`
    insert into imports.row_errors (import_id, row_number, position, vendor_id, column_name, field, severity, code, value)
    select ${id}, r.line, coalesce(t.last, -1) + row_number() over (partition by r.line order by r.n), ${vendorId},
      r."column", r.field, r.severity, r.code, r.value
    from (select *, row_number() over () as n from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (line integer, "column" text, field text, severity text, code text, value text)) r
    left join lateral (select max(position) as last from imports.row_errors e
      where e.import_id = ${id} and e.row_number = r.line) t on true`.execute(
    tables<ImportsDatabase>(tx),
  )
}

export type RowErrorListRow = {
  line: number
  position: number
  column: string | null
  field: ImportField | null
  severity: 'error' | 'warning'
  code: RowErrorCode
  value: string | null
}

type RowErrorsPart = {
  after: { line: number; position: number }
  limit: number
  /** Indexes of the columns that name the product, the preferred one first. */
  names: readonly number[]
}

export async function listRowErrors(
  db: Db,
  importId: string,
  { after, limit, names }: RowErrorsPart,
): Promise<{ errors: (RowErrorListRow & { product_name: string | null })[]; total: number }> {
  const { rows } = await sql<RowErrorListRow & { product_name: string | null }>`
    select row_number as line, position, column_name as "column", field, severity, code, value, (
      select btrim(l.raw ->> n.index) from imports.rows l
      cross join unnest(${names}::integer[]) with ordinality as n (index, place)
      where l.import_id = e.import_id and l.line = e.row_number and btrim(l.raw ->> n.index) <> ''
      order by n.place limit 1) as product_name
    from imports.row_errors e
    where import_id = ${importId} and (row_number, position) > (${after.line}::integer, ${after.position}::smallint)
    order by row_number, position limit ${limit}`.execute(tables<ImportsDatabase>(db))
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from imports.row_errors where import_id = ${importId}`.execute(
    tables<ImportsDatabase>(db),
  )
  return { errors: rows, total: counted[0]?.total ?? 0 }
}

/** For the file of rows to correct. */
export async function listRowsWithErrors(
  db: Db,
  importId: string,
  after: number,
  limit: number,
): Promise<{ line: number; cells: string[]; errors: RowErrorListRow[] }[]> {
  const { rows } = await sql<{ line: number; cells: string[]; errors: RowErrorListRow[] }>`
    select l.line, l.raw as cells, (
      select jsonb_agg(jsonb_build_object('line', e.row_number, 'position', e.position, 'column', e.column_name, 'field', e.field,
        'severity', e.severity, 'code', e.code, 'value', e.value) order by e.position)
      from imports.row_errors e where e.import_id = l.import_id and e.row_number = l.line) as errors
    from imports.rows l
    where l.import_id = ${importId} and l.line > ${after}
      and exists (select from imports.row_errors e where e.import_id = l.import_id and e.row_number = l.line)
    order by l.line limit ${limit}`.execute(tables<ImportsDatabase>(db))
  return rows
}

export async function unknownCategories(
  db: Db,
  importId: string,
  max: number,
): Promise<{ value: string; lines: number }[]> {
  const { rows } = await sql<{ value: string; lines: number }>`
    select value, count(*)::integer as lines from imports.row_errors
    where import_id = ${importId} and code = 'category_unknown' and value is not null
    group by value order by count(*) desc, value limit ${max}`.execute(tables<ImportsDatabase>(db))
  return rows
}

export async function appliedLines(
  tx: Tx,
  importId: string,
  productIds: readonly string[],
): Promise<{ id: string; lines: number[] }[]> {
  const { rows } = await sql<{ id: string; lines: number[] }>`
    select product_id as id, array_agg(line order by place) as lines from imports.rows
    where import_id = ${importId} and product_id = any(${productIds}::uuid[]) and state = 'applied'
    group by product_id`.execute(tables<ImportsDatabase>(tx))
  return rows
}
