import type { RestoredCartView } from '#capabilities/cart/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { type CartItem, readCart, replaceCart } from '#web/shared/cart/cart.ts'
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
  const { items } = await getPublicJson<RestoredCartView>(
    '/api/v1/abandoned-carts/restorations',
    language,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    },
  )
  replaceCart(mergeCarts(readCart(), items))
}
