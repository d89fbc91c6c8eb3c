import { foldText } from '#kernel/fold.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Localized } from '#kernel/locale.ts'
import { MAX_VARIANTS } from '#kernel/product-validation.ts'
import type { VariantDraft, VariantOption, FullProduct } from '#capabilities/catalog/index.ts'
import { changedCost, newCosts, settledCosts } from './plan-costs.ts'
import type { RowErrorList } from './rows.ts'
import { OPTIONS, type RowVariant } from './row-variants.ts'

/** Keeps the stored translations when a row repeats the French text alone. */
export const isSameLocalizedText = (
  existing: Localized | undefined,
  localized: Localized,
): Localized =>
  existing && !localized.en && !localized.ar && foldText(existing.fr) === foldText(localized.fr)
    ? existing
    : localized

const keyOf = (options: readonly VariantOption[]): string =>
  options.map(({ value }) => foldText(value.fr)).join('\n')

/** Null when a value is missing; the error is recorded. */
function optionsOf(variant: RowVariant, names: readonly Localized[], errors: RowErrorList) {
  const options = names.flatMap((name, index): VariantOption[] => {
    const value = variant.values[index]
    return value && value.fr !== '' ? [{ name, value }] : []
  })
  if (options.length === names.length) return options
  const missing = OPTIONS[variant.values.findIndex((value) => !value || value.fr === '')]
  errors.wrong(variant.row, missing?.[1] ?? null, 'option_value_required')
  return null
}

/** A variant keeps its own price and cost only when they differ from the product's. */
export function newVariants(
  rowVariants: readonly RowVariant[],
  names: readonly Localized[],
  price: Centimes | null,
  errors: RowErrorList,
): { cost: Centimes | null; variants: VariantDraft[] } {
  const [first, second] = rowVariants
  const { cost, own: costs } = newCosts(rowVariants.map((variant) => variant.cost))
  if (names.length === 0) {
    if (second) errors.wrong(second.row, null, 'options_missing')
    const only = first && newVariant(first, { options: [], price: null, cost: null })
    return { cost, variants: only ? [only] : [] }
  }
  const drafts = rowVariants.flatMap((variant, index): VariantDraft[] => {
    const options = optionsOf(variant, names, errors)
    if (!options) return []
    const own = variant.price === undefined || variant.price === price ? null : variant.price
    return [newVariant(variant, { options, price: own, cost: costs[index] })]
  })
  checkVariants(rowVariants, drafts, names, errors)
  return { cost, variants: drafts }
}

const newVariant = (
  { sku, stock }: RowVariant,
  own: Pick<VariantDraft, 'options' | 'price' | 'cost'>,
): VariantDraft => ({ id: null, ...own, sku: sku ?? null, stock: stock ?? 0, image: null })

function checkVariants(
  rowVariants: readonly RowVariant[],
  drafts: readonly VariantDraft[],
  names: readonly Localized[],
  errors: RowErrorList,
): void {
  const [first] = rowVariants
  if (!first) return
  const named = names.map(({ fr }) => foldText(fr))
  if (new Set(named).size < named.length)
    errors.wrong(first.row, 'option2_name', 'duplicate_option')
  for (const { fr } of names)
    if (fr.length > 40) errors.wrong(first.row, 'option1_name', 'text_too_long', fr)
  const keys = drafts.map(({ options }) => keyOf(options))
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index && rowVariants[index])
      errors.wrong(rowVariants[index].row, 'option1_value', 'duplicate_variant')
  for (const variant of rowVariants)
    for (const value of variant.values)
      if (value && value.fr.length > 60)
        errors.wrong(variant.row, 'option1_value', 'text_too_long', value.fr)
  if (drafts.length > MAX_VARIANTS) errors.wrong(first.row, null, 'too_many_variants')
}

type PlanVariantsSaleableLine = FullProduct['variants'][number]

/** Matched by SKU, then by options, then as the only variant. */
function foundVariant(
  existing: FullProduct,
  variant: RowVariant,
  names: readonly Localized[],
  errors: RowErrorList,
): { variant: PlanVariantsSaleableLine | undefined; options: VariantOption[] | null } | null {
  const isChosen = variant.values.some((value) => value !== null)
  const options = isChosen ? optionsOf(variant, names, errors) : null
  const sku = variant.sku?.toLowerCase()
  const stored =
    existing.variants.find((item) => sku !== undefined && item.sku?.toLowerCase() === sku) ??
    existing.variants.find((item) => options && keyOf(item.options) === keyOf(options)) ??
    (names.length === 0 ? existing.variants[0] : undefined)
  if (stored || options) return { variant: stored, options }
  if (!isChosen) errors.wrong(variant.row, 'sku', 'variant_unknown', variant.sku ?? null)
  return null
}

type Choice = {
  options: VariantOption[] | null
  names: readonly Localized[]
  cost: Centimes | null | undefined
}

const changedVariant = (
  variant: RowVariant,
  stored: PlanVariantsSaleableLine | undefined,
  price: Centimes | null,
  { options, names, cost }: Choice,
): VariantDraft => ({
  id: stored?.id ?? null,
  options: (options ?? stored?.options ?? []).map((option, n) => ({
    name: names[n] ?? option.name,
    value: isSameLocalizedText(stored?.options[n]?.value, option.value),
  })),
  sku: variant.sku === undefined ? (stored?.sku ?? null) : variant.sku,
  price,
  stock: variant.stock ?? stored?.stock ?? 0,
  image: stored?.image ?? null,
  cost: names.length === 0 ? null : changedCost(variant.cost, stored?.cost, cost),
})

/** Variants that no row names stay unchanged. */
export function changedVariants(
  product: FullProduct,
  rowVariants: readonly RowVariant[],
  typedNames: readonly Localized[],
  errors: RowErrorList,
): {
  optionNames: readonly Localized[]
  price: Centimes
  cost: Centimes | null
  variants: VariantDraft[]
} {
  const names =
    typedNames.length > 0
      ? typedNames.map((name, index) => isSameLocalizedText(product.optionNames[index], name))
      : product.optionNames
  const becomesOther = names.length !== product.optionNames.length
  const drafts: VariantDraft[] = becomesOther ? [] : product.variants.map((own) => ({ ...own }))
  let { price } = product
  let hasMoved = false
  for (const variant of rowVariants) {
    const found = foundVariant(product, variant, names, errors)
    if (!found) continue
    const { variant: stored, options } = found
    const isPriced =
      variant.price !== undefined && (!stored || variant.price !== (stored.price ?? product.price))
    hasMoved ||= isPriced && stored !== undefined
    if (names.length === 0 && isPriced && variant.price !== undefined) price = variant.price
    const own = isPriced && variant.price !== undefined ? variant.price : (stored?.price ?? null)
    const draft = changedVariant(variant, stored, names.length === 0 ? null : own, {
      options,
      names,
      cost: product.cost,
    })
    const index = stored ? drafts.findIndex(({ id }) => id === stored.id) : -1
    if (index >= 0) drafts[index] = draft
    else drafts.push(draft)
  }
  // When no variant has the product's price any more, it becomes the lowest price.
  const own = drafts.flatMap((draft) => draft.price ?? [])
  if (names.length > 0 && hasMoved && own.length === drafts.length && own.length > 0)
    price = own.reduce((a, b) => (b < a ? b : a))
  if (names.length > 0)
    checkVariants(rowVariants, drafts.length === rowVariants.length ? drafts : [], names, errors)
  const costs = settledCosts({
    costs: rowVariants.map(({ cost }) => cost),
    before: product.cost,
    variants: drafts,
  })
  const [alone] = rowVariants
  return {
    optionNames: names,
    price,
    cost: names.length === 0 && alone?.cost !== undefined ? alone.cost : costs.cost,
    variants: drafts.map((draft, index) => ({
      ...draft,
      cost: costs.own[index],
      price: draft.price === price && (hasMoved || draft.id === null) ? null : draft.price,
    })),
  }
}
