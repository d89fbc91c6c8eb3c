import { foldText } from '#kernel/fold.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Localized } from '#kernel/locale.ts'
import { MAX_VARIANTS } from '#kernel/product-validation.ts'
import type { VariantDraft, VariantOption, FullProduct } from '#capabilities/catalog/index.ts'
import type { Field, ImportSource } from '../schema.ts'
import { amountCell, pricesOf, stockCell, textCell } from './parse-cells.ts'
import { changedCost, newCosts, settledCosts } from './plan-costs.ts'
import { type RowErrorList, isVariable, isVariation, type Row } from './rows.ts'
import { localizedTextOf } from './parse-values.ts'

const OPTIONS = [
  ['option1_name', 'option1_value'],
  ['option2_name', 'option2_value'],
  ['option3_name', 'option3_value'],
] as const satisfies readonly (readonly [Field, Field])[]

export type RowVariant = {
  row: Row
  sku: string | null | undefined
  price: Centimes | undefined
  was: Centimes | null | undefined
  stock: number | undefined
  cost: Centimes | null | undefined
  values: (Localized | null)[]
}

/** Skips rows that only add images or are the parent of variations. */
export function soldRows(rows: readonly Row[], source: ImportSource): Row[] {
  if (rows.length === 1) return [...rows]
  if (source === 'woocommerce') {
    const variations = rows.filter(({ cells }) => isVariation(cells.row_type))
    return variations.length > 0
      ? variations
      : rows.filter(({ cells }) => !isVariable(cells.row_type))
  }
  const sold: readonly Field[] = [
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
export function optionNamesOf(rows: readonly Row[], source: ImportSource): Localized[] {
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
  rows: readonly Row[],
  options: number,
  faults: RowErrorList,
): RowVariant[] {
  return rows.map((row) => {
    const { price, was } = pricesOf(row, faults)
    return {
      row,
      sku: textCell(row, 'sku', faults),
      price: price ?? undefined,
      was,
      stock: stockCell(row, faults),
      cost: amountCell(row, 'cost', faults),
      values: OPTIONS.slice(0, options).map(([, value]) => {
        const text = row.cells[value]
        return text === undefined ? null : localizedTextOf(text)
      }),
    }
  })
}

/** Keeps the stored translations when a row repeats the French text alone. */
export const isSameLocalizedText = (there: Localized | undefined, said: Localized): Localized =>
  there && !said.en && !said.ar && foldText(there.fr) === foldText(said.fr) ? there : said

const keyOf = (options: readonly VariantOption[]): string =>
  options.map(({ value }) => foldText(value.fr)).join('\n')

/** Null when a value is missing; the error is recorded. */
function optionsOf(said: RowVariant, names: readonly Localized[], faults: RowErrorList) {
  const options = names.flatMap((name, at): VariantOption[] => {
    const value = said.values[at]
    return value && value.fr !== '' ? [{ name, value }] : []
  })
  if (options.length === names.length) return options
  const missing = OPTIONS[said.values.findIndex((value) => !value || value.fr === '')]
  faults.wrong(said.row, missing?.[1] ?? null, 'option_value_required')
  return null
}

/** A variant keeps its own price and cost only when they differ from the product's. */
export function newVariants(
  said: readonly RowVariant[],
  names: readonly Localized[],
  price: Centimes | null,
  faults: RowErrorList,
): { cost: Centimes | null; variants: VariantDraft[] } {
  const [first, second] = said
  const { cost, own: costs } = newCosts(said.map((one) => one.cost))
  if (names.length === 0) {
    if (second) faults.wrong(second.row, null, 'options_missing')
    const only = first && newVariant(first, { options: [], price: null, cost: null })
    return { cost, variants: only ? [only] : [] }
  }
  const drafts = said.flatMap((one, at): VariantDraft[] => {
    const options = optionsOf(one, names, faults)
    if (!options) return []
    const own = one.price === undefined || one.price === price ? null : one.price
    return [newVariant(one, { options, price: own, cost: costs[at] })]
  })
  checkVariants(said, drafts, names, faults)
  return { cost, variants: drafts }
}

const newVariant = (
  { sku, stock }: RowVariant,
  own: Pick<VariantDraft, 'options' | 'price' | 'cost'>,
): VariantDraft => ({ id: null, ...own, sku: sku ?? null, stock: stock ?? 0, image: null })

function checkVariants(
  said: readonly RowVariant[],
  drafts: readonly VariantDraft[],
  names: readonly Localized[],
  faults: RowErrorList,
): void {
  const [first] = said
  if (!first) return
  const named = names.map(({ fr }) => foldText(fr))
  if (new Set(named).size < named.length) faults.wrong(first.row, 'option2_name', 'option_twice')
  for (const { fr } of names)
    if (fr.length > 40) faults.wrong(first.row, 'option1_name', 'text_too_long', fr)
  const keys = drafts.map(({ options }) => keyOf(options))
  for (const [at, key] of keys.entries())
    if (keys.indexOf(key) < at && said[at])
      faults.wrong(said[at].row, 'option1_value', 'variant_twice')
  for (const one of said)
    for (const value of one.values)
      if (value && value.fr.length > 60)
        faults.wrong(one.row, 'option1_value', 'text_too_long', value.fr)
  if (drafts.length > MAX_VARIANTS) faults.wrong(first.row, null, 'too_many_variants')
}

type PlanVariantsSaleableLine = FullProduct['variants'][number]

/** Matched by SKU, then by options, then as the only variant. */
function foundVariant(
  there: FullProduct,
  said: RowVariant,
  names: readonly Localized[],
  faults: RowErrorList,
): { kept: PlanVariantsSaleableLine | undefined; options: VariantOption[] | null } | null {
  const isChosen = said.values.some((value) => value !== null)
  const options = isChosen ? optionsOf(said, names, faults) : null
  const sku = said.sku?.toLowerCase()
  const kept =
    there.variants.find((one) => sku !== undefined && one.sku?.toLowerCase() === sku) ??
    there.variants.find((one) => options && keyOf(one.options) === keyOf(options)) ??
    (names.length === 0 ? there.variants[0] : undefined)
  if (kept || options) return { kept, options }
  if (!isChosen) faults.wrong(said.row, 'sku', 'variant_unknown', said.sku ?? null)
  return null
}

type Choice = {
  options: VariantOption[] | null
  names: readonly Localized[]
  cost: Centimes | null | undefined
}

const changedVariant = (
  said: RowVariant,
  kept: PlanVariantsSaleableLine | undefined,
  price: Centimes | null,
  { options, names, cost }: Choice,
): VariantDraft => ({
  id: kept?.id ?? null,
  options: (options ?? kept?.options ?? []).map((option, n) => ({
    name: names[n] ?? option.name,
    value: isSameLocalizedText(kept?.options[n]?.value, option.value),
  })),
  sku: said.sku === undefined ? (kept?.sku ?? null) : said.sku,
  price,
  stock: said.stock ?? kept?.stock ?? 0,
  image: kept?.image ?? null,
  cost: names.length === 0 ? null : changedCost(said.cost, kept?.cost, cost),
})

/** Variants that no row names stay unchanged. */
export function changedVariants(
  there: FullProduct,
  said: readonly RowVariant[],
  typedNames: readonly Localized[],
  faults: RowErrorList,
): {
  optionNames: readonly Localized[]
  price: Centimes
  cost: Centimes | null
  variants: VariantDraft[]
} {
  const names =
    typedNames.length > 0
      ? typedNames.map((name, at) => isSameLocalizedText(there.optionNames[at], name))
      : there.optionNames
  const becomesOther = names.length !== there.optionNames.length
  const drafts: VariantDraft[] = becomesOther ? [] : there.variants.map((one) => ({ ...one }))
  let { price } = there
  let hasMoved = false
  for (const one of said) {
    const found = foundVariant(there, one, names, faults)
    if (!found) continue
    const { kept, options } = found
    const isPriced = one.price !== undefined && (!kept || one.price !== (kept.price ?? there.price))
    hasMoved ||= isPriced && kept !== undefined
    if (names.length === 0 && isPriced && one.price !== undefined) price = one.price
    const own = isPriced && one.price !== undefined ? one.price : (kept?.price ?? null)
    const draft = changedVariant(one, kept, names.length === 0 ? null : own, {
      options,
      names,
      cost: there.cost,
    })
    const at = kept ? drafts.findIndex(({ id }) => id === kept.id) : -1
    if (at >= 0) drafts[at] = draft
    else drafts.push(draft)
  }
  // When no variant has the product's price any more, it becomes the lowest price.
  const own = drafts.flatMap((one) => one.price ?? [])
  if (names.length > 0 && hasMoved && own.length === drafts.length && own.length > 0)
    price = own.reduce((a, b) => (b < a ? b : a))
  if (names.length > 0)
    checkVariants(said, drafts.length === said.length ? drafts : [], names, faults)
  const costs = settledCosts({
    said: said.map(({ cost }) => cost),
    before: there.cost,
    variants: drafts,
  })
  const [alone] = said
  return {
    optionNames: names,
    price,
    cost: names.length === 0 && alone?.cost !== undefined ? alone.cost : costs.cost,
    variants: drafts.map((one, at) => ({
      ...one,
      cost: costs.own[at],
      price: one.price === price && (hasMoved || one.id === null) ? null : one.price,
    })),
  }
}
