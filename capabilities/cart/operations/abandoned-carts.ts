import { type Language, localizedText } from '#kernel/locale.ts'
import { dinars } from '#kernel/money.ts'
import { parsePhone } from '#kernel/phone.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, minutes } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit, type RateLimited } from '#platform/rate-limit.ts'
import {
  type AbandonedCartInput,
  type AbandonedCartItemView,
  REMINDER_CONSENT_VERSION,
} from '../contract.ts'
import {
  findRestorableCart,
  upsertAbandonedCart,
  markCartRecovered,
} from '../queries/abandoned-carts.ts'
import { CART_ABANDONED_AFTER, RESTORE_WINDOW } from '../rules/abandoned-cart-timing.ts'
import type { PricedCart } from '../schema.ts'
import { variantLabel } from '../quote-view.ts'
import type { QuoteCart } from './quote-cart.ts'
import {
  type RemindDeps,
  remindAbandonedCarts,
  hashRestoreToken,
} from './remind-abandoned-carts.ts'
import { listAbandonedCarts } from './list-abandoned-carts.ts'

/** High, because mobile networks put thousands of homes behind one IP address. */
const PER_ADDRESS = 600
const PER_SESSION = 60
/** Links are opened by hand: more requests are guesses. */
const RESTORED_PER_ADDRESS = 60

type Refusal = RateLimited | { code: 'phone_invalid' }
type Deps = RemindDeps & { quote: QuoteCart['quote'] }
type Command = {
  cart: AbandonedCartInput
  userId: string | null
  language: Language
  address: string
}

export const manageAbandonedCarts = (deps: Deps) => ({
  keep: keepCart(deps),
  restore: restoreCart(deps),
  remind: remindAbandonedCarts(deps),
  list: listAbandonedCarts(deps),

  /** A purchase with this contact recovers the buyer's carts. */
  async bought(tx: Tx, contact: { email: string; phone: string }): Promise<void> {
    const now = deps.clock.now()
    await markCartRecovered(tx, contact, {
      now,
      abandonedBefore: before(now, CART_ABANDONED_AFTER),
    })
  },
})
export type ManageAbandonedCarts = ReturnType<typeof manageAbandonedCarts>

/** At today's prices; a cart with nothing for sale is not stored. */
const keepCart =
  ({ db, clock, quote }: Deps) =>
  async ({ cart, userId, language, address }: Command): Promise<Result<null, Refusal>> => {
    const now = clock.now()
    const allowed = await within(db, now, [
      { key: `left.address:${address}`, max: PER_ADDRESS },
      { key: `left.session:${cart.session_id}`, max: PER_SESSION },
    ])
    if (!allowed.ok) return allowed
    const phone = cart.customer_phone ? parsePhone(cart.customer_phone) : null
    if (cart.customer_phone && !phone) return refuse({ code: 'phone_invalid' })
    const lines = cart.lines.map((line) => ({
      productId: line.product_id,
      variantId: line.variant_id ?? null,
      quantity: line.quantity,
    }))
    const priced = await quote({ lines, wilaya: null, methods: {}, promoCode: null })
    const items = itemsOf(priced, language)
    if (items.length === 0) return ok(null)
    await upsertAbandonedCart(db, {
      id: newId(now),
      sessionId: cart.session_id,
      userId,
      name: cart.customer_name || null,
      email: cart.customer_email ?? null,
      phone: phone?.e164 ?? null,
      language,
      items,
      subtotal: priced.subtotal,
      place: {
        wilaya: cart.shipping_address?.wilaya ?? null,
        city: cart.shipping_address?.city || null,
      },
      consent: cart.reminder_consent && cart.customer_email ? REMINDER_CONSENT_VERSION : null,
      now,
    })
    return ok(null)
  }

/** In the format of the browser's cart. */
const itemsOf = (cart: PricedCart, language: Language): AbandonedCartItemView[] =>
  cart.parcels
    .flatMap(({ vendor, lines }) => lines.map((line) => ({ vendor, ...line })))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.line - b.line)
    .map(({ sold, price, quantity, vendor }) => {
      const label = variantLabel(sold.options, language)
      return {
        id: sold.productId,
        name: localizedText(sold.name, language),
        price: dinars(price),
        image: sold.image?.small_url ?? null,
        vendor: localizedText(vendor.name, language),
        quantity,
        variant: label === null ? null : { id: sold.variantId, label },
      }
    })

const restoreCart =
  ({ db, clock }: Deps) =>
  async (
    token: string,
    address: string,
  ): Promise<Result<AbandonedCartItemView[], RateLimited | { code: 'restore_link_expired' }>> => {
    const now = clock.now()
    const use = { key: `restore.address:${address}`, max: RESTORED_PER_ADDRESS }
    const allowed = await within(db, now, [use])
    if (!allowed.ok) return allowed
    const items = await findRestorableCart(db, hashRestoreToken(token), before(now, RESTORE_WINDOW))
    return items ? ok(items) : refuse({ code: 'restore_link_expired' })
  }

async function within(
  db: Db,
  now: Date,
  uses: readonly { key: string; max: number }[],
): Promise<Result<null, RateLimited>> {
  for (const use of uses) {
    const { allowed, retryAfterSeconds } = await rateLimit(db, { ...use, per: minutes(1), now })
    if (!allowed) return refuse({ code: 'too_many_requests', retryAfterSeconds })
  }
  return ok(null)
}
