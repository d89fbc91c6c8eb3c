import type { Tx } from '#platform/database/index.ts'
import { releaseReturnedQuantity } from '../queries/returnable-items.ts'
import { listSold, type LockedReturnAndOrder, type ReturnsDeps } from './return-command.ts'

/** The buyer has as many pieces of each line as before, the same or new ones: they may come back again. */
export async function giveToBuyer(
  { orders }: Pick<ReturnsDeps, 'orders'>,
  tx: Tx,
  { one: { items }, order }: LockedReturnAndOrder,
): Promise<void> {
  const received = items.map((item) => ({ ...item, quantity: item.received }))
  await releaseReturnedQuantity(tx, received)
  const sold = listSold(received).map(({ itemId, quantity }) => ({ itemId, quantity: -quantity }))
  await orders.noteTakenBack(tx, order.id, sold)
}
