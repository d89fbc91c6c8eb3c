import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { FileLine, ImportField } from '../schema.ts'
import type { ImportsDatabase } from '../tables.ts'

type Corrected = { line: number; field: ImportField; value: string; by: string; now: Date }

export async function saveCellCorrection(
  tx: Tx,
  importId: string,
  { line, field, value, by, now }: Corrected,
): Promise<void> {
  await sql`
    insert into imports.cell_corrections (import_id, line, field, value, corrected_by, corrected_at)
    values (${importId}, ${line}, ${field}, ${value}, ${by}, ${now})
    on conflict (import_id, line, field) do update
      set value = excluded.value, corrected_by = excluded.corrected_by, corrected_at = excluded.corrected_at`.execute(
    tables<ImportsDatabase>(tx),
  )
}

/** By row number. */
export async function listCellCorrections(
  handle: Db | Tx,
  importId: string,
): Promise<Map<number, NonNullable<FileLine['corrections']>>> {
  const { rows } = await sql<{ line: number; cells: NonNullable<FileLine['corrections']> }>`
    select line, jsonb_object_agg(field, value) as cells from imports.cell_corrections
    where import_id = ${importId} group by line`.execute(tables<ImportsDatabase>(handle))
  return new Map(rows.map(({ line, cells }) => [line, cells]))
}

/** All rows of the product that this row belongs to; empty for an unknown row. */
export async function listLinesOfProduct(
  tx: Tx,
  importId: string,
  line: number,
): Promise<(FileLine & { state: string; action: string | null })[]> {
  const { rows } = await sql<FileLine & { state: string; action: string | null }>`
    select r.line, r.place, r.group_key as "group", r.raw as cells, r.repeats, r.state, r.action,
      ${CORRECTIONS} as corrections
    from imports.rows r
    where r.import_id = ${importId} and r.group_key = (
      select group_key from imports.rows where import_id = ${importId} and line = ${line})
    order by r.place`.execute(tables<ImportsDatabase>(tx))
  return rows
}

/** Of a row `r`. */
export const CORRECTIONS = sql.raw(`coalesce((
  select jsonb_object_agg(c.field, c.value) from imports.cell_corrections c
  where c.import_id = r.import_id and c.line = r.line), '{}')`)

/** Removes the errors of these rows. Returns how many warnings were among them. */
export async function deleteRowErrors(
  tx: Tx,
  importId: string,
  lines: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ severity: string }>`
    delete from imports.row_errors where import_id = ${importId} and row_number = any(${lines}::integer[])
    returning severity`.execute(tables<ImportsDatabase>(tx))
  return rows.filter(({ severity }) => severity === 'warning').length
}

export type DryRunChange = {
  creates: number
  updates: number
  same: number
  errors: number
  warnings: number
}

export async function moveDryRunCounts(tx: Tx, id: string, by: DryRunChange): Promise<void> {
  await sql`
    update imports.imports set create_count = create_count + ${by.creates}, update_count = update_count + ${by.updates},
      same_count = same_count + ${by.same}, error_count = error_count + ${by.errors},
      warning_count = warning_count + ${by.warnings}
    where id = ${id}`.execute(tables<ImportsDatabase>(tx))
}
