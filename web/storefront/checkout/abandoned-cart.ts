import { useEffect, useState } from 'react'
import type { AbandonedCartInput } from '#capabilities/cart/contract.ts'
import { parsePhone } from '#kernel/phone.ts'
import type { Language } from '#kernel/locale.ts'
import { inLanguage, post, requestOf } from '#web/shared/api/endpoint.ts'
import type { CartItem } from '#web/shared/cart/cart.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'
import { quotableItems, quoteRequest } from '../cart/cart-lines.ts'
import { EMAIL, type CheckoutFields } from './checkout-fields.ts'

/** `session` identifies the checkout of this tab. */
type AbandonedCartState = { session: string; wantsReminder: boolean }

const KEY = 'yova-left'
const PAUSE_MS = 2500

function readLeft(): AbandonedCartState {
  const stored = readSessionStorage(KEY)
  const session = isRecord(stored) ? stored['session'] : null
  return {
    session: typeof session === 'string' ? session : crypto.randomUUID(),
    wantsReminder: isRecord(stored) && stored['wantsReminder'] === true,
  }
}

/** The next checkout of this tab gets a new session. */
export const clearAbandonedCart = (): void => writeSessionStorage(KEY, null)

/** Null while the buyer has given neither email nor phone. */
export function abandonedCartState(
  items: readonly CartItem[],
  fields: CheckoutFields,
  { session, wantsReminder }: AbandonedCartState,
): AbandonedCartInput | null {
  const cart = quoteRequest(quotableItems(items), { wilaya: null, delivery: {}, promoCode: null })
  const email = EMAIL.test(fields.email.trim()) ? fields.email.trim() : null
  const phone = parsePhone(fields.phone)?.e164 ?? null
  if (cart === null || (email === null && phone === null)) return null
  const name = `${fields.first_name} ${fields.last_name}`.trim()
  return {
    session_id: session,
    ...(name !== '' && { customer_name: name }),
    ...(email !== null && { customer_email: email }),
    ...(phone !== null && { customer_phone: phone }),
    lines: cart.lines,
    shipping_address: {
      ...(fields.wilaya !== '' && { wilaya: fields.wilaya }),
      ...(fields.city.trim() !== '' && { city: fields.city.trim() }),
    },
    reminder_consent: wantsReminder,
  }
}

/** Saves the abandoned cart, debounced, once there is a contact; stops while `isOver`. */
export function useAbandonedCart(details: {
  items: readonly CartItem[]
  fields: CheckoutFields
  language: Language
  isOver: boolean
}) {
  const { items, fields, language, isOver } = details
  const [left, setLeft] = useState(readLeft)
  const body = isOver ? null : abandonedCartState(items, fields, left)
  const text = body === null ? null : JSON.stringify(body)
  // A reload continues the same checkout.
  useEffect(() => writeSessionStorage(KEY, left), [left])
  useEffect(() => {
    if (body === null) return undefined
    const timer = setTimeout(() => {
      const { path, ...call } = post('/abandoned-carts', null, body)
      authorizedFetch(inLanguage(path, language), requestOf(call)).catch(() => undefined) // fire and forget
    }, PAUSE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `text` is the body by its value
  }, [text, language])
  return {
    wantsReminder: left.wantsReminder,
    setReminder(wantsReminder: boolean): void {
      setLeft((before) => ({ ...before, wantsReminder }))
    },
  }
}
