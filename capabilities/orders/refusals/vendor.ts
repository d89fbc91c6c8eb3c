import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { CorrectAddressRefusal } from '../operations/correct-address.ts'
import type { AdvanceRefusal } from '../operations/advance-order.ts'
import type { CancelRemainderRefusal } from '../operations/cancel-remainder.ts'
import type { VendorCancelRefusal } from '../operations/cancel-order-as-vendor.ts'
import type { ParcelStatusRefusal } from '../operations/update-parcel-status.ts'
import type { ParcelTrackingRefusal } from '../operations/set-parcel-tracking.ts'
import type { ShipParcelRefusal } from '../operations/ship-parcel.ts'
import type { DeliveryClaimRefusal } from '../operations/claim-delivery.ts'
import { texts } from '../texts.generated.ts'
import { ORDER_REFUSALS, PARCEL_COURIER_REFUSALS, REMAINDER_REFUSALS } from './order.ts'

export type OrderVendorRefusal =
  | AdvanceRefusal
  | VendorCancelRefusal
  | ShipParcelRefusal
  | ParcelStatusRefusal
  | ParcelTrackingRefusal
  | CorrectAddressRefusal
  | CancelRemainderRefusal
  | DeliveryClaimRefusal

export const ORDER_VENDOR_REFUSALS = {
  ...texts.below('order-vendor-refusals'),
  ...texts.below('delivery-claim-refusals'),
  ...PARCEL_COURIER_REFUSALS,
  ...REMAINDER_REFUSALS,
  stock_short: ORDER_REFUSALS.stock_short,
  version_conflict: EDIT_CONFLICT,
}

export const ORDER_VENDOR_STATUSES: Record<OrderVendorRefusal['code'], 404 | 409 | 422> = {
  order_not_found: 404,
  parcel_not_found: 404,
  courier_unknown: 422,
  version_conflict: 409,
  quantity_exceeds_remaining: 409,
  stock_short: 409,
  address_shared: 409,
  backward: 409,
  order_not_confirmed: 409,
  payment_awaited: 409,
  order_not_shipped: 409,
  order_already_shipped: 409,
  order_already_delivered: 409,
  order_already_cancelled: 409,
  nothing_to_ship: 409,
  no_parcel_sent: 409,
  items_not_shipped: 409,
  tracking_taken: 409,
  no_delivery_claim: 409,
  parcel_already_delivered: 409,
  parcel_already_returned: 409,
  parcel_lost: 409,
  parcel_returning: 409,
}
