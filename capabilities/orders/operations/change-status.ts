import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import type { StockShortage } from '#capabilities/catalog/index.ts'
import type { CashHolder } from '#capabilities/ledger/index.ts'
import type { OrderStatusChanged } from '../events.ts'
import { type LockedOrder, lockOrder, saveChange } from '../queries/status.ts'
import { statusChange, type OrderStatusChange } from '../rules/status-transition.ts'
import type { OrderActorRole, OrderId, OrderStatus, ParcelId, PaymentStatus } from '../schema.ts'
import { cancelOrder, reopenOrder, type OrdersDeps } from './cancel-order.ts'
import { postOrReverseCash } from './post-cash.ts'
import type { DeliveryWindow } from '../queries/delivery-window.ts'
import { renewDeliveryWindow } from './renew-delivery-window.ts'
import { writeOffUndelivered } from './write-off-undelivered.ts'
import { postCardRefunds } from './post-card-refunds.ts'

export type StatusCommand = {
  orderId: OrderId
  to: OrderStatus
  /** `anyone` is a guest who used a confirmation link. */
  actor: Actor & { role: 'admin' | 'vendor' | 'customer' | 'anyone' | 'system' }
  reason?: string | null
  /** Set when a change of the online payment is what changes the order. */
  payment?: PaymentStatus
  parcelTracking?: ParcelTracking | null
  parcelId?: ParcelId
  onDelivery?: OrderStatusChanged['onDelivery']
  isByCourier?: boolean
  /** Who took the cash of what was delivered without a parcel; by default the vendor's own man. */
  cashHolder?: CashHolder
  /** A cancelled order was delivered: it is reopened for its parcels, without its unsent items. */
  isOnlySent?: boolean
  origin?: Origin
}
type ParcelTracking = NonNullable<OrderStatusChanged['carriage']>
const ROLE_OF: Record<StatusCommand['actor']['role'], OrderActorRole> = {
  admin: 'admin',
  vendor: 'vendor',
  customer: 'buyer',
  anyone: 'buyer',
  system: 'system',
}
/** From these a confirmation starts the delivery; an admin may also set it back to confirmed. */
const STARTS: readonly OrderStatus[] = ['pending', 'cancelled']
export type StatusRefusal = { code: 'order_not_found' } | StockShortage

/** Writes status, payment, stock, ledger, history, audit and event in one transaction. */
export const changeStatus = (deps: OrdersDeps) => (command: StatusCommand) =>
  inRetriedTransaction(deps.db, (tx) => changeStatusInTx(deps)(tx, command))

/** Inside the caller's transaction. Idempotent: the current status changes nothing. */
export const changeStatusInTx =
  (deps: OrdersDeps) =>
  async (
    tx: Tx,
    command: StatusCommand,
  ): Promise<Result<OrderStatusChange | null, StatusRefusal>> => {
    const order = await lockOrder(tx, command.orderId)
    if (!order) return refuse({ code: 'order_not_found' })

    const isCashOnDelivery = deps.payments.isCashOnDelivery(order.paymentMethod)
    const decided = statusChange(order, command.to, isCashOnDelivery)
    if (!decided) return ok(null)

    const now = deps.clock.now()
    const stepId = newId(now)
    if (decided.stock === 'release') await cancelOrder(tx, order, deps)
    if (decided.stock === 'reserve') {
      const revived = await reopenOrder(tx, order, command.isOnlySent ? null : stepId, deps)
      if (!revived.ok) return revived
    }
    if (decided.to === 'delivered' || command.isOnlySent) await writeOffUndelivered(deps, tx, order)
    const requestedBy = command.actor.role === 'admin' ? command.actor.id : null
    const online = isCashOnDelivery
      ? null
      : await postCardRefunds(tx, order, { decided, stepId, requestedBy }, deps)
    const wanted = command.payment ?? online ?? decided.paymentStatus
    const cash = {
      to: decided.to,
      payment: wanted,
      rest: command.isOnlySent ? null : (command.cashHolder ?? 'vendor'),
    } as const
    const paymentStatus = isCashOnDelivery ? await postOrReverseCash(tx, order, cash, deps) : wanted
    const change: OrderStatusChange = { ...decided, paymentStatus }
    const by = command.isByCourier ? 'courier' : ROLE_OF[command.actor.role]
    const actor = { role: by, id: command.actor.id ?? null }
    const reason = command.reason || (change.to === 'cancelled' ? `by_${by}` : null)
    const isReserved = change.stock === 'reserve' && !command.isOnlySent
    const stockReference = isReserved ? stepId : order.stockReference
    const saved = { order, change, stockReference, stepId, actor, reason, now }
    const isPurchaseCancelled = await saveChange(tx, saved)
    await deps.audit.record(tx, {
      ...command.origin,
      actor: command.actor,
      action: 'orders.status_changed',
      subject: { type: 'order', id: order.id },
      before: { status: change.from },
      after: { status: change.to, reason },
    })
    const parcelTracking = command.parcelTracking ?? null
    const isPromised = change.to === 'confirmed' && STARTS.includes(change.from)
    const deliveryWindow = isPromised ? await renewDeliveryWindow(tx, order, deps) : null
    const { onDelivery = null, parcelId } = command
    const details = { change, by, reason, stepId, isPurchaseCancelled, parcelTracking, parcelId }
    const event = statusChanged(order, { ...details, onDelivery, deliveryWindow })
    await publish<OrderStatusChanged>(tx, event, order.purchaseId)
    return ok(change)
  }

const statusChanged = (
  order: LockedOrder,
  details: {
    change: OrderStatusChange
    by: OrderActorRole
    reason: string | null
    stepId: string
    isPurchaseCancelled: boolean
    parcelTracking: ParcelTracking | null
    parcelId: ParcelId | undefined
    onDelivery: OrderStatusChanged['onDelivery']
    deliveryWindow: DeliveryWindow | null
  },
): OrderStatusChanged => ({
  type: 'orders.order_status_changed',
  stepId: details.stepId,
  orderId: order.id,
  orderNumber: order.number,
  purchaseId: order.purchaseId,
  vendorId: order.vendorId,
  vendorName: order.vendorName,
  from: details.change.from,
  to: details.change.to,
  by: details.by,
  reason: details.reason,
  subtotal: order.subtotal,
  discount: order.discount,
  isPurchaseCancelled: details.isPurchaseCancelled,
  carriage: details.parcelTracking,
  ...(details.parcelId && { parcelId: details.parcelId }),
  ...(details.onDelivery && { onDelivery: details.onDelivery }),
  ...(details.deliveryWindow && {
    deliverFrom: details.deliveryWindow.from,
    deliverUntil: details.deliveryWindow.until,
  }),
  buyer: order.buyer,
})
