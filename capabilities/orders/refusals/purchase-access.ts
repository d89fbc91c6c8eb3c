import type { PurchaseAccessRefusal } from '../rules/purchase-access.ts'
import { texts } from '../texts.generated.ts'

export const PURCHASE_ACCESS_REFUSALS = texts.below('purchase-access-refusals')
export const PURCHASE_ACCESS_STATUSES = {
  order_not_found: 404,
  sign_in_needed: 403,
} as const satisfies Record<PurchaseAccessRefusal['code'], number>
