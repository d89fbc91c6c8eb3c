import { z } from 'zod'
import { Id, idOf, SeenVersion, Version } from '../contract.ts'
import { OrderStatus } from './contract.ts'
import { CashHolderName, LOSS_KINDS } from './parcel.contract.ts'
import { FAILURE_REASONS, RETURN_CONDITIONS } from './vendor.contract.ts'
import type { OrderId, ParcelId } from './schema.ts'

/** Cancelling is a separate route. */
export const AdvanceOrderBody = z.strictObject({
  status: z.enum(['confirmed', 'processing', 'shipped', 'delivered']),
  ...SeenVersion,
})
export const BulkAdvanceBody = z.strictObject({
  ids: z.array(idOf<OrderId>()).min(1).max(100),
  status: z.enum(['confirmed', 'processing']),
  /** Seen version per order id: outdated orders are refused, the others are advanced. */
  versions: z.record(Id, Version).optional(),
})
export const BulkAdvance = z.object({
  changed: z.array(Id),
  refused: z.array(z.object({ id: Id, code: z.string(), detail: z.string() })),
})
export type BulkAdvanceView = z.infer<typeof BulkAdvance>

export const VendorNoteBody = z.strictObject({
  note: z
    .string()
    .trim()
    .max(1000)
    .transform((text) => text || null)
    .nullable(),
  ...SeenVersion,
})

const ParcelTracking = {
  courier: z.string().max(30).nullish(),
  tracking: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{2,59}$/)
    .nullish(),
}
export const ParcelBody = z.strictObject({
  ...ParcelTracking,
  items: z
    .array(z.strictObject({ item_id: Id, quantity: z.number().int().min(1).max(10_000) }))
    .min(1)
    .max(200)
    .optional(),
  ...SeenVersion,
})
/** Of an admin, who may set any status from any. */
export const StatusChangeBody = z.strictObject({
  status: OrderStatus,
  /** Expected current status: a mismatch changes nothing. */
  from: OrderStatus.optional(),
  reason: z.string().trim().max(300).optional(),
  /** With `shipped`: the courier of the parcel in which the remaining items leave. */
  parcel: z.strictObject(ParcelTracking).optional(),
  /** With `delivered`: who took the cash of items that left in no parcel; otherwise the vendor. */
  cash_holder: CashHolderName.optional(),
  ...SeenVersion,
})
/** Of an admin. */
export const RemainderCancellationBody = z.strictObject({
  reason: z.string().trim().max(300).optional(),
  ...SeenVersion,
})
export const ParcelTrackingBody = z.strictObject({ ...ParcelTracking, ...SeenVersion })
export const ParcelStatusBody = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['in_transit', 'delivered', 'returning']), ...SeenVersion }),
  z.strictObject({
    state: z.literal('attempt_failed'),
    reason: z.enum(FAILURE_REASONS),
    note: z.string().trim().max(300).optional(),
    ...SeenVersion,
  }),
  z.strictObject({
    state: z.literal('returned'),
    condition: z.enum(RETURN_CONDITIONS),
    ...SeenVersion,
  }),
  z.strictObject({
    state: z.literal('lost'),
    reason: z.enum(LOSS_KINDS),
    note: z.string().trim().max(300).optional(),
    ...SeenVersion,
  }),
])
/** Of an admin. */
export const ParcelLossBody = z.strictObject({
  kind: z.enum(LOSS_KINDS),
  note: z.string().trim().max(300).optional(),
  ...SeenVersion,
})
/** Of an admin: confirms a delivery, or rejects what the vendor reports. */
export const ParcelDeliveryBody = z.strictObject({
  outcome: z.enum(['delivered', 'rejected']),
  note: z.string().trim().max(300).optional(),
  ...SeenVersion,
})
export const DeliveryWithdrawalBody = z.strictObject({ ...SeenVersion })
/** Of a buyer, about what the vendor reports. */
export const DeliveryAnswerBody = z.strictObject({
  parcel_id: idOf<ParcelId>(),
  received: z.boolean(),
})
export const PurchaseDeliveryAnswerBody = DeliveryAnswerBody.extend({ order_id: idOf<OrderId>() })
export const OrderParams = z.object({ id: idOf<OrderId>() })
export const ParcelParams = z.object({ id: idOf<OrderId>(), parcelId: idOf<ParcelId>() })
