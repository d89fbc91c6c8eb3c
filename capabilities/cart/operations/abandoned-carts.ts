import { createHash } from 'node:crypto'
import { startOfMonth } from '#kernel/calendar.ts'
import { type Language, localizedText } from '#kernel/locale.ts'
import { dinars, fromDinars } from '#kernel/money.ts'
import { parsePhone } from '#kernel/phone.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, days, minutes } from '#kernel/time.ts'
import {
  type Db,
  inTransaction,
  decodeSortCursor,
  type Tx,
  encodeSortCursor,
} from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit, type RateLimited } from '#platform/rate-limit.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import { publish } from '#platform/outbox.ts'
import {
  type AbandonedCartsPageView,
  type CartSort,
  type AbandonedCartInput,
  type AbandonedCartItemView,
  type Reminder,
  REMINDER_CONSENT_VERSION,
} from '../contract.ts'
import type { CartAbandoned } from '../events.ts'
import {
  findRestorableCart,
  listAbandoned,
  lockCartsToRemind,
  ORDERS,
  upsertAbandonedCart,
  markCartRecovered,
  markCartReminded,
  type CartToRemind,
} from '../queries/abandoned-carts.ts'
import {
  CART_ABANDONED_AFTER,
  REMINDER_WINDOW,
  RESTORE_WINDOW,
} from '../rules/abandoned-cart-timing.ts'
import type { PricedCart } from '../schema.ts'
import { variantLabel } from '../quote-view.ts'
import type { QuoteCart } from './quote-cart.ts'

/** High, because mobile networks put thousands of homes behind one IP address. */
const PER_ADDRESS = 600
const PER_SESSION = 60
/** Links are opened by hand: more requests are guesses. */
const RESTORED_PER_ADDRESS = 60
const REMINDED_AT_ONCE = 100

type Refusal = RateLimited | { code: 'phone_invalid' }
type Deps = { db: Db; clock: Clock; quote: QuoteCart['quote']; deriveLinkKey: DeriveLinkKey }
type Command = {
  cart: AbandonedCartInput
  userId: string | null
  language: Language
  address: string
}

export const manageAbandonedCarts = (deps: Deps) => ({
  keep: keepCart(deps),
  restore: restoreCart(deps),
  remind: remindBuyers(deps),
  list: listCarts(deps),

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
      const image = sold.image as { small_url: string } | null // as stored by the catalog
      return {
        id: sold.productId,
        name: localizedText(sold.name, language),
        price: dinars(price),
        image: image?.small_url ?? null,
        vendor: vendor.name,
        quantity,
        variant: label === null ? null : { id: sold.variantId, label },
      }
    })

const restoreCart =
  ({ db, clock }: Deps) =>
  async (
    token: string,
    address: string,
  ): Promise<Result<AbandonedCartItemView[], RateLimited | { code: 'restore_link_gone' }>> => {
    const now = clock.now()
    const use = { key: `restore.address:${address}`, max: RESTORED_PER_ADDRESS }
    const allowed = await within(db, now, [use])
    if (!allowed.ok) return allowed
    const items = await findRestorableCart(db, hashOf(token), before(now, RESTORE_WINDOW))
    return items ? ok(items) : refuse({ code: 'restore_link_gone' })
  }

/** Once per buyer, with consent; the email is sent after the commit. */
const remindBuyers =
  ({ db, clock, deriveLinkKey }: Deps) =>
  async (): Promise<void> => {
    let count = 0
    do {
      const reminded = await inTransaction(db, async (tx) => {
        const now = clock.now()
        const carts = await lockCartsToRemind(tx, {
          from: before(now, REMINDER_WINDOW),
          until: before(now, CART_ABANDONED_AFTER),
          most: REMINDED_AT_ONCE,
        })
        for (const cart of carts) {
          const token = deriveLinkKey({ purpose: 'cart.restoration', id: cart.id })
          await markCartReminded(tx, { id: cart.id, hash: hashOf(token), now })
          await publish<CartAbandoned>(tx, abandoned(cart))
        }
        return ok(carts.length)
      })
      count = reminded.value
    } while (count === REMINDED_AT_ONCE)
  }

const abandoned = (cart: CartToRemind): CartAbandoned => ({
  type: 'cart.cart_abandoned',
  cartId: cart.id,
  email: cart.email,
  firstName: cart.name?.split(' ')[0] ?? null,
  language: cart.language,
  consentVersion: cart.consentVersion,
  items: cart.items.map(({ name, variant, price, quantity }) => ({
    name: variant === null ? name : `${name} (${variant.label})`,
    quantity,
    total: fromDinars(price) * quantity,
  })),
  subtotal: cart.subtotal,
})

/** Only a digest is stored: a copy of the table opens no cart. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

type ListQuery = {
  reminder?: Reminder | 'all' | undefined
  sort?: CartSort | undefined
  limit: number
  cursor?: string | undefined
}

const listCarts =
  ({ db, clock }: Deps) =>
  async (query: ListQuery): Promise<AbandonedCartsPageView> => {
    const { reminder = 'all', sort = 'newest', limit, cursor } = query
    const now = clock.now()
    const listed = await listAbandoned(db, {
      sort,
      reminder: reminder === 'all' ? null : reminder,
      after: decodeSortCursor(ORDERS[sort], cursor),
      limit,
      abandonedBefore: before(now, CART_ABANDONED_AFTER),
      yesterday: before(now, days(1)),
      month: startOfMonth(now),
    })
    const page = listed.rows.slice(0, limit)
    const last = page.at(-1)
    return {
      items: page.map(({ view }) => view),
      total: listed.matching,
      total_is_estimate: false,
      next: listed.rows.length > limit && last ? encodeSortCursor(ORDERS[sort], last) : null,
      at: now.toISOString(),
      open: listed.open,
      value: listed.value,
      recent: listed.recent,
      recovered_this_month: listed.recoveredThisMonth,
      recovered_after_reminder: listed.recoveredAfterReminder,
    }
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
