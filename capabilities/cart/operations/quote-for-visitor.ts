import { hours } from '#kernel/time.ts'
import { isLimitReached, rateLimit } from '#platform/rate-limit.ts'
import type { PricedCart } from '../schema.ts'
import type { CartDeps, QuoteCart, QuoteCartQuery } from './quote-cart.ts'

/** Hundreds of buyers can share a network; an announced code is known, and is not counted. */
const MAX_UNKNOWN_CODES = 60
const PER = hours(1)

type Deps = Pick<CartDeps, 'db' | 'clock'> & Pick<QuoteCart, 'quote'>

/**
 * A quote tells whether a promo code exists. After too many unknown ones of a network each code is
 * refused alike, so that further guesses learn nothing; the cart is priced without it.
 */
export const quoteForVisitor =
  ({ db, clock, quote }: Deps) =>
  async (cart: QuoteCartQuery, network: string): Promise<PricedCart> => {
    const { promoCode } = cart
    if (promoCode === null) return quote(cart)
    const now = clock.now()
    const unknown = { key: `cart.promo-code:${network}`, max: MAX_UNKNOWN_CODES, per: PER, now }
    if (await isLimitReached(db, unknown)) {
      const priced = await quote({ ...cart, promoCode: null })
      const reason = { code: 'promo_too_many_attempts' } as const
      return {
        ...priced,
        changes: [...priced.changes, { line: null, kind: 'promo_refused', reason }],
      }
    }
    const priced = await quote(cart)
    const isUnknown = priced.changes.some(
      (change) => change.kind === 'promo_refused' && change.reason.code === 'promo_unknown',
    )
    // The page quotes again with each change of the cart: one code counts once.
    const first = { ...unknown, key: `${unknown.key}:${promoCode}`, max: 1 }
    if (isUnknown && (await rateLimit(db, first)).allowed) await rateLimit(db, unknown)
    return priced
  }
export type QuoteForVisitor = ReturnType<typeof quoteForVisitor>
