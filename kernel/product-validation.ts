import { foldText } from './fold.ts'
import type { Localized } from './locale.ts'
import { brokenFieldRules, type ProductFieldRuleCode } from './product-fields.ts'

export const MAX_IMAGES = 5
export const MAX_OPTIONS = 3
export const MAX_VARIANTS = 100

/** `code` names the message of the error. */
export type FieldError = { path: (string | number)[]; code: FieldErrorCode }
export type FieldErrorCode =
  | ProductFieldRuleCode
  | 'options_differ'
  | 'duplicate_option'
  | 'duplicate_variant'
  | 'duplicate_sku'
  | 'duplicate_tier'
  | 'tier_too_small'

export type ProductForm = {
  fields: Parameters<typeof brokenFieldRules>[0]
  optionNames: readonly Localized[]
  variants: readonly { values: readonly Localized[]; sku: string | null }[]
  bulk: readonly { quantity: number; percent: number }[]
}

/** Cross-field rules of a product; errors come in the order of the form. */
export function validateProductForm(form: ProductForm): FieldError[] {
  return [
    ...brokenFieldRules(form.fields).map(({ field, code }) => ({ path: [field], code })),
    ...repeated(form.optionNames.map(({ fr }) => foldText(fr))).map((index): FieldError => ({
      path: ['options', index],
      code: 'duplicate_option',
    })),
    ...variantErrors(form),
    ...validateBulkDiscounts(form.bulk),
  ]
}

function variantErrors({ optionNames, variants }: ProductForm): FieldError[] {
  if (optionNames.length === 0)
    return variants.length > 0 ? [{ path: ['variants'], code: 'options_differ' }] : []
  if (variants.length === 0) return [{ path: ['variants'], code: 'options_differ' }]
  const keys = variants.map(({ values }) => values.map(({ fr }) => foldText(fr)).join('\n'))
  return [
    ...variants.flatMap(({ values }, index): FieldError[] =>
      values.length === optionNames.length
        ? []
        : [{ path: ['variants', index, 'values'], code: 'options_differ' }],
    ),
    ...repeated(keys).map((index): FieldError => ({
      path: ['variants', index],
      code: 'duplicate_variant',
    })),
    ...repeated(variants.map(({ sku }) => sku?.toLowerCase() ?? null)).map((index): FieldError => ({
      path: ['variants', index, 'sku'],
      code: 'duplicate_sku',
    })),
  ]
}

/** A higher quantity must have a lower unit price. */
export function validateBulkDiscounts(tiers: ProductForm['bulk']): FieldError[] {
  const ordered = tiers
    .map((tier, index) => ({ ...tier, at: index }))
    .toSorted((a, b) => a.quantity - b.quantity)
  return ordered.flatMap((tier, n): FieldError[] => {
    const before = ordered[n - 1]
    if (!before) return []
    if (before.quantity === tier.quantity)
      return [{ path: ['bulk_discounts', tier.at, 'quantity'], code: 'duplicate_tier' }]
    return tier.percent > before.percent
      ? []
      : [{ path: ['bulk_discounts', tier.at, 'percent'], code: 'tier_too_small' }]
  })
}

/** Indexes of repeated values; null never counts. */
const repeated = (keys: readonly (string | null)[]): number[] =>
  keys.flatMap((key, index) => (key !== null && keys.indexOf(key) < index ? [index] : []))
