import type { PurchasePlaced } from '#capabilities/orders/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { LeaveCarts } from './operations/leave-carts.ts'

/** The facts after which a cart is left no longer. */
export function hearFacts(outbox: Pick<Outbox, 'subscribe'>, { bought }: LeaveCarts): void {
  outbox.subscribe<PurchasePlaced>(
    'cart.purchase_placed',
    'orders.purchase_placed',
    ({ contact }, tx) => bought(tx, contact),
  )
}
