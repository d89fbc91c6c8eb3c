import type { Tx } from '#platform/database/index.ts'
import { listOrderBooks } from '../queries/order-book.ts'
import { type DeliveredPart, undeliveredPart, type UndeliveredPart } from '../rules/cut-off.ts'

type UndeliveredQuery = {
  until: Date
  orders: readonly { orderId: string; delivered: DeliveredPart | null }[]
}
export type UndeliveredOrder = UndeliveredPart & { orderId: string }

/** By the books as they were before `until`. Leaves out orders whose sale did not stand, or was free. */
export async function readUndelivered(
  tx: Tx,
  { until, orders }: UndeliveredQuery,
): Promise<UndeliveredOrder[]> {
  const ids = orders.map(({ orderId }) => orderId)
  const books = new Map((await listOrderBooks(tx, ids, until)).map((book) => [book.orderId, book]))
  return orders.flatMap(({ orderId, delivered }) => {
    const book = books.get(orderId)
    const part = book ? undeliveredPart(book, delivered) : null
    return part && Object.values(part).some((amount) => amount !== 0) ? [{ orderId, ...part }] : []
  })
}
