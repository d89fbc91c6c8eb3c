import type { Centimes } from '#kernel/money.ts'
import { brokenFieldRules } from '#kernel/product-fields.ts'
import type {
  ProductDraft,
  ProductStatus,
  Specification,
  FullProductInput,
  FullProduct,
} from '#capabilities/catalog/index.ts'
import type { LineAction, RowError } from '../schema.ts'
import { storedFields, valuesByName } from './field-cells.ts'
import type { CellContext } from './parse-cells.ts'
import type { ImagePlan } from './parse-images.ts'
import { fillDefaults } from './default-cells.ts'
import { type RowErrorList, isSoldElsewhere, rowErrorList, type ParsedRow } from './rows.ts'
import { changedVariants, newVariants, isSameLocalizedText } from './plan-variants.ts'
import { type RowProduct, parseRowProduct } from './row-product.ts'
import { isSameProduct } from './product-equality.ts'

export type Decision = {
  /** Null when one row has an error: then the whole product is refused. */
  action: LineAction | null
  wanted: FullProductInput | null
  images: ImagePlan['fetched']
  errors: RowError[]
}
type Group = {
  rows: readonly ParsedRow[]
  /** The products that match a SKU or the group's product id. */
  there: readonly FullProduct[]
  /** Row numbers whose SKU appears in an earlier row. */
  repeated: ReadonlySet<number>
}

export function planProduct(
  { rows: fileRows, there: existing, repeated }: Group,
  context: CellContext,
): Decision {
  const errors = rowErrorList()
  const rows =
    existing.length === 0 ? fillDefaults(fileRows, context.defaults, context.source) : fileRows
  const [head] = rows
  if (!head) return { action: null, wanted: null, images: [], errors: [] }
  for (const row of rows) if (repeated.has(row.line)) errors.wrong(row, 'sku', 'duplicate_sku')
  if (context.source === 'woocommerce' && isSoldElsewhere(head.cells.row_type)) {
    errors.wrong(head, 'row_type', 'external_product', head.cells.row_type)
    return { action: null, wanted: null, images: [], errors: errors.list }
  }
  const [own, second] = existing
  if (second) errors.wrong(head, 'sku', 'sku_of_another_product')
  const input = parseRowProduct(rows, own ?? null, context, errors)
  const wanted = own ? changed(own, input, context, errors) : added(input, context, errors)
  for (const { field, code } of wanted ? brokenFieldRules(valuesByName(wanted.draft)) : [])
    errors.wrong(head, field, code)
  if (errors.list.some(({ severity }) => severity === 'error') || !wanted)
    return { action: null, wanted: null, images: [], errors: errors.list }
  const images = input.images.fetched
  if (own && images.length === 0 && isSameProduct(own, wanted))
    return { action: 'skip', wanted: null, images, errors: errors.list }
  return { action: own ? 'update' : 'create', wanted, images, errors: errors.list }
}

function added(
  input: RowProduct,
  context: CellContext,
  errors: RowErrorList,
): FullProductInput | null {
  const { head, name, variants } = input
  if (!head) return null
  const fr = name.fr ?? name.en ?? name.ar
  if (!fr) errors.wrong(head, 'name_fr', 'name_required')
  if (input.category === undefined && head.cells.category === undefined)
    errors.wrong(head, 'category', 'category_required')
  const prices = variants.flatMap(({ price }) => price ?? [])
  const lowest = prices.length > 0 ? prices.reduce((a, b) => (b < a ? b : a)) : null
  const isWrong = errors.list.some(({ code }) => code.startsWith('amount_'))
  if (lowest === null && !isWrong) errors.wrong(variants[0]?.row ?? head, 'price', 'price_required')
  const compareAt = comparedTo(input, lowest, context, errors)
  const { cost, variants: drafts } = newVariants(variants, input.optionNames, lowest, errors)
  if (!fr || input.category === undefined || lowest === null) return null
  return {
    id: null,
    status: input.status ?? 'draft',
    quantityPrices: input.quantityPrices ?? [],
    draft: {
      name: { fr, en: name.en ?? null, ar: name.ar ?? null },
      description: orNull(input.description),
      category: input.category,
      ...storedFields(null),
      ...input.fields,
      price: lowest,
      compareAt: compareAt ?? null,
      cost,
      vat: input.vat ?? null,
      images: input.images.known ?? [],
      specifications: input.specifications ?? [],
      optionNames: input.optionNames,
      variants: drafts,
    },
  }
}

const orNull = (words: RowProduct['description']): ProductDraft['description'] => ({
  fr: words.fr ?? null,
  en: words.en ?? null,
  ar: words.ar ?? null,
})

function changed(
  own: FullProduct,
  input: RowProduct,
  context: CellContext,
  errors: RowErrorList,
): FullProductInput {
  const { optionNames, price, cost, variants } = changedVariants(
    own,
    input.variants,
    input.optionNames,
    errors,
  )
  const pick = <Value>(cell: Value | undefined, before: Value): Value =>
    cell === undefined ? before : cell
  const compareAt = comparedTo(input, price, context, errors)
  const status: ProductStatus = input.status ?? own.status
  // Stored before prices had to be above zero: it may stay, but not go on sale.
  const isUnpriced = variants.some((variant) => (variant.price ?? price) === 0)
  if (status === 'active' && own.status !== 'active' && isUnpriced && input.head)
    errors.wrong(input.head, 'price', 'amount_zero')
  return {
    id: own.id,
    status,
    quantityPrices: pick(input.quantityPrices, [...own.quantityPrices]) ?? [],
    draft: {
      name: {
        fr: input.name.fr ?? own.name.fr,
        en: pick(input.name.en, own.name.en ?? null),
        ar: pick(input.name.ar, own.name.ar ?? null),
      },
      description: {
        fr: pick(input.description.fr, own.description.fr),
        en: pick(input.description.en, own.description.en),
        ar: pick(input.description.ar, own.description.ar),
      },
      category: input.category ?? own.category,
      ...storedFields(own),
      ...input.fields,
      price,
      compareAt: pick(compareAt, own.compareAt),
      cost,
      vat: pick(input.vat, own.vat),
      images: input.images.known ?? own.images,
      specifications: specificationsOf(input.specifications, own),
      optionNames,
      variants,
    },
  }
}

const specificationsOf = (
  specifications: Specification[] | null | undefined,
  own: FullProduct,
): readonly Specification[] => {
  if (specifications === undefined) return own.specifications
  return (specifications ?? []).map(({ name, value }) => {
    const before = own.specifications.find(
      (specification) => specification.name.fr.toLowerCase() === name.fr.toLowerCase(),
    )
    return {
      name: isSameLocalizedText(before?.name, name),
      value: isSameLocalizedText(before?.value, value),
    }
  })
}

/** Other programs repeat the price, or write nothing, when there is no compare-at price. */
function comparedTo(
  { variants, head }: RowProduct,
  price: Centimes | null,
  { source }: CellContext,
  errors: RowErrorList,
): Centimes | null | undefined {
  const variant = variants.find(({ was }) => was !== undefined)
  if (!variant || variant.was === null || variant.was === undefined) return variant?.was
  if (price === null || variant.was > price) return variant.was
  if (source === 'shopify' || source === 'woocommerce' || variant.was === price) return null
  errors.wrong(variant.row ?? head, 'compare_at_price', 'compare_at_too_low')
  return undefined
}
