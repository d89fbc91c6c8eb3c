import type { Context } from 'hono'
import { createRoute, json, jsonBody, routes } from '#platform/http/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { ManagedProduct, NewOwnProductBody } from './contract.ts'
import type { By } from './operations/product-command.ts'
import {
  managingRoutes,
  type ManagingActs,
  originOf,
  REFUSED,
  refusedProduct,
} from './routes.products.ts'
import { PRODUCT_FIELD_TEXTS } from './texts.ts'

const creation = createRoute({
  method: 'post',
  path: '/products',
  tags: ['vendor'],
  summary: 'Adds a product to the own shop: a draft without stock unless something else is said',
  request: jsonBody(NewOwnProductBody),
  responses: { 201: json(ManagedProduct, 'The product'), ...REFUSED },
})

/** Mounted under /api/v1/vendor, whose guard has already set `vendorId` and `userId`. */
export const vendorRoutes = (acts: ManagingActs) =>
  routes<{ userId: string; vendorId: VendorId }>({ texts: PRODUCT_FIELD_TEXTS })
    .openapi(creation, async (c) => {
      const by = byOf(c)
      const made = await acts.create({ form: c.req.valid('json'), vendorId: c.get('vendorId'), by })
      const found = made.ok ? await acts.get(made.value, by.scope) : made
      return found.ok ? c.json(found.value, 201) : refusedProduct(c, found.error)
    })
    .route('/', managingRoutes({ tag: 'vendor', acts, byOf }) as never)

const byOf = (c: Context): By => ({
  scope: c.get('vendorId') as VendorId, // the guard of the mount has set both
  role: 'vendor',
  userId: c.get('userId') as string,
  origin: originOf(c),
})
