import { cashMethods, onlineMethods } from '#kernel/payment-methods.ts'

const isOneOfIn = (column: string, methods: readonly string[]): string =>
  `${column} in (${methods.map((method) => `'${method}'`).join(', ')})`

/** Whether the method in a column is paid on the page of a gateway. */
export const isPaidOnlineIn = (column: string): string => isOneOfIn(column, onlineMethods())
/** Whether the courier collects cash. */
export const isPaidInCashIn = (column: string): string => isOneOfIn(column, cashMethods())
