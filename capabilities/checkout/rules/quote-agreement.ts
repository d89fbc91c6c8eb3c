import type { Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { PricedCart } from '#capabilities/cart/index.ts'
import type { QuoteRefusal } from '../schema.ts'

/** Refuses when a line or the total differs from what the buyer agreed to. */
export function checkQuoteAgreement(
  cart: PricedCart,
  expectedTotal: Centimes | null,
): Result<PricedCart, QuoteRefusal> {
  const { changes } = cart
  const hasMoved = expectedTotal !== null && expectedTotal !== cart.total
  if (changes.length === 0 && !hasMoved) return ok(cart)
  const isShort = changes.some(({ kind }) => kind === 'stock_short')
  // A total that follows from another change needs no message of its own.
  const total = hasMoved && changes.length === 0 ? cart.total : null
  return refuse({ code: isShort ? 'out_of_stock' : 'quote_changed', changes, total })
}
