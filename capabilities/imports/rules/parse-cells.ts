import { truncate } from '#kernel/truncate.ts'
import { foldText } from '#kernel/fold.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { basisPoints } from '#kernel/money.ts'
import { PRODUCT_FIELDS, productField, type ProductFieldName } from '#kernel/product-fields.ts'
import type {
  ProductImage,
  ProductStatus,
  BulkDiscount,
  Specification,
} from '#capabilities/catalog/index.ts'
import type { ImportDefaults, ImportField, ImportSource } from '../schema.ts'
import type { CategoryOf } from './categories.ts'
import { CLEARS, type RowErrorList, type ParsedRow } from './rows.ts'
import { parseCellAmount, gramsOf, namedOf, textOfHtml, tiersOf, wholeOf } from './parse-values.ts'

export type CellKeywords = Readonly<{
  statuses: ReadonlyMap<string, ProductStatus>
  yes: ReadonlySet<string>
  no: ReadonlySet<string>
}>
export type CellContext = {
  source: ImportSource
  categoryOf: CategoryOf
  words: CellKeywords
  ownOrigin: string
  images: ReadonlyMap<string, ProductImage>
  defaults: ImportDefaults
}

/** Undefined keeps the current value, null clears it. */
type Cell<Value> = Value | null | undefined

const LONGEST: Readonly<Partial<Record<ImportField, number>>> = {
  name_fr: 200,
  name_en: 200,
  name_ar: 200,
  sku: 64,
}
const LONGEST_DESCRIPTION = 4000
const MOST_STOCK = 1_000_000
export const MAX_SPECIFICATIONS = 40

export const textCell = (
  row: ParsedRow,
  field: ImportField,
  { wrong }: RowErrorList,
): Cell<string> => {
  const text = row.cells[field]
  if (text === undefined) return undefined
  if (text === CLEARS) return null
  const max = LONGEST[field] ?? 200
  if (text.length <= max) return text
  wrong(row, field, 'text_too_long', text)
  return undefined
}

export const descriptionCell = (
  row: ParsedRow,
  field: ImportField,
  { warn }: RowErrorList,
): Cell<string> => {
  const html = row.cells[field]
  if (html === undefined) return undefined
  if (html === CLEARS) return null
  const text = textOfHtml(html)
  if (text.length <= LONGEST_DESCRIPTION) return text === '' ? undefined : text
  warn(row, field, 'text_truncated')
  return `${truncate(text, LONGEST_DESCRIPTION - 1).trimEnd()}…`
}

export function amountCell(
  row: ParsedRow,
  field: ImportField,
  { wrong }: RowErrorList,
): Cell<Centimes> {
  const text = row.cells[field]
  if (text === undefined) return undefined
  if (text === CLEARS) return null
  const amount = parseCellAmount(text)
  if (amount !== null && amount !== 'too_large') return amount
  wrong(row, field, amount === null ? 'amount_invalid' : 'amount_too_large', text)
  return undefined
}

export function wholeCell(
  row: ParsedRow,
  field: ProductFieldName,
  { wrong }: RowErrorList,
): Cell<number> {
  const text = row.cells[field]
  if (text === undefined) return undefined
  if (text === CLEARS) return null
  const { min, max } = productField(field)
  const value = wholeOf(text)
  if (value !== null && value >= min && value <= max) return value
  wrong(row, field, 'number_invalid', text)
  return undefined
}

/** What is sold has a price. */
function salePriceCell(row: ParsedRow, field: ImportField, errors: RowErrorList): Cell<Centimes> {
  const amount = amountCell(row, field, errors)
  if (amount !== 0) return amount
  errors.wrong(row, field, 'amount_zero')
  return undefined
}

/** Price and compare-at price; other programs call them sale and regular price. */
export function priceCells(
  row: ParsedRow,
  errors: RowErrorList,
): { price: Cell<Centimes>; was: Cell<Centimes> } {
  const [sale, regular] = [
    salePriceCell(row, 'sale_price', errors),
    salePriceCell(row, 'regular_price', errors),
  ]
  const price = salePriceCell(row, 'price', errors) ?? sale ?? regular
  const was = amountCell(row, 'compare_at_price', errors)
  if (was !== undefined) return { price, was: was === 0 ? null : was }
  return { price, was: typeof sale === 'number' ? regular : undefined }
}

export function stockCell(row: ParsedRow, { wrong, warn }: RowErrorList): number | undefined {
  const text = row.cells.inventory_quantity
  if (text === undefined || text === CLEARS) return undefined
  const stock = wholeOf(text)
  if (stock === null) wrong(row, 'inventory_quantity', 'number_invalid', text)
  else if (stock > MOST_STOCK) wrong(row, 'inventory_quantity', 'stock_too_large', text)
  else if (stock < 0) warn(row, 'inventory_quantity', 'stock_negative', text)
  return stock === null || stock > MOST_STOCK ? undefined : Math.max(stock, 0)
}

export function statusCell(
  row: ParsedRow,
  { words }: CellContext,
  { wrong }: RowErrorList,
): ProductStatus | undefined {
  const { status, published } = row.cells
  if (status !== undefined) {
    const found = words.statuses.get(foldText(status))
    if (!found) wrong(row, 'status', 'status_unknown', status)
    return found
  }
  if (published === undefined) return undefined
  if (words.yes.has(foldText(published))) return 'active'
  if (words.no.has(foldText(published)) || published.startsWith('-')) return 'draft'
  wrong(row, 'published', 'status_unknown', published)
  return undefined
}

export function vatCell(row: ParsedRow, { wrong }: RowErrorList): Cell<BasisPoints> {
  const text = row.cells.vat
  if (text === undefined) return undefined
  if (text === CLEARS) return null
  const rate = parseCellAmount(text.replace(/[%٪]/u, ''))
  if (rate === 1900 || rate === 900 || rate === 0) return basisPoints(Number(rate))
  wrong(row, 'vat', 'vat_unknown', text)
  return undefined
}

export function weightCell(row: ParsedRow, { wrong }: RowErrorList): Cell<number> {
  const { weight_grams: grams, weight_kg: kilos } = row.cells
  const text = grams ?? kilos
  if (text === undefined) return undefined
  if (text === CLEARS) return null
  const found = grams === undefined ? gramsOf(text) : wholeOf(text)
  if (found === 0) return undefined
  if (found !== null && found > 0 && found <= PRODUCT_FIELDS.weight_grams.max) return found
  wrong(row, grams === undefined ? 'weight_kg' : 'weight_grams', 'weight_invalid', text)
  return undefined
}

export function categoryCell(
  row: ParsedRow,
  { categoryOf }: CellContext,
  { wrong }: RowErrorList,
): string | undefined {
  const text = row.cells.category
  if (text === undefined) return undefined
  const slug = categoryOf(text)
  if (slug === null) wrong(row, 'category', 'category_unknown', text)
  return slug ?? undefined
}

/** From one cell, columns of their own, or both. */
export function specificationsCell(row: ParsedRow, { wrong }: RowErrorList): Cell<Specification[]> {
  const text = row.cells.specifications
  if (text === CLEARS) return null
  const named = text === undefined ? [] : namedOf(text)
  if (named === null) {
    wrong(row, 'specifications', 'specifications_invalid', text)
    return undefined
  }
  const own = row.specifications.map(({ name, value }) => ({
    name: { fr: name },
    value: { fr: value },
  }))
  const all = [...named, ...own]
  if (all.length === 0) return undefined
  if (all.length > MAX_SPECIFICATIONS) wrong(row, 'specifications', 'too_many_specifications')
  for (const { name, value } of all)
    if (name.fr === '' || value.fr === '')
      wrong(row, 'specifications', 'specifications_invalid', text ?? null)
    else if (name.fr.length > 60 || value.fr.length > 300)
      wrong(row, 'specifications', 'text_too_long', `${name.fr}: ${value.fr}`)
  return all
}

export function quantityPricesCell(row: ParsedRow, { wrong }: RowErrorList): Cell<BulkDiscount[]> {
  const text = row.cells.bulk_discounts
  if (text === undefined) return undefined
  if (text === CLEARS) return null
  const tiers = tiersOf(text)?.toSorted((a, b) => a.quantity - b.quantity)
  const isRising = tiers?.every(({ quantity, percent }, index) => {
    const before = tiers[index - 1]
    const isIn = quantity >= 2 && quantity <= 10_000 && percent >= 1 && percent <= 90
    return isIn && (!before || (before.quantity < quantity && before.percent < percent))
  })
  if (tiers && isRising && tiers.length <= 10)
    return tiers.map(({ quantity, percent }) => ({
      quantity,
      rate: basisPoints(percent * 100),
    })) // between 1 and 90 %
  wrong(row, 'bulk_discounts', 'bulk_invalid', text)
  return undefined
}
