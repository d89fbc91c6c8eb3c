import type { ChangeView, QuoteInput, QuoteView } from '#capabilities/cart/contract.ts'
import type { DeliveryMethodName } from '#capabilities/shipping/contract.ts'
import type { CartItem } from '#web/shared/cart/cart.ts'

export type CartParcel = QuoteView['parcels'][number]
export type QuotedLine = CartParcel['lines'][number]

/** `cartItems`: the quoted cart items, in the order of the request. */
export type QuoteResponse = { quote: QuoteView; cartItems: readonly CartItem[] }

export type DeliveryChoices = {
  wilaya: string | null
  delivery: Readonly<Record<string, DeliveryMethodName>>
  promoCode: string | null
}

export type Notice =
  | { kind: 'price'; before: number; now: number }
  | { kind: 'short'; available: number }
  | { kind: 'gone'; message: string | null }

export type CartLine = {
  key: string
  item: CartItem
  quoted: QuotedLine | null
  notices: readonly Notice[]
}
export type CartGroup = { vendor: string; parcel: CartParcel | null; lines: readonly CartLine[] }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const MOST_LINES = 100

export const cartLineKey = (item: Pick<CartItem, 'id' | 'variant'>): string =>
  `${item.id} ${item.variant?.id ?? ''}`

/** Drops ids that are no UUIDs: browser storage is untrusted. */
export const quotableItems = (items: readonly CartItem[]): CartItem[] =>
  items
    .filter(({ id, variant }) => UUID.test(id) && (variant === null || UUID.test(variant.id)))
    .slice(0, MOST_LINES)

/** Null when there is nothing to quote. */
export function quoteRequest(
  cartItems: readonly CartItem[],
  choices: DeliveryChoices,
): QuoteInput | null {
  if (cartItems.length === 0) return null
  const { wilaya, delivery, promoCode } = choices
  return {
    lines: cartItems.map(({ id, variant, quantity }) => ({
      product_id: id,
      ...(variant && { variant_id: variant.id }),
      quantity,
    })),
    ...(wilaya !== null && { wilaya }),
    ...(Object.keys(delivery).length > 0 && { delivery }),
    ...(promoCode !== null && { promo_code: promoCode }),
  }
}

/** By vendor; `gone` items can no longer be bought. */
export function groupLines(
  items: readonly CartItem[],
  answer: QuoteResponse | null,
): { groups: CartGroup[]; gone: CartLine[] } {
  const quoted = new Map<string, { parcel: CartParcel; line: QuotedLine }>()
  for (const parcel of answer?.quote.parcels ?? [])
    for (const line of parcel.lines) {
      const item = answer?.cartItems[line.line]
      if (item && line.quantity > 0) quoted.set(cartLineKey(item), { parcel, line })
    }
  const query = new Set(answer?.cartItems.map(cartLineKey))

  const groups = new Map<string, { vendor: string; parcel: CartParcel | null; lines: CartLine[] }>()
  const gone: CartLine[] = []
  for (const item of items) {
    const key = cartLineKey(item)
    const found = quoted.get(key)
    if (answer && !found && (query.has(key) || quotableItems([item]).length === 0)) {
      gone.push({ key, item, quoted: null, notices: [goneNotice(answer, key)] })
      continue
    }
    const vendor = found?.parcel.vendor.business_name ?? item.vendor
    const group = groups.get(vendor) ?? { vendor, parcel: null, lines: [] }
    groups.set(vendor, group)
    group.parcel ??= found?.parcel ?? null
    const line = found?.line ?? null
    group.lines.push({ key, item, quoted: line, notices: line ? noticesOf(item, line) : [] })
  }
  return { groups: [...groups.values()], gone }
}

const goneNotice = ({ quote, cartItems }: QuoteResponse, key: string): Notice => {
  const change = quote.changes.find(
    ({ line }) =>
      line !== null && cartItems[line] !== undefined && cartLineKey(cartItems[line]) === key,
  )
  return { kind: 'gone', message: change?.message ?? null }
}

function noticesOf(item: CartItem, line: QuotedLine): Notice[] {
  return [
    ...(item.quantity > line.available
      ? [{ kind: 'short', available: line.available } as const]
      : []),
    ...(item.price !== line.list_price
      ? [{ kind: 'price', before: rounded(item.price), now: line.list_price } as const]
      : []),
  ]
}

/** Two decimals, because browser storage can hold any number. */
export const rounded = (dinars: number): number => Math.round(dinars * 100) / 100

/** Takes the quote's prices and quantities, without the items that are gone. */
export function reconcileCart(items: readonly CartItem[], answer: QuoteResponse): CartItem[] {
  return groupLines(items, answer).groups.flatMap(({ lines }) =>
    lines.map(({ item, quoted }) =>
      quoted ? { ...item, quantity: quoted.quantity, price: quoted.list_price } : item,
    ),
  )
}

/** Null when the code was accepted, or when none was given. */
export const promoRefusal = (changes: readonly ChangeView[]): string | null =>
  changes.find(({ kind }) => kind === 'promo_refused')?.message ?? null

export const totalQuantity = (parcels: readonly CartParcel[]): number =>
  parcels.flatMap(({ lines }) => lines).reduce((count, { quantity }) => count + quantity, 0)
