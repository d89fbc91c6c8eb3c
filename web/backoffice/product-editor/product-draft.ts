import { PRODUCT_FIELD_NAMES, type ProductFieldName } from '#kernel/product-fields.ts'
import { ownKeysOf, recordOf } from '#kernel/records.ts'
import { foldText } from '#kernel/fold.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { LocalizedTextsView } from '#capabilities/catalog/contract.ts'
import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import type { Product, ProductStatusName } from '../products/products.ts'

/** An empty string is a missing translation. */
export type LocalizedTexts = Record<Language, string>
export type DraftImage = { url: string; small_url: string }
export type VariantFields = {
  id: string | null
  sku: string
  price: string
  cost: string
  stock: string
  image: string
  isSold: boolean
}
export type Option = { key: string; name: LocalizedTexts; values: LocalizedTexts[] }

/** Values as typed. */
export type ProductFormDraft = Record<ProductFieldName, string> & {
  vendorId: string
  name: LocalizedTexts
  description: LocalizedTexts
  category: string
  sku: string
  vat: 'default' | '19' | '9' | '0'
  stock: string
  status: ProductStatusName
  featured: boolean
  images: DraftImage[]
  specifications: { key: string; name: LocalizedTexts; value: LocalizedTexts }[]
  options: Option[]
  /** Keyed by the French option values, one per line. */
  variants: Record<string, VariantFields>
  tiers: { key: string; quantity: string; percent: string }[]
}

export const EMPTY_TEXTS: LocalizedTexts = { fr: '', en: '', ar: '' }
export const NO_VARIANT: VariantFields = {
  id: null,
  sku: '',
  price: '',
  cost: '',
  stock: '0',
  image: '',
  isSold: true,
}
const LONGEST_SKU = 64
export const newKey = (): string => crypto.randomUUID()

export const emptyDraft = (category: string): ProductFormDraft => ({
  vendorId: '',
  name: EMPTY_TEXTS,
  description: EMPTY_TEXTS,
  category,
  sku: '',
  ...recordOf(PRODUCT_FIELD_NAMES, () => ''),
  vat: 'default',
  stock: '0',
  status: 'draft',
  featured: false,
  images: [],
  specifications: [],
  options: [],
  variants: {},
  tiers: [],
})

const wordsOf = (words: { [language in Language]: string | null }): LocalizedTexts => ({
  fr: words.fr ?? '',
  en: words.en ?? '',
  ar: words.ar ?? '',
})
const amountOf = (dinars: number | null | undefined): string =>
  dinars === null || dinars === undefined ? '' : String(dinars)
export const keyOf = (values: readonly Pick<LocalizedTexts, 'fr'>[]): string =>
  values.map(({ fr }) => fr.trim()).join('\n')

export function toDraft(product: Product): ProductFormDraft {
  const options = product.options.map((name, index): Option => {
    const values = product.variants.map((variant) => variant.values[index]).filter(isThere)
    const first = values.filter(({ fr }, n) => values.findIndex((item) => item.fr === fr) === n)
    return { key: `option-${index}`, name: wordsOf(name), values: first.map(wordsOf) }
  })
  const sold = product.variants.map((variant): [string, VariantFields] => [
    keyOf(variant.values),
    {
      id: variant.id,
      sku: variant.sku ?? '',
      price: amountOf(variant.price),
      cost: amountOf(variant.cost),
      stock: String(variant.inventory_quantity),
      image: variant.image ?? '',
      isSold: true,
    },
  ])
  const draft: ProductFormDraft = {
    vendorId: product.vendor.id,
    name: wordsOf(product.name),
    description: wordsOf(product.description),
    category: product.category,
    sku: product.sku ?? '',
    ...recordOf(PRODUCT_FIELD_NAMES, (name) => amountOf(product[name])),
    vat: product.vat === null ? 'default' : `${product.vat}`,
    stock: String(product.inventory_quantity),
    status: product.status,
    featured: product.featured,
    images: product.images.map(({ url, small_url }) => ({ url, small_url })),
    specifications: product.specifications.map(({ name, value }, index) => ({
      key: `specification-${index}`,
      name: wordsOf(name),
      value: wordsOf(value),
    })),
    options,
    variants: Object.fromEntries(sold),
    tiers: product.bulk_discounts.map(({ quantity, percent }, index) => ({
      key: `tier-${index}`,
      quantity: String(quantity),
      percent: String(percent),
    })),
  }
  // A combination without a variant is switched off.
  const unsold = choicesOf(draft).filter((key) => !(key in draft.variants))
  const off = unsold.map((key): [string, VariantFields] => [key, { ...NO_VARIANT, isSold: false }])
  return { ...draft, variants: { ...draft.variants, ...Object.fromEntries(off) } }
}
const isThere = (words: LocalizedTextsView | undefined): words is LocalizedTextsView =>
  words !== undefined

/** Keys of all combinations, in order; empty while an option has no value. */
export const choicesOf = ({ options }: Pick<ProductFormDraft, 'options'>): string[] =>
  valuesOf(options).map(keyOf)

/** The values behind these keys. */
export function valuesOf(options: readonly Option[]): LocalizedTexts[][] {
  if (options.length === 0) return []
  return options.reduce<LocalizedTexts[][]>(
    (choices, { values }) => choices.flatMap((choice) => values.map((value) => [...choice, value])),
    [[]],
  )
}

/** ASCII, for labels and couriers: `BURN-BLANC-XL`; a value without Latin letters is its number. */
function variantSku(base: string, options: readonly Option[], values: readonly LocalizedTexts[]) {
  const parts = values.map((value, index) => {
    const text = foldText(value.fr || value.en || value.ar).replace(/[^a-z0-9]+/g, '')
    const place = options[index]?.values.findIndex(({ fr }) => fr === value.fr) ?? 0
    return text.toUpperCase() || String(place + 1)
  })
  return [base, ...parts].join('-').slice(0, LONGEST_SKU)
}

/** New combinations take over the SKU that the product had before it got options. */
export function withVariantSkus(
  { sku, variants }: Pick<ProductFormDraft, 'sku' | 'variants'>,
  options: readonly Option[],
): ProductFormDraft['variants'] {
  const base = sku.trim()
  if (base === '') return variants
  const added = valuesOf(options)
    .filter((values) => !(keyOf(values) in variants))
    .map((values) => {
      const fields = { ...NO_VARIANT, sku: variantSku(base, options, values) }
      return [keyOf(values), fields] as const
    })
  return { ...variants, ...Object.fromEntries(added) }
}

/** Counts the changed fields. */
export const changesIn = (draft: ProductFormDraft, start: ProductFormDraft): number =>
  ownKeysOf(start).filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(start[name]))
    .length

const KEY = 'yova-product-draft'
type Place = { audience: string; product: Pick<Product, 'id' | 'updated_at'> | null }
/** Keyed by version: a draft of an older version is ignored. */
const placeOf = ({ audience, product }: Place): string =>
  product === null
    ? `${KEY}:${audience}:new`
    : `${KEY}:${audience}:${product.id}:${product.updated_at}`

export const saveProductDraft = (place: Place, draft: ProductFormDraft): void =>
  writeSessionStorage(placeOf(place), draft)
export const clearProductDraft = (place: Place): void => writeSessionStorage(placeOf(place), null)

/** Null without a valid draft in this tab. */
export function readProductDraft(place: Place, start: ProductFormDraft): ProductFormDraft | null {
  const stored = readSessionStorage(placeOf(place))
  return isDraft(stored, start) ? stored : null
}

/** The shape may be that of an earlier release. */
export function isDraft(stored: unknown, start: ProductFormDraft): stored is ProductFormDraft {
  if (!isRecord(stored)) return false
  const isSame = (name: string, value: unknown) =>
    Array.isArray(value) ? Array.isArray(stored[name]) : typeof stored[name] === typeof value
  return (
    Object.entries(start).every(([name, value]) => isSame(name, value)) &&
    [stored['name'], stored['description']].every(
      (words) =>
        isRecord(words) && LANGUAGES.every((language) => typeof words[language] === 'string'),
    )
  )
}
