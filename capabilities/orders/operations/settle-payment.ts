import { type Centimes, centimes, sum } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { VariantId } from '#capabilities/catalog/index.ts'
import type { PurchaseSettled } from '../events.ts'
import {
  lockPaidPurchase,
  withSavepoint,
  type PaidPurchase,
  savePaymentMethod,
  savePaymentStatus,
} from '../queries/payment.ts'
import { type LockedOrder, lockOrder } from '../queries/status.ts'
import { PAYMENT_EXPIRED, type PaymentUse, splitLatePayment } from '../rules/late-payment.ts'
import type { PaymentSummary } from '../schema.ts'
import { changeStatusInTx } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'

const SYSTEM = { role: 'system' } as const

/** A card was charged: its orders are confirmed and paid, or its money goes back. */
export const applyPurchasePaid =
  (deps: OrdersDeps) =>
  async (fact: PaymentSummary, tx: Tx): Promise<void> => {
    const purchase = await lockPaidPurchase(tx, fact.purchaseId)
    if (!purchase) return
    const isAtTheDoor = deps.payments.isPaidAtTheDoor(purchase.paymentMethod)
    const orders = await lockAll(deps, tx, purchase)
    const uses = splitLatePayment(orders, { isTwice: fact.when === 'twice', isAtTheDoor })
    if (isAtTheDoor && uses.includes('pay')) {
      await savePaymentMethod(tx, purchase.id, fact.method)
      await deps.payments.acceptLate(tx, purchase.id)
    }
    const paid: LockedOrder[] = []
    for (const [at, order] of orders.entries())
      if (await useFor(deps, tx, { order, use: uses[at] ?? 'give_back', fact })) paid.push(order)
    if (paid.length > 0 && fact.when === 'late') await deps.payments.acceptLate(tx, purchase.id)
    const back = orders.filter((order) => !paid.includes(order)).map(({ total }) => total)
    await publish(
      tx,
      publishPurchaseSettled(purchase, paid, { fact, back: sum(back) }),
      purchase.id,
    )
  }
export type ApplyPurchasePaid = ReturnType<typeof applyPurchasePaid>

type Using = { order: LockedOrder; use: PaymentUse; fact: PaymentSummary }

/** Whether the order is paid now; otherwise its part of the money is on its way back. */
async function useFor(deps: OrdersDeps, tx: Tx, { order, use, fact }: Using): Promise<boolean> {
  const asked = { orderId: order.id, memo: `${order.number}: ${fact.method}`, amount: order.total }
  const isPaid =
    use !== 'give_back' && (await withSavepoint(tx, () => confirmPaid(deps, tx, order)))
  if (order.total === 0) return isPaid
  await deps.ledger.collectOnline(tx, asked)
  if (isPaid) return true
  await deps.ledger.oweBack(tx, asked)
  const refund = await deps.payments.refund(tx, {
    ...{ purchaseId: order.purchaseId, orderId: order.id, amount: order.total },
    reason: fact.when === 'twice' ? 'twice' : 'late',
    reference: `${fact.intentId}:${order.id}`,
    intentId: fact.intentId,
  })
  // The payment has just been written down with the sum of these orders: only a bug can find less.
  if (!refund.ok) throw new Error(`${order.number}: ${refund.error.code}`)
  return false
}

/** False when the order was let go and its stock is no longer there. */
async function confirmPaid(deps: OrdersDeps, tx: Tx, order: LockedOrder): Promise<boolean> {
  if (order.status !== 'pending' && order.status !== 'cancelled') {
    await savePaymentStatus(tx, order.id, 'paid')
    return true
  }
  const change = { orderId: order.id, to: 'confirmed', actor: SYSTEM, payment: 'paid' } as const
  const changed = await changeStatusInTx(deps)(tx, { ...change, reason: 'paid_online' })
  return changed.ok
}

/** Nobody paid in time: the orders that still wait are cancelled, and their stock is free again. */
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

/** The gateway gave money back; what a return gave back is the business of returns. */
export const applyRefundDone =
  ({ ledger }: OrdersDeps) =>
  async (
    fact: { orderId: string; amount: number; reason: string; reference: string },
    tx: Tx,
  ): Promise<void> => {
    if (fact.reason === 'returned') return
    const amount: Centimes = centimes(fact.amount)
    await ledger.returnToCard(tx, { orderId: fact.orderId, memo: fact.reference, amount })
  }
export type ApplyRefundDone = ReturnType<typeof applyRefundDone>

/** Locks the orders of a purchase in id order, then the variants of all of them in id order. */
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
    lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId as VariantId])),
  )
  return orders
}

export const publishPurchaseSettled = (
  { id: purchaseId, number, buyer }: PaidPurchase,
  orders: readonly LockedOrder[],
  { fact, back }: { fact: PaymentSummary | null; back: Centimes },
): PurchaseSettled => ({
  type: 'orders.purchase_settled',
  purchaseId,
  number,
  buyer,
  returned: back,
  payment: fact && {
    intentId: fact.intentId,
    method: fact.method,
    amount: fact.amount,
    paidAt: fact.paidAt,
    receipt: fact.receipt,
  },
  orders: orders.map(({ id, number: orderNumber, vendorId, vendorName, total }) => ({
    ...{ id, number: orderNumber, vendorId, vendorName, total },
  })),
})
