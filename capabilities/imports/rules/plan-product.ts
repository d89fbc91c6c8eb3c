import type { Centimes } from '#kernel/money.ts'
import type { Localized } from '#kernel/locale.ts'
import type {
  ProductDraft,
  ProductStatus,
  Specification,
  FullProductInput,
  FullProduct,
} from '#capabilities/catalog/index.ts'
import type { LineAction, RowError } from '../schema.ts'
import {
  categoryCell,
  type Context,
  descriptionCell,
  imagesCell,
  type ImagePlan,
  quantityPricesCell,
  specificationsCell,
  statusCell,
  textCell,
  vatCell,
  weightCell,
} from './parse-cells.ts'
import { type RowErrorList, rowErrorList, isVariable, type Row } from './rows.ts'
import {
  changedVariants,
  newVariants,
  optionNamesOf,
  isSameLocalizedText,
  variantsFromRows,
  soldRows,
} from './plan-variants.ts'
import { localizedTextOf } from './parse-values.ts'

export type Decision = {
  /** Null when one row has an error: then the whole product is refused. */
  action: LineAction | null
  wanted: FullProductInput | null
  pictures: ImagePlan['fetched']
  faults: RowError[]
}
type Group = {
  rows: readonly Row[]
  /** The products that match a SKU or the group's product id. */
  there: readonly FullProduct[]
  /** Row numbers whose SKU appears in an earlier row. */
  repeated: ReadonlySet<number>
}

export function planProduct({ rows, there, repeated }: Group, context: Context): Decision {
  const faults = rowErrorList()
  const [head] = rows
  if (!head) return { action: null, wanted: null, pictures: [], faults: [] }
  for (const row of rows)
    if (repeated.has(row.line)) faults.wrong(row, 'sku', 'sku_twice', row.cells.sku ?? null)
  const [own, second] = there
  if (second) faults.wrong(head, 'sku', 'sku_of_another_product', head.cells.sku ?? null)
  const said = saidOf(rows, own ?? null, context, faults)
  const wanted = own ? changed(own, said, context, faults) : added(said, context, faults)
  if (faults.faults.some(({ severity }) => severity === 'error') || !wanted)
    return { action: null, wanted: null, pictures: [], faults: faults.faults }
  const pictures = said.pictures.fetched
  if (own && pictures.length === 0 && isSame(own, wanted))
    return { action: 'skip', wanted: null, pictures, faults: faults.faults }
  return { action: own ? 'update' : 'create', wanted, pictures, faults: faults.faults }
}

type PlanProductInput = ReturnType<typeof saidOf>

/** For each field the first row with a value wins. */
function saidOf(
  rows: readonly Row[],
  own: FullProduct | null,
  context: Context,
  faults: RowErrorList,
) {
  const sold = soldRows(rows, context.source)
  const optionNames = optionNamesOf(rows, context.source)
  const options = Math.max(optionNames.length, own?.optionNames.length ?? 0)
  const first = <Value>(read: (row: Row) => Value | undefined): Value | undefined => {
    for (const row of rows) {
      const value = read(row)
      if (value !== undefined) return value
    }
    return undefined
  }
  const head = rows.find(({ cells }) => isVariable(cells.row_type)) ?? rows[0]
  const text = (field: 'name_fr' | 'name_en' | 'name_ar') =>
    head &&
    first((row) => (row.cells[field] === undefined ? undefined : textCell(row, field, faults)))
  const description = (field: 'description_fr' | 'description_en' | 'description_ar') =>
    first((row) => descriptionCell(row, field, faults))
  const attributes =
    context.source === 'woocommerce' && optionNames.length === 0 ? attributesOf(rows) : []
  return {
    head,
    optionNames,
    name: { fr: text('name_fr'), en: text('name_en'), ar: text('name_ar') },
    description: {
      fr:
        description('description_fr') ??
        first((row) => descriptionCell(row, 'short_description', faults)),
      en: description('description_en'),
      ar: description('description_ar'),
    },
    category: first((row) => categoryCell(row, context, faults)),
    status: first((row) => statusCell(row, context, faults)),
    vat: first((row) => vatCell(row, faults)),
    weight: first((row) => weightCell(row, faults)),
    specifications:
      first((row) => specificationsCell(row, faults)) ??
      (attributes.length > 0 ? attributes : undefined),
    quantityPrices: first((row) => quantityPricesCell(row, faults)),
    pictures: imagesCell(rows, context, faults),
    variants: variantsFromRows(sold, options, faults),
  }
}

/** A WooCommerce attribute that is not an option becomes a specification. */
const attributesOf = (rows: readonly Row[]): Specification[] =>
  rows.slice(0, 1).flatMap(({ cells }) =>
    ([1, 2, 3] as const).flatMap((n) => {
      const [name, value] = [cells[`option${n}_name`], cells[`option${n}_value`]]
      return name === undefined || value === undefined
        ? []
        : [
            {
              name: localizedTextOf(name.slice(0, 60)),
              value: localizedTextOf(value.slice(0, 300)),
            },
          ]
    }),
  )

function added(
  said: PlanProductInput,
  context: Context,
  faults: RowErrorList,
): FullProductInput | null {
  const { head, name, variants } = said
  if (!head) return null
  const fr = name.fr ?? name.en ?? name.ar
  if (!fr) faults.wrong(head, 'name_fr', 'name_required')
  if (said.category === undefined && head.cells.category === undefined)
    faults.wrong(head, 'category', 'category_required')
  const prices = variants.flatMap(({ price }) => price ?? [])
  const lowest = prices.length > 0 ? prices.reduce((a, b) => (b < a ? b : a)) : null
  const isWrong = faults.faults.some(({ code }) => code.startsWith('amount_'))
  if (lowest === null && !isWrong) faults.wrong(variants[0]?.row ?? head, 'price', 'price_required')
  const compareAt = comparedTo(said, lowest, context, faults)
  const { cost, variants: drafts } = newVariants(variants, said.optionNames, lowest, faults)
  if (!fr || said.category === undefined || lowest === null) return null
  return {
    id: null,
    status: said.status ?? 'draft',
    quantityPrices: said.quantityPrices ?? [],
    draft: {
      name: { fr, en: name.en ?? null, ar: name.ar ?? null },
      description: orNull(said.description),
      category: said.category,
      price: lowest,
      compareAt: compareAt ?? null,
      vat: said.vat ?? null,
      weightGrams: said.weight ?? null,
      images: said.pictures.known ?? [],
      specifications: said.specifications ?? [],
      optionNames: said.optionNames,
      variants: drafts,
      cost,
    },
  }
}

const orNull = (words: PlanProductInput['description']): ProductDraft['description'] => ({
  fr: words.fr ?? null,
  en: words.en ?? null,
  ar: words.ar ?? null,
})

function changed(
  own: FullProduct,
  said: PlanProductInput,
  context: Context,
  faults: RowErrorList,
): FullProductInput {
  const { optionNames, price, cost, variants } = changedVariants(
    own,
    said.variants,
    said.optionNames,
    faults,
  )
  const kept = <Value>(cell: Value | undefined, before: Value): Value =>
    cell === undefined ? before : cell
  const compareAt = comparedTo(said, price, context, faults)
  if (compareAt === undefined && own.compareAt !== null && own.compareAt <= price && said.head)
    faults.wrong(said.head, 'compare_at_price', 'compare_at_too_low')
  const status: ProductStatus = said.status ?? own.status
  return {
    id: own.id,
    status,
    quantityPrices: kept(said.quantityPrices, [...own.quantityPrices]) ?? [],
    draft: {
      name: {
        fr: said.name.fr ?? own.name.fr,
        en: kept(said.name.en, own.name.en ?? null),
        ar: kept(said.name.ar, own.name.ar ?? null),
      },
      description: {
        fr: kept(said.description.fr, own.description.fr),
        en: kept(said.description.en, own.description.en),
        ar: kept(said.description.ar, own.description.ar),
      },
      category: said.category ?? own.category,
      price,
      compareAt: kept(compareAt, own.compareAt),
      vat: kept(said.vat, own.vat),
      weightGrams: kept(said.weight, own.weightGrams),
      images: said.pictures.known ?? own.images,
      specifications: specificationsOf(said.specifications, own),
      optionNames,
      variants,
      cost,
    },
  }
}

const specificationsOf = (
  said: Specification[] | null | undefined,
  own: FullProduct,
): readonly Specification[] => {
  if (said === undefined) return own.specifications
  return (said ?? []).map(({ name, value }) => {
    const before = own.specifications.find(
      (one) => one.name.fr.toLowerCase() === name.fr.toLowerCase(),
    )
    return {
      name: isSameLocalizedText(before?.name, name),
      value: isSameLocalizedText(before?.value, value),
    }
  })
}

/** Other programs repeat the price, or write nothing, when there is no compare-at price. */
function comparedTo(
  { variants, head }: PlanProductInput,
  price: Centimes | null,
  { source }: Context,
  faults: RowErrorList,
): Centimes | null | undefined {
  const said = variants.find(({ was }) => was !== undefined)
  if (!said || said.was === null || said.was === undefined) return said?.was
  if (price === null || said.was > price) return said.was
  if (source === 'shopify' || source === 'woocommerce' || said.was === price) return null
  faults.wrong(said.row ?? head, 'compare_at_price', 'compare_at_too_low')
  return undefined
}

const plain = ({ fr, en, ar }: Localized) => [fr, en || null, ar || null]

function isSame(own: FullProduct, { status, quantityPrices, draft }: FullProductInput): boolean {
  const shape = (
    product: (Omit<ProductDraft, 'variants'> & Pick<FullProduct, 'variants'>) | ProductDraft,
  ) => [
    plain(product.name),
    [product.description.fr, product.description.en, product.description.ar].map(
      (text) => text || null,
    ),
    [product.category, product.price, product.compareAt, product.vat, product.weightGrams],
    product.images.map(({ url }) => url),
    product.specifications.map(({ name, value }) => [plain(name), plain(value)]),
    product.optionNames.map(plain),
    product.cost ?? null,
    product.variants.map(({ id, options, sku, price, stock, cost }) => [
      id,
      options.map(({ name, value }) => [plain(name), plain(value)]),
      sku,
      price,
      stock,
      cost ?? null,
    ]),
  ]
  return (
    own.status === status &&
    JSON.stringify([own.quantityPrices, shape(own)]) ===
      JSON.stringify([quantityPrices, shape(draft)])
  )
}
