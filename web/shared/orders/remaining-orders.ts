import { dinars, fromDinars, minus, sum } from '#kernel/money.ts'

type Cancellable = { status: string }

/** What stays of a purchase. */
export const remainingOrders = <Order extends Cancellable>(orders: readonly Order[]): Order[] =>
  orders.filter(({ status }) => status !== 'cancelled')

type Due = { total_amount: number; undelivered_amount: number; stamp_duty: number }

/** Without what was never delivered of it, with the stamp duty of cash. */
export const dueOf = (order: Due): number =>
  dinars(
    minus(
      sum([order.total_amount, order.stamp_duty].map(fromDinars)),
      fromDinars(order.undelivered_amount),
    ),
  )

type SentInParts = Due & {
  to_collect_amount: number
  collected_amount: number
}

/** What the parcels on their way ask for, or the next one; and what comes after. */
export function dueOnDelivery(order: SentInParts): { now: number; later: number } {
  const left = minus(fromDinars(dueOf(order)), fromDinars(order.collected_amount))
  const requested = fromDinars(order.to_collect_amount)
  const now = requested > 0 && requested < left ? requested : left
  return { now: dinars(now), later: dinars(minus(left, now)) }
}

/** Without the cancelled orders: they are not paid. */
export const remainingTotal = (orders: readonly (Cancellable & Due)[]): number =>
  dinars(sum(remainingOrders(orders).map((order) => fromDinars(dueOf(order)))))
