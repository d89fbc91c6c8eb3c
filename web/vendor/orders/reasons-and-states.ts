export const VENDOR_CANCEL_REASON_OPTIONS = [
  'out_of_stock',
  'customer_request',
  'unreachable',
  'wrong_address',
  'duplicate',
  'cannot_deliver',
] as const
export type VendorCancelReason = (typeof VENDOR_CANCEL_REASON_OPTIONS)[number]

export const FAILURES = [
  'phone_unreachable',
  'no_answer',
  'wrong_number',
  'absent_postponed',
  'absent_failed',
  'cancelled_by_customer',
  'duplicate_order',
  'not_ordered',
  'wrong_product',
  'missing_product',
  'damaged_product',
  'cannot_pay',
  'wrong_wilaya',
  'wrong_commune',
  'no_show',
] as const
export type Failure = (typeof FAILURES)[number]

/** How a parcel was lost on its way. */
export const LOSSES = ['lost', 'stolen', 'damaged_in_transit'] as const
export type Loss = (typeof LOSSES)[number]

export const CONDITIONS = ['resellable', 'damaged', 'incomplete', 'wrong_item'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Reported by the vendor or the courier. */
export const PARCEL_STATES = [
  'handed_over',
  'in_transit',
  'at_wilaya',
  'waiting_for_customer',
  'out_for_delivery',
  'postponed',
  'alert',
  'attempt_failed',
  'delivered',
  'returning',
  'return_to_collect',
  'returned',
  'lost',
] as const
export type ReportedParcelState = (typeof PARCEL_STATES)[number]
export const isComingBack = (state: string): boolean =>
  state === 'returning' || state === 'return_to_collect'
