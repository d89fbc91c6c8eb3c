import { ONLINE_METHODS } from '#kernel/payment-methods.ts'

/** Whether the method in a column is paid on the page of a gateway. */
export const isPaidOnlineIn = (column: string): string =>
  `${column} in (${ONLINE_METHODS.map((method) => `'${method}'`).join(', ')})`
