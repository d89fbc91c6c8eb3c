import {
  fieldValue,
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
  type ProductFieldValues,
} from '#kernel/product-fields.ts'
import { recordOf } from '#kernel/records.ts'
import { amountCell, weightCell, wholeCell } from './parse-cells.ts'
import type { ParsedRow, RowErrorList } from './rows.ts'

type Read = (row: ParsedRow, errors: RowErrorList) => number | null | undefined
/** Read otherwise: null is planned with the variants of the product. */
const OTHER: Partial<Record<ProductFieldName, Read | null>> = {
  price: null,
  compare_at_price: null,
  cost: null,
  weight_grams: weightCell,
}

/** A property without a cell is absent. */
export function fieldCells(
  first: (read: (row: ParsedRow) => number | null | undefined) => number | null | undefined,
  errors: RowErrorList,
): Partial<ProductFieldValues> {
  const cells = PRODUCT_FIELD_NAMES.flatMap((name) => {
    const { kind, property } = productField(name)
    const read = OTHER[name]
    if (read === null) return []
    const own: Read = (row) =>
      kind === 'amount' ? amountCell(row, name, errors) : wholeCell(row, name, errors)
    const value = first((row) => (read ?? own)(row, errors))
    return value === undefined ? [] : [[property, value] as const]
  })
  return Object.fromEntries(cells)
}

/** Of a product, or empty ones. */
export const storedFields = (product: ProductFieldValues | null) =>
  Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => [
      productField(name).property,
      product && fieldValue(name, product),
    ]),
  ) as ProductFieldValues // each property with its value

/** For the rules of several fields. */
export const valuesByName = (draft: ProductFieldValues) =>
  recordOf(PRODUCT_FIELD_NAMES, (name) => fieldValue(name, draft))
