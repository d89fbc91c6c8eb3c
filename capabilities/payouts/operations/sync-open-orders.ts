import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { noteCourierCash } from '../queries/courier-cash.ts'
import { listTerms, noteOpenOrders } from '../queries/payable-orders.ts'
import { listDelivered } from '../queries/delivered-orders.ts'
import { dueOn } from '../rules/payout-schedule.ts'
import { termsOf } from './read-vendor-balance.ts'

/** Notes orders that were delivered, or are no longer: their money is to be settled with the shop, and their cash with the courier. */
export const noteOrders =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, orderIds: readonly string[]): Promise<void> => {
    if (orderIds.length === 0) return
    const now = clock.now()
    const all = await listTerms(tx)
    const orders = await listDelivered(tx, orderIds)
    await noteOpenOrders(
      tx,
      orders.map(({ orderId, vendorId, deliveredAt }) => ({
        orderId,
        vendorId,
        dueOn: dueOn(deliveredAt ? new Date(deliveredAt) : now, termsOf(all, vendorId)),
      })),
      now,
    )
    await noteCourierCash(tx, orderIds)
  }
export type NoteOrders = ReturnType<typeof noteOrders>
