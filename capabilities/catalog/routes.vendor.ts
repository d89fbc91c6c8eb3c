import { createRoute, json, jsonBody, routes, type GuardedContext } from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { ManagedProduct } from './contract.ts'
import { NewVendorProductBody } from './commands.contract.ts'
import type { ProductActor } from './operations/product-command.ts'
import { productRoutes, type ProductOperations } from './routes.products.ts'
import { PRODUCT_STATUSES_BY_REFUSAL, productProblem } from './product-refusals.ts'
import { PRODUCT_FIELD_TEXTS } from './product-field-texts.ts'

const creation = createRoute({
  method: 'post',
  path: '/products',
  tags: ['vendor'],
  summary: 'Create a product; a draft without stock by default',
  request: jsonBody(NewVendorProductBody),
  responses: { 201: json(ManagedProduct, 'The product'), ...PRODUCT_STATUSES_BY_REFUSAL },
})

/** Mounted under /api/v1/vendor, whose guard has already set `vendorId` and `userId`. */
export const vendorRoutes = (acts: ProductOperations) =>
  routes<{ userId: string; vendorId: VendorId }>({ texts: PRODUCT_FIELD_TEXTS })
    .openapi(creation, async (c) => {
      const by = byOf(c)
      const made = await acts.create({ form: c.req.valid('json'), vendorId: c.get('vendorId'), by })
      const found = made.ok ? await acts.get(made.value, by.scope) : made
      return found.ok ? c.json(found.value, 201) : productProblem(c, found.error)
    })
    .route('/', productRoutes({ tag: 'vendor', acts, byOf }))

const byOf = (c: GuardedContext<{ userId: string; vendorId: VendorId }>): ProductActor => ({
  scope: c.var.vendorId,
  role: 'vendor',
  userId: c.var.userId,
  origin: requestOrigin(c),
})
