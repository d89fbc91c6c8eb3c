import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import { recordRead } from '#platform/http/reads.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { ProductsFilters } from '../contract.ts'
import { facets } from '../queries/facets.ts'
import { listProducts } from '../queries/list-products.ts'
import type { Overview } from '../queries/overview.ts'
import { categoryScope } from '../rules/category-scope.ts'
import type { Scale } from '../rules/scale.ts'

const PAGE_SIZE = 24

type Deps = {
  db: Db
  catalog: Pick<Catalog, 'categories'>
  overview: () => Promise<Overview>
  scale: Scale
}

/** One page of public products as JSON text; with `facets`, the counts beside it too. */
export const listProductsPage =
  ({ db, catalog, overview, scale }: Deps) =>
  async (filters: ProductsFilters, language: Language): Promise<string> => {
    recordRead('products')
    const categories = filters.category
      ? categoryScope(filters.category, await catalog.categories())
      : null
    const request = { filters, categories, language, limit: filters.limit ?? PAGE_SIZE }
    const known = { db, request, overview: await overview(), scale }
    const page = listProducts(known)
    if (!filters.facets) return page

    const [items, counts] = await Promise.all([page, facets(known)])
    return `${items.slice(0, -1)},"facets":${counts}}`
  }
