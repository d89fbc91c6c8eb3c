import type { Language } from '#kernel/locale.ts'
import { readPlace, writePlace } from '#platform/database/index.ts'
import { ok, type Result } from '#kernel/result.ts'
import type {
  ManagedProductsPageView,
  ManagedProductView,
  ProductSort,
  ProductVendorsView,
  SuggestedSpecificationsView,
} from '../contract.ts'
import { listSuggestions } from '../queries/categories.ts'
import { findManaged, listSellingShops } from '../queries/product.ts'
import { listManaged, mostOf, orderOf, type ProductFilter } from '../queries/product-list.ts'
import { searchWords } from '../rules/search-terms.ts'
import type { Scope } from '../schema.ts'
import { type ManagingDeps, NOT_FOUND, type ProductRefusal } from './product-command.ts'

type ListQuery = {
  search?: string | undefined
  state?: ProductFilter['state'] | undefined
  category?: string | undefined
  sort?: ProductSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}
/** More shops than anybody scrolls through. */
const MOST_SHOPS = 1_000

/** Products as their shop manages them, or as the team does: a list, in the order asked, and each whole. */
export const readProducts = ({ db, promotions }: Pick<ManagingDeps, 'db' | 'promotions'>) => ({
  async list(query: ListQuery, scope: Scope, language: Language): Promise<ManagedProductsPageView> {
    const { search, state = 'all', category, sort = 'newest', limit = 25, cursor } = query
    const order = orderOf(sort, language)
    const words = searchWords(search)
    const { rows, matching, isAbout, ...rest } = await listManaged(db, {
      scope,
      search: words ?? (search ? { words: '', sku: '', shop: '' } : null),
      state,
      category: category || null,
      order,
      after: readPlace(order, cursor),
      limit,
      language,
    })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const most = mostOf({ scope, state })
    const isCounted = !isAbout && matching <= most
    // Where nothing is asked for, what is kept is exact and costs a few rows.
    const isWhole = !search && !category && state !== 'low'
    const kept = state === 'all' || state === 'low' ? rest.counts.total : rest.counts[state]
    return {
      items: page.map(({ view }) => view),
      total: isWhole ? kept : Math.max(page.length, isAbout ? matching : Math.min(matching, most)),
      total_is_estimate: !isWhole && !isCounted,
      next: rows.length > limit && last ? writePlace(order, last) : null,
      ...rest,
    }
  },

  async get(id: string, scope: Scope): Promise<Result<ManagedProductView, ProductRefusal>> {
    const found = await findManaged(db, id, scope)
    if (!found) return NOT_FOUND
    const steps = await promotions.findBulkSteps(db, id)
    const percent = ({ quantity, rate }: (typeof steps)[number]) => ({
      quantity,
      percent: rate / 100,
    })
    return ok({ ...found, bulk_discounts: steps.map(percent) })
  },

  /** The names of specifications that each category suggests. */
  async suggestions(): Promise<SuggestedSpecificationsView> {
    const items = (await listSuggestions(db)).map(({ category, names }) => ({
      category,
      names: names.map(({ fr, en, ar }) => ({ fr, en: en ?? null, ar: ar ?? null })),
    }))
    return { items }
  },

  /** The shops that a new product may be given to. */
  async sellingShops(): Promise<ProductVendorsView> {
    return { items: await listSellingShops(db, MOST_SHOPS) }
  },
})
export type ReadProducts = ReturnType<typeof readProducts>
