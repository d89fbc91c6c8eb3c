import { type Language, textIn } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import { recordRead } from '#platform/http/reads.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { CategoryTreeView } from '../catalog/contract.ts'
import { listProductsPage } from './operations/list-products-page.ts'
import { chunksOfProducts, productsFrom, publicShops } from './queries/addresses.ts'
import { categoryCounts } from './queries/category-counts.ts'
import { createDictionary } from './queries/dictionary.ts'
import { productDetail } from './queries/product-detail.ts'
import { createOverview } from './queries/overview.ts'
import { featuredProducts, popularTerms, suggestions } from './queries/shelves.ts'
import { listVendors, popularVendors, vendorDetail } from './queries/shops.ts'
import { categoryTree } from './rules/category-tree.ts'
import { type Scale, SCALE } from './rules/scale.ts'
import { stillTyped } from './rules/read-words.ts'
import { readCursor } from './rules/cursor.ts'
import { publicReads } from './reads.ts'
import { shopRoutes } from './routes.shop.ts'

export { keepUpWithCategories } from './operations/keep-up-with-categories.ts'
export type { PublicRead } from './reads.ts'

type ShopsQuery = {
  search?: string | undefined
  wilaya?: string | undefined
  category?: string | undefined
  facets?: boolean | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

function operations({ db, catalog, scale = SCALE }: SearchDeps) {
  const overview = createOverview(db)
  const dictionary = createDictionary(db)
  return {
    listProducts: listProductsPage({ db, catalog, overview, dictionary, scale }),
    featured: async (language: Language) => {
      recordRead('products')
      return (await featuredProducts(db, language)) ?? '{"items":[]}'
    },
    product: async (
      id: string,
      language: Language,
    ): Promise<Result<string, { code: 'product_not_found' }>> => {
      recordRead('products', 'categories', `product:${id}`)
      const found = await productDetail(db, id, language)
      return found === null ? refuse({ code: 'product_not_found' }) : ok(found)
    },
    suggest: async (typed: string, language: Language) =>
      suggestions(db, stillTyped(await dictionary(typed)), language),
    popularTerms: (language: Language) => popularTerms(db, language),
    categories: async (language: Language): Promise<CategoryTreeView> => {
      recordRead('products', 'categories')
      const [categories, counts] = await Promise.all([catalog.categories(), categoryCounts(db)])
      return { items: categoryTree(categories, counts, (name) => textIn(name, language)) }
    },
    listVendors: (query: ShopsQuery, language: Language) => {
      recordRead('products', 'vendors')
      const after = readCursor(query.cursor, 'rating')
      return listVendors(db, { ...query, limit: query.limit ?? 24, after }, language)
    },
    popularVendors: () => {
      recordRead('products', 'vendors')
      return popularVendors(db)
    },
    vendor: async (
      id: string,
      language: Language,
    ): Promise<Result<string, { code: 'vendor_not_found' }>> => {
      recordRead('products', 'vendors', `vendor:${id}`)
      const found = await vendorDetail(db, id, language)
      return found === null ? refuse({ code: 'vendor_not_found' }) : ok(found)
    },
  }
}

export type SearchDeps = { db: Db; catalog: Pick<Catalog, 'categories'>; scale?: Scale }

/** The door of the public reading side: lists, search, suggestions, details. Answers are JSON text. */
export function createSearch(deps: SearchDeps) {
  const search = operations(deps)
  const { db } = deps
  /** Every public address, for search engines. */
  const addresses = {
    chunks: (size: number) => chunksOfProducts(db, size),
    products: (first: string, size: number) => productsFrom(db, first, size),
    shops: (most: number) => publicShops(db, most),
  }
  return { ...search, addresses, reads: publicReads(search), shopRoutes: shopRoutes(search) }
}
export type Search = ReturnType<typeof createSearch>
export type SearchOperations = ReturnType<typeof operations>
