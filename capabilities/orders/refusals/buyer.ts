import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { DeliveryReceiptRefusal } from '../operations/answer-delivery-claim.ts'
import type { BuyerCancelRefusal } from '../operations/cancel-order-as-buyer.ts'
import { texts } from '../texts.generated.ts'
import { ORDER_REFUSALS, REMAINDER_REFUSALS } from './order.ts'
import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from './purchase-access.ts'

export const ORDER_BUYER_REFUSALS = {
  ...texts.below('order-buyer-refusals'),
  ...REMAINDER_REFUSALS,
  stock_short: ORDER_REFUSALS.stock_short,
  sign_in_needed: PURCHASE_ACCESS_REFUSALS.sign_in_needed,
}
export const BUYER_CANCEL_STATUSES = {
  ...PURCHASE_ACCESS_STATUSES,
  order_already_shipped: 409,
  order_already_cancelled: 409,
  order_already_delivered: 409,
  no_parcel_sent: 409,
  nothing_to_ship: 409,
  stock_short: 409,
} as const satisfies Record<BuyerCancelRefusal['code'], number>

const PARCEL_MOVED = texts.of('parcel-moved')

export const DELIVERY_REFUSALS = {
  ...texts.below('delivery-claim-refusals'),
  order_not_found: ORDER_BUYER_REFUSALS.order_not_found,
  sign_in_needed: PURCHASE_ACCESS_REFUSALS.sign_in_needed,
  stock_short: ORDER_BUYER_REFUSALS.stock_short,
  order_already_delivered: REMAINDER_REFUSALS.order_already_delivered,
  version_conflict: EDIT_CONFLICT,
  parcel_not_found: PARCEL_MOVED,
  parcel_already_delivered: PARCEL_MOVED,
  parcel_already_returned: PARCEL_MOVED,
  parcel_returning: PARCEL_MOVED,
  parcel_lost: PARCEL_MOVED,
}
export const DELIVERY_ANSWER_STATUSES = {
  ...PURCHASE_ACCESS_STATUSES,
  parcel_not_found: 404,
  no_delivery_claim: 409,
  stock_short: 409,
  order_already_delivered: 409,
  version_conflict: 409,
  parcel_already_delivered: 409,
  parcel_already_returned: 409,
  parcel_returning: 409,
  parcel_lost: 409,
} as const satisfies Record<DeliveryReceiptRefusal['code'], number>
