import { PARCEL_COURIER_REFUSALS } from '#capabilities/orders/index.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { AcceptRefusal } from '../operations/answer-return.ts'
import type { ExpireRefusal } from '../operations/close-returns.ts'
import type { CancelledRefusal, ShopActRefusal } from '../operations/return-command.ts'
import type { ReceiveRefusal, ReturnShippingRefusal } from '../operations/receive-return.ts'
import type { ExchangeOutcomeRefusal, ShipExchangeRefusal } from '../operations/ship-exchange.ts'
import type { CloseRefusal, DecideRefundRefusal } from '../operations/settle-return.ts'
import { texts } from '../texts.generated.ts'

export type ReturnVendorRefusal =
  | AcceptRefusal
  | ReturnShippingRefusal
  | ReceiveRefusal
  | DecideRefundRefusal
  | ShipExchangeRefusal
  | ExchangeOutcomeRefusal
  | CloseRefusal
  | ExpireRefusal
  | ShopActRefusal
  | CancelledRefusal

export const RETURN_VENDOR_REFUSALS = {
  ...texts.below('shared-refusals'),
  ...texts.below('return-vendor-refusals'),
  ...PARCEL_COURIER_REFUSALS,
  version_conflict: EDIT_CONFLICT,
}
export const RETURN_VENDOR_STATUSES: Record<ReturnVendorRefusal['code'], 403 | 404 | 409 | 422> = {
  version_conflict: 409,
  return_not_found: 404,
  courier_unknown: 422,
  items_differ: 422,
  nothing_received: 422,
  refund_empty: 422,
  return_status_changed: 409,
  return_not_due: 409,
  stock_short: 409,
  variant_unavailable: 409,
  tracking_taken: 409,
  settlement_in_progress: 409,
  already_restocked: 409,
  refund_too_high: 409,
  refund_needs_manager: 403,
  order_not_paid: 409,
  order_already_cancelled: 409,
  no_exchange_planned: 409,
  exchange_not_sent: 409,
}
