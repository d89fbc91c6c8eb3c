import { z } from 'zod'
import { Id, Instant, Version } from '../contract.ts'
import { SHIPMENT_FAILURES } from './schema.ts'

const CourierCode = z.string().regex(/^[a-z0-9-]{2,30}$/)

/** A parcel that a courier was asked to carry. */
export const Shipment = z.object({
  id: Id,
  order_id: Id,
  courier: z.object({ code: z.string(), name: z.string() }),
  state: z.enum(['waiting', 'created', 'failed']),
  failure_code: z.enum(SHIPMENT_FAILURES).nullable(),
  /** The courier's own words. */
  failure_message: z.string().nullable(),
  tracking: z.string().nullable(),
  has_label: z.boolean(),
  last_status: z.string().nullable(),
  payment_status: z.string().nullable(),
  at: Instant,
})
export const Shipments = z.object({
  items: z.array(Shipment),
  /** The couriers that take parcels of this shop by themselves, the usual one first. */
  couriers: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type ShipmentsView = z.infer<typeof Shipments>
export type ShipmentView = z.infer<typeof Shipment>

export const ShipmentsQuery = z.object({
  order: Id.optional(),
})
export const RequestShipmentsBody = z.strictObject({
  order_ids: z.array(Id).min(1).max(100),
  courier: CourierCode,
  /** By order, the version that was seen; what is old is refused, the others are given. */
  versions: z.record(Id, Version).optional(),
})
export const ShipmentsRequested = z.object({
  requested: z.array(Id),
  refused: z.array(
    z.object({
      id: Id,
      code: z.string(),
      detail: z.string(),
      /** The version that holds now, where somebody changed the order meanwhile. */
      version: Version.optional(),
    }),
  ),
})
export type ShipmentsRequestedView = z.infer<typeof ShipmentsRequested>
export const ShipmentParams = z.object({ id: Id })
/** What a person chose where our place could not be matched. */
export const RetryShipmentBody = z.strictObject({
  commune: z.string().trim().min(1).max(120).optional(),
  pickup_point_id: Id.optional(),
})
