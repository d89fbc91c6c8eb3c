import { ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { DeliveryPaymentMethod } from '#kernel/payment-methods.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import { lockPaidPurchase, savePaymentMethod } from '../queries/payment.ts'
import { type LockedOrder, lockOrder } from '../queries/status.ts'
import type { PurchaseId } from '../schema.ts'
import { changeStatusInTx } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { publishPurchaseSettled } from './settle-payment.ts'

type Command = { purchaseId: PurchaseId; method: DeliveryPaymentMethod }
export type CashOnDeliveryRefusal = { code: 'order_not_found' } | { code: 'payment_not_awaited' }

/** The stock is reserved, so orders are confirmed, unless the vendor requires a call. */
export const switchToCashOnDelivery =
  (deps: OrdersDeps) =>
  ({ purchaseId, method }: Command): Promise<Result<null, CashOnDeliveryRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, CashOnDeliveryRefusal>> => {
      const purchase = await lockPaidPurchase(tx, purchaseId)
      if (!purchase) return refuse({ code: 'order_not_found' })
      const moved = await deps.payments.releaseToCashOnDelivery(tx, purchaseId)
      if (!moved.ok) return moved
      await savePaymentMethod(tx, purchaseId, method)
      const orders: LockedOrder[] = []
      for (const orderId of purchase.orderIds) {
        const order = await lockOrder(tx, orderId)
        if (order?.status !== 'pending') continue
        orders.push(order)
        if (order.requiresPhoneConfirmation) continue
        const change = { orderId, to: 'confirmed', actor: { role: 'system' } } as const
        const changed = await changeStatusInTx(deps)(tx, { ...change, reason: 'paid_on_delivery' })
        if (!changed.ok) throw new Error(`${order.number}: ${changed.error.code}`) // its stock is reserved
      }
      await publish(
        tx,
        publishPurchaseSettled(purchase, orders, { event: null, back: ZERO_CENTIMES }),
        purchase.id,
      )
      return ok(null)
    })
