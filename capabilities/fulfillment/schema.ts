import type { Centimes } from '#kernel/money.ts'
import type { OrderId, ParcelId } from '#capabilities/orders/index.ts'

export const SHIPMENT_FAILURES = [
  'not_connected',
  'credentials_refused',
  'unavailable',
  'over_quota',
  'refused',
  'commune_unknown',
  'pickup_point_unknown',
  'too_expensive',
  'order_changed',
] as const
export type ShipmentFailure = (typeof SHIPMENT_FAILURES)[number]
export type ShipmentState = 'waiting' | 'created' | 'failed' | 'withdrawn'

export type ClaimedShipment = {
  /** Of the parcel that it becomes. */
  id: ParcelId
  vendorId: string
  orderId: OrderId
  courier: string
  requestedBy: string
  /** Including this one. */
  attempts: number
  courierCommune: string | null
  orderNumber: string
  method: 'home' | 'stop_desk'
  pickupPointId: string | null
  shopWilaya: string | null
  firstName: string
  lastName: string
  phone: string
  address: string
  city: string
  communeCode: string | null
  wilaya: string
  addressVersion: number
  value: Centimes
  content: string
}
