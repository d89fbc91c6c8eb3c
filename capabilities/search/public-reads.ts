import type { z } from 'zod'
import type { Language } from '#kernel/locale.ts'
import { VendorsQuery } from '../vendors/contract.ts'
import { ProductParams, ProductsQuery } from './contract.ts'
import type { SearchOperations } from './compose.ts'

/** The same for every visitor; null leaves the error response to the route. */
export type PublicRead = (
  query: URLSearchParams,
  language: Language,
  id: string,
) => Promise<string> | null | Promise<string | null>

type PublicReads = Readonly<Record<string, PublicRead>>

/**
 * By path. `lists` may be cached; `product` (its path ends in the id) shows the stock and may not.
 */
export function publicReads(search: SearchOperations): { lists: PublicReads; product: PublicRead } {
  return {
    lists: {
      '/products': (query, language) => {
        const filters = parsed(ProductsQuery, query)
        return filters && search.listProducts(filters, language)
      },
      '/products/featured': (_, language) => search.featured(language),
      '/categories': async (_, language) => JSON.stringify(await search.categories(language)),
      '/vendors': (query, language) => {
        const filters = parsed(VendorsQuery, query)
        return filters && search.listVendors(filters, language)
      },
      '/vendors/popular': (_, language) => search.popularVendors(language),
      '/search/popular': (_, language) => search.popularTerms(language),
    },
    product: async (_, language, id) => {
      if (!ProductParams.safeParse({ id }).success) return null
      const found = await search.product(id, language)
      return found.ok ? found.value : null
    },
  }
}

/** Null for invalid or repeated parameters. */
function parsed<Schema extends z.ZodType>(schema: Schema, query: URLSearchParams) {
  const given = Object.fromEntries(query)
  if (Object.keys(given).length !== query.size) return null
  const read = schema.safeParse(given)
  return read.success ? read.data : null
}
