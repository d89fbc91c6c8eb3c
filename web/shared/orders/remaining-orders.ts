import { dinars, fromDinars, minus, sum } from '#kernel/money.ts'

type Cancellable = { status: string }

/** What stays of a purchase. */
export const remainingOrders = <Order extends Cancellable>(orders: readonly Order[]): Order[] =>
  orders.filter(({ status }) => status !== 'cancelled')

/** Without what was never delivered of it. */
export const dueOf = (order: { total_amount: number; undelivered_amount: number }): number =>
  dinars(minus(fromDinars(order.total_amount), fromDinars(order.undelivered_amount)))

/** Without the cancelled orders: they are not paid. */
export const remainingTotal = (
  orders: readonly (Cancellable & Parameters<typeof dueOf>[0])[],
): number => dinars(sum(remainingOrders(orders).map((order) => fromDinars(dueOf(order)))))
