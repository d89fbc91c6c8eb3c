import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { manageSynonyms } from './operations/change-synonyms.ts'
import { readSynonyms } from './operations/read-synonyms.ts'
import { previewSearch } from './operations/preview-search.ts'
import {
  listSitemapChunks,
  listSitemapProducts,
  listSitemapVendors,
} from './queries/sitemap-urls.ts'
import { createIndexStatistics } from './queries/index-statistics.ts'
import { SCAN_LIMITS } from './rules/scan-strategy.ts'
import { publicReads } from './public-reads.ts'
import { manageIntents } from './operations/change-intents.ts'
import { adminRoutes } from './routes.admin.ts'
import { intentRoutes } from './routes.admin.intents.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { searchOperations, type SearchDeps } from './compose.ts'

export {
  recordChoices,
  type RecordChoices,
  type RecordedChoice,
} from './operations/record-choices.ts'
export { recordSearches } from './operations/record-searches.ts'
export { reindexOnCategoryChange } from './operations/reindex-category.ts'
export type { PublicRead } from './public-reads.ts'

/** Module API of search and the storefront's lists. Returns JSON text. */
export function createSearch(deps: SearchDeps) {
  const search = searchOperations(deps)
  const { db } = deps
  const addresses = {
    chunks: (size: number) => listSitemapChunks(db, size),
    products: (first: string, size: number) => listSitemapProducts(db, first, size),
    shops: (max: number) => listSitemapVendors(db, max),
  }
  return {
    ...search,
    addresses,
    reads: publicReads(search),
    storefrontRoutes: storefrontRoutes(search),
  }
}
export type Search = ReturnType<typeof createSearch>
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
      previewSearch: previewSearch({ db, overview: createIndexStatistics(db), scale: SCAN_LIMITS }),
    }).route('/', intentRoutes(manageIntents(deps))),
  }
}
