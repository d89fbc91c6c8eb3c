import {
  callerLanguage,
  createRoute,
  json,
  jsonText,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { CategoryTree } from '../catalog/contract.ts'
import {
  PopularVendors,
  VendorDetailView,
  VendorParams,
  VendorsPageView,
  VendorsQuery,
} from '../vendors/contract.ts'
import {
  FeaturedView,
  PopularTerms,
  ProductDetailView,
  ProductParams,
  ProductsPageView,
  ProductsQuery,
  Suggestions,
  SuggestionsQuery,
} from './contract.ts'
import type { SearchOperations } from './compose.ts'
import { texts } from './texts.generated.ts'

const LIST_FIELD_TEXTS = texts.below('list-field')
const SEARCH_REFUSALS = texts.below('search-refusals')

const reading = <Schema extends Parameters<typeof json>[0]>(
  path: string,
  summary: string,
  schema: Schema,
) => ({
  method: 'get' as const,
  path,
  tags: ['shop'],
  summary,
  responses: { 200: json(schema, summary) },
})

const products = createRoute({
  ...reading('/products', 'List products with filters, sorting and pages', ProductsPageView),
  request: { query: ProductsQuery },
  responses: { 200: json(ProductsPageView, 'One page of products'), ...problems(422) },
})
const product = createRoute({
  ...reading('/products/{id}', 'Get a product', ProductDetailView),
  request: { params: ProductParams },
  responses: {
    200: json(ProductDetailView, 'The product'),
    ...problems({ product_not_found: 404 }, 422),
  },
})
const suggestionsRoute = createRoute({
  ...reading('/search/suggestions', 'Get up to five search suggestions', Suggestions),
  request: { query: SuggestionsQuery },
})
const vendors = createRoute({
  ...reading('/vendors', 'List vendors by name, wilaya or category', VendorsPageView),
  request: { query: VendorsQuery },
  responses: { 200: json(VendorsPageView, 'One page of vendors'), ...problems(422) },
})
const vendor = createRoute({
  ...reading('/vendors/{id}', 'Get a vendor', VendorDetailView),
  request: { params: VendorParams },
  responses: {
    200: json(VendorDetailView, 'The vendor'),
    ...problems({ vendor_not_found: 404 }, 422),
  },
})

/** Mounted under /api/v1. */
export const storefrontRoutes = (search: SearchOperations) =>
  routes({ texts: LIST_FIELD_TEXTS })
    .openapi(products, async (c) =>
      jsonText(c, await search.listProducts(c.req.valid('query'), callerLanguage(c))),
    )
    .openapi(
      reading('/products/featured', 'List up to four featured products', FeaturedView),
      async (c) => jsonText(c, await search.featured(callerLanguage(c))),
    )
    .openapi(product, async (c) => {
      const found = await search.product(c.req.valid('param').id, callerLanguage(c))
      if (!found.ok) return refusal(c, found.error, { product_not_found: 404 }, SEARCH_REFUSALS)
      return jsonText(c, found.value)
    })
    .openapi(suggestionsRoute, async (c) =>
      jsonText(c, await search.suggest(c.req.valid('query').q, callerLanguage(c))),
    )
    .openapi(reading('/search/popular', 'List popular searches', PopularTerms), async (c) =>
      jsonText(c, await search.popularTerms(callerLanguage(c))),
    )
    .openapi(
      reading('/categories', 'Get the category tree with product counts', CategoryTree),
      async (c) => c.json(await search.categories(callerLanguage(c)), 200),
    )
    .openapi(vendors, async (c) =>
      jsonText(c, await search.listVendors(c.req.valid('query'), callerLanguage(c))),
    )
    .openapi(
      reading(
        '/vendors/popular',
        'List up to six popular vendors, best rated first',
        PopularVendors,
      ),
      async (c) => jsonText(c, await search.popularVendors(callerLanguage(c))),
    )
    .openapi(vendor, async (c) => {
      const found = await search.vendor(c.req.valid('param').id, callerLanguage(c))
      if (!found.ok) return refusal(c, found.error, { vendor_not_found: 404 }, SEARCH_REFUSALS)
      return jsonText(c, found.value)
    })
