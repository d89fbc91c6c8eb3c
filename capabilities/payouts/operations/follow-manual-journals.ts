import { localDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import { upsertCourierCash } from '../queries/courier-cash.ts'
import { lockProposals, upsertOpenOrders } from '../queries/payable-orders.ts'
import { lockMatching } from '../queries/remittances.ts'
import { insertVendorAdjustments, type NewVendorAdjustment } from '../queries/vendor-adjustments.ts'

type Deps = { clock: Clock; orders: Pick<Orders, 'remitParcels'> }
type PostedManualJournal = {
  /** Whose vendor balance changed. */
  orders: readonly { orderId: string; vendorId: string }[]
  adjustments: readonly NewVendorAdjustment[]
  /** Whose cash is no longer expected from a courier. */
  remitted: readonly string[]
  /** Whose cash at couriers changed. */
  courierOrders: readonly string[]
}

/** What payouts and couriers' cash must follow when persons write journals. In the caller's transaction. */
export const followManualJournals = ({ clock, orders }: Deps) => ({
  /** Before the journal's own row: no batch and no remittance is decided at the same time. */
  async lock(tx: Tx): Promise<void> {
    await lockProposals(tx)
    await lockMatching(tx)
  },
  async apply(tx: Tx, posted: PostedManualJournal): Promise<void> {
    const now = clock.now()
    const dueOn = localDate(now)
    await upsertOpenOrders(
      tx,
      posted.orders.map((order) => ({ ...order, dueOn })),
      now,
    )
    await insertVendorAdjustments(tx, posted.adjustments, now)
    if (posted.remitted.length > 0) await orders.remitParcels(tx, posted.remitted)
    if (posted.courierOrders.length > 0) await upsertCourierCash(tx, posted.courierOrders)
  },
})
