import type { Context } from 'hono'
import {
  callerLanguage,
  createRoute,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import {
  BulkChange,
  BulkChangeBody,
  ManagedProduct,
  ManagedProductsPage,
  ManagedProductsQuery,
  ProductCostBody,
  ProductEditBody,
  ProductParams,
  ProductStatusBody,
  ProductStockBody,
  SuggestedSpecifications,
} from './contract.ts'
import { CropBody, CroppedImage, CropQuery, CropSource } from './image-crop.contract.ts'
import type { BulkEditProducts, UndoBulkEdit } from './operations/bulk-edit-products.ts'
import type { CreateProduct } from './operations/create-product.ts'
import type { CropProductImages, CropRefusal } from './operations/crop-product-image.ts'
import type { DeleteProduct } from './operations/delete-product.ts'
import type { DuplicateProduct } from './operations/duplicate-product.ts'
import type { EditProduct } from './operations/edit-product.ts'
import type { ProductActor, ProductRefusal } from './operations/product-command.ts'
import type { ReadProducts } from './operations/read-products.ts'
import type { SetProductCost } from './operations/set-product-cost.ts'
import type { SetProductStatus } from './operations/set-product-status.ts'
import type { SetStock } from './operations/set-stock.ts'
import { CROP_REFUSALS, PRODUCT_FIELD_TEXTS, PRODUCT_REFUSALS } from './texts.ts'

export type ProductOperations = ReadProducts & {
  create: CreateProduct
  edit: EditProduct
  setStatus: SetProductStatus
  setStock: SetStock
  setCost: SetProductCost
  remove: DeleteProduct
  duplicate: DuplicateProduct
  changeMany: BulkEditProducts
  undoMany: UndoBulkEdit
  images: CropProductImages
}
type Wired = { tag: string; acts: ProductOperations; byOf: (c: Context) => ProductActor }

const STATUSES = {
  product_not_found: 404,
  bulk_change_not_found: 404,
  category_unknown: 422,
  image_unknown: 422,
  variant_unknown: 422,
  product_changed: 409,
  bulk_change_already_undone: 409,
  product_not_permitted: 403,
  vendor_not_selling: 422,
  sku_taken: 409,
} as const satisfies Record<ProductRefusal['code'], number>
export const PRODUCT_STATUSES_BY_REFUSAL = problems(403, 404, 409, 422)

export const productProblem = (c: Context, error: ProductRefusal) =>
  refusal<ProductRefusal, 403 | 404 | 409 | 422>(c, error, STATUSES, PRODUCT_REFUSALS)

const refusedCrop = (c: Context, error: CropRefusal) =>
  refusal<CropRefusal, 404 | 422>(
    c,
    error,
    { picture_not_found: 404, crop_out_of_bounds: 422, crop_too_small: 422 },
    CROP_REFUSALS,
  )

const param = { params: ProductParams }
const item = {
  200: json(ManagedProduct, 'The product as it is now'),
  ...PRODUCT_STATUSES_BY_REFUSAL,
}

const callsOfOne = (tags: string[]) => ({
  list: createRoute({
    method: 'get',
    path: '/products',
    tags,
    summary: 'Products, newest first, with the counts above them',
    request: { query: ManagedProductsQuery },
    responses: { 200: json(ManagedProductsPage, 'One page of products'), ...problems(422) },
  }),
  suggestions: createRoute({
    method: 'get',
    path: '/specification-names',
    tags,
    summary: 'The names of specifications that each category suggests',
    responses: { 200: json(SuggestedSpecifications, 'By category') },
  }),
  detail: createRoute({
    method: 'get',
    path: '/products/{id}',
    tags,
    summary: 'One product in every language, with its variants',
    request: param,
    responses: item,
  }),
  edition: createRoute({
    method: 'put',
    path: '/products/{id}',
    tags,
    summary: 'Keeps what was typed of a product; stock that is left out stays',
    request: { ...param, ...jsonBody(ProductEditBody) },
    responses: item,
  }),
  removal: createRoute({
    method: 'delete',
    path: '/products/{id}',
    tags,
    summary: 'Deletes a product for good; orders keep their copies',
    request: param,
    responses: { 204: empty('Deleted'), ...PRODUCT_STATUSES_BY_REFUSAL },
  }),
  status: createRoute({
    method: 'put',
    path: '/products/{id}/status',
    tags,
    summary: 'Gives a product any status from any',
    request: { ...param, ...jsonBody(ProductStatusBody) },
    responses: item,
  }),
  stock: createRoute({
    method: 'put',
    path: '/products/{id}/stock',
    tags,
    summary: 'Sets what is on the shelf of a variant',
    request: { ...param, ...jsonBody(ProductStockBody) },
    responses: item,
  }),
})
const cost = (tags: string[]) =>
  createRoute({
    method: 'put',
    path: '/products/{id}/cost',
    tags,
    summary: 'Keeps what a piece costs the shop, which nobody else is shown',
    request: { ...param, ...jsonBody(ProductCostBody) },
    responses: item,
  })
const callsOfMany = (tags: string[]) => ({
  copy: createRoute({
    method: 'post',
    path: '/products/{id}/copies',
    tags,
    summary: 'Adds a draft like this product',
    request: param,
    responses: { 201: json(ManagedProduct, 'The copy'), ...PRODUCT_STATUSES_BY_REFUSAL },
  }),
  bulk: createRoute({
    method: 'post',
    path: '/products/bulk-changes',
    tags,
    summary: 'Changes the status, category, price or stock of many products at once',
    request: jsonBody(BulkChangeBody),
    responses: {
      201: json(BulkChange, 'What was changed, and how it is undone'),
      ...PRODUCT_STATUSES_BY_REFUSAL,
    },
  }),
  reversal: createRoute({
    method: 'post',
    path: '/products/bulk-changes/{id}/reversal',
    tags,
    summary: 'Undoes a change of many where nobody has changed it since',
    request: param,
    responses: { 200: json(BulkChange, 'What was given back'), ...PRODUCT_STATUSES_BY_REFUSAL },
  }),
})

const callsOfImages = (tags: string[]) => ({
  source: createRoute({
    method: 'get',
    path: '/products/images/crops',
    tags,
    summary: 'What a picture is cut from, and which piece of it it is',
    request: { query: CropQuery },
    responses: {
      200: json(CropSource, 'The whole, and the piece'),
      ...PRODUCT_STATUSES_BY_REFUSAL,
    },
  }),
  crop: createRoute({
    method: 'post',
    path: '/products/images/crops',
    tags,
    summary: 'Cuts a piece out of a picture, as a picture of its own',
    request: jsonBody(CropBody),
    responses: { 201: json(CroppedImage, 'The piece'), ...PRODUCT_STATUSES_BY_REFUSAL },
  }),
})

function imageRoutes({ tag, acts, byOf }: Wired) {
  const call = callsOfImages([tag])
  return routes()
    .openapi(call.source, async (c) => {
      const { picture: image } = c.req.valid('query')
      const found = await acts.images.source({ image, by: byOf(c) })
      return found.ok ? c.json(found.value, 200) : refusedCrop(c, found.error)
    })
    .openapi(call.crop, async (c) => {
      const { picture: image, quarter_turns: turns, ...frame } = c.req.valid('json')
      const made = await acts.images.crop({
        image,
        crop: { turns, ...frame },
        by: byOf(c),
      })
      return made.ok ? c.json(made.value, 201) : refusedCrop(c, made.error)
    })
}

export function productRoutes({ tag, acts, byOf }: Wired) {
  const call = { ...callsOfOne([tag]), ...callsOfMany([tag]), cost: cost([tag]) }
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
      const { status } = c.req.valid('json')
      return after(c, id, await acts.setStatus({ id, status, by: byOf(c) }))
    })
    .openapi(call.stock, async (c) => {
      const { id } = c.req.valid('param')
      const { variant_id: variantId = null, inventory_quantity: quantity } = c.req.valid('json')
      return after(c, id, await acts.setStock({ id, variantId, quantity, by: byOf(c) }))
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
    .openapi(call.bulk, async (c) => {
      const { ids, ...query } = c.req.valid('json')
      const change =
        query.kind === 'stock' ? { kind: query.kind, quantity: query.inventory_quantity } : query
      const made = await acts.changeMany({ ids, change, by: byOf(c) })
      return made.ok ? c.json(made.value, 201) : productProblem(c, made.error)
    })
    .openapi(call.reversal, async (c) => {
      const undone = await acts.undoMany({ id: c.req.valid('param').id, by: byOf(c) })
      return undone.ok ? c.json(undone.value, 200) : productProblem(c, undone.error)
    })
    .route('/', imageRoutes({ tag, acts, byOf }) as never)
}
