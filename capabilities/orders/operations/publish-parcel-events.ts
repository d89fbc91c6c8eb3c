import type { Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { DeliveryAttemptFailed, ParcelDelivered, ParcelFound, ParcelLost } from '../events.ts'
import type { LockedOrder } from '../queries/status.ts'
import type { ParcelId } from '../schema.ts'

export const publishLost = (
  tx: Tx,
  order: LockedOrder,
  loss: Pick<ParcelLost, 'parcelId' | 'stepId' | 'kind' | 'isExchange'>,
) =>
  publish<ParcelLost>(
    tx,
    {
      ...{ type: 'orders.parcel_lost', ...loss, orderId: order.id, orderNumber: order.number },
      ...{ vendorId: order.vendorId, vendorName: order.vendorName, buyer: order.buyer },
    },
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

export const publishAttemptFailed = (tx: Tx, order: LockedOrder, stepId: string) =>
  publish<DeliveryAttemptFailed>(tx, attemptFailed(order, stepId), order.purchaseId)

const attemptFailed = (order: LockedOrder, stepId: string): DeliveryAttemptFailed => ({
  type: 'orders.delivery_attempt_failed',
  stepId,
  orderId: order.id,
  orderNumber: order.number,
  vendorId: order.vendorId,
  vendorName: order.vendorName,
  buyer: order.buyer,
})
