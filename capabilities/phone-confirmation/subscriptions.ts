import type { Outbox } from '#platform/outbox.ts'
import type {
  AddressChanged,
  OrderStatusChanged,
  PurchasePlaced,
} from '#capabilities/orders/events.ts'
import type { syncCallQueue } from './operations/sync-call-queue.ts'

export function subscribeToEvents(
  outbox: Pick<Outbox, 'subscribeMany'>,
  list: ReturnType<typeof syncCallQueue>,
): void {
  outbox.subscribeMany<PurchasePlaced>(
    'phone_confirmation.purchase_placed',
    'orders.purchase_placed',
    list.purchasesPlaced,
  )
  outbox.subscribeMany<OrderStatusChanged>(
    'phone_confirmation.order_status_changed',
    'orders.order_status_changed',
    list.statusesChanged,
  )
  outbox.subscribeMany<AddressChanged>(
    'phone_confirmation.address_changed',
    'orders.address_changed',
    list.addressesChanged,
  )
}
