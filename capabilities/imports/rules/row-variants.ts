import { foldText } from '#kernel/fold.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Localized } from '#kernel/locale.ts'
import type { ImportField, ImportSource } from '../schema.ts'
import { amountCell, priceCells, stockCell, textCell } from './parse-cells.ts'
import { type RowErrorList, isVariable, isVariation, type ParsedRow } from './rows.ts'
import { localizedTextOf } from './parse-values.ts'

export const OPTIONS = [
  ['option1_name', 'option1_value'],
  ['option2_name', 'option2_value'],
  ['option3_name', 'option3_value'],
] as const satisfies readonly (readonly [ImportField, ImportField])[]

export type RowVariant = {
  row: ParsedRow
  sku: string | null | undefined
  price: Centimes | undefined
  was: Centimes | null | undefined
  stock: number | undefined
  cost: Centimes | null | undefined
  values: (Localized | null)[]
}

/** Skips rows that only add images or are the parent of variations. */
export function soldRows(rows: readonly ParsedRow[], source: ImportSource): ParsedRow[] {
  if (rows.length === 1) return [...rows]
  if (source === 'woocommerce') {
    const variations = rows.filter(({ cells }) => isVariation(cells.row_type))
    return variations.length > 0
      ? variations
      : rows.filter(({ cells }) => !isVariable(cells.row_type))
  }
  const sold: readonly ImportField[] = [
    'sku',
    'price',
    'cost',
    'inventory_quantity',
    'option1_value',
    'sale_price',
    'regular_price',
  ]
  return rows.filter(({ cells }) => sold.some((field) => cells[field] !== undefined))
}

/** Shopify writes a dummy option `Title` for a product without options. */
export function optionNamesOf(rows: readonly ParsedRow[], source: ImportSource): Localized[] {
  const hasVariants = rows.length > 1 || rows.some(({ cells }) => isVariable(cells.row_type))
  if (source === 'woocommerce' && !hasVariants) return []
  const named = rows.find(({ cells }) => cells.option1_name !== undefined)
  if (!named) return []
  if (foldText(named.cells.option1_name ?? '') === 'title' && isDefault(named.cells.option1_value))
    return []
  return OPTIONS.flatMap(([name]) => {
    const text = named.cells[name]
    return text === undefined ? [] : [localizedTextOf(text)]
  })
}
const isDefault = (value: string | undefined): boolean => foldText(value ?? '') === 'default title'

export function variantsFromRows(
  rows: readonly ParsedRow[],
  options: number,
  errors: RowErrorList,
): RowVariant[] {
  return rows.map((row) => {
    const { price, was } = priceCells(row, errors)
    return {
      row,
      sku: textCell(row, 'sku', errors),
      price: price ?? undefined,
      was,
      stock: stockCell(row, errors),
      cost: amountCell(row, 'cost', errors),
      values: OPTIONS.slice(0, options).map(([, value]) => {
        const text = row.cells[value]
        return text === undefined ? null : localizedTextOf(text)
      }),
    }
  })
}
