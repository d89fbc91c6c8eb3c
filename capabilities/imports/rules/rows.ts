import { truncate } from '#kernel/truncate.ts'
import { withoutFormulaGuard } from '#kernel/csv.ts'
import { foldText } from '#kernel/fold.ts'
import { entriesOf } from '#kernel/records.ts'
import type {
  ImportColumns,
  RowErrorCode,
  ImportField,
  FileLine,
  ImportSource,
  RowError,
} from '../schema.ts'
import { specificationName } from './column-mapping.ts'

/** Empty cells are absent. */
export type ParsedRow = {
  line: number
  cells: Readonly<Partial<Record<ImportField, string>>>
  specifications: readonly { name: string; value: string }[]
}

type Reading = { columns: ImportColumns; headings: readonly string[] }

export function parseRow(
  { line, cells, corrections = {} }: Pick<FileLine, 'line' | 'cells' | 'corrections'>,
  { columns, headings }: Reading,
): ParsedRow {
  const found: Partial<Record<ImportField, string>> = {}
  const specifications: { name: string; value: string }[] = []
  for (const [time, field] of Object.entries(columns)) {
    const text = unguarded(cells[Number(time)] ?? '')
    if (text === '') continue
    if (field === 'specification')
      specifications.push({ name: specificationName(headings[Number(time)] ?? ''), value: text })
    else if (field === 'images' && found.images !== undefined) found.images += `\n${text}`
    // Shopify has two category columns; the vendor's own comes last, where the search begins.
    else if (field === 'category' && found.category !== undefined) found.category += ` > ${text}`
    else found[field] = text
  }
  for (const [field, value] of entriesOf(corrections)) {
    delete found[field]
    if (value.trim() !== '') found[field] = value.trim()
  }
  return { line, cells: found, specifications }
}

const unguarded = (text: string): string => withoutFormulaGuard(text.trim())

/** The key of a product's rows, and an alias by which WooCommerce variations may refer to it. */
export function rowKeys(
  row: ParsedRow,
  source: ImportSource,
): { group: string; alias: string | null } {
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

/** WooCommerce: sold on another site, or only a collection of other products. */
export const isSoldElsewhere = (type: string | undefined): boolean =>
  type !== undefined && /^(external|grouped)/.test(foldText(type))

/** The cell value that clears a field. */
export const CLEARS = '-'

export function rowErrorList() {
  const errors: RowError[] = []
  const add =
    (severity: RowError['severity']) =>
    (
      row: Pick<ParsedRow, 'line' | 'cells'>,
      field: ImportField | null,
      code: RowErrorCode,
      // A correction begins with what the cell holds.
      value: string | null = field === null ? null : (row.cells[field] ?? null),
    ) => {
      errors.push({
        line: row.line,
        field,
        severity,
        code,
        value: value === null ? null : truncate(value, 200),
      })
    }
  return { list: errors, wrong: add('error'), warn: add('warning') }
}
export type RowErrorList = ReturnType<typeof rowErrorList>

const ADDRESS = /[\s,;|]+(?=[a-z]{2,10}:\/\/|\/storage\/)/i

export const addressesOf = (rows: readonly ParsedRow[]): { row: ParsedRow; address: string }[] => {
  const seen = new Set<string>()
  return rows.flatMap((row) =>
    [row.cells.images, row.cells.variant_image]
      .flatMap((cell) => (cell === undefined || cell === CLEARS ? [] : cell.split(ADDRESS)))
      .map((address) => address.replace(/[,;|]+$/, '').trim())
      .filter((address) => address !== '' && !seen.has(address) && seen.add(address))
      .map((address) => ({ row, address })),
  )
}
