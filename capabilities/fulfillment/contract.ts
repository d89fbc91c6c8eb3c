import { z } from 'zod'
import { Id, idOf, Instant, Version } from '../contract.ts'
import { type ClaimedShipment, SHIPMENT_FAILURES } from './schema.ts'

const CourierCode = z.string().regex(/^[a-z0-9-]{2,30}$/)

export const Shipment = z.object({
  id: Id,
  order_id: Id,
  courier: z.object({ code: z.string(), name: z.string() }),
  state: z.enum(['waiting', 'created', 'failed']),
  failure_code: z.enum(SHIPMENT_FAILURES).nullable(),
  /** The courier's own message. */
  failure_message: z.string().nullable(),
  tracking: z.string().nullable(),
  has_label: z.boolean(),
  last_status: z.string().nullable(),
  payment_status: z.string().nullable(),
  at: Instant,
})
export const Shipments = z.object({
  items: z.array(Shipment),
  /** The default first. */
  couriers: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type ShipmentsView = z.infer<typeof Shipments>
export type ShipmentView = z.infer<typeof Shipment>

export const ShipmentsQuery = z.object({
  order: Id.optional(),
})
export const RequestShipmentsBody = z.strictObject({
  order_ids: z.array(idOf<ClaimedShipment['orderId']>()).min(1).max(100),
  courier: CourierCode,
  /** Seen version per order id: outdated orders are refused, the others are shipped. */
  versions: z.record(Id, Version).optional(),
})
export const ShipmentsRequested = z.object({
  requested: z.array(Id),
  refused: z.array(
    z.object({
      id: Id,
      code: z.string(),
      detail: z.string(),
      version: Version.optional(),
    }),
  ),
})
export type ShipmentsRequestedView = z.infer<typeof ShipmentsRequested>
export const ShipmentParams = z.object({ id: Id })
/** When ours could not be mapped to the courier's. */
export const RetryShipmentBody = z.strictObject({
  commune: z.string().trim().min(1).max(120).optional(),
  pickup_point_id: Id.optional(),
})
