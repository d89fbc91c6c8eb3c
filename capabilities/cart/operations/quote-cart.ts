import type { Centimes } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import type { Promotions } from '#capabilities/promotions/index.ts'
import type { DeliveryMethod, Shipping } from '#capabilities/shipping/index.ts'
import { findLines, lockLines } from '../queries/quote.ts'
import { priceCart } from '../rules/pricing.ts'
import type { QuoteLineInput, ResolvedLine, PricedCart } from '../schema.ts'

export type CartDeps = {
  db: Db
  clock: Clock
  promotions: Pick<
    Promotions,
    'findPromoCode' | 'lockPromoCode' | 'normalisePromoCode' | 'bulkPrice' | 'evaluatePromo'
  >
  shipping: Pick<Shipping, 'optionsFor'>
  /** Of a cash payment of today, by the scale in force. */
  stampDutyOn: (amount: Centimes) => Centimes
}
export type QuoteCartQuery = {
  lines: readonly QuoteLineInput[]
  wilaya: string | null
  methods: Readonly<Record<string, DeliveryMethod>>
  promoCode: string | null
}

export function quoteCart(deps: CartDeps) {
  const { db, clock, promotions, shipping, stampDutyOn } = deps

  async function price(
    handle: Db | Tx,
    cart: QuoteCartQuery,
    lines: ResolvedLine[],
    lock: boolean,
  ) {
    const { wilaya } = cart
    const vendorIds = [...new Set(lines.flatMap(({ sold }) => (sold ? [sold.vendorId] : [])))]
    const options =
      wilaya === null ? null : await shipping.optionsFor(handle, { vendorIds, wilaya })
    const typed = promotions.normalisePromoCode(cart.promoCode ?? '')
    const find = lock ? promotions.lockPromoCode : promotions.findPromoCode
    // `lock` is only passed with a transaction: see quoteUnderLock.
    const promo = typed === '' ? undefined : await find(handle as Tx, typed)
    const { methods } = cart
    const rules = { ...promotions, stampDutyOn }
    return priceCart({ lines, options, methods, promo, now: clock.now() }, rules)
  }

  return {
    /** The price, and the line changes. */
    async quote(cart: QuoteCartQuery): Promise<PricedCart> {
      return price(db, cart, await findLines(db, cart.lines), false)
    },
    /** Locks stock and promo code until the transaction ends. */
    async quoteUnderLock(tx: Tx, cart: QuoteCartQuery): Promise<PricedCart> {
      return price(tx, cart, await lockLines(tx, cart.lines), true)
    },
  }
}
export type QuoteCart = ReturnType<typeof quoteCart>
