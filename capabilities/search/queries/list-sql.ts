import type { Language } from '#kernel/locale.ts'
import { textIn } from '#platform/database/index.ts'
import type { ProductsFilters, SortName } from '../contract.ts'
import type { CategoryScope } from '../schema.ts'
import type { SearchCursor } from '../rules/cursor.ts'
import { type DeliveryTo, deliversSql } from './delivered-price.ts'
import type { SqlParameters } from './sql-parameters.ts'

export type ListRequest = {
  filters: ProductsFilters
  categories: CategoryScope | null
  language: Language
  limit: number
  /** Null without the wilaya to deliver to. */
  delivery: DeliveryTo | null
}

/** Ordered by `key`, then by id; `tag` marks its cursors. */
export type ListingOrder = {
  tag: string
  key: string
  id: string
  direction: 'asc' | 'desc'
  cast: string
  /** The key has the delivery in it: it needs the fees of vendors joined as `own`. */
  delivery?: DeliveryTo
}

const listing = { id: 'l.product_id' } as const
const quality = { ...listing, key: 'l.quality', direction: 'desc', cast: 'real' } as const
const price = { ...listing, key: 'l.price_centimes', cast: 'bigint' } as const

/** Sorts with an index of their own. */
export type StoredSort = Exclude<SortName, 'relevance' | 'delivered_asc'>

export const LISTING_ORDERS: Record<StoredSort, ListingOrder> = {
  price_asc: { ...price, tag: 'price_asc', direction: 'asc' },
  price_desc: { ...price, tag: 'price_desc', direction: 'desc' },
  rating: { ...listing, tag: 'rating', key: 'l.damped_rating', direction: 'desc', cast: 'real' },
  newest: {
    ...listing,
    tag: 'newest',
    key: 'l.created_at',
    direction: 'desc',
    cast: 'timestamptz',
  },
  popular: { ...listing, tag: 'popular', key: 'l.sales_count', direction: 'desc', cast: 'integer' },
}
export const ORDER_BY_QUALITY: ListingOrder = { ...quality, tag: 'relevance' }
/** Ranked candidates have the alias m. */
export const ORDER_BY_MATCH: ListingOrder = {
  ...quality,
  tag: 'relevance',
  key: 'm.score',
  id: 'm.product_id',
}
/** For a frequent term, best first: as head noun, in the name. */
export const HEAD_NOUN_MATCH: ListingOrder = { ...quality, tag: 'headed' }
export const NAME_MATCH: ListingOrder = { ...quality, tag: 'named' }

/** `card` is stored JSON text without its opening brace. */
export const ITEM = `('{"id":"' || product_id || '","name":' || to_json(name)
  || ',"inventory_quantity":' || inventory_quantity || ',"stock_band":"' || stock_band || '",' || card)`

export const nameIn = (language: Language): string => textIn('l.name', language)

export const ordered = ({ key, id, direction }: ListingOrder): string =>
  `order by ${key} ${direction}, ${id} ${direction}`

/** Keyset pagination. */
export const keyset = (
  { key, id, direction, cast }: ListingOrder,
  after: SearchCursor,
  values: SqlParameters,
) =>
  `(${key}, ${id}) ${direction === 'asc' ? '>' : '<'} (${values.add(after.key)}::${cast}, ${values.add(after.id)}::uuid)`

const cursorOf = ({ tag }: ListingOrder): string =>
  `'"' || translate(encode(convert_to('["${tag}", "' || key || '", "' || product_id || '"]', 'utf8'),
    'base64'), E'+/=\\n', '-_') || '"'`

/** A literal: with a parameter PostgreSQL estimates a tenth of the table and replans each time. */
const USUAL_PAGE = 24

export const limitSql = (limit: number, values: SqlParameters): string =>
  limit === USUAL_PAGE ? String(USUAL_PAGE) : `${values.add(limit)}::integer`

type Page = {
  language: Language
  order: ListingOrder
  limit: string
  before?: string
  /** Listings have the alias l. */
  from: string
  total: string
  /** Returns null unless there are more matches than this. */
  fills?: number
}

export function pageSql({ language, order, limit, before = '', from, total, fills }: Page) {
  const read =
    fills === undefined || String(fills) === limit ? limit : `greatest(${limit}, ${fills})`
  const text = `'{"items":[' || coalesce(string_agg(${ITEM}, ',' order by n) filter (where n <= ${limit}), '') || '],'
    || ${total} || ',"next":'
    || case when max(n) > ${limit} then max(${cursorOf(order)}) filter (where n = ${limit}) else 'null' end || '}'`
  return `with ${before} page as materialized (
      select l.product_id, ${nameIn(language)} as name, l.inventory_quantity, l.stock_band, l.card,
        ${order.key} as key
      from ${from} ${ordered(order)} limit ${read} + 1),
    numbered as (select *, row_number() over () as n from page)
    select ${fills === undefined ? text : `case when max(n) > ${read} then ${text} end`} from numbered`
}

export const hasFilters = ({ filters, categories }: ListRequest): boolean => {
  const { ids, vendor, min_price, max_price, in_stock, on_sale, min_rating } = filters
  const places = filters.wilaya || filters.shop_wilaya
  const prices = min_price !== undefined || max_price !== undefined
  const options = filters.color || filters.size || filters.brand
  return Boolean(
    options || categories || ids || vendor || prices || in_stock || on_sale || min_rating || places,
  )
}

/** `anchors` and `prices` match leading index columns, `others` do not. */
export function filterConditions(
  { filters, categories, delivery }: ListRequest,
  values: SqlParameters,
): { anchors: string[]; prices: string[]; others: string[] } {
  const anchors: string[] = []
  const prices: string[] = []
  const others: string[] = []
  if (filters.ids) others.push(`l.product_id = any (${values.add(filters.ids)}::uuid[])`)
  const [only] = categories?.slugs ?? []
  if (categories?.group) anchors.push(`l.group_slug = ${values.add(categories.group)}`)
  else if (only !== undefined && categories?.slugs.length === 1)
    anchors.push(`l.category_slug = ${values.add(only)}`)
  else if (categories)
    others.push(`l.category_slug = any (${values.add(categories.slugs)}::text[])`)
  if (filters.vendor) anchors.push(`l.vendor_id = ${values.add(filters.vendor)}::uuid`)
  if (filters.shop_wilaya) anchors.push(`l.wilaya = ${values.add(filters.shop_wilaya)}`)
  if (filters.min_price !== undefined)
    prices.push(`l.price_centimes >= ${values.add(Math.ceil(filters.min_price * 100))}::bigint`)
  if (filters.max_price !== undefined)
    prices.push(`l.price_centimes <= ${values.add(Math.floor(filters.max_price * 100))}::bigint`)
  if (filters.in_stock) others.push(`l.stock_band <> 'none'`)
  if (filters.on_sale) others.push('l.discount_percent > 0')
  if (filters.min_rating) others.push(`l.rating >= ${values.add(filters.min_rating)}::numeric`)
  others.push(...optionConditions(filters, values))
  if (delivery) others.push(deliversSql(delivery, values))
  return { anchors, prices, others }
}

/** Colors, sizes and brands: any of the chosen ones. */
export const optionConditions = (
  { color, size, brand }: Pick<ProductsFilters, 'color' | 'size' | 'brand'>,
  values: SqlParameters,
): string[] => [
  ...(color ? [`l.colors && ${values.add(color)}::text[]`] : []),
  ...(size ? [`l.sizes && ${values.add(size)}::text[]`] : []),
  ...(brand ? [`l.brand = any (${values.add(brand)}::text[])`] : []),
]
