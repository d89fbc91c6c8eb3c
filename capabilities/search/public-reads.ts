import type { z } from 'zod'
import type { Language } from '#kernel/locale.ts'
import { VendorsQuery } from '../vendors/contract.ts'
import { ProductParams, ProductsQuery } from './contract.ts'
import type { SearchOperations } from './compose.ts'

/** JSON text for everybody alike, or null where the route itself has to say why there is none. */
export type PublicRead = (
  query: URLSearchParams,
  language: Language,
  id: string,
) => Promise<string> | null | Promise<string | null>

type PublicReads = Readonly<Record<string, PublicRead>>

/**
 * What anyone reads here with nothing but an address and a language, by path. `lists` may be kept;
 * `product` (its path ends in the id) tells the stock and is read each time.
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
      '/vendors/popular': () => search.popularVendors(),
      '/search/popular': (_, language) => search.popularTerms(language),
    },
    product: async (_, language, id) => {
      if (!ProductParams.safeParse({ id }).success) return null
      const found = await search.product(id, language)
      return found.ok ? found.value : null
    },
  }
}

/** The parameters in their schema's form; null for what the schema refuses, or what is said twice. */
function parsed<Schema extends z.ZodType>(schema: Schema, query: URLSearchParams) {
  const given = Object.fromEntries(query)
  if (Object.keys(given).length !== query.size) return null
  const read = schema.safeParse(given)
  return read.success ? read.data : null
}
