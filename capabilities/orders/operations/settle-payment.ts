import { allocate, type Centimes, centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { RefundDone } from '#capabilities/payments/index.ts'
import type { PurchaseSettled } from '../events.ts'
import {
  lockPaidPurchase,
  withSavepoint,
  type PaidPurchase,
  savePaymentMethod,
  savePaymentStatus,
  getOrderNumber,
} from '../queries/payment.ts'
import { findLastCancellingAdmin, type LockedOrder, lockOrder } from '../queries/status.ts'
import { PAYMENT_EXPIRED, type PaymentUse, splitLatePayment } from '../rules/late-payment.ts'
import type { PaymentSummary } from '../schema.ts'
import { changeStatusInTx } from './change-status.ts'
import { postBuyerDebt } from './post-card-refunds.ts'
import type { OrdersDeps } from './cancel-order.ts'

const SYSTEM = { role: 'system' } as const

/** A charge confirms and pays the orders that can still use it; the rest is refunded. */
export const applyPurchasePaid =
  (deps: OrdersDeps) =>
  async (event: PaymentSummary, tx: Tx): Promise<void> => {
    const purchase = await lockPaidPurchase(tx, event.purchaseId)
    if (!purchase) return
    const isCashOnDelivery = deps.payments.isCashOnDelivery(purchase.paymentMethod)
    const orders = await lockAll(deps, tx, purchase)
    const uses = splitLatePayment(orders, { isTwice: event.when === 'duplicate', isCashOnDelivery })
    const isShort = event.when === 'short'
    // Orders may have been cancelled since the page was opened: then less buys what is left.
    const used = orders.filter((_, index) => !isShort || uses[index] !== 'refund')
    const due = isShort
      ? sum(used.map(({ total }) => total))
      : centimes(event.requested ?? event.amount)
    if (isShort && (used.length === 0 || event.amount < due))
      return returnShortPayment(deps, tx, { event, purchase, orders })
    if (isCashOnDelivery && uses.includes('pay')) {
      await savePaymentMethod(tx, purchase.id, event.method)
      await deps.payments.acceptLatePayment(tx, purchase.id)
    }
    const paid: LockedOrder[] = []
    const back: Centimes[] = []
    for (const [index, order] of orders.entries()) {
      if (!used.includes(order)) continue
      const done = await useFor(deps, tx, { order, use: uses[index] ?? 'refund', event })
      back.push(done.back)
      if (done.isPaid) paid.push(order)
    }
    if (paid.length > 0 && (isShort || event.when === 'late'))
      await deps.payments.acceptLatePayment(tx, purchase.id)
    const excess = minus(centimes(event.amount), due)
    const last = orders.at(-1)
    if (last && excess > 0) await collectToReturn(deps, tx, { event, order: last, amount: excess })
    await publish(
      tx,
      publishPurchaseSettled(purchase, paid, { event, back: sum([...back, excess]) }),
      purchase.id,
    )
  }
export type ApplyPurchasePaid = ReturnType<typeof applyPurchasePaid>

type ShortPayment = {
  event: PaymentSummary
  purchase: PaidPurchase
  orders: readonly LockedOrder[]
}

/** Less than was asked buys nothing: all of it goes back at once, and the buyer may pay again. */
async function returnShortPayment(
  deps: OrdersDeps,
  tx: Tx,
  { event, purchase, orders }: ShortPayment,
): Promise<void> {
  const taken = centimes(event.amount)
  const shares = allocate(
    taken,
    orders.map(({ total }) => total),
  )
  for (const [index, order] of orders.entries()) {
    const amount = shares[index] ?? ZERO_CENTIMES
    if (amount > 0) await collectToReturn(deps, tx, { event, order, amount })
  }
  await publish(tx, publishPurchaseSettled(purchase, [], { event, back: taken }), purchase.id)
}

type Returning = { event: PaymentSummary; order: LockedOrder; amount: Centimes }

/** Posted as what the gateway took, owed to the buyer and asked back from the gateway. */
async function collectToReturn(
  { ledger, payments }: OrdersDeps,
  tx: Tx,
  { event, order, amount }: Returning,
): Promise<void> {
  const query = { orderId: order.id, memo: `${order.number}: ${event.method}`, amount }
  await ledger.collectOnline(tx, query)
  await ledger.postRefundDue(tx, query)
  const refund = await payments.refund(tx, {
    ...{ purchaseId: order.purchaseId, orderId: order.id, amount, reason: 'other_sum' },
    ...{ reference: `${event.intentId}:${order.id}:other-sum`, intentId: event.intentId },
  })
  // The payment was just recorded with this sum: a refusal is a bug.
  if (!refund.ok) throw new Error(`${order.number}: ${refund.error.code}`)
}

type Using = { order: LockedOrder; use: PaymentUse; event: PaymentSummary }

/** `back`: the order's part of the payment that is being refunded. */
async function useFor(
  deps: OrdersDeps,
  tx: Tx,
  { order, use, event }: Using,
): Promise<{ isPaid: boolean; back: Centimes }> {
  const query = { orderId: order.id, memo: `${order.number}: ${event.method}`, amount: order.total }
  const isPaid = use !== 'refund' && (await withSavepoint(tx, () => confirmPaid(deps, tx, order)))
  if (order.total === 0) return { isPaid, back: ZERO_CENTIMES }
  await deps.ledger.collectOnline(tx, query)
  if (isPaid) return { isPaid, back: ZERO_CENTIMES }
  const isTwice = event.when === 'duplicate'
  // A second payment pays what the buyer owes for goods that came after their price had gone back.
  const amount = await deps.ledger.postRefundDue(
    tx,
    isTwice ? { orderId: query.orderId, memo: query.memo } : query,
  )
  if (amount === 0) return { isPaid, back: amount }
  const refund = await deps.payments.refund(tx, {
    ...{ purchaseId: order.purchaseId, orderId: order.id, amount },
    reason: isTwice ? 'duplicate' : 'late',
    reference: `${event.intentId}:${order.id}`,
    intentId: event.intentId,
    requestedBy: await findLastCancellingAdmin(tx, order.id),
  })
  // The payment was just recorded with the sum of these orders: a refusal is a bug.
  if (!refund.ok) throw new Error(`${order.number}: ${refund.error.code}`)
  return { isPaid, back: amount }
}

/** False when a cancelled order's stock is no longer available. */
async function confirmPaid(deps: OrdersDeps, tx: Tx, order: LockedOrder): Promise<boolean> {
  if (order.status !== 'pending' && order.status !== 'cancelled') {
    await savePaymentStatus(tx, order.id, 'paid')
    return true
  }
  const change = { orderId: order.id, to: 'confirmed', actor: SYSTEM, payment: 'paid' } as const
  const changed = await changeStatusInTx(deps)(tx, { ...change, reason: 'paid_online' })
  return changed.ok
}

export const applyHoldReleased =
  (deps: OrdersDeps) =>
  async ({ purchaseId }: { purchaseId: string }, tx: Tx): Promise<void> => {
    const purchase = await lockPaidPurchase(tx, purchaseId)
    if (!purchase) return
    for (const order of await lockAll(deps, tx, purchase)) {
      if (order.status !== 'pending' || order.paymentStatus === 'paid') continue
      const change = { orderId: order.id, to: 'cancelled', actor: SYSTEM } as const
      const changed = await changeStatusInTx(deps)(tx, {
        ...{ ...change, payment: 'failed', reason: PAYMENT_EXPIRED },
      })
      if (!changed.ok) throw new Error(`${order.number}: ${changed.error.code}`)
    }
  }
export type ApplyHoldReleased = ReturnType<typeof applyHoldReleased>

/** Those that returns have approved are posted by it. */
const APPROVED: readonly string[] = ['returned', 'cancelled_after_shipping']

/** Posts a completed gateway refund. */
export const applyRefundDone =
  ({ ledger, payments }: OrdersDeps) =>
  async (
    { orderId, refundId, reason, byHand, ...event }: Omit<RefundDone, 'type'>,
    tx: Tx,
  ): Promise<void> => {
    if (APPROVED.includes(reason)) return
    const amount: Centimes = centimes(event.amount)
    const number = await getOrderNumber(tx, orderId)
    const memo = byHand ? `${number} · ${byHand.reference}` : number
    const paid = await ledger.returnToCard(tx, { orderId, memo, amount, from: byHand?.from })
    await postBuyerDebt({ ledger }, tx, { orderId, memo })
    const voucher = paid?.voucher ?? null
    if (byHand) await payments.noteSettlementPosted(tx, { refundId, voucher })
  }
export type ApplyRefundDone = ReturnType<typeof applyRefundDone>

/** Lock order: orders by id, then all their variants by id. */
async function lockAll(
  { catalog }: OrdersDeps,
  tx: Tx,
  { orderIds }: PaidPurchase,
): Promise<LockedOrder[]> {
  const orders: LockedOrder[] = []
  for (const id of orderIds) {
    const order = await lockOrder(tx, id)
    if (order) orders.push(order)
  }
  const lines = orders.flatMap((order) => order.lines)
  await catalog.lockStock(
    tx,
    lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId])),
  )
  return orders
}

export const publishPurchaseSettled = (
  { id: purchaseId, number, buyer }: PaidPurchase,
  orders: readonly LockedOrder[],
  { event, back }: { event: PaymentSummary | null; back: Centimes },
): PurchaseSettled => ({
  type: 'orders.purchase_settled',
  purchaseId,
  number,
  buyer,
  returned: back,
  payment: event && {
    intentId: event.intentId,
    method: event.method,
    amount: event.amount,
    ...(event.requested !== undefined && { requested: event.requested }),
    paidAt: event.paidAt,
    receipt: event.receipt,
  },
  orders: orders.map(({ id, number: orderNumber, vendorId, vendorName, total }) => ({
    ...{ id, number: orderNumber, vendorId, vendorName, total },
  })),
})
