import { createHash } from 'node:crypto'
import { fromDinars } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import { before, type Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import { publish } from '#platform/outbox.ts'
import type { CartAbandoned } from '../events.ts'
import {
  lockCartsToRemind,
  markCartReminded,
  type CartToRemind,
} from '../queries/abandoned-carts.ts'
import { CART_ABANDONED_AFTER, REMINDER_WINDOW } from '../rules/abandoned-cart-timing.ts'

const REMINDED_AT_ONCE = 100
export type RemindDeps = { db: Db; clock: Clock; deriveLinkKey: DeriveLinkKey }

/** Once per buyer, with consent; the email is sent after the commit. */
export const remindAbandonedCarts =
  ({ db, clock, deriveLinkKey }: RemindDeps) =>
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
          await markCartReminded(tx, { id: cart.id, hash: hashRestoreToken(token), now })
          await publish<CartAbandoned>(tx, abandonedEvent(cart))
        }
        return ok(carts.length)
      })
      count = reminded.value
    } while (count === REMINDED_AT_ONCE)
  }

const abandonedEvent = (cart: CartToRemind): CartAbandoned => ({
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
export const hashRestoreToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
