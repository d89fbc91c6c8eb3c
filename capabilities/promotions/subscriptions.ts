import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import type { DeliveredEvent, Outbox } from '#platform/outbox.ts'
import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import {
  releaseRedemptions,
  includeReopenedOrder,
  excludeCancelledOrder,
} from './queries/redemptions.ts'

type Deps = { outbox: Pick<Outbox, 'subscribeMany'>; clock: Clock }

/** A cancelled order leaves the figures; the last one also releases the redemption. */
export function subscribeToEvents({ outbox, clock }: Deps) {
  outbox.subscribeMany<OrderStatusChanged>(
    'promotions.release_cancelled',
    'orders.order_status_changed',
    async (changes, tx) => {
      for (const change of changes) await countCancellation(tx, change, clock)
    },
  )
}

async function countCancellation(
  tx: Tx,
  {
    from,
    to,
    isPurchaseCancelled: isWhole,
    subtotal,
    discount,
    ...change
  }: DeliveredEvent<OrderStatusChanged>,
  clock: Clock,
): Promise<void> {
  const order = { ...change, revenue: subtotal ?? 0, discount: discount ?? 0 }
  if (from === 'cancelled') return includeReopenedOrder(tx, order)
  if (to !== 'cancelled') return
  await excludeCancelledOrder(tx, order)
  await releaseRedemptions(tx, { purchaseId: change.purchaseId, isWhole, now: clock.now() })
}
