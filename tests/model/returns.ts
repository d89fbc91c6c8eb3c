import { createParcel, findCustody } from './parcels.ts'
import { computePieceCost, createUnit } from './pricing.ts'
import {
  computeStampDuty,
  divideRounded,
  roundToDinar,
  splitByWeight,
  sum,
  type Centimes,
} from './money.ts'
import { computeShippingPrice, computeUnitPrice, isDelivered, listReturnedUnits } from './sale.ts'
import { isCash, listUnits, type PlacedUnit, shippingCounts, unitCounts } from './sale.ts'
import { hasStock, listReturnable } from './stock.ts'
import { replaceAgain } from './sent-again.ts'
import type { Handlers } from './events.ts'
import type { Order, OrderItem, ReturnRecord, World } from './world.ts'

type ReturnEvent =
  | 'return_requested'
  | 'return_accepted'
  | 'return_closed'
  | 'return_received'
  | 'refund_decided'
  | 'refund_approved'
  | 'replacement_handed_over'

export const returnHandlers: Handlers<ReturnEvent> = {
  return_requested(draft, event) {
    const order = draft.orders[event.orderId]
    if (!order || draft.returns[event.returnId]) return 'no_such_order'
    const units = listReturnable(draft, order, event.item).slice(0, event.quantity)
    if (units.length !== event.quantity || event.quantity < 1) return 'not_returnable'
    for (const { unit } of units) unit.returnId = event.returnId
    draft.returns[event.returnId] = {
      id: event.returnId,
      orderId: order.id,
      cause: event.cause,
      resolution: event.resolution,
      replacementVariantId: event.resolution === 'refund' ? null : event.replacementVariantId,
      sentBefore: null,
      quantity: event.quantity,
      state: 'requested',
      condition: null,
    }
    return null
  },
  return_accepted(draft, { returnId }) {
    const record = draft.returns[returnId]
    if (record?.state !== 'requested') return 'not_requested'
    const variantId = record.replacementVariantId
    if (variantId !== null && !hasStock(draft, variantId, record.quantity)) return 'out_of_stock'
    record.state = 'accepted'
    return null
  },
  return_closed(draft, { returnId }) {
    const record = draft.returns[returnId]
    if (record?.state !== 'requested' && record?.state !== 'accepted') return 'not_open'
    closeReturn(draft, record)
    return null
  },
  /** The goods come back also when the order was cancelled (findings/money.md 4, S01). */
  return_received(draft, { returnId, condition }) {
    const record = draft.returns[returnId]
    const order = draft.orders[record?.orderId ?? '']
    if (!order || record?.state !== 'accepted') return 'not_accepted'
    record.condition = condition
    record.state = isSold(draft, order, record) ? 'received' : 'settled'
    return null
  },
  /** Law 18-05 art. 22-23: the price, and the delivery when all goes back and the buyer did not cause it. */
  refund_decided(draft, { refundId, returnId, goods, delivery }) {
    const record = draft.returns[returnId]
    const order = draft.orders[record?.orderId ?? '']
    if (!order || record?.state !== 'received' || draft.refunds[refundId]) return 'not_received'
    if (Object.values(draft.refunds).some((refund) => refund.returnId === returnId))
      return 'refunded_already'
    const limits = computeRefundLimits(draft, order, record)
    if (goods < 0 || goods > limits.goods || delivery < 0 || delivery > limits.delivery)
      return 'refund_exceeds_price'
    record.resolution = 'refund'
    record.replacementVariantId = null
    draft.refunds[refundId] = {
      id: refundId,
      returnId,
      orderId: order.id,
      goods,
      delivery,
      deliveryBearer: record.cause === 'operator' ? order.shippingOwner : 'vendor',
      state: 'decided',
    }
    return null
  },
  refund_approved(draft, { refundId }) {
    const refund = draft.refunds[refundId]
    const record = draft.returns[refund?.returnId ?? '']
    const order = draft.orders[refund?.orderId ?? '']
    if (!order || !record || refund?.state !== 'decided') return 'not_decided'
    if (!isSold(draft, order, record)) return 'order_cancelled'
    refund.state = 'approved'
    record.state = 'settled'
    return null
  },
  replacement_handed_over(draft, { parcelId, returnId, courierId }) {
    const record = draft.returns[returnId]
    const order = draft.orders[record?.orderId ?? '']
    if (!order || record?.state !== 'received') return 'no_replacement'
    if (record.replacementVariantId === null) {
      const refusal = replaceAgain(draft, record)
      if (refusal) return refusal
    }
    if (order.isCancelled && !isSold(draft, order, record)) return 'order_cancelled'
    const custody = findCustody(draft, order.vendorId, courierId)
    if (!custody || draft.parcels[parcelId]) return 'not_own_courier'
    const item = createReplacement(draft, order, record, parcelId)
    order.items.push(item)
    record.state = 'replacing'
    // Couriers take whole dinars (findings/money.md 8, S40); a cheaper one asks for nothing and owes the rest back.
    const price = computeExchangeDifference(order, record, item)
    const replacedRounding = computeReplacedRounding(draft, order, record)
    const difference = price - replacedRounding
    const rounded = Math.max(0, roundToDinar(difference))
    const duty = draft.terms.chargesStampDuty ? computeStampDuty(rounded) : 0
    draft.parcels[parcelId] = {
      ...createParcel(parcelId, order.id, courierId, custody),
      purpose: 'exchange',
      price,
      rounding: (difference > 0 ? rounded : difference) - price,
      replacedRounding,
      duty,
      collect: rounded + duty,
    }
    return null
  },
}

/** Whether the pieces still count as sold: an admin may have cancelled the order under the return. */
const isSold = (world: World, order: Order, record: ReturnRecord): boolean =>
  listReturnedUnits(order, record.id).some(({ unit }) => unitCounts(world, order, unit))

export function closeReturn(draft: World, record: ReturnRecord): void {
  record.state = 'closed'
  const order = draft.orders[record.orderId]
  if (!order) return
  for (const { unit } of listReturnedUnits(order, record.id)) unit.returnId = null
}

/** A cancelled order owes its whole price back: what is out comes back with its parcel, and nothing is sent in its place. */
export function endReturns(draft: World, orderId: string): void {
  for (const record of Object.values(draft.returns)) {
    if (record.orderId !== orderId) continue
    if (record.state === 'requested' || record.state === 'accepted') closeReturn(draft, record)
    if (record.state !== 'received') continue
    record.resolution = 'refund'
    record.replacementVariantId = null
    record.state = 'settled'
  }
}

export const listOpenReturns = (world: World, orderId: string): ReturnRecord[] =>
  Object.values(world.returns).filter(
    ({ orderId: id, state }) => id === orderId && state !== 'settled' && state !== 'closed',
  )

export function computeRefundLimits(
  world: World,
  order: Order,
  record: ReturnRecord,
): { goods: Centimes; delivery: Centimes } {
  const returned = listReturnedUnits(order, record.id)
  const bought = listUnits(order).filter(
    ({ unit }) =>
      unitCounts(world, order, unit) &&
      unit.parcelId !== null &&
      isDelivered(world.parcels[unit.parcelId]),
  )
  const isWhole = bought.every(({ unit }) => {
    const returned = unit.returnId === null ? undefined : world.returns[unit.returnId]
    return returned?.condition != null
  })
  const hasRefundedDelivery = Object.values(world.refunds).some(
    ({ orderId, delivery }) => orderId === order.id && delivery > 0,
  )
  const isDue = isWhole && record.cause !== 'buyer' && !hasRefundedDelivery
  return {
    goods: Math.min(sum(returned.map(computeUnitPrice)), computePaidShare(world, order, returned)),
    delivery: isDue && shippingCounts(world, order) ? computeShippingPrice(order) : 0,
  }
}

/**
 * Law 18-05: what was paid goes back. The rounding of an order was paid for its goods, in proportion to their prices, that
 * of an exchange for what it brought. Pieces after others get what is left of their item, so that nothing drifts.
 */
function computePaidShare(world: World, order: Order, returned: readonly PlacedUnit[]) {
  const isRounded = world.terms.roundsCards || isCash(world, order)
  const bought = listUnits(order).filter(({ item }) => item.replaces === null)
  const price = sum(bought.map(computeUnitPrice))
  const delivery = computeShippingPrice(order)
  const paid = isRounded ? roundToDinar(price + delivery) - delivery : price
  const prices = order.items.map((item) =>
    sum(bought.filter((placed) => placed.item === item).map(computeUnitPrice)),
  )
  const shares = splitByWeight(paid, prices)
  const computePaid = (index: number): Centimes => {
    const units = order.items[index]?.units ?? []
    const parcel = world.parcels[units[0]?.parcelId ?? '']
    if (parcel?.purpose !== 'exchange') return shares[index] ?? 0
    return (
      sum(units.map((unit) => unit.price - unit.discount)) +
      parcel.rounding +
      parcel.replacedRounding
    )
  }
  return sum(
    returned
      .map(({ itemIndex }) => itemIndex)
      .filter(isFirst)
      .map((itemIndex) => {
        const count = returned.filter((placed) => placed.itemIndex === itemIndex).length
        const sold = findSoldItem(world, order, itemIndex)
        const total = order.items[sold]?.units.length ?? 1
        const before = countGivenUp(world, order, {
          sold,
          besides: returned[0]?.unit.returnId ?? null,
        })
        const shareOf = (pieces: number): Centimes =>
          divideRounded(BigInt(computePaid(sold)) * BigInt(pieces), BigInt(total))
        return shareOf(before + count) - shareOf(before)
      }),
  )
}

/** A replacement stands for the piece that was paid for (law 18-05 art. 23); an exchange for itself. */
function findSoldItem(world: World, order: Order, itemIndex: number): number {
  const replaces = order.items[itemIndex]?.replaces ?? null
  if (replaces === null || world.returns[replaces]?.resolution === 'exchange') return itemIndex
  const [replaced] = listReturnedUnits(order, replaces)
  return replaced ? findSoldItem(world, order, replaced.itemIndex) : itemIndex
}

/** Pieces of what was sold that other returns refund, or exchange for another variant. */
function countGivenUp(
  world: World,
  order: Order,
  { sold, besides }: { sold: number; besides: string | null },
): number {
  const isGivenUp = ({ id, resolution, state }: ReturnRecord): boolean =>
    Object.values(world.refunds).some(({ returnId }) => returnId === id) ||
    (resolution === 'exchange' && (state === 'replacing' || state === 'settled'))
  return listUnits(order).filter(({ unit, itemIndex }) => {
    const record = world.returns[unit.returnId ?? '']
    if (!record || record.id === besides || !isGivenUp(record)) return false
    return findSoldItem(world, order, itemIndex) === sold
  }).length
}

const isFirst = <Value>(value: Value, index: number, values: readonly Value[]): boolean =>
  values.indexOf(value) === index

/** A replacement costs what was paid, even when the price has changed; another variant today's price: decision 20. */
function createReplacement(
  world: World,
  order: Order,
  record: ReturnRecord,
  parcelId: string,
): OrderItem {
  const variant = world.terms.variants.find(({ id }) => id === record.replacementVariantId)
  const returned = listReturnedUnits(order, record.id)
  const bought = listUnits(order).filter(
    ({ item }) =>
      item.replaces === null &&
      world.terms.variants.find(({ id }) => id === item.variantId)?.productId ===
        variant?.productId,
  )
  const cost = variant ? computePieceCost(world.terms, variant, bought.length) : 0
  return {
    variantId: record.replacementVariantId ?? '',
    vatBp: variant?.vatBp ?? 0,
    // Discounts were given for buying, and stay: decisions 9 and 20.
    units: returned.map(({ unit }) => {
      const price = record.resolution === 'replacement' ? unit.price : cost
      return { ...createUnit(price, Math.min(unit.discount, price)), parcelId }
    }),
    replaces: record.id,
  }
}

/** What was paid for the piece counts, as when it is refunded: decision 7. A replacement costs just that. */
function computeReplacedRounding(world: World, order: Order, record: ReturnRecord): Centimes {
  if (record.resolution === 'replacement') return 0
  const units = listReturnedUnits(order, record.id)
  return computePaidShare(world, order, units) - sum(units.map(computeUnitPrice))
}

const computeExchangeDifference = (order: Order, record: ReturnRecord, item: OrderItem): Centimes =>
  sum(item.units.map(({ price, discount }) => price - discount)) -
  sum(listReturnedUnits(order, record.id).map(computeUnitPrice))
