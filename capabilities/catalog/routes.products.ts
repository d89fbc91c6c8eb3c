import type { Context } from 'hono'
import {
  callerLanguage,
  createRoute,
  empty,
  json,
  jsonBody,
  problems,
  routes,
} from '#platform/http/index.ts'
import {
  ManagedProduct,
  ManagedProductsPage,
  ManagedProductsQuery,
  ManagedProductParams,
  SuggestedSpecifications,
} from './contract.ts'
import {
  ProductCostBody,
  ProductEditBody,
  ProductStatusBody,
  ProductStockBody,
} from './commands.contract.ts'
import type { BulkEditProducts, UndoBulkEdit } from './operations/bulk-edit-products.ts'
import type { CreateProduct } from './operations/create-product.ts'
import type { CropProductImages } from './operations/crop-product-image.ts'
import type { DeleteProduct } from './operations/delete-product.ts'
import type { DuplicateProduct } from './operations/duplicate-product.ts'
import type { EditProduct } from './operations/edit-product.ts'
import type { ProductActor, ProductRefusal } from './operations/product-command.ts'
import type { ReadProducts } from './operations/read-products.ts'
import type { SetProductCost } from './operations/set-product-cost.ts'
import type { SetProductStatus } from './operations/set-product-status.ts'
import type { SetStock } from './operations/set-stock.ts'
import { PRODUCT_FIELD_TEXTS } from './product-field-texts.ts'
import { PRODUCT_STATUSES_BY_REFUSAL, productProblem } from './product-refusals.ts'
import { bulkEditRoutes, type WholeListEdits } from './routes.products.bulk-edits.ts'
import { imageRoutes } from './routes.products.images.ts'

export type ProductOperations = ReadProducts & {
  create: CreateProduct
  edit: EditProduct
  setStatus: SetProductStatus
  setStock: SetStock
  setCost: SetProductCost
  remove: DeleteProduct
  duplicate: DuplicateProduct
  bulkEdit: BulkEditProducts
  undoBulkEdit: UndoBulkEdit
  wholeList: WholeListEdits
  images: CropProductImages
}
type Wired = { tag: string; acts: ProductOperations; byOf: (c: Context) => ProductActor }

const param = { params: ManagedProductParams }
const item = {
  200: json(ManagedProduct, 'The updated product'),
  ...PRODUCT_STATUSES_BY_REFUSAL,
}

const callsOfOne = (tags: string[]) => ({
  list: createRoute({
    method: 'get',
    path: '/products',
    tags,
    summary: 'List products, newest first, with counts by status',
    request: { query: ManagedProductsQuery },
    responses: { 200: json(ManagedProductsPage, 'One page of products'), ...problems(422) },
  }),
  suggestions: createRoute({
    method: 'get',
    path: '/specification-names',
    tags,
    summary: 'List suggested specification names by category',
    responses: { 200: json(SuggestedSpecifications, 'Specification names by category') },
  }),
  detail: createRoute({
    method: 'get',
    path: '/products/{id}',
    tags,
    summary: 'Get a product in all languages, with its variants',
    request: param,
    responses: item,
  }),
  edition: createRoute({
    method: 'put',
    path: '/products/{id}',
    tags,
    summary: 'Update a product; omitted stock is unchanged',
    request: { ...param, ...jsonBody(ProductEditBody) },
    responses: item,
  }),
  removal: createRoute({
    method: 'delete',
    path: '/products/{id}',
    tags,
    summary: 'Delete a product permanently; orders keep their copies',
    request: param,
    responses: { 204: empty('Deleted'), ...PRODUCT_STATUSES_BY_REFUSAL },
  }),
  status: createRoute({
    method: 'put',
    path: '/products/{id}/status',
    tags,
    summary: 'Set the status of a product',
    request: { ...param, ...jsonBody(ProductStatusBody) },
    responses: item,
  }),
  stock: createRoute({
    method: 'put',
    path: '/products/{id}/stock',
    tags,
    summary: 'Set the stock of a variant',
    request: { ...param, ...jsonBody(ProductStockBody) },
    responses: item,
  }),
})
const cost = (tags: string[]) =>
  createRoute({
    method: 'put',
    path: '/products/{id}/cost',
    tags,
    summary: 'Set the cost of a variant, private to the vendor',
    request: { ...param, ...jsonBody(ProductCostBody) },
    responses: item,
  })
const copy = (tags: string[]) =>
  createRoute({
    method: 'post',
    path: '/products/{id}/copies',
    tags,
    summary: 'Duplicate a product as a draft',
    request: param,
    responses: { 201: json(ManagedProduct, 'The copy'), ...PRODUCT_STATUSES_BY_REFUSAL },
  })

export function productRoutes({ tag, acts, byOf }: Wired) {
  const call = { ...callsOfOne([tag]), cost: cost([tag]), copy: copy([tag]) }
  const after = async (
    c: Context,
    id: string,
    changed: { ok: true } | { ok: false; error: ProductRefusal },
  ) => {
    const found = changed.ok ? await acts.get(id, byOf(c).scope) : changed
    return found.ok ? c.json(found.value, 200) : productProblem(c, found.error)
  }
  return routes({ texts: PRODUCT_FIELD_TEXTS })
    .openapi(call.list, async (c) =>
      c.json(await acts.list(c.req.valid('query'), byOf(c).scope, callerLanguage(c)), 200),
    )
    .openapi(call.suggestions, async (c) => c.json(await acts.suggestions(), 200))
    .openapi(call.detail, async (c) => after(c, c.req.valid('param').id, { ok: true }))
    .openapi(call.edition, async (c) => {
      const { id } = c.req.valid('param')
      return after(c, id, await acts.edit({ id, form: c.req.valid('json'), by: byOf(c) }))
    })
    .openapi(call.removal, async (c) => {
      const removed = await acts.remove({ id: c.req.valid('param').id, by: byOf(c) })
      return removed.ok ? c.body(null, 204) : productProblem(c, removed.error)
    })
    .openapi(call.status, async (c) => {
      const { id } = c.req.valid('param')
      return after(c, id, await acts.setStatus({ id, ...c.req.valid('json'), by: byOf(c) }))
    })
    .openapi(call.stock, async (c) => {
      const { id } = c.req.valid('param')
      const {
        variant_id: variantId = null,
        inventory_quantity: quantity,
        change,
      } = c.req.valid('json')
      const edit = quantity === undefined ? { change: change ?? 0 } : { quantity }
      return after(c, id, await acts.setStock({ id, variantId, edit, by: byOf(c) }))
    })
    .openapi(call.cost, async (c) => {
      const { id } = c.req.valid('param')
      return after(c, id, await acts.setCost({ id, ...c.req.valid('json'), by: byOf(c) }))
    })
    .openapi(call.copy, async (c) => {
      const by = byOf(c)
      const made = await acts.duplicate({ id: c.req.valid('param').id, by })
      const found = made.ok ? await acts.get(made.value, by.scope) : made
      return found.ok ? c.json(found.value, 201) : productProblem(c, found.error)
    })
    .route(
      '/',
      bulkEditRoutes({
        tag,
        bulkEdit: acts.bulkEdit,
        undoBulkEdit: acts.undoBulkEdit,
        wholeList: acts.wholeList,
        byOf,
      }),
    )
    .route('/', imageRoutes({ tag, images: acts.images, byOf }))
}
