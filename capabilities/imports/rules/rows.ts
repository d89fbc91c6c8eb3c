import { foldText } from '#kernel/fold.ts'
import type { Columns, RowErrorCode, Field, FileLine, ImportSource, RowError } from '../schema.ts'
import { specificationName } from './column-mapping.ts'

/** One line with its cells by field; what was left empty is absent. */
export type Row = {
  line: number
  cells: Readonly<Partial<Record<Field, string>>>
  /** Columns that are one specification each: their headings, and what stands in them. */
  specifications: readonly { name: string; value: string }[]
}

type Reading = { columns: Columns; headings: readonly string[] }

export function parseRow(
  { line, cells }: Pick<FileLine, 'line' | 'cells'>,
  { columns, headings }: Reading,
): Row {
  const found: Partial<Record<Field, string>> = {}
  const specifications: { name: string; value: string }[] = []
  for (const [at, field] of Object.entries(columns)) {
    const text = unguarded(cells[Number(at)] ?? '')
    if (text === '') continue
    if (field === 'specification')
      specifications.push({ name: specificationName(headings[Number(at)] ?? ''), value: text })
    else if (field === 'images' && found.images !== undefined) found.images += `\n${text}`
    // Shopify has two: the one that the shop chose itself stands last, and is looked for first.
    else if (field === 'category' && found.category !== undefined) found.category += ` > ${text}`
    else found[field] = text
  }
  return { line, cells: found, specifications }
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula. */
const unguarded = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '')

/** By what a line is kept together with others, and another name that others may know it by. */
export function rowKeys(row: Row, source: ImportSource): { group: string; alias: string | null } {
  const { group, parent, sku, row_id: id, row_type: type } = row.cells
  const own = `line:${row.line}`
  if (source === 'woocommerce') {
    const byId = id === undefined ? null : `id:${id}`
    if (isVariation(type)) return { group: (parent ?? own).trim().toLowerCase(), alias: null }
    return { group: (sku ?? byId ?? own).toLowerCase(), alias: byId }
  }
  const key = group ?? parent
  return { group: key === undefined ? own : `group:${key.trim().toLowerCase()}`, alias: null }
}

export const isVariation = (type: string | undefined): boolean =>
  type !== undefined && foldText(type).startsWith('variation')
export const isVariable = (type: string | undefined): boolean =>
  type !== undefined && foldText(type).startsWith('variable')

/** A cell that takes away what is there. */
export const CLEARS = '-'

/** Collects what is wrong while the lines of a product are read. */
export function rowErrorList() {
  const faults: RowError[] = []
  const add =
    (severity: RowError['severity']) =>
    (
      row: Pick<Row, 'line'>,
      field: Field | null,
      code: RowErrorCode,
      value: string | null = null,
    ) => {
      faults.push({
        line: row.line,
        field,
        severity,
        code,
        value: value?.slice(0, 200).toWellFormed() ?? null,
      })
    }
  return { faults, wrong: add('error'), warn: add('warning') }
}
export type RowErrorList = ReturnType<typeof rowErrorList>

const ADDRESS = /[\s,;|]+(?=[a-z]{2,10}:\/\/|\/storage\/)/i

/** The addresses of pictures in these lines, in their order, each once. */
export const addressesOf = (rows: readonly Row[]): { row: Row; address: string }[] => {
  const seen = new Set<string>()
  return rows.flatMap((row) =>
    [row.cells.images, row.cells.variant_image]
      .flatMap((cell) => (cell === undefined || cell === CLEARS ? [] : cell.split(ADDRESS)))
      .map((address) => address.replace(/[,;|]+$/, '').trim())
      .filter((address) => address !== '' && !seen.has(address) && seen.add(address))
      .map((address) => ({ row, address })),
  )
}
