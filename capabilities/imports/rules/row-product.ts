import { truncate } from '#kernel/truncate.ts'
import type { Specification, FullProduct } from '#capabilities/catalog/index.ts'
import {
  categoryCell,
  type CellContext,
  descriptionCell,
  quantityPricesCell,
  specificationsCell,
  statusCell,
  textCell,
  vatCell,
} from './parse-cells.ts'
import { fieldCells } from './field-cells.ts'
import { imagesCell } from './parse-images.ts'
import { type RowErrorList, isVariable, type ParsedRow } from './rows.ts'
import { optionNamesOf, variantsFromRows, soldRows } from './row-variants.ts'
import { localizedTextOf } from './parse-values.ts'

export type RowProduct = ReturnType<typeof parseRowProduct>

/** For each field the first row with a value wins. */
export function parseRowProduct(
  rows: readonly ParsedRow[],
  own: FullProduct | null,
  context: CellContext,
  errors: RowErrorList,
) {
  const sold = soldRows(rows, context.source)
  const optionNames = optionNamesOf(rows, context.source)
  const options = Math.max(optionNames.length, own?.optionNames.length ?? 0)
  const first = <Value>(read: (row: ParsedRow) => Value | undefined): Value | undefined => {
    for (const row of rows) {
      const value = read(row)
      if (value !== undefined) return value
    }
    return undefined
  }
  const head = rows.find(({ cells }) => isVariable(cells.row_type)) ?? rows[0]
  const text = (field: 'name_fr' | 'name_en' | 'name_ar') =>
    head &&
    first((row) => (row.cells[field] === undefined ? undefined : textCell(row, field, errors)))
  const description = (field: 'description_fr' | 'description_en' | 'description_ar') =>
    first((row) => descriptionCell(row, field, errors))
  const attributes =
    context.source === 'woocommerce' && optionNames.length === 0 ? attributesOf(rows) : []
  return {
    head,
    optionNames,
    name: { fr: text('name_fr'), en: text('name_en'), ar: text('name_ar') },
    description: {
      fr:
        description('description_fr') ??
        first((row) => descriptionCell(row, 'short_description', errors)),
      en: description('description_en'),
      ar: description('description_ar'),
    },
    category: first((row) => categoryCell(row, context, errors)),
    status: first((row) => statusCell(row, context, errors)),
    vat: first((row) => vatCell(row, errors)),
    fields: fieldCells(first, errors),
    specifications:
      first((row) => specificationsCell(row, errors)) ??
      (attributes.length > 0 ? attributes : undefined),
    quantityPrices: first((row) => quantityPricesCell(row, errors)),
    images: imagesCell(rows, context, errors),
    variants: variantsFromRows(sold, options, errors),
  }
}

/** A WooCommerce attribute that is not an option becomes a specification. */
const attributesOf = (rows: readonly ParsedRow[]): Specification[] =>
  rows.slice(0, 1).flatMap(({ cells }) =>
    ([1, 2, 3] as const).flatMap((n) => {
      const [name, value] = [cells[`option${n}_name`], cells[`option${n}_value`]]
      return name === undefined || value === undefined
        ? []
        : [
            {
              name: localizedTextOf(truncate(name, 60)),
              value: localizedTextOf(truncate(value, 300)),
            },
          ]
    }),
  )
