import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import { recordCacheExpiry, recordCacheTag } from '#platform/http/cache-tags.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { Shipping } from '#capabilities/shipping/index.ts'
import type { ProductsFilters } from '../contract.ts'
import type { Dictionary } from '../queries/query-dictionary.ts'
import { facets } from '../queries/facets.ts'
import { isEmpty, type ListPage, listProducts } from '../queries/list-products.ts'
import { noResultSuggestions } from '../queries/no-result-suggestions.ts'
import { knownWords } from '../queries/match-levels.ts'
import { hasFilters } from '../queries/list-sql.ts'
import type { IndexStatistics } from '../queries/index-statistics.ts'
import { categoryScope } from '../rules/category-scope.ts'
import type { RankQuery } from '../queries/rank-candidates.ts'
import type { PriceBounds } from '../rules/price-phrases.ts'
import type { ScanLimits } from '../rules/scan-strategy.ts'
import type { UnderstoodQuery } from '../rules/understand-query.ts'

const PAGE_SIZE = 24

type Deps = {
  db: Db
  catalog: Pick<Catalog, 'categories'>
  shipping: Pick<Shipping, 'optionsOf'>
  overview: () => Promise<IndexStatistics>
  dictionary: Dictionary
  scale: ScanLimits
  onSearched?: ((searched: RecordedSearch) => void) | undefined
}
export type RecordedSearch = { typed: string; language: Language; results: number }

/** JSON text; with `facets`, also the counts per filter. */
export const listProductsPage =
  ({ db, catalog, shipping, overview, dictionary, scale, onSearched }: Deps) =>
  async (filters: ProductsFilters, language: Language): Promise<string> => {
    recordCacheTag('products', 'categories')
    const categories = filters.category
      ? categoryScope(filters.category, await catalog.categories())
      : null
    const { wilaya, limit = PAGE_SIZE } = filters
    const delivery = wilaya ? { wilaya, options: await shipping.optionsOf(wilaya) } : null
    const requested = { filters, categories, language, limit, delivery }
    const typed = filters.search
    if (typed !== undefined) recordCacheTag('synonyms')
    const read = typed === undefined ? null : await dictionary(typed, filters.literal === true)
    const known = {
      db,
      words: read?.words ?? [],
      literal: read?.literal ?? [],
      asTyped: read?.asTyped ?? '',
      overview: await overview(),
      scale,
    }
    const { page, request, bounds } = await withinPrice(
      { ...known, request: requested },
      read?.bounds ?? {},
    )
    const counts = filters.facets ? await facets({ ...known, request }, page) : null
    if (
      typed !== undefined &&
      known.words.length > 0 &&
      !filters.cursor &&
      !hasFilters(requested)
    ) {
      const results = resultsOf(page)
      onSearched?.({ typed, language, results })
      // Every search without results must be counted, so its page is not cached.
      if (results === 0 && onSearched) recordCacheExpiry(new Date(0))
    }
    const fields = [page.text.slice(0, -1)]
    if (read) fields.push(...understoodFields(read, page, bounds))
    if (page.carried === 'none' && known.words.length > 0)
      fields.push(
        `"near":${await noResultSuggestions(db, { typed: typed ?? '', related: read?.related ?? '' }, language)}`,
      )
    if (counts !== null) fields.push(`"facets":${counts}`)
    return `${fields.join(',')}}`
  }

/** A price in the query applies where the visitor has set none, unless nothing is left. */
async function withinPrice(asking: RankQuery, bounds: PriceBounds) {
  const { filters } = asking.request
  const priced = {
    ...filters,
    min_price: filters.min_price ?? bounds.min,
    max_price: filters.max_price ?? bounds.max,
  }
  const isPriced = priced.min_price !== filters.min_price || priced.max_price !== filters.max_price
  if (!isPriced) return { page: await listProducts(asking), request: asking.request, bounds: {} }
  const request = { ...asking.request, filters: priced }
  const page = await listProducts({ ...asking, request })
  if (!isEmpty(page.text) || filters.cursor) return { page, request, bounds }
  const unpriced = await listProducts(asking)
  return unpriced.carried === 'none' || isEmpty(unpriced.text)
    ? { page, request, bounds }
    : {
        page: { ...unpriced, carried: 'some' as const, isUnpriced: true },
        request: asking.request,
        bounds: {},
      }
}

function understoodFields(
  { words, bounds: named }: UnderstoodQuery,
  { carried, level, hasFullMatch = false, isOnlyMentioned }: ListPage,
  bounds: PriceBounds,
): string[] {
  if (words.length === 0 && Object.keys(named).length === 0) return []
  const used = new Set(level === 'near' ? knownWords(words, hasFullMatch) : words)
  const guesses = words.flatMap((word) =>
    word.guess && used.has(word) && carried !== 'none' ? [word.guess] : [],
  )
  return [
    ...(words.length > 0 ? [`"carried":"${carried}"`] : []),
    ...(level === 'described' || isOnlyMentioned ? ['"only_described":true'] : []),
    ...(guesses.length > 0 ? [`"guesses":${JSON.stringify(guesses)}`] : []),
    ...(Object.keys(bounds).length > 0 ? [`"price_bounds":${JSON.stringify(bounds)}`] : []),
  ]
}

const resultsOf = ({ text, carried }: ListPage): number =>
  carried === 'all'
    ? Number(
        (/"exact_total":(\d+)/.exec(text) ?? /"total":(\d+),"total_is_est/.exec(text))?.[1] ?? 0,
      )
    : 0
