import {
  taggedRoutes,
  json,
  jsonBody,
  problems,
  routes,
  type GuardedContext,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { ManagedProduct, ManagedProductParams, ProductVendors } from './contract.ts'
import { NewProductBody, ProductFeaturedBody } from './commands.contract.ts'
import type { ProductActor } from './operations/product-command.ts'
import { productRoutes, type ProductOperations } from './routes.products.ts'
import { PRODUCT_STATUSES_BY_REFUSAL, productProblem } from './product-refusals.ts'
import { PRODUCT_FIELD_TEXTS } from './product-field-texts.ts'

const createRoute = taggedRoutes('admin')
const creation = createRoute({
  method: 'post',
  path: '/products',
  summary: 'Create a product of a vendor; a draft without stock by default',
  request: jsonBody(NewProductBody),
  responses: { 201: json(ManagedProduct, 'The product'), ...PRODUCT_STATUSES_BY_REFUSAL },
})
const featuring = createRoute({
  method: 'put',
  path: '/products/{id}/featured',
  summary: 'Feature or unfeature a product on the home page',
  request: { params: ManagedProductParams, ...jsonBody(ProductFeaturedBody) },
  responses: {
    200: json(ManagedProduct, 'The updated product'),
    ...PRODUCT_STATUSES_BY_REFUSAL,
  },
})
const shops = createRoute({
  method: 'get',
  path: '/product-vendors',
  summary: 'List verified, active vendors for a new product',
  responses: { 200: json(ProductVendors, 'By name'), ...problems(403) },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminRoutes = (acts: ProductOperations) =>
  routes<{ userId: string }>({ texts: PRODUCT_FIELD_TEXTS })
    .openapi(shops, async (c) => c.json(await acts.sellingShops(), 200))
    .openapi(creation, async (c) => {
      const by = byOf(c)
      const { vendor_id: vendorId, ...form } = c.req.valid('json')
      const made = await acts.create({ form, vendorId, by })
      const found = made.ok ? await acts.get(made.value, by.scope) : made
      return found.ok ? c.json(found.value, 201) : productProblem(c, found.error)
    })
    .openapi(featuring, async (c) => {
      const by = byOf(c)
      const { id } = c.req.valid('param')
      const set = await acts.setStatus({ id, featured: c.req.valid('json').featured, by })
      const found = set.ok ? await acts.get(id, by.scope) : set
      return found.ok ? c.json(found.value, 200) : productProblem(c, found.error)
    })
    .route('/', productRoutes({ tag: 'admin', acts, byOf }))

const byOf = (c: GuardedContext<{ userId: string }>): ProductActor => ({
  scope: 'all_vendors',
  role: 'admin',
  userId: c.var.userId,
  origin: requestOrigin(c),
})
