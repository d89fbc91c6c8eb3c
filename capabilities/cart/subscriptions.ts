import type { PurchasePlaced } from '#capabilities/orders/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { ManageAbandonedCarts } from './operations/abandoned-carts.ts'

export function subscribeToEvents(
  outbox: Pick<Outbox, 'subscribeMany'>,
  { bought }: ManageAbandonedCarts,
): void {
  outbox.subscribeMany<PurchasePlaced>(
    'cart.purchase_placed',
    'orders.purchase_placed',
    async (purchases, tx) => {
      for (const { contact } of purchases) await bought(tx, contact)
    },
  )
}
