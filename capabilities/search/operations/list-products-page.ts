import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import { recordCacheExpiry, recordCacheTag } from '#platform/http/cache-tags.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { ProductsFilters } from '../contract.ts'
import type { Dictionary } from '../queries/spelling-and-synonyms.ts'
import { facets } from '../queries/facets.ts'
import { type ListPage, listProducts } from '../queries/list-products.ts'
import { noResultSuggestions } from '../queries/no-result-suggestions.ts'
import { hasFilters } from '../queries/list-sql.ts'
import type { IndexStatistics } from '../queries/index-statistics.ts'
import { categoryScope } from '../rules/category-scope.ts'
import type { ScanLimits } from '../rules/scan-strategy.ts'

const PAGE_SIZE = 24

type Deps = {
  db: Db
  catalog: Pick<Catalog, 'categories'>
  overview: () => Promise<IndexStatistics>
  dictionary: Dictionary
  scale: ScanLimits
  onSearched?: ((searched: RecordedSearch) => void) | undefined
}
export type RecordedSearch = { typed: string; language: Language; results: number }

/** JSON text; with `facets`, also the counts per filter. */
export const listProductsPage =
  ({ db, catalog, overview, dictionary, scale, onSearched }: Deps) =>
  async (filters: ProductsFilters, language: Language): Promise<string> => {
    recordCacheTag('products', 'categories')
    const categories = filters.category
      ? categoryScope(filters.category, await catalog.categories())
      : null
    const request = { filters, categories, language, limit: filters.limit ?? PAGE_SIZE }
    const typed = filters.search
    if (typed !== undefined) recordCacheTag('synonyms')
    const words = typed === undefined ? [] : await dictionary(typed)
    const known = { db, request, words, overview: await overview(), scale }
    const [page, counts] = await Promise.all([
      listProducts(known),
      filters.facets ? facets(known, 'all') : null,
    ])
    if (typed !== undefined && words.length > 0 && !filters.cursor && !hasFilters(request)) {
      const results = resultsOf(page)
      onSearched?.({ typed, language, results })
      // Every search without results must be counted, so its page is not cached.
      if (results === 0 && onSearched) recordCacheExpiry(new Date(0))
    }
    const fields = [page.text.slice(0, -1)]
    if (words.length > 0) fields.push(`"carried":"${page.carried}"`)
    if (page.carried === 'none')
      fields.push(`"near":${await noResultSuggestions(db, typed ?? '', language)}`)
    if (counts !== null)
      fields.push(`"facets":${page.carried === 'some' ? await facets(known, 'some') : counts}`)
    return `${fields.join(',')}}`
  }

const resultsOf = ({ text, carried }: ListPage): number =>
  carried === 'all' ? Number(/"total":(\d+),"total_is_estimate"/.exec(text)?.[1] ?? 0) : 0
