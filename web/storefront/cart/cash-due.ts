import type { QuoteView } from '#capabilities/cart/contract.ts'
import { dinars, fromDinars, sum } from '#kernel/money.ts'

type Quoted = Pick<QuoteView, 'shipping' | 'total' | 'stamp_duty'>

/** Of a payment in cash; not before the price of the delivery, which it depends on, is known. */
export const stampDutyOf = ({ shipping, stamp_duty: duty }: Quoted): number =>
  shipping === null ? 0 : duty

/** What the buyer pays in all. */
export const checkoutDue = (quote: Quoted, paysCash: boolean): number =>
  paysCash ? cashDue(quote) : quote.total

export const cashDue = (quote: Quoted): number =>
  dinars(sum([quote.total, stampDutyOf(quote)].map(fromDinars)))
