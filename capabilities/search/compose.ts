import { type Language, localizedText } from '#kernel/locale.ts'
import { type Result, refuse, ok } from '#kernel/result.ts'
import type { Database, Db } from '#platform/database/index.ts'
import type { Clock } from '#kernel/time.ts'
import { recordCacheTag, recordCacheExpiry } from '#platform/http/cache-tags.ts'
import type { CategoryTreeView } from '../catalog/contract.ts'
import type { Catalog } from '../catalog/index.ts'
import type { Shipping } from '../shipping/index.ts'
import { listProductsPage, type RecordedSearch } from './operations/list-products-page.ts'
import { suggest } from './operations/suggest.ts'
import { categoryCounts } from './queries/category-counts.ts'
import { featuredProducts, popularTerms } from './queries/featured-and-popular.ts'
import { createIndexStatistics } from './queries/index-statistics.ts'
import { productDetail } from './queries/product-detail.ts'
import { createQueryDictionary } from './queries/query-dictionary.ts'
import {
  listPublicVendors,
  popularVendors,
  vendorDetail,
  nextCodeChange,
} from './queries/vendors.ts'
import { categoryTree } from './rules/category-tree.ts'
import { readSearchCursor } from './rules/cursor.ts'
import { SCAN_LIMITS, type ScanLimits } from './rules/scan-strategy.ts'

type ShopsQuery = {
  search?: string | undefined
  wilaya?: string | undefined
  category?: string | undefined
  facets?: boolean | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export function searchOperations({
  db,
  clock,
  catalog,
  shipping,
  listen,
  onSearched,
  scale = SCAN_LIMITS,
}: SearchDeps) {
  const overview = createIndexStatistics(db)
  const dictionary = createQueryDictionary(db, listen)
  return {
    listProducts: listProductsPage({
      ...{ db, catalog, shipping, overview, dictionary, scale, onSearched },
    }),
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
    suggest: suggest({ db, catalog, overview, dictionary }),
    popularTerms: (language: Language) => popularTerms(db, language),
    categories: async (language: Language): Promise<CategoryTreeView> => {
      recordCacheTag('products', 'categories')
      const [categories, counts] = await Promise.all([catalog.categories(), categoryCounts(db)])
      return { items: categoryTree(categories, counts, (name) => localizedText(name, language)) }
    },
    listVendors: (query: ShopsQuery, language: Language) => {
      recordCacheTag('products', 'vendors')
      const after = readSearchCursor(query.cursor, 'rating')
      return listPublicVendors(db, { ...query, limit: query.limit ?? 24, after }, language)
    },
    popularVendors: (language: Language) => {
      recordCacheTag('products', 'vendors')
      return popularVendors(db, language)
    },
    vendor: async (
      id: string,
      language: Language,
    ): Promise<Result<string, { code: 'vendor_not_found' }>> => {
      recordCacheTag('products', 'vendors', `vendor:${id}`)
      const [found, changesAt] = await Promise.all([
        vendorDetail(db, id, language, clock.now()),
        nextCodeChange(db, id, clock.now()),
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
  shipping: Pick<Shipping, 'optionsOf'>
  /** Receives synonym changes by NOTIFY; without it they apply within a minute. */
  listen?: Database['listen']
  onSearched?: (searched: RecordedSearch) => void
  scale?: ScanLimits
}
export type SearchOperations = ReturnType<typeof searchOperations>
