import { ok, refuse, type Result } from '#kernel/result.ts'
import { asOwner, inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import type { DeliveryClaimRejected, DeliveryDenied } from '../events.ts'
import {
  deleteDeliveryClaim,
  findLastStepAt,
  saveDeliveryDenial,
} from '../queries/delivery-claims.ts'
import type { PurchaseRef } from '../queries/purchase-access.ts'
import { type LockedOrder, lockOrder } from '../queries/status.ts'
import { raiseVersion } from '../queries/version.ts'
import type { PurchaseAccessRefusal } from '../rules/purchase-access.ts'
import type { OrderId, ParcelId } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { checkOrderVersion } from './check-order-version.ts'
import { type DeliveryClaimRefusal, checkDeliveryClaim } from './claim-delivery.ts'
import { buyerActor, type PurchaseReader, type ReadPurchases } from './get-purchases.ts'
import { type ParcelStatusRefusal, updateParcelStatusInTx } from './update-parcel-status.ts'

export type DeliveryAnswerRefusal = ParcelStatusRefusal | DeliveryClaimRefusal
type ParcelRef = { orderId: OrderId; parcelId: ParcelId; origin?: Origin }
type AdminCommand = ParcelRef & {
  outcome: 'delivered' | 'rejected'
  note: string | null
  version: number | undefined
  actor: Actor & { role: 'admin' }
}
const DELIVERED = { state: 'delivered' } as const

/** An admin confirms a delivery, claimed or not, or rejects what the vendor claims. */
export const answerDeliveryClaim =
  (deps: OrdersDeps) =>
  ({ outcome, note, ...command }: AdminCommand) =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, DeliveryAnswerRefusal>> => {
      const order = await lockOrder(tx, command.orderId)
      if (!order) return refuse({ code: 'order_not_found' })
      const { vendorId } = order
      if (outcome === 'delivered')
        return updateParcelStatusInTx(deps)(tx, { ...command, vendorId, step: DELIVERED })
      const { parcelId, actor, origin, version: seen } = command
      const fresh = await checkOrderVersion(tx, order, { seen, viewer: 'admin' })
      if (!fresh.ok) return fresh
      const claimed = await checkDeliveryClaim(tx, order, parcelId)
      if (!claimed.ok) return claimed
      await raiseVersion(tx, order.id)
      const now = deps.clock.now()
      await deleteDeliveryClaim(tx, parcelId, now)
      await deps.audit.record(tx, {
        ...origin,
        actor,
        action: 'orders.delivery_claim_rejected',
        subject: { type: 'order', id: order.id },
        after: { parcel: parcelId, note },
      })
      const { id: orderId, number: orderNumber, purchaseId } = order
      await publish<DeliveryClaimRejected>(
        tx,
        {
          ...{ type: 'orders.delivery_claim_rejected', stepId: newId(now), parcelId },
          ...{ orderId, orderNumber, vendorId },
        },
        purchaseId,
      )
      return ok(null)
    })
export type AnswerDeliveryClaim = ReturnType<typeof answerDeliveryClaim>

type ConfirmCommand = ParcelRef & {
  vendorId: string
  actor: Actor & { role: 'admin' }
  /** Of the statement; a parcel that was still seen later is delivered then. */
  deliveredAt: Date
}

/** What a courier's statement pays for was delivered. The order must be locked. */
export const confirmDeliveryInTx =
  (deps: OrdersDeps) =>
  async (
    tx: Tx,
    { deliveredAt, ...command }: ConfirmCommand,
  ): Promise<Result<null, ParcelStatusRefusal>> => {
    const seenAt = (await findLastStepAt(tx, command.parcelId)) ?? deliveredAt
    const now = () => (seenAt > deliveredAt ? seenAt : deliveredAt)
    const step = { ...command, isByCourier: true, step: DELIVERED }
    return updateParcelStatusInTx({ ...deps, clock: { now } })(tx, step)
  }

type BuyerCommand = ParcelRef & {
  /** Of the purchase that the reader opens: an order of another one is not found. */
  purchase: PurchaseRef
  reader: PurchaseReader
  isReceived: boolean
}
export type DeliveryReceiptRefusal = DeliveryAnswerRefusal | PurchaseAccessRefusal

/**
 * What its vendor claims is delivered by the buyer's word, or waits for an admin as denied. A vendor that orders
 * from itself gains nothing: the payout waits for the cash.
 */
export const answerDeliveryClaimAsBuyer =
  (deps: OrdersDeps & Pick<ReadPurchases, 'checkAccess'>) =>
  ({ purchase, reader, isReceived, ...command }: BuyerCommand) =>
    asOwner(() =>
      inRetriedTransaction(deps.db, async (tx): Promise<Result<null, DeliveryReceiptRefusal>> => {
        const { orderId, parcelId, origin } = command
        const opened = await deps.checkAccess(tx, reader, purchase, 'change')
        if (!opened.ok) return opened
        const order = await lockOrder(tx, orderId)
        if (order?.purchaseId !== opened.value.id) return refuse({ code: 'order_not_found' })
        const claimed = await checkDeliveryClaim(tx, order, parcelId)
        if (!claimed.ok) return claimed
        const actor = buyerActor(reader)
        if (!isReceived) return denyDelivery(deps, tx, order, { parcelId, actor, origin })
        const step = { ...command, vendorId: order.vendorId, actor, step: DELIVERED }
        return updateParcelStatusInTx(deps)(tx, step)
      }),
    )
export type AnswerDeliveryClaimAsBuyer = ReturnType<typeof answerDeliveryClaimAsBuyer>

type Denial = {
  parcelId: ParcelId
  actor: ReturnType<typeof buyerActor>
  origin: Origin | undefined
}

async function denyDelivery(
  { clock, audit }: OrdersDeps,
  tx: Tx,
  order: LockedOrder,
  { parcelId, actor, origin }: Denial,
): Promise<Result<null, never>> {
  const now = clock.now()
  if (!(await saveDeliveryDenial(tx, parcelId, now))) return ok(null)
  await raiseVersion(tx, order.id)
  await audit.record(tx, {
    ...origin,
    actor,
    action: 'orders.delivery_denied',
    subject: { type: 'order', id: order.id },
    after: { parcel: parcelId },
  })
  const { id: orderId, number: orderNumber, vendorId } = order
  await publish<DeliveryDenied>(
    tx,
    {
      ...{ type: 'orders.delivery_denied', stepId: newId(now), parcelId },
      ...{ orderId, orderNumber, vendorId },
    },
    order.purchaseId,
  )
  return ok(null)
}
