import { dinars, fromDinars, sum } from '#kernel/money.ts'

type Cancellable = { status: string }

/** What stays of a purchase. */
export const remainingOrders = <Order extends Cancellable>(orders: readonly Order[]): Order[] =>
  orders.filter(({ status }) => status !== 'cancelled')

/** Without the cancelled orders: they are not paid. */
export const remainingTotal = (
  orders: readonly (Cancellable & { total_amount: number })[],
): number =>
  dinars(sum(remainingOrders(orders).map(({ total_amount: amount }) => fromDinars(amount))))
