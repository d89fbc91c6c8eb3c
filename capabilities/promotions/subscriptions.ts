import type { Clock } from '#kernel/time.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import { releasePromoUses } from './queries.ts'

/** A purchase cancelled whole gives its promo code back. */
export function hearFacts({ outbox, clock }: { outbox: Pick<Outbox, 'subscribe'>; clock: Clock }) {
  outbox.subscribe<OrderStatusChanged>(
    'promotions.release_cancelled',
    'orders.order_status_changed',
    async ({ purchaseId, isPurchaseCancelled }, tx) => {
      if (isPurchaseCancelled) await releasePromoUses(tx, purchaseId, clock.now())
    },
  )
}
