import type { Clock } from '#kernel/time.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import { releasePromoUses, takeOrderIn, takeOrderOut } from './queries.ts'

/** A cancelled order leaves its code's figures, and gives its use back once it was the last one of it. */
export function hearFacts({ outbox, clock }: { outbox: Pick<Outbox, 'subscribe'>; clock: Clock }) {
  outbox.subscribe<OrderStatusChanged>(
    'promotions.release_cancelled',
    'orders.order_status_changed',
    async ({ from, to, isPurchaseCancelled: isWhole, subtotal, discount, ...fact }, tx) => {
      const order = { ...fact, bought: subtotal ?? 0, discount: discount ?? 0 }
      if (from === 'cancelled') return takeOrderIn(tx, order)
      if (to !== 'cancelled') return undefined
      await takeOrderOut(tx, order)
      return releasePromoUses(tx, { purchaseId: fact.purchaseId, isWhole, now: clock.now() })
    },
  )
}
