import type { Language } from '#kernel/locale.ts'
import { type CartItem, readCart, replaceCart } from '#web/shared/cart/cart.ts'
import { post, requestOf } from '#web/shared/api/endpoint.ts'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { cartLineKey } from './cart-lines.ts'

/** Quantities of the current cart are never lowered. */
export function mergeCarts(
  here: readonly CartItem[],
  back: readonly CartItem[],
): readonly CartItem[] {
  const byKey = new Map(here.map((item) => [cartLineKey(item), item]))
  for (const item of back) {
    const present = byKey.get(cartLineKey(item))
    byKey.set(
      cartLineKey(item),
      present ? { ...present, quantity: Math.max(present.quantity, item.quantity) } : item,
    )
  }
  return [...byKey.values()]
}

/** Throws when the link is no longer valid. */
export async function restoreCart(token: string, language: Language): Promise<void> {
  const { path, ...call } = post('/abandoned-carts/restorations', null, { token })
  const { items } = await getPublicJson(path, language, requestOf(call))
  replaceCart(mergeCarts(readCart(), items))
}
