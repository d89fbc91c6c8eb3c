import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from '#capabilities/orders/index.ts'
import type { RequestReturnRefusal } from '../operations/request-return.ts'
import type { WithdrawReturnRefusal } from '../operations/withdraw-return.ts'
import { texts } from '../texts.generated.ts'

export type ReturnBuyerRefusal = RequestReturnRefusal | WithdrawReturnRefusal

export const RETURN_BUYER_REFUSALS = {
  ...PURCHASE_ACCESS_REFUSALS,
  ...texts.below('shared-refusals'),
  ...texts.below('return-buyer-refusals'),
}
export const RETURN_BUYER_STATUSES: Record<ReturnBuyerRefusal['code'], 403 | 404 | 409 | 422> = {
  ...PURCHASE_ACCESS_STATUSES,
  return_not_found: 404,
  order_not_delivered: 409,
  items_not_returnable: 409,
  return_too_late: 409,
  changed_mind_not_accepted: 409,
  return_status_changed: 409,
  exchange_needs_single_item: 422,
  variant_needed: 422,
  variant_not_found: 422,
  photo_not_found: 422,
  account_number_wrong: 422,
}
