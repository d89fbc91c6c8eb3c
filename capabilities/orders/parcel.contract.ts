import { z } from 'zod'
import { Dinars, Id, Instant } from '../contract.ts'

export const FAILURE_REASONS = [
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
export const LOSS_KINDS = ['lost', 'stolen', 'damaged_in_transit'] as const
export const RETURN_CONDITIONS = ['resellable', 'damaged', 'incomplete', 'wrong_item'] as const

export const CashHolderName = z.enum(['vendor', 'operator'])

/** Its vendor reports that it was delivered; the courier, an admin or the buyer has not confirmed it. */
export const DeliveryClaim = z.object({
  at: Instant,
  by: z.string().nullable(),
  /** When the buyer answered that it did not arrive. */
  denied_at: Instant.nullable(),
})

export const VendorParcel = z.object({
  id: Id,
  position: z.number().int(),
  /** An exchange parcel is tracked with its return, not with its order. */
  purpose: z.enum(['sale', 'exchange']),
  state: z.string(),
  courier: z.object({ code: z.string(), name: z.string() }).nullable(),
  tracking: z.string().nullable(),
  collect: Dinars, // with `stamp_duty`
  stamp_duty: Dinars,
  /** Who gets its cash: the vendor, or the operator by its courier. */
  cash_holder: CashHolderName,
  return_condition: z.enum(RETURN_CONDITIONS).nullable(),
  delivery_claim: DeliveryClaim.nullable(),
  /** When an admin rejected the last claim. */
  delivery_rejected_at: Instant.nullable(),
  items: z.array(z.object({ item_id: Id, quantity: z.number().int() })),
  history: z.array(
    z.object({
      state: z.string(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
      at: Instant,
    }),
  ),
})

/** What has left; several where the order was sent in parts. */
const TrackedParcel = z.object({
  courier: z.object({ code: z.string(), name: z.string() }).nullable(),
  tracking: z.string().nullable(),
  /** Public page of the courier, to whose address the number is added. */
  tracking_page: z.string().nullable(),
  /** Lost, stolen or damaged on its way: it is not paid. */
  is_lost: z.boolean(),
  is_delivered: z.boolean(),
})
export const TrackedParcels = {
  parcels: z.array(TrackedParcel),
  /** What the vendor reports as delivered: its buyer may confirm or deny it. */
  reported_deliveries: z.array(z.object({ parcel_id: Id, at: Instant, is_denied: z.boolean() })),
}

/** Of the latest return; once it is settled, how. */
export const OrderReturnState = z.enum([
  ...['requested', 'accepted', 'refused', 'withdrawn', 'returning', 'to_collect'],
  ...['returned', 'checked', 'settled'],
  ...['refunded', 'replaced', 'repaired', 'exchanged', 'sent_back'],
] as const)

/** Of cash on delivery, while an order is sent in parts. */
export const CollectAmounts = {
  /** By the parcels on their way. */
  to_collect_amount: Dinars,
  collected_amount: Dinars,
}
