import { entriesOf } from '#kernel/records.ts'
import type { ImportDefaults, ImportField, ImportSource } from '../schema.ts'
import { soldRows } from './row-variants.ts'
import type { ParsedRow } from './rows.ts'

type Cells = Partial<Record<ImportField, string>>
const PRICES: readonly ImportField[] = ['price', 'regular_price', 'sale_price']

/** Fills what the rows of a new product leave open; never of a product that is there already. */
export function fillDefaults(
  rows: readonly ParsedRow[],
  { price, inventory_quantity: stock, ...ofProduct }: ImportDefaults,
  source: ImportSource,
): ParsedRow[] {
  const sold = new Set(soldRows(rows, source))
  const has = (field: ImportField) => rows.some(({ cells }) => cells[field] !== undefined)
  const isPriced = rows.some(({ cells }) => PRICES.some((field) => cells[field] !== undefined))
  const head = Object.fromEntries(
    entriesOf(ofProduct).filter(
      ([field]) => !has(field) && !(field === 'status' && has('published')),
    ),
  )
  return rows.map((row, index): ParsedRow => {
    const own: Cells = {
      ...(index === 0 && head),
      ...(sold.has(row) && price !== undefined && !isPriced && { price }),
      ...(sold.has(row) && stock !== undefined && { inventory_quantity: stock }),
    }
    return { ...row, cells: { ...own, ...row.cells } }
  })
}
