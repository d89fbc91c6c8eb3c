import type { OrderReturnsView } from '#capabilities/returns/contract.ts'

type RefundState = NonNullable<OrderReturnsView['returns'][number]['refund']>['state']

/** In the books since its approval, and so with a credit note. */
export const isRefundOwed = (state: RefundState | undefined): boolean =>
  state === 'approved' || state === 'failed' || state === 'paid'
