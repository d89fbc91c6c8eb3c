import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import {
  allConditions,
  type Db,
  orderByClause,
  tables,
  type Tx,
  instant,
  textIn,
} from '#platform/database/index.ts'
import type { ManagedProductRowView, ManagedProductsPageView } from '../contract.ts'
import type { Scope } from '../schema.ts'
import {
  type ProductFilter,
  isLowOnStock,
  NEWEST_FIRST,
  selectProductSource,
  type ProductListPlan,
  selectProductPage,
  countProducts,
  productConditions,
} from './product-list-source.ts'
import { searchPlan, matchesSearch } from './product-list-search.ts'
import type { CatalogDatabase } from '../tables.ts'

export type ListedProducts = {
  rows: { view: ManagedProductRowView; at: string; id: string }[]
  matching: number
  /** The number of matches is an estimate. */
  isAbout: boolean
} & Pick<ManagedProductsPageView, 'counts' | 'categories'>

const nameIn = (language: Language, id: string) => sql.raw(textIn(`${id}.name`, language))

/** One statement. Scans the index of the order, vendor, status or category. */
export async function listManaged(db: Db, filter: ProductFilter): Promise<ListedProducts> {
  const { language, scope, search } = filter
  const own = scope === 'all_vendors' ? sql`true` : sql`vendor_id = ${scope}`
  const { before, page, matching, isAbout } =
    scope === 'all_vendors' && search !== null ? searchPlan(filter, search) : scanIndex(filter)
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
          'low', ${scope === 'all_vendors' ? sql`null` : sql`(select count(*) from ${selectProductSource({ scope, state: 'low', order: NEWEST_FIRST }).from} where ${isLowOnStock})`})
        from catalog.product_counts where ${own}) as counts,
      (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', ${nameIn(language, 'c')})
          order by ${nameIn(language, 'c')}), '[]')
        from catalog.categories c where ${presentIn(scope)}) as categories`.execute(
    tables<CatalogDatabase>(db),
  )
  return rows[0]! // a select of subselects without a table always has one row
}

/** In the order of the list; one more than the limit shows that there are more. */
export async function listMatchingIds(handle: Db | Tx, filter: ProductFilter): Promise<string[]> {
  const { from, among, order } = selectProductSource(filter)
  const isFound = filter.search === null ? sql`true` : matchesSearch(filter.scope, filter.search)
  const { rows } = await sql<{ id: string }>`
    select p.id from ${from} where ${allConditions(among, productConditions(filter), isFound)}
    order by ${order} limit ${filter.limit + 1}`.execute(tables<CatalogDatabase>(handle))
  return rows.map(({ id }) => id)
}

function scanIndex(filter: ProductFilter): ProductListPlan {
  const where = filter.search === null ? sql`true` : matchesSearch(filter.scope, filter.search)
  return {
    before: sql``,
    page: selectProductPage(filter, where),
    matching: countProducts(filter, where),
    isAbout: sql`false`,
  }
}

const presentIn = (scope: Scope): RawBuilder<unknown> =>
  scope === 'all_vendors'
    ? sql`exists (select from catalog.products p where p.category_slug = c.slug)`
    : sql`c.slug in (select category_slug from catalog.products where vendor_id = ${scope})`

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
