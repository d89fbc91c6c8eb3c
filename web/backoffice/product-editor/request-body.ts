import { foldText } from '#kernel/fold.ts'
import {
  brokenFieldRules,
  PRODUCT_FIELD_NAMES,
  productField,
  rangeText,
  type ProductFieldInput,
  type ProductFieldName,
} from '#kernel/product-fields.ts'
import { recordOf } from '#kernel/records.ts'
import type { Localized } from '#kernel/locale.ts'
import { validateBulkDiscounts, MAX_IMAGES, MAX_VARIANTS } from '#kernel/product-validation.ts'
import type { TextKey } from '#web/shared/i18n/texts.ts'
import {
  type ProductFormDraft,
  keyOf,
  NO_VARIANT,
  valuesOf,
  type LocalizedTexts,
} from './product-draft.ts'

/** Keyed by the server's field paths; a rule of several fields has its words with it. */
export type ProductFieldErrors = Readonly<Record<string, TextKey | Localized>>
export type ProductRequestBody = ReturnType<typeof requestBody>

const isBlank = (words: LocalizedTexts): boolean =>
  Object.values(words).every((text) => text.trim() === '')
const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/
const WHOLE = /^\d{1,7}$/

/** In dinars, with a decimal point or comma; null for an invalid amount. */
export const parseAmount = (typed: string): number | null => {
  const text = typed.replaceAll(/\s/g, '')
  return AMOUNT.test(text) ? Number(text.replace(',', '.')) : null
}
export const parseWholeNumber = (typed: string): number | null =>
  WHOLE.test(typed.trim()) ? Number(typed) : null

/** What is sold has a price. */
const isZero = (typed: string): boolean => parseAmount(typed) === 0
const isNoAmount = (typed: string): boolean => typed.trim() !== '' && parseAmount(typed) === null

/** Only the combinations that are switched on. */
export const usedVariants = (draft: ProductFormDraft) =>
  valuesOf(draft.options).flatMap((values) => {
    const fields = draft.variants[keyOf(values)] ?? NO_VARIANT
    return fields.isSold ? [{ values, key: keyOf(values), fields }] : []
  })
/** Without empty rows. */
const linesIn = (draft: ProductFormDraft) =>
  draft.specifications.filter(({ name, value }) => !isBlank(name) || !isBlank(value))

/** Index of each row in the request, without empty rows. */
export const fieldPaths = (draft: ProductFormDraft): ReadonlyMap<string, number> =>
  new Map(linesIn(draft).map(({ key }, index) => [key, index]))

/** The server validates again. */
export function validateDraft(draft: ProductFormDraft, needsVendor: boolean): ProductFieldErrors {
  const fieldErrors: Record<string, TextKey | Localized> = {}
  if (needsVendor && draft.vendorId === '')
    fieldErrors['vendor_id'] = 'product-editor.vendor-required'
  if (draft.name.fr.trim() === '') fieldErrors['name.fr'] = 'product-editor.name-required'
  if (draft.category === '') fieldErrors['category'] = 'product-editor.category-required'
  Object.assign(fieldErrors, plainFieldErrors(draft))
  if (draft.images.length > MAX_IMAGES) fieldErrors['images'] = 'product-editor.images-over-line'
  if (draft.options.length === 0 && parseWholeNumber(draft.stock) === null)
    fieldErrors['inventory_quantity'] = 'product-editor.stock-invalid'
  linesIn(draft).forEach(({ name, value }, index) => {
    if (name.fr.trim() === '')
      fieldErrors[`specifications[${index}].name.fr`] = 'product-editor.specification-required'
    else if (value.fr.trim() === '')
      fieldErrors[`specifications[${index}].value.fr`] = 'product-editor.specification-required'
  })
  return { ...fieldErrors, ...matrixErrors(draft), ...tierErrors(draft) }
}

const parseField = (name: ProductFieldName, typed: string): number | null =>
  productField(name).kind === 'amount' ? parseAmount(typed) : parseWholeNumber(typed)
const fieldInput = (draft: ProductFormDraft) =>
  recordOf(PRODUCT_FIELD_NAMES, (name) => parseField(name, draft[name]))

function plainFieldErrors(draft: ProductFormDraft): ProductFieldErrors {
  const input = fieldInput(draft)
  const rules = brokenFieldRules(input).map(({ field, text }) => [field, text] as const)
  const own = PRODUCT_FIELD_NAMES.flatMap((name) => {
    const text = plainFieldError(name, draft[name], input[name])
    return text === null ? [] : [[name, text] as const]
  })
  return Object.fromEntries([...rules, ...own])
}

function plainFieldError(
  name: ProductFieldName,
  typed: string,
  value: number | null,
): TextKey | Localized | null {
  const field = productField(name)
  const { kind, isRequired, min, max } = field
  if (typed.trim() === '') return isRequired ? 'product-editor.price-required' : null
  if (kind === 'whole') {
    if (value === null) return 'product-editor.number-invalid'
    return value < min || value > max ? rangeText(field) : null
  }
  if (value === null) return 'product-editor.price-invalid'
  return value < min ? 'product-editor.price-zero' : null
}

function matrixErrors(draft: ProductFormDraft): Record<string, TextKey> {
  const fieldErrors: Record<string, TextKey> = {}
  const names = draft.options.map(({ name }) => foldText(name.fr))
  draft.options.forEach(({ name, values }, index) => {
    if (name.fr.trim() === '' || values.length === 0)
      fieldErrors[`options[${index}].fr`] = 'product-editor.option-required'
    else if (names.indexOf(foldText(name.fr)) < index)
      fieldErrors[`options[${index}].fr`] = 'product-editor.option-twice'
  })
  if (draft.options.length === 0 || Object.keys(fieldErrors).length > 0) return fieldErrors
  const sold = usedVariants(draft)
  if (sold.length === 0) fieldErrors['variants'] = 'product-editor.none-sold'
  if (sold.length > MAX_VARIANTS) fieldErrors['variants'] = 'product-editor.too-many-variants'
  const skus = sold.map(({ fields }) => fields.sku.trim().toLowerCase())
  sold.forEach(({ fields }, index) => {
    if (isNoAmount(fields.price))
      fieldErrors[`variants[${index}].price`] = 'product-editor.price-invalid'
    else if (isZero(fields.price))
      fieldErrors[`variants[${index}].price`] = 'product-editor.price-zero'
    if (isNoAmount(fields.cost))
      fieldErrors[`variants[${index}].cost`] = 'product-editor.price-invalid'
    if (parseWholeNumber(fields.stock) === null)
      fieldErrors[`variants[${index}].inventory_quantity`] = 'product-editor.stock-invalid'
    if (skus[index] !== '' && skus.indexOf(skus[index]!) < index)
      // `skus` has an entry per variant
      fieldErrors[`variants[${index}].sku`] = 'product-editor.sku-twice'
  })
  return fieldErrors
}

const TIER_TEXTS: Readonly<Record<string, TextKey>> = {
  duplicate_tier: 'product-editor.tier-twice',
  tier_too_small: 'product-editor.tier-too-small',
}

function tierErrors({ tiers }: ProductFormDraft): ProductFieldErrors {
  const fieldErrors: Record<string, TextKey> = {}
  const read = tiers.map(({ quantity, percent }) => ({
    quantity: parseWholeNumber(quantity) ?? 0,
    percent: parseWholeNumber(percent) ?? 0,
  }))
  read.forEach(({ quantity, percent }, index) => {
    if (quantity < 2 || quantity > 10_000)
      fieldErrors[`bulk_discounts[${index}].quantity`] = 'product-editor.tier-invalid'
    else if (percent < 1 || percent > 90)
      fieldErrors[`bulk_discounts[${index}].percent`] = 'product-editor.tier-invalid'
  })
  if (Object.keys(fieldErrors).length > 0) return fieldErrors
  for (const { path, code } of validateBulkDiscounts(read)) {
    const text = TIER_TEXTS[code]
    if (text) fieldErrors[`bulk_discounts[${path[1] ?? 0}].${path[2] ?? ''}`] = text
  }
  return fieldErrors
}

const trimmed = ({ fr, en, ar }: LocalizedTexts) => ({
  fr: fr.trim(),
  en: en.trim() || null,
  ar: ar.trim() || null,
})

/** Leaves out unchanged stock, which would overwrite a concurrent sale. */
const VAT_OF = { default: null, 19: 19, 9: 9, 0: 0 } as const satisfies Record<
  ProductFormDraft['vat'],
  unknown
>

export function requestBody(draft: ProductFormDraft, start: ProductFormDraft | null) {
  const stock = (typed: string, before: string | undefined) =>
    typed === before ? null : (parseWholeNumber(typed) ?? 0)
  const hasOptions = draft.options.length > 0
  const isSame = start !== null && start.options.length === 0 && !hasOptions
  return {
    name: trimmed(draft.name),
    description: { ...trimmed(draft.description), fr: draft.description.fr.trim() || null },
    category: draft.category,
    ...(fieldInput(draft) as ProductFieldInput), // what is required was typed: `validateDraft`
    vat: VAT_OF[draft.vat],
    sku: hasOptions ? null : draft.sku.trim() || null,
    inventory_quantity: hasOptions ? null : stock(draft.stock, isSame ? start.stock : undefined),
    status: draft.status,
    featured: draft.featured,
    images: draft.images.map(({ url }) => url),
    specifications: linesIn(draft).map(({ name, value }) => ({
      name: trimmed(name),
      value: trimmed(value),
    })),
    options: draft.options.map(({ name }) => trimmed(name)),
    variants: usedVariants(draft).map(({ values, key, fields }) => ({
      id: fields.id,
      values: values.map(trimmed),
      sku: fields.sku.trim() || null,
      price: fields.price.trim() === '' ? null : parseAmount(fields.price),
      cost: fields.cost.trim() === '' ? null : parseAmount(fields.cost),
      inventory_quantity: stock(fields.stock, fields.id ? start?.variants[key]?.stock : undefined),
      image: draft.images.some(({ url }) => url === fields.image) ? fields.image : null,
    })),
    bulk_discounts: draft.tiers.map(({ quantity, percent }) => ({
      quantity: parseWholeNumber(quantity) ?? 0,
      percent: parseWholeNumber(percent) ?? 0,
    })),
  }
}
