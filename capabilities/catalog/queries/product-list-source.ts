import { LOW_STOCK } from '#kernel/stock.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Cursor } from '#kernel/cursor.ts'
import { allConditions, orderByClause, type SortSpec } from '#platform/database/index.ts'
import type { PRODUCT_FILTERS, ProductSort } from '../contract.ts'
import type { SearchTerms } from '../rules/search-terms.ts'
import type { Scope } from '../schema.ts'

export type ProductFilter = {
  scope: Scope
  search: SearchTerms | null
  state: (typeof PRODUCT_FILTERS)[number]
  category: string | null
  order: ProductOrder
  after: Cursor | null
  limit: number
  language: Language
}
type ProductOrder = SortSpec & { key: string }

export function sortColumns(sort: ProductSort, language: Language): ProductOrder {
  const isRising = sort === 'oldest' || sort.endsWith('_asc')
  if (sort.startsWith('name')) return { by: 'word', key: `name_key_${language}`, isRising }
  if (sort.startsWith('price')) return { by: 'number', key: 'price_centimes', isRising }
  return { by: 'moment', key: 'created_at', isRising }
}

/** Totals are counted up to here and shown as "at least" beyond, to bound the cost. */
const MAX_COUNTED = 10_000

const STOCK = sql.raw(
  '(select coalesce(sum(on_hand), 0) from catalog.variants where product_id = p.id)',
)
export const isLowOnStock = sql`p.status = 'active' and ${STOCK} <= ${sql.lit(LOW_STOCK)}`
const isOutOfStock = sql`p.status = 'active' and ${STOCK} <= 0`

/** Filters by stock, which the index of low-stock variants serves. */
export const isStockFilter = (state: ProductFilter['state']): state is 'low' | 'out' =>
  state === 'low' || state === 'out'

type Source = Pick<ProductFilter, 'scope' | 'state' | 'order'>
/** For counting, where the order does not matter. */
export const NEWEST_FIRST = sortColumns('newest', 'fr')

/**
 * Low stock by date scans the index of low-stock variants, so its order has to be inside the
 * subquery; any other order filters by it.
 */
export function selectProductSource({ scope, state, order }: Source) {
  const ofShop = scope === 'all_vendors' ? sql`true` : sql`vendor_id = ${scope}`
  if (isStockFilter(state) && order.by === 'moment') {
    const day = orderByClause(order, sql`created_at`, sql`product_id`).order
    const from = sql`(select distinct created_at, product_id from catalog.low_stock_variants where ${ofShop}
        order by ${day}) s
      join catalog.products p on p.id = s.product_id`
    return { from, ...orderByClause(order, sql`s.created_at`, sql`s.product_id`), among: null }
  }
  return {
    from: sql`catalog.products p`,
    ...orderByClause(order, sql.ref(`p.${order.key}`), sql`p.id`),
    among: isStockFilter(state)
      ? sql`p.id in (select product_id from catalog.low_stock_variants where ${ofShop})`
      : null,
  }
}

export type ProductListPlan = Record<
  'before' | 'page' | 'matching' | 'isAbout',
  RawBuilder<unknown>
>

export const selectProductPage = (filter: ProductFilter, where: RawBuilder<unknown>) => {
  const { from, among, order, beyond } = selectProductSource(filter)
  return sql`
    select p.* from ${from} where ${allConditions(among, productConditions(filter), beyond(filter.after), where)}
    order by ${order} limit ${filter.limit + 1}`
}
/** Lower for low stock of all vendors, which adds up the variants of each product. */
export const countLimit = ({ scope, state }: Pick<ProductFilter, 'scope' | 'state'>): number =>
  scope === 'all_vendors' && isStockFilter(state) ? 1_000 : MAX_COUNTED
export const countProducts = (filter: ProductFilter, where: RawBuilder<unknown>) => sql`
  select count(*)::integer from (
    select from ${selectProductSource({ ...filter, order: NEWEST_FIRST }).from} where ${productConditions(filter)} and ${where} limit ${countLimit(filter) + 1}) counted`

export function productConditions({ scope, state, category }: ProductFilter): RawBuilder<unknown> {
  return allConditions(
    scope !== 'all_vendors' && sql`p.vendor_id = ${scope}`,
    state === 'low' && isLowOnStock,
    state === 'out' && isOutOfStock,
    state !== 'all' && !isStockFilter(state) && sql`p.status = ${state}`,
    category !== null && sql`p.category_slug = ${category}`,
  )
}
