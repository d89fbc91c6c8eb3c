import { ok, refuse, type Result } from '#kernel/result.ts'
import type { PricedCart } from '#capabilities/cart/index.ts'
import type { CheckoutCommand, QuoteRefusal } from '../schema.ts'

type Agreed = Pick<CheckoutCommand, 'expectedTotal' | 'expectedStampDuty'>

/**
 * Refuses when a line, the total or the stamp duty differs from what the buyer agreed to; null was not
 * stated.
 */
export function checkQuoteAgreement(
  cart: PricedCart,
  { expectedTotal, expectedStampDuty }: Agreed,
): Result<PricedCart, QuoteRefusal> {
  const { changes } = cart
  const hasMoved =
    (expectedTotal !== null && expectedTotal !== cart.total) ||
    (expectedStampDuty !== null && expectedStampDuty !== cart.stampDuty)
  if (changes.length === 0 && !hasMoved) return ok(cart)
  const isShort = changes.some(({ kind }) => kind === 'stock_short')
  // A total that follows from another change needs no message of its own.
  const total = hasMoved && changes.length === 0 ? cart.total : null
  return refuse({ code: isShort ? 'out_of_stock' : 'quote_changed', changes, total })
}
