// Where the money physically is. Only an event that moves money writes here, and nothing here knows of sales:
// accounts.ts compares this with what sales and refunds say, so that one error does not hide in both.
import type { Centimes } from './money.ts'
import type { Parcel, World } from './world.ts'

/** Buyers' pockets, vendors' banks, couriers' own money: what leaves the books or has not come. */
const OUTSIDE = 'outside'
export const BANK = 'bank'
/** Counted cash of the operator, until it is deposited at the bank. */
export const TILL = 'till'
export const GATEWAY = 'gateway'
export const COURIER_CLEARING = 'courier_clearing'
export const COURIER_FEES = 'courier_fees'
export const COURIER_DIFFERENCES = 'courier_differences'
export const GATEWAY_FEES = 'gateway_fees'

export const nameCourierCash = (courierId: string): string => `courier:${courierId}`
export const nameVendorCash = (vendorId: string): string => `vendor:${vendorId}`

export const getCash = (world: World, name: string): Centimes => world.cash[name] ?? 0

export function moveCash(draft: World, from: string, to: string, amount: Centimes): void {
  draft.cash[from] = getCash(draft, from) - amount
  draft.cash[to] = getCash(draft, to) + amount
}

export const receiveCash = (draft: World, to: string, amount: Centimes): void =>
  moveCash(draft, OUTSIDE, to, amount)

export const payCash = (draft: World, from: string, amount: Centimes): void =>
  moveCash(draft, from, OUTSIDE, amount)

/**
 * findings/money.md 1, "Wanted": the holder is fixed when the parcel is handed over. An account of the operator brings
 * the cash to the operator; a vendor's own account or driver, or no courier at all, leaves it with the vendor.
 */
export function collectCash(draft: World, parcel: Parcel): void {
  const vendorId = draft.orders[parcel.orderId]?.vendorId ?? ''
  const isOperators = parcel.custody === 'operator' && parcel.courierId !== null
  const holder = isOperators ? nameCourierCash(parcel.courierId ?? '') : nameVendorCash(vendorId)
  receiveCash(draft, holder, parcel.collect)
  if (isOperators) parcel.outstanding = parcel.collect
}

/** Cash of delivered parcels that couriers of the operator still hold, by parcel: findings/money.md 7, S43. */
export const listCourierCash = (world: World): Record<string, Centimes> =>
  Object.fromEntries(
    Object.values(world.parcels)
      .filter(({ outstanding }) => outstanding !== 0)
      .map(({ id, outstanding }) => [id, outstanding]),
  )
