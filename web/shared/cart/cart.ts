import { searchOf } from '../analytics/search-origin.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { isRecord, localStorageValue } from '../storage/local-storage.ts'

/** Prices are dinars as last seen; the quote has the valid ones. */
export type CartItem = {
  id: string
  name: string
  price: number
  image: string | null
  vendor: string
  quantity: number
  variant: { id: string; label: string } | null
}

const MOST = 999

const store = localStorageValue<readonly CartItem[]>('yova-cart', [], (raw) =>
  Array.isArray(raw) ? raw.flatMap(readItem) : [],
)

function readItem(raw: unknown): CartItem[] {
  if (!isRecord(raw)) return []
  const { id, name, price, image, vendor, quantity, variant } = raw
  if (typeof id !== 'string' || typeof name !== 'string' || typeof price !== 'number') return []
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return []
  const isVariant =
    isRecord(variant) && typeof variant['id'] === 'string' && typeof variant['label'] === 'string'
  return [
    {
      id,
      name,
      price,
      image: typeof image === 'string' ? image : null,
      vendor: typeof vendor === 'string' ? vendor : '',
      quantity: Math.min(quantity, MOST),
      variant: isVariant ? { id: String(variant['id']), label: String(variant['label']) } : null,
    },
  ]
}

/** Product and variant together identify a cart item. */
type LineKey = { id: string; variant: { id: string } | null }
const isLine = (key: LineKey) => (item: CartItem) =>
  item.id === key.id && item.variant?.id === key.variant?.id

export const readCart = store.read
export const useCart = store.use

/** The sum of the quantities. */
export const useCartCount = (): number =>
  useCart().reduce((count, item) => count + item.quantity, 0)

export function addToCart(item: Omit<CartItem, 'quantity'>, quantity = 1): void {
  const { id, price } = item
  trackEvent(
    { name: 'add_to_cart', currency: 'DZD', product_id: id, quantity, ...searchOf(id) },
    price * quantity,
  )
  const items = store.read()
  const present = items.find(isLine(item))
  if (present) return setQuantity(item, present.quantity + quantity)
  store.write([...items, { ...item, quantity: Math.min(quantity, MOST) }])
}

/** Zero or less removes the item. */
export function setQuantity(key: LineKey, quantity: number): void {
  if (quantity <= 0) return removeFromCart(key)
  const next = Math.min(Math.trunc(quantity), MOST)
  store.write(store.read().map((item) => (isLine(key)(item) ? { ...item, quantity: next } : item)))
}

export const removeFromCart = (key: LineKey): void =>
  store.write(store.read().filter((item) => !isLine(key)(item)))

export const replaceCart = (items: readonly CartItem[]): void => store.write(items)

export const clearCart = (): void => store.write([])
