import { BANK, collectCash, receiveCash } from './cash.ts'
import { listParcels, listUnits, priceParcel } from './sale.ts'
import { computeStatus } from './status.ts'
import type { Handlers } from './events.ts'
import type { Bearer, Order, Parcel, World } from './world.ts'

type ParcelEvent =
  | 'parcel_handed_over'
  | 'parcel_delivered'
  | 'parcel_refused'
  | 'parcel_returned'
  | 'parcel_lost'
  | 'loss_compensated'

export const parcelHandlers: Handlers<ParcelEvent> = {
  parcel_handed_over(draft, { parcelId, orderId, picks, courierId }) {
    const order = draft.orders[orderId]
    if (!order || draft.parcels[parcelId]) return 'no_such_order'
    const status = computeStatus(draft, order)
    if (status !== 'confirmed' && status !== 'shipped') return 'order_not_ready'
    const custody = findCustody(draft, order.vendorId, courierId)
    if (!custody) return 'not_own_courier'
    const units = picks.flatMap(({ item, quantity }) =>
      listUnits(order)
        .filter(
          ({ unit, itemIndex }) =>
            itemIndex === item && unit.parcelId === null && !unit.isCancelled,
        )
        .slice(0, quantity),
    )
    const count = picks.reduce((total, { quantity }) => total + quantity, 0)
    if (units.length !== count || new Set(units.map(({ unit }) => unit)).size !== count || !count)
      return 'not_left_to_send'
    if (units.some(({ item }) => item.replaces !== null)) return 'not_left_to_send'
    draft.parcels[parcelId] = {
      ...createParcel(parcelId, orderId, courierId, custody),
      ...priceParcel(draft, order, units),
    }
    for (const { unit } of units) unit.parcelId = parcelId
    return null
  },
  /**
   * findings/money.md 1, "Wanted": a vendor's word about an operator's courier is a claim, and moves nothing; also of a lost parcel,
   * which may be found. Once its courier paid for the loss, only a person decides whose the money is.
   */
  parcel_delivered(draft, { parcelId, source }) {
    const parcel = draft.parcels[parcelId]
    const isFound =
      parcel?.state === 'lost' &&
      parcel.purpose === 'sale' &&
      (source === 'vendor' ? parcel.custody === 'operator' : parcel.compensation === 0)
    if (parcel?.state !== 'travelling' && !isFound) return 'not_travelling'
    if (source === 'vendor' && parcel.custody === 'operator') parcel.isClaimedDelivered = true
    else deliverParcel(draft, parcel)
    return null
  },
  parcel_refused(draft, { parcelId }) {
    const parcel = draft.parcels[parcelId]
    if (parcel?.state !== 'travelling') return 'not_travelling'
    parcel.state = 'refused'
    return null
  },
  parcel_returned(draft, { parcelId, condition }) {
    const parcel = draft.parcels[parcelId]
    if (!parcel || !comesBack(parcel)) return 'not_travelling'
    parcel.state = 'returned'
    parcel.condition = condition
    reopenReturn(draft, parcel)
    return null
  },
  /** findings/money.md 10: a lost parcel is neither delivered nor back. */
  parcel_lost(draft, { parcelId }) {
    const parcel = draft.parcels[parcelId]
    if (parcel?.state !== 'travelling' && parcel?.state !== 'refused') return 'not_travelling'
    parcel.state = 'lost'
    parcel.isClaimedDelivered = false
    reopenReturn(draft, parcel)
    return null
  },
  /** The operator's courier pays for goods of the vendor: the vendor is owed all of it, without commission: decision 11. */
  loss_compensated(draft, { parcelId, amount }) {
    const parcel = draft.parcels[parcelId]
    if (parcel?.state !== 'lost' || parcel.custody !== 'operator' || parcel.compensation > 0)
      return 'not_lost'
    parcel.compensation = amount
    receiveCash(draft, BANK, amount)
    return null
  },
}

/** On its way, or delivered before its order was cancelled (findings/money.md 9): decision 10. */
export const comesBack = ({ state, isVoid, purpose }: Parcel): boolean =>
  state === 'travelling' ||
  state === 'refused' ||
  (state === 'delivered' && isVoid && purpose === 'sale')

/** Null when the courier account is another vendor's. */
export function findCustody(
  world: World,
  vendorId: string,
  courierId: string | null,
): Bearer | null {
  if (courierId === null) return 'vendor'
  const courier = world.terms.couriers.find(({ id }) => id === courierId)
  if (!courier) return null
  if (courier.vendorId === null) return 'operator'
  return courier.vendorId === vendorId ? 'vendor' : null
}

export const createParcel = (
  id: string,
  orderId: string,
  courierId: string | null,
  custody: Bearer,
): Parcel => ({
  id,
  orderId,
  purpose: 'sale',
  courierId,
  custody,
  state: 'travelling',
  condition: null,
  isClaimedDelivered: false,
  isVoid: false,
  price: 0,
  rounding: 0,
  replacedRounding: 0,
  duty: 0,
  collect: 0,
  outstanding: 0,
  compensation: 0,
  isCredited: false,
})

export function deliverParcel(draft: World, parcel: Parcel): void {
  parcel.state = 'delivered'
  const order = draft.orders[parcel.orderId]
  if (order?.isCancelled && parcel.purpose === 'sale') restoreSent(draft, order)
  collectCash(draft, parcel)
  if (parcel.purpose === 'exchange') finishExchange(draft, parcel)
}

/** What was sent is sold again, also what still travels or was delivered before; what never left stays cancelled: decision 10. */
function restoreSent(draft: World, order: Order): void {
  order.isCancelled = false
  for (const parcel of listParcels(draft, order.id))
    if (parcel.state === 'delivered') parcel.isVoid = false
  for (const { unit } of listUnits(order)) if (unit.parcelId === null) unit.isCancelled = true
}

/** Now the buyer has the replacement: what came back stops counting, in the same moment. */
function finishExchange(draft: World, parcel: Parcel): void {
  const order = draft.orders[parcel.orderId]
  if (!order) return
  for (const item of order.items) {
    const returned = item.replaces === null ? undefined : draft.returns[item.replaces]
    if (!returned || !item.units.some(({ parcelId }) => parcelId === parcel.id)) continue
    returned.state = 'settled'
    // What the buyer has now may come back, and its days begin: decision 17.
    if (order.endedOn !== null) order.endedOn = draft.today
    for (const { unit } of listUnits(order))
      if (unit.returnId === returned.id) unit.isExchanged = true
  }
}

/** The replacement did not reach the buyer: what was returned can be refunded, or replaced again. */
function reopenReturn(draft: World, parcel: Parcel): void {
  const order = draft.orders[parcel.orderId]
  for (const item of order?.items ?? []) {
    const returned = item.replaces === null ? undefined : draft.returns[item.replaces]
    if (returned && item.units.some(({ parcelId }) => parcelId === parcel.id)) {
      returned.state = 'received'
      if (returned.resolution !== 'refund')
        returned.sentBefore = { resolution: returned.resolution, variantId: item.variantId }
      returned.resolution = 'refund'
      returned.replacementVariantId = null
    }
  }
}
