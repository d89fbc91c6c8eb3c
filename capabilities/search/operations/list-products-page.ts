import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import { recordRead } from '#platform/http/reads.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { ProductsFilters } from '../contract.ts'
import type { Dictionary } from '../queries/dictionary.ts'
import { facets } from '../queries/facets.ts'
import { listProducts } from '../queries/list-products.ts'
import { whatIsNear } from '../queries/near.ts'
import type { Overview } from '../queries/overview.ts'
import { categoryScope } from '../rules/category-scope.ts'
import type { Scale } from '../rules/scale.ts'

const PAGE_SIZE = 24

type Deps = {
  db: Db
  catalog: Pick<Catalog, 'categories'>
  overview: () => Promise<Overview>
  dictionary: Dictionary
  scale: Scale
}

/** One page of public products as JSON text; with `facets`, the counts beside it too. */
export const listProductsPage =
  ({ db, catalog, overview, dictionary, scale }: Deps) =>
  async (filters: ProductsFilters, language: Language): Promise<string> => {
    recordRead('products', 'categories')
    const categories = filters.category
      ? categoryScope(filters.category, await catalog.categories())
      : null
    const request = { filters, categories, language, limit: filters.limit ?? PAGE_SIZE }
    const words = filters.search === undefined ? [] : await dictionary(filters.search)
    const known = { db, request, words, overview: await overview(), scale }
    const [page, counts] = await Promise.all([
      listProducts(known),
      filters.facets ? facets(known, 'all') : null,
    ])
    const fields = [page.text.slice(0, -1)]
    if (words.length > 0) fields.push(`"carried":"${page.carried}"`)
    if (page.carried === 'none')
      fields.push(`"near":${await whatIsNear(db, filters.search ?? '', language)}`)
    if (counts !== null)
      fields.push(`"facets":${page.carried === 'some' ? await facets(known, 'some') : counts}`)
    return `${fields.join(',')}}`
  }
