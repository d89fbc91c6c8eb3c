import { createCatalog } from '#capabilities/catalog/index.ts'
import { ProductsPageView } from '#capabilities/search/contract.ts'
import { createSearch } from '#capabilities/search/index.ts'
import { createTerritory } from '#capabilities/territory/index.ts'
import { PRODUCTS } from '#demo/catalog/index.ts'
import { demoId } from '#demo/ids.ts'
import { loadDemo } from '#demo/load.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'

const clock = { now: () => new Date('2026-11-21T15:30:00Z') }
const log = { info: () => undefined, warn: () => undefined } as never // the demo loader's log
/** Product id to the key that judgments name. */
export const keyOf = new Map(PRODUCTS.map(({ key }) => [demoId('product', key), key]))

/** The search over the demo catalog. `load` fills the database and belongs into `beforeAll`. */
export function demoSearch(database: TestDatabase) {
  const { db } = database
  const search = createSearch({
    ...{ db, clock, catalog: createCatalog({ database }) },
    shipping: deliversNowhere,
  })
  return {
    clock,
    search,
    async load() {
      await createTerritory({ db }).loadTerritory()
      await loadDemo({ database, clock, log })
    },
    async list(typed: string, limit = 10) {
      const path = `/products?limit=${limit}&search=${encodeURIComponent(typed)}`
      return ProductsPageView.parse(await (await search.storefrontRoutes.request(path)).json())
    },
    /** The demo's keys of the products of a page. */
    keysOf: ({ items }: ProductsPageView): string[] => items.map(({ id }) => keyOf.get(id) ?? id),
  }
}
