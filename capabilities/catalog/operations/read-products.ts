import type { Language } from '#kernel/locale.ts'
import { decodeSortCursor, encodeSortCursor } from '#platform/database/index.ts'
import { ok, type Result } from '#kernel/result.ts'
import type {
  ManagedProductsPageView,
  ManagedProductView,
  ProductSort,
  ProductVendorsView,
  SuggestedSpecificationsView,
} from '../contract.ts'
import { listSuggestions } from '../queries/categories.ts'
import { findManaged, listSellingVendors } from '../queries/product.ts'
import { listManaged } from '../queries/product-list.ts'
import {
  countLimit,
  isStockFilter,
  sortColumns,
  type ProductFilter,
} from '../queries/product-list-source.ts'
import { searchTerms } from '../rules/search-terms.ts'
import type { Scope } from '../schema.ts'
import {
  type ProductCommandDeps,
  PRODUCT_NOT_FOUND,
  type ProductRefusal,
} from './product-command.ts'

type ListQuery = {
  search?: string | undefined
  state?: ProductFilter['state'] | undefined
  category?: string | undefined
  sort?: ProductSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}
/** An upper bound, far above the number of vendors. */
const MOST_SHOPS = 1_000

export const readProducts = ({
  db,
  promotions,
}: Pick<ProductCommandDeps, 'db' | 'promotions'>) => ({
  async list(query: ListQuery, scope: Scope, language: Language): Promise<ManagedProductsPageView> {
    const { search, state = 'all', category, sort = 'newest', limit = 25, cursor } = query
    const order = sortColumns(sort, language)
    const words = searchTerms(search)
    const { rows, matching, isAbout, ...rest } = await listManaged(db, {
      scope,
      search: words ?? (search ? { words: '', sku: '', shop: '' } : null),
      state,
      category: category || null,
      order,
      after: decodeSortCursor(order, cursor),
      limit,
      language,
    })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const max = countLimit({ scope, state })
    const isCounted = !isAbout && matching <= max
    // Without a filter, counters kept by triggers give the exact total cheaply.
    const isWhole = !search && !category && !isStockFilter(state)
    const remaining =
      state === 'all' || isStockFilter(state) ? rest.counts.total : rest.counts[state]
    return {
      items: page.map(({ view }) => view),
      total: isWhole
        ? remaining
        : Math.max(page.length, isAbout ? matching : Math.min(matching, max)),
      total_is_estimate: !isWhole && !isCounted,
      next: rows.length > limit && last ? encodeSortCursor(order, last) : null,
      ...rest,
    }
  },

  async get(id: string, scope: Scope): Promise<Result<ManagedProductView, ProductRefusal>> {
    const found = await findManaged(db, id, scope)
    if (!found) return PRODUCT_NOT_FOUND
    const steps = await promotions.listBulkDiscounts(db, id)
    const percent = ({ quantity, rate }: (typeof steps)[number]) => ({
      quantity,
      percent: rate / 100,
    })
    return ok({ ...found, bulk_discounts: steps.map(percent) })
  },

  async suggestions(): Promise<SuggestedSpecificationsView> {
    const items = (await listSuggestions(db)).map(({ category, names }) => ({
      category,
      names: names.map(({ fr, en, ar }) => ({ fr, en: en ?? null, ar: ar ?? null })),
    }))
    return { items }
  },

  async sellingShops(): Promise<ProductVendorsView> {
    return { items: await listSellingVendors(db, MOST_SHOPS) }
  },
})
export type ReadProducts = ReturnType<typeof readProducts>
