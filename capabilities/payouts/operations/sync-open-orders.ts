import { localDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { upsertCourierCash } from '../queries/courier-cash.ts'
import { upsertOpenOrders } from '../queries/payable-orders.ts'
import { listEffectiveSchedules } from '../queries/payout-schedules.ts'
import { listDelivered } from '../queries/delivered-orders.ts'
import { payableOn, payoutSchedule } from '../rules/payout-schedule.ts'

/** For orders that were delivered or no longer are: vendor payable and cash at the courier. */
export const syncOpenOrders =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, orderIds: readonly string[]): Promise<void> => {
    if (orderIds.length === 0) return
    const now = clock.now()
    const all = await listEffectiveSchedules(tx, { on: localDate(now) })
    const orders = await listDelivered(tx, orderIds)
    await upsertOpenOrders(
      tx,
      orders.map(({ orderId, vendorId, deliveredAt }) => ({
        orderId,
        vendorId,
        dueOn: payableOn(deliveredAt ? new Date(deliveredAt) : now, payoutSchedule(all, vendorId)),
      })),
      now,
    )
    await upsertCourierCash(tx, orderIds)
  }
export type SyncOpenOrders = ReturnType<typeof syncOpenOrders>
