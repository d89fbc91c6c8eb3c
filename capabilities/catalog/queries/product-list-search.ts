import { type RawBuilder, sql } from 'kysely'
import { allConditions, orderByClause } from '#platform/database/index.ts'
import type { SearchTerms } from '../rules/search-terms.ts'
import type { Scope } from '../schema.ts'
import {
  type ProductFilter,
  selectProductSource,
  type ProductListPlan,
  selectProductPage,
  countProducts,
  productConditions,
} from './product-list-source.ts'

/** Size of the sample a search looks at first. */
const SAMPLE_SIZE = 5_000
/** Maximum size of the candidate set; with more matches, an index scan fills the page quickly. */
const MAX_CANDIDATES = 2_000
/** Maximum number of products matched by a part of a SKU. */
const MAX_BY_SKU = 2_000

export const searchPlan = (filter: ProductFilter, search: SearchTerms): ProductListPlan =>
  filter.order.by === 'moment' ? searchByDay(filter, search) : searchInOrder(filter, search)

/**
 * Collects all matches first: they cluster at one place of the alphabet or one price, so an index
 * scan could pass a million other products before them.
 */
function searchInOrder(filter: ProductFilter, search: SearchTerms): ProductListPlan {
  const { from, among } = selectProductSource(filter)
  const { order, beyond } = orderByClause(filter.order, sql`place`, sql`id`)
  return {
    before: sql`with among as materialized (
      select p.id, ${sql.ref(`p.${filter.order.key}`)} as place from ${from}
      where ${allConditions(among, productConditions(filter), matchesSearch('all_vendors', search))})`,
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
function searchByDay(filter: ProductFilter, search: SearchTerms): ProductListPlan {
  const { from, order, beyond } = selectProductSource(filter)
  const where = matchesSearch('all_vendors', search)
  const isFrequent = sql`(select n > ${filter.limit} and looked = ${SAMPLE_SIZE} from met)`
  const isMuch = sql`(select n > ${MAX_CANDIDATES} from many)`
  const isAmong = sql`p.id = any(array(select id from gathered))`
  return {
    before: sql`with seen as materialized (
        select p.id, p.created_at, ${where} as matches from (
          select p.id, p.created_at, p.vendor_id, p.search_terms from ${from}
          where ${allConditions(productConditions(filter), beyond(filter.after))} order by ${order} limit ${SAMPLE_SIZE}) p),
      met as materialized (
        select count(*) filter (where matches) as n, count(*) as looked from seen),
      gathered as materialized (select id from (${candidateSet(search)}) of_words where not ${isFrequent}),
      many as materialized (select count(*) as n from gathered)`,
    page: sql`
      select * from (select p.* from catalog.products p where ${isFrequent} and p.id = any(array(
        select id from seen where matches
        order by ${orderByClause(filter.order, sql`created_at`, sql`id`).order} limit ${filter.limit + 1}))) met
      union all select * from (
        ${selectProductPage(filter, sql`not ${isFrequent} and not ${isMuch} and ${isAmong}`)}) few
      union all select * from (
        ${selectProductPage(filter, sql`not ${isFrequent} and ${isMuch} and ${where}`)}) much`,
    matching: sql`case when ${isFrequent}
      then (select (n * (select sum(count) from catalog.product_counts) / looked)::integer from met)
      else (${countProducts(filter, isAmong)}) end`,
    isAbout: sql`(${isFrequent} or ${isMuch})`,
  }
}

/** Candidate set; one row above the maximum shows that there are more. */
const candidateSet = ({ words, sku, shop }: SearchTerms): RawBuilder<unknown> => {
  const ways = [
    ...(words === ''
      ? []
      : [
          sql`select id from catalog.product_ids_by_terms(${words}::tsquery, ${MAX_CANDIDATES + 1}) id`,
        ]),
    ...(sku === '' ? [] : [sql`select unnest(${bySku(sku, sql`true`)}) as id`]),
    ...(shop === ''
      ? []
      : [
          sql`(select id from catalog.products where vendor_id = any(${byShop(shop)}) limit ${MAX_CANDIDATES + 1})`,
        ]),
  ]
  if (ways.length === 0) return sql`select id from catalog.products where false`
  return sql`select id from (${sql.join(ways, sql` union `)}) ways limit ${MAX_CANDIDATES + 1}`
}

const bySku = (sku: string, inShop: RawBuilder<unknown>) =>
  sql`array(select product_id from catalog.variants
    where sku is not null and catalog.sku_terms(sku) @@ ${sku}::tsquery and ${inShop}
    limit ${MAX_BY_SKU})`
const byShop = (shop: string) =>
  sql`array(select id from vendors.vendors where catalog.fold(business_name) like ${`%${shop}%`})`

/** Only admins search by vendor name, as they see products of several vendors. */
export function matchesSearch(
  scope: Scope,
  { words, sku, shop }: SearchTerms,
): RawBuilder<unknown> {
  const inShop = scope === 'all_vendors' ? sql`true` : sql`vendor_id = ${scope}`
  const ways = [
    ...(words === '' ? [] : [sql`p.search_terms @@ ${words}::tsquery`]),
    ...(sku === '' ? [] : [sql`p.id = any(${bySku(sku, inShop)})`]),
    ...(scope !== 'all_vendors' || shop === '' ? [] : [sql`p.vendor_id = any(${byShop(shop)})`]),
  ]
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}
