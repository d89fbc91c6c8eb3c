import { type Language, localizedText } from '#kernel/locale.ts'
import { localDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Database, Db } from '#platform/database/index.ts'
import { recordCacheExpiry, recordCacheTag } from '#platform/http/cache-tags.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { CategoryTreeView } from '../catalog/contract.ts'
import { manageSynonyms } from './operations/change-synonyms.ts'
import { listProductsPage, type RecordedSearch } from './operations/list-products-page.ts'
import { readSynonyms } from './operations/read-synonyms.ts'
import { previewSearch } from './operations/preview-search.ts'
import {
  listSitemapChunks,
  listSitemapProducts,
  listSitemapVendors,
} from './queries/sitemap-urls.ts'
import { categoryCounts } from './queries/category-counts.ts'
import { createSpellingDictionary } from './queries/spelling-and-synonyms.ts'
import { productDetail } from './queries/product-detail.ts'
import { createIndexStatistics } from './queries/index-statistics.ts'
import { featuredProducts, popularTerms, suggestions } from './queries/featured-and-suggestions.ts'
import { listVendors, nextCodeChange, popularVendors, vendorDetail } from './queries/vendors.ts'
import { categoryTree } from './rules/category-tree.ts'
import { type ScanLimits, SCAN_LIMITS } from './rules/scan-strategy.ts'
import { withPrefixOnLastWord } from './rules/parse-query.ts'
import { readCursor } from './rules/cursor.ts'
import { publicReads } from './public-reads.ts'
import { adminRoutes } from './routes.admin.ts'
import { storefrontRoutes } from './routes.storefront.ts'

export { recordSearches } from './operations/record-searches.ts'
export { reindexOnCategoryChange } from './operations/reindex-category.ts'
export type { PublicRead } from './public-reads.ts'

type ShopsQuery = {
  search?: string | undefined
  wilaya?: string | undefined
  category?: string | undefined
  facets?: boolean | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

function operations({ db, clock, catalog, listen, onSearched, scale = SCAN_LIMITS }: SearchDeps) {
  const overview = createIndexStatistics(db)
  const dictionary = createSpellingDictionary(db, listen)
  return {
    listProducts: listProductsPage({ db, catalog, overview, dictionary, scale, onSearched }),
    featured: async (language: Language) => {
      recordCacheTag('products')
      return (await featuredProducts(db, language)) ?? '{"items":[]}'
    },
    product: async (
      id: string,
      language: Language,
    ): Promise<Result<string, { code: 'product_not_found' }>> => {
      recordCacheTag('categories', `product:${id}`)
      const found = await productDetail(db, id, language)
      if (found === null) return refuse({ code: 'product_not_found' })
      recordCacheTag(`vendor:${found.vendorId}`, `shelf:${found.category}`)
      return ok(found.json)
    },
    suggest: async (typed: string, language: Language) =>
      suggestions(db, withPrefixOnLastWord(await dictionary(typed)), language),
    popularTerms: (language: Language) => popularTerms(db, language),
    categories: async (language: Language): Promise<CategoryTreeView> => {
      recordCacheTag('products', 'categories')
      const [categories, counts] = await Promise.all([catalog.categories(), categoryCounts(db)])
      return { items: categoryTree(categories, counts, (name) => localizedText(name, language)) }
    },
    listVendors: (query: ShopsQuery, language: Language) => {
      recordCacheTag('products', 'vendors')
      const after = readCursor(query.cursor, 'rating')
      return listVendors(db, { ...query, limit: query.limit ?? 24, after }, language)
    },
    popularVendors: () => {
      recordCacheTag('products', 'vendors')
      return popularVendors(db)
    },
    vendor: async (
      id: string,
      language: Language,
    ): Promise<Result<string, { code: 'vendor_not_found' }>> => {
      recordCacheTag('products', 'vendors', `vendor:${id}`)
      const [found, changesAt] = await Promise.all([
        vendorDetail(db, id, language, localDate(clock.now())),
        nextCodeChange(db, id),
      ])
      recordCacheExpiry(changesAt)
      return found === null ? refuse({ code: 'vendor_not_found' }) : ok(found)
    },
  }
}

export type SearchDeps = {
  db: Db
  clock: Clock
  catalog: Pick<Catalog, 'categories'>
  /** The line on which changes of synonyms are heard; without it they hold within a minute. */
  listen?: Database['listen']
  onSearched?: (searched: RecordedSearch) => void
  scale?: ScanLimits
}

/** The door of the public reading side: lists, search, suggestions, details. Answers are JSON text. */
export function createSearch(deps: SearchDeps) {
  const search = operations(deps)
  const { db } = deps
  /** Every public address, for search engines. */
  const addresses = {
    chunks: (size: number) => listSitemapChunks(db, size),
    products: (first: string, size: number) => listSitemapProducts(db, first, size),
    shops: (most: number) => listSitemapVendors(db, most),
  }
  return { ...search, addresses, reads: publicReads(search), shopRoutes: storefrontRoutes(search) }
}
export type Search = ReturnType<typeof createSearch>
export type SearchOperations = ReturnType<typeof operations>

/** The desk of the words: synonyms, what was searched in vain, and how a search is read. */
export function createSynonymManagement(deps: {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
}) {
  const { db } = deps
  return {
    adminRoutes: adminRoutes({
      read: readSynonyms(deps),
      change: manageSynonyms(deps),
      attempt: previewSearch({ db, overview: createIndexStatistics(db), scale: SCAN_LIMITS }),
    }),
  }
}
