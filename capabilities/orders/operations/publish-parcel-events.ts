import type { Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type {
  DeliveryAttemptFailed,
  ParcelDelivered,
  ParcelFound,
  ParcelLost,
  ParcelShipped,
} from '../events.ts'
import type { LockedOrder } from '../queries/status.ts'
import type { ParcelId } from '../schema.ts'

const orderDetails = ({ id, number, vendorId, vendorName, buyer }: LockedOrder) => ({
  ...{ orderId: id, orderNumber: number, vendorId, vendorName, buyer },
})

export const publishLost = (
  tx: Tx,
  order: LockedOrder,
  loss: Pick<ParcelLost, 'parcelId' | 'stepId' | 'kind' | 'isExchange'>,
) =>
  publish<ParcelLost>(
    tx,
    { type: 'orders.parcel_lost', ...loss, ...orderDetails(order) },
    order.purchaseId,
  )

export const publishShipped = (
  tx: Tx,
  order: LockedOrder,
  shipped: Pick<ParcelShipped, 'parcelId' | 'stepId' | 'parcelTracking' | 'onDelivery'>,
) =>
  publish<ParcelShipped>(
    tx,
    { type: 'orders.parcel_shipped', ...shipped, ...orderDetails(order) },
    order.purchaseId,
  )

export const publishFound = (
  tx: Tx,
  order: LockedOrder,
  found: Pick<ParcelFound, 'parcelId' | 'stepId'>,
) =>
  publish<ParcelFound>(
    tx,
    { type: 'orders.parcel_found', ...found, orderId: order.id },
    order.purchaseId,
  )

export const publishDelivered = (tx: Tx, order: LockedOrder, parcelId: ParcelId) =>
  publish<ParcelDelivered>(
    tx,
    { type: 'orders.parcel_delivered', parcelId, orderId: order.id },
    order.purchaseId,
  )

export const publishAttemptFailed = (
  tx: Tx,
  order: LockedOrder,
  attempt: Required<Pick<DeliveryAttemptFailed, 'parcelId' | 'stepId'>>,
) =>
  publish<DeliveryAttemptFailed>(
    tx,
    { type: 'orders.delivery_attempt_failed', ...attempt, ...orderDetails(order) },
    order.purchaseId,
  )
