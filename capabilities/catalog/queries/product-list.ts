import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Cursor } from '#kernel/cursor.ts'
import {
  allConditions,
  type Db,
  orderByClause,
  type SortSpec,
  tables,
  instant,
} from '#platform/database/index.ts'
import type {
  ManagedProductRowView,
  ManagedProductsPageView,
  PRODUCT_FILTERS,
  ProductSort,
} from '../contract.ts'
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

export type ListedProducts = {
  rows: { view: ManagedProductRowView; at: string; id: string }[]
  matching: number
  /** The number of matches is an estimate. */
  isAbout: boolean
} & Pick<ManagedProductsPageView, 'counts' | 'categories'>

/** Totals are counted up to here and shown as "at least" beyond, to bound the cost. */
const COUNTED = 10_000
/** Size of the sample a search looks at first. */
const LOOKED = 5_000
/** Maximum size of the candidate set; with more matches, an index scan fills the page quickly. */
const GATHERED = 2_000
/** Maximum number of products matched by a part of a SKU. */
const MOST_BY_SKU = 2_000
export const LOW_STOCK = 5

const nameIn = (language: Language, id: string) =>
  sql.raw(
    language === 'fr'
      ? `${id}.name_fr`
      : `coalesce(nullif(${id}.name_${language}, ''), ${id}.name_fr)`,
  )

const STOCK = sql.raw(
  '(select coalesce(sum(on_hand), 0) from catalog.variants where product_id = p.id)',
)
const isLow = sql`p.status = 'active' and ${STOCK} <= ${sql.lit(LOW_STOCK)}`

type Source = Pick<ProductFilter, 'scope' | 'state' | 'order'>
/** For counting, where the order does not matter. */
const NEWEST = sortColumns('newest', 'fr')

/**
 * Low stock by date scans the index of low-stock variants, so its order has to be inside the
 * subquery; any other order filters by it.
 */
function sourceOf({ scope, state, order }: Source) {
  const ofShop = scope === 'every_shop' ? sql`true` : sql`vendor_id = ${scope}`
  if (state === 'low' && order.by === 'moment') {
    const day = orderByClause(order, sql`created_at`, sql`product_id`).order
    const from = sql`(select distinct created_at, product_id from catalog.low_stock_variants where ${ofShop}
        order by ${day}) s
      join catalog.products p on p.id = s.product_id`
    return { from, ...orderByClause(order, sql`s.created_at`, sql`s.product_id`), among: null }
  }
  return {
    from: sql`catalog.products p`,
    ...orderByClause(order, sql.ref(`p.${order.key}`), sql`p.id`),
    among:
      state === 'low'
        ? sql`p.id in (select product_id from catalog.low_stock_variants where ${ofShop})`
        : null,
  }
}

/** One statement. Scans the index of the order, vendor, status or category. */
export async function listManaged(db: Db, filter: ProductFilter): Promise<ListedProducts> {
  const { language, scope, search } = filter
  const own = scope === 'every_shop' ? sql`true` : sql`vendor_id = ${scope}`
  const { before, page, matching, isAbout } =
    scope === 'every_shop' && search !== null ? searched(filter, search) : walked(filter)
  const key = sql.ref(`p.${filter.order.key}`)
  const { rows } = await sql<ListedProducts>`${before}
    select
      (select coalesce(json_agg(json_build_object('view', page.view, 'at', page.at, 'id', page.id)
          order by ${orderByClause(filter.order, sql`place`, sql`id`).order}), '[]') from (
        select ${rowView(language)} as view, ${orderByClause(filter.order, key, sql`p.id`).at} as at, p.id, ${key} as place
        from (${page}) p
        join vendors.vendors v on v.id = p.vendor_id
        join catalog.categories c on c.slug = p.category_slug
        cross join lateral (
          select coalesce(sum(on_hand), 0) as quantity, count(*) as variants,
            (array_agg(sku order by position))[1] as sku
          from catalog.variants where product_id = p.id) s) page) as rows,
      (${matching}) as matching, ${isAbout} as "isAbout",
      (select json_build_object(
          'total', coalesce(sum(count), 0),
          'active', coalesce(sum(count) filter (where status = 'active'), 0),
          'draft', coalesce(sum(count) filter (where status = 'draft'), 0),
          'archived', coalesce(sum(count) filter (where status = 'archived'), 0),
          'low', ${scope === 'every_shop' ? sql`null` : sql`(select count(*) from ${sourceOf({ scope, state: 'low', order: NEWEST }).from} where ${isLow})`})
        from catalog.product_counts where ${own}) as counts,
      (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', ${nameIn(language, 'c')})
          order by ${nameIn(language, 'c')}), '[]')
        from catalog.categories c where ${presentIn(scope)}) as categories`.execute(
    tables<object>(db),
  )
  return rows[0]! // a select of subselects without a table always has one row
}

type ProductListPlan = Record<'before' | 'page' | 'matching' | 'isAbout', RawBuilder<unknown>>

const pageOf = (filter: ProductFilter, where: RawBuilder<unknown>) => {
  const { from, among, order, beyond } = sourceOf(filter)
  return sql`
    select p.* from ${from} where ${allConditions(among, conditionsOf(filter), beyond(filter.after), where)}
    order by ${order} limit ${filter.limit + 1}`
}
/** Lower for low stock of all vendors, which adds up the variants of each product. */
export const countLimit = ({ scope, state }: Pick<ProductFilter, 'scope' | 'state'>): number =>
  scope === 'every_shop' && state === 'low' ? 1_000 : COUNTED
const countOf = (filter: ProductFilter, where: RawBuilder<unknown>) => sql`
  select count(*)::integer from (
    select from ${sourceOf({ ...filter, order: NEWEST }).from} where ${conditionsOf(filter)} and ${where} limit ${countLimit(filter) + 1}) counted`

function walked(filter: ProductFilter): ProductListPlan {
  const where = filter.search === null ? sql`true` : found(filter.scope, filter.search)
  return {
    before: sql``,
    page: pageOf(filter, where),
    matching: countOf(filter, where),
    isAbout: sql`false`,
  }
}

const searched = (filter: ProductFilter, search: SearchTerms): ProductListPlan =>
  filter.order.by === 'moment' ? searchedByDay(filter, search) : searchedInOrder(filter, search)

/**
 * Collects all matches first: they cluster at one place of the alphabet or one price, so an index
 * scan could pass a million other products before them.
 */
function searchedInOrder(filter: ProductFilter, search: SearchTerms): ProductListPlan {
  const { from, among } = sourceOf(filter)
  const { order, beyond } = orderByClause(filter.order, sql`place`, sql`id`)
  return {
    before: sql`with among as materialized (
      select p.id, ${sql.ref(`p.${filter.order.key}`)} as place from ${from}
      where ${allConditions(among, conditionsOf(filter), found('every_shop', search))})`,
    page: sql`select p.* from catalog.products p where p.id = any(array(
      select id from among where ${allConditions(beyond(filter.after))} order by ${order} limit ${filter.limit + 1}))`,
    matching: sql`select count(*)::integer from among`,
    isAbout: sql`false`,
  }
}

/**
 * A frequent term fills the page from the sample, which also gives the estimate; a rare one uses
 * the candidate set, because an index scan could pass a million other products first; any other
 * uses an index scan.
 */
function searchedByDay(filter: ProductFilter, search: SearchTerms): ProductListPlan {
  const { from, order, beyond } = sourceOf(filter)
  const where = found('every_shop', search)
  const isFrequent = sql`(select n > ${filter.limit} and looked = ${LOOKED} from met)`
  const isMuch = sql`(select n > ${GATHERED} from many)`
  const isAmong = sql`p.id = any(array(select id from gathered))`
  return {
    before: sql`with seen as materialized (
        select p.id, p.created_at, ${where} as matches from (
          select p.id, p.created_at, p.vendor_id, p.search_terms from ${from}
          where ${allConditions(conditionsOf(filter), beyond(filter.after))} order by ${order} limit ${LOOKED}) p),
      met as materialized (
        select count(*) filter (where matches) as n, count(*) as looked from seen),
      gathered as materialized (select id from (${gather(search)}) of_words where not ${isFrequent}),
      many as materialized (select count(*) as n from gathered)`,
    page: sql`
      select * from (select p.* from catalog.products p where ${isFrequent} and p.id = any(array(
        select id from seen where matches
        order by ${orderByClause(filter.order, sql`created_at`, sql`id`).order} limit ${filter.limit + 1}))) met
      union all select * from (
        ${pageOf(filter, sql`not ${isFrequent} and not ${isMuch} and ${isAmong}`)}) few
      union all select * from (
        ${pageOf(filter, sql`not ${isFrequent} and ${isMuch} and ${where}`)}) much`,
    matching: sql`case when ${isFrequent}
      then (select (n * (select sum(count) from catalog.product_counts) / looked)::integer from met)
      else (${countOf(filter, isAmong)}) end`,
    isAbout: sql`(${isFrequent} or ${isMuch})`,
  }
}

/** Candidate set; one row above the maximum shows that there are more. */
const gather = ({ words, sku, shop }: SearchTerms): RawBuilder<unknown> => {
  const ways = [
    ...(words === ''
      ? []
      : [sql`select id from catalog.product_ids_by_terms(${words}::tsquery, ${GATHERED + 1}) id`]),
    ...(sku === '' ? [] : [sql`select unnest(${bySku(sku, sql`true`)}) as id`]),
    ...(shop === ''
      ? []
      : [
          sql`(select id from catalog.products where vendor_id = any(${byShop(shop)}) limit ${GATHERED + 1})`,
        ]),
  ]
  if (ways.length === 0) return sql`select id from catalog.products where false`
  return sql`select id from (${sql.join(ways, sql` union `)}) ways limit ${GATHERED + 1}`
}

const bySku = (sku: string, inShop: RawBuilder<unknown>) =>
  sql`array(select product_id from catalog.variants
    where sku is not null and catalog.sku_terms(sku) @@ ${sku}::tsquery and ${inShop}
    limit ${MOST_BY_SKU})`
const byShop = (shop: string) =>
  sql`array(select id from vendors.vendors where catalog.fold(business_name) like ${`%${shop}%`})`

const presentIn = (scope: Scope): RawBuilder<unknown> =>
  scope === 'every_shop'
    ? sql`exists (select from catalog.products p where p.category_slug = c.slug)`
    : sql`c.slug in (select category_slug from catalog.products where vendor_id = ${scope})`

function conditionsOf({ scope, state, category }: ProductFilter): RawBuilder<unknown> {
  return allConditions(
    scope !== 'every_shop' && sql`p.vendor_id = ${scope}`,
    state !== 'all' && (state === 'low' ? isLow : sql`p.status = ${state}`),
    category !== null && sql`p.category_slug = ${category}`,
  )
}

/** Only admins search by vendor name, as they see products of several vendors. */
function found(scope: Scope, { words, sku, shop }: SearchTerms): RawBuilder<unknown> {
  const inShop = scope === 'every_shop' ? sql`true` : sql`vendor_id = ${scope}`
  const ways = [
    ...(words === '' ? [] : [sql`p.search_terms @@ ${words}::tsquery`]),
    ...(sku === '' ? [] : [sql`p.id = any(${bySku(sku, inShop)})`]),
    ...(scope !== 'every_shop' || shop === '' ? [] : [sql`p.vendor_id = any(${byShop(shop)})`]),
  ]
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

const rowView = (language: Language) => sql`json_build_object(
  'id', p.id, 'name', ${nameIn(language, 'p')}, 'sku', s.sku, 'variant_count', s.variants,
  'vendor', json_build_object('id', v.id, 'business_name', v.business_name),
  'category', p.category_slug, 'category_name', ${nameIn(language, 'c')},
  'price', trim_scale(p.price_centimes / 100.0),
  'compare_at_price', trim_scale(p.compare_at_price_centimes / 100.0),
  'discount_percent', coalesce(
    round((p.compare_at_price_centimes - p.price_centimes) * 100.0 / p.compare_at_price_centimes), 0),
  'inventory_quantity', s.quantity, 'featured', p.featured, 'status', p.status,
  'image', p.images -> 0, 'created_at', ${instant('p.created_at')},
  'updated_at', ${instant('p.updated_at')})`
