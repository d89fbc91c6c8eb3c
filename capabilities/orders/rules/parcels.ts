import { type Centimes, centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { OrderStatus, Parcel, ParcelState } from '../schema.ts'

export type SendableLine = {
  itemId: string
  quantity: number
  /** Of `quantity`, cancelled before they were sent. */
  cancelled: number
  due: Centimes
}
export type ChosenItem = { itemId: string; quantity: number }
type Packed = { items: readonly ChosenItem[] }

export function itemsLeft(
  lines: readonly SendableLine[],
  parcels: readonly Packed[],
): ChosenItem[] {
  return lines
    .map(({ itemId, quantity, cancelled }) => ({
      itemId,
      quantity: quantity - cancelled - sent(parcels, itemId),
    }))
    .filter(({ quantity }) => quantity > 0)
}

const sent = (parcels: readonly Packed[], itemId: string): number =>
  parcels
    .flatMap(({ items }) => items)
    .filter((item) => item.itemId === itemId)
    .reduce((count, { quantity }) => count + quantity, 0)

export type NextParcelRefusal =
  | { code: 'order_not_confirmed' }
  | { code: 'order_already_delivered' }
  | { code: 'order_already_cancelled' }
  | { code: 'nothing_to_ship' }
  | { code: 'quantity_exceeds_remaining' }

export function nextParcel(
  status: OrderStatus,
  left: readonly ChosenItem[],
  chosen: readonly ChosenItem[] | null,
): Result<readonly ChosenItem[], NextParcelRefusal> {
  if (status === 'pending') return refuse({ code: 'order_not_confirmed' })
  if (status === 'delivered') return refuse({ code: 'order_already_delivered' })
  if (status === 'cancelled') return refuse({ code: 'order_already_cancelled' })
  if (left.length === 0) return refuse({ code: 'nothing_to_ship' })
  if (chosen === null) return ok(left)
  const isTwice = new Set(chosen.map(({ itemId }) => itemId)).size < chosen.length
  const fits = chosen.every(({ itemId, quantity }) =>
    left.some((chosenItem) => chosenItem.itemId === itemId && chosenItem.quantity >= quantity),
  )
  return isTwice || !fits ? refuse({ code: 'quantity_exceeds_remaining' }) : ok(chosen)
}

export type RemainderRefusal =
  | { code: 'no_parcel_sent' }
  | { code: 'order_already_delivered' }
  | { code: 'order_already_cancelled' }
  | { code: 'nothing_to_ship' }

/** What is left to send may be cancelled once a parcel has left; before, the whole order is. */
export function checkRemainder(
  status: OrderStatus,
  parcels: readonly Packed[],
  left: readonly ChosenItem[],
): Result<null, RemainderRefusal> {
  if (status === 'delivered') return refuse({ code: 'order_already_delivered' })
  if (status === 'cancelled') return refuse({ code: 'order_already_cancelled' })
  if (parcels.length === 0) return refuse({ code: 'no_parcel_sent' })
  return left.length === 0 ? refuse({ code: 'nothing_to_ship' }) : ok(null)
}

type Collecting = {
  total: Centimes
  shipping: Centimes
  lines: readonly SendableLine[]
  /** Cash on delivery of the earlier parcels, in centimes. */
  before: readonly Centimes[]
  items: readonly ChosenItem[]
  isLast: boolean
}

/**
 * Cash on delivery of a parcel, in centimes: its lines rounded down to whole dinars, the first
 * parcel with the shipping fee. The last collects the remainder, so that all parcels sum to the
 * order total exactly.
 */
export function cashToCollect(collecting: Collecting): Centimes {
  const remains = minus(collecting.total, sum(collecting.before))
  if (collecting.isLast) return remains
  const goods = collecting.items.reduce((amount, { itemId, quantity }) => {
    const line = collecting.lines.find((line) => line.itemId === itemId)
    return line ? amount + (BigInt(line.due) * BigInt(quantity)) / BigInt(line.quantity) : amount
  }, 0n)
  const query = goods + BigInt(collecting.before.length === 0 ? collecting.shipping : ZERO_CENTIMES)
  return centimes(Math.min(Number(query - (query % 100n)), remains))
}

/**
 * Share of the order total per parcel, in centimes; also used for online payments. What was
 * cancelled before it was sent is in none of them.
 */
export function sharesOf(
  { total, shipping, lines: sold }: Pick<Collecting, 'total' | 'shipping' | 'lines'>,
  parcels: readonly Packed[],
): Centimes[] {
  const lines = sold.map((line) => ({ ...line, cancelled: 0 }))
  const shares: Centimes[] = []
  for (const [index, { items }] of parcels.entries()) {
    const isLast = itemsLeft(lines, parcels.slice(0, index + 1)).length === 0
    shares.push(cashToCollect({ total, shipping, lines, before: [...shares], items, isLast }))
  }
  return shares
}

export type ParcelStep =
  | 'in_transit'
  | 'at_wilaya'
  | 'waiting_for_customer'
  | 'out_for_delivery'
  | 'postponed'
  | 'alert'
  | 'attempt_failed'
  | 'delivered'
  | 'returning'
  | 'return_to_collect'
  | 'returned'
  | 'lost'
export type ParcelTransitionRefusal =
  | { code: 'parcel_already_delivered' }
  | { code: 'parcel_already_returned' }
  | { code: 'parcel_returning' }
  | { code: 'parcel_lost' }

const BACK: readonly ParcelStep[] = ['returning', 'return_to_collect', 'returned']
/** A lost parcel was found when it is delivered or back; what it does in between says nothing yet. */
const FOUND: readonly ParcelStep[] = ['delivered', 'returned']
export const isDelivered = (state: ParcelState): boolean =>
  ['delivered', 'cash_at_courier', 'remitted'].includes(state)

/**
 * Delivered and returned are final; a returning parcel can no longer be delivered, but be lost. Of a
 * cancelled order even what was delivered is expected back.
 */
export function checkParcelTransition(
  from: ParcelState,
  to: ParcelStep,
  { isCancelled = false } = {},
): Result<null, ParcelTransitionRefusal> {
  if (isCancelled && isDelivered(from) && BACK.includes(to)) return ok(null)
  if (isDelivered(from)) return refuse({ code: 'parcel_already_delivered' })
  if (['returned', 'checked'].includes(from)) return refuse({ code: 'parcel_already_returned' })
  if (from === 'lost') return FOUND.includes(to) ? ok(null) : refuse({ code: 'parcel_lost' })
  const comesBack = from === 'returning' || from === 'return_to_collect'
  if (to === 'lost') return ok(null)
  return comesBack && (!BACK.includes(to) || to === 'returning')
    ? refuse({ code: 'parcel_returning' })
    : ok(null)
}

const isOver = (state: ParcelState): boolean =>
  state === 'lost' || !checkParcelTransition(state, 'returned').ok
const isReturned = (state: ParcelState): boolean => state === 'returned' || state === 'checked'

/** It is back or lost: its price is neither paid nor kept. */
export const isUndelivered = (state: ParcelState): boolean => isReturned(state) || state === 'lost'

export const isInTransit = ({ state }: Pick<Parcel, 'state'>): boolean => !isOver(state)

/** Null while something is in transit or unsent. */
export function deliveryOutcome(
  parcels: readonly Pick<Parcel, 'state'>[],
  left: readonly ChosenItem[],
): 'delivered' | 'cancelled' | null {
  if (left.length > 0 || parcels.some(isInTransit)) return null
  return parcels.every(({ state }) => isUndelivered(state)) ? 'cancelled' : 'delivered'
}
