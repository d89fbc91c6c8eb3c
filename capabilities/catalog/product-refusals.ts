import type { Context } from 'hono'
import { problems, refusal } from '#platform/http/index.ts'
import type { ProductRefusal } from './operations/product-command.ts'
import { texts } from './texts.generated.ts'

const PRODUCT_REFUSALS = texts.below('product-refusals')

const STATUSES = {
  product_not_found: 404,
  bulk_change_not_found: 404,
  category_unknown: 422,
  image_unknown: 422,
  variant_unknown: 422,
  product_changed: 409,
  bulk_change_already_undone: 409,
  too_many_products: 422,
  price_zero: 422,
  product_not_permitted: 403,
  vendor_not_selling: 422,
  sku_taken: 409,
} as const satisfies Record<ProductRefusal['code'], number>
export const PRODUCT_STATUSES_BY_REFUSAL = problems(STATUSES)

export const productProblem = (c: Context, error: ProductRefusal) =>
  refusal<ProductRefusal, 403 | 404 | 409 | 422>(c, error, STATUSES, PRODUCT_REFUSALS)
