// What an order is worth now, from the state of its pieces alone. Nothing is posted or reversed: the same question is
// asked again after each event, so a past error cannot stay.
import { computeStampDuty, divideRounded, floorToDinar, roundToDinar } from './money.ts'
import { sum, takeShare } from './money.ts'
import type { Centimes } from './money.ts'
import type { Order, OrderItem, Parcel, RefundRecord, Unit, World } from './world.ts'

export type PlacedUnit = { unit: Unit; item: OrderItem; itemIndex: number }

export const listUnits = (order: Order): PlacedUnit[] =>
  order.items.flatMap((item, itemIndex) => item.units.map((unit) => ({ unit, item, itemIndex })))

export const listParcels = (world: World, orderId: string): Parcel[] =>
  Object.values(world.parcels).filter((parcel) => parcel.orderId === orderId)

const listSaleParcels = (world: World, order: Order): Parcel[] =>
  listParcels(world, order.id).filter(({ purpose }) => purpose === 'sale')

export const isDelivered = (parcel: Parcel | undefined): boolean =>
  parcel?.state === 'delivered' && !parcel.isVoid

/**
 * A parcel under way is expected to be paid until it is back, lost or recalled (decision 6). One that is delivered
 * after its order was cancelled is a sale: the buyer has the goods and the money was taken (findings/money.md 9).
 */
function parcelCounts(parcel: Parcel, order: Order): boolean {
  if (isDelivered(parcel)) return true
  const isUnderWay = parcel.state === 'travelling' || parcel.state === 'refused'
  return isUnderWay && !order.isCancelled && parcel.purpose === 'sale'
}

export function unitCounts(world: World, order: Order, unit: Unit): boolean {
  const parcel = unit.parcelId === null ? undefined : world.parcels[unit.parcelId]
  if (!parcel) return !order.isCancelled && !unit.isCancelled
  return parcelCounts(parcel, order) && !unit.isExchanged
}

/** The fee of the delivery travels with the first parcel (docs/decisions/0038): decision 5. */
export function shippingCounts(world: World, order: Order): boolean {
  const [first] = listSaleParcels(world, order)
  return first ? parcelCounts(first, order) : !order.isCancelled
}

export const computeUnitPrice = ({ unit }: PlacedUnit): Centimes => unit.price - unit.discount

export const computeShippingPrice = (order: Order): Centimes =>
  order.shipping - order.shippingDiscount

export const isCash = (world: World, order: Order): boolean =>
  world.purchases[order.purchaseId]?.payment === 'cash'

/**
 * product.md, Money: cash totals are rounded per order; its parcels, paid alone, add up to that: decision 7. What is
 * `left` besides these pieces makes an earlier parcel round down, and the last one ask for the rest.
 */
export function priceParcel(world: World, order: Order, units: readonly PlacedUnit[]) {
  const before = listSaleParcels(world, order)
  const price =
    sum(units.map(computeUnitPrice)) + (before.length === 0 ? computeShippingPrice(order) : 0)
  const paysCash = isCash(world, order)
  if (!paysCash && !world.terms.roundsCards) return { price, rounding: 0, duty: 0, collect: 0 }
  const total = roundToDinar(sum(before.map((parcel) => parcel.price)) + price)
  const earlier = sum(before.map((parcel) => parcel.price + parcel.rounding))
  const isLast = units.length === listUnits(order).filter(isWaiting).length
  const rounded = isLast ? total - earlier : floorToDinar(price)
  const duty = paysCash ? computeParcelDuty(world, order, rounded) : 0
  return { price, rounding: rounded - price, duty, collect: paysCash ? rounded + duty : 0 }
}

/** Its own duty as a payment, but with the parcels before it no more than was shown at checkout: decision 12. */
function computeParcelDuty(world: World, order: Order, amount: Centimes): Centimes {
  if (!world.terms.chargesStampDuty) return 0
  const bought = listUnits(order).filter(({ item }) => item.replaces === null)
  const price = sum(bought.map(computeUnitPrice)) + computeShippingPrice(order)
  const shown = computeStampDuty(roundToDinar(price))
  const before = sum(listSaleParcels(world, order).map(({ duty }) => duty))
  return Math.min(computeStampDuty(amount), Math.max(0, shown - before))
}

const isWaiting = ({ unit, item }: PlacedUnit): boolean =>
  item.replaces === null && unit.parcelId === null && !unit.isCancelled

/** Approved refunds of pieces that were sold after all; a cancelled sale is owed back as a whole instead. */
export const listEffectiveRefunds = (world: World, order: Order): RefundRecord[] =>
  Object.values(world.refunds).filter(
    (refund) =>
      refund.orderId === order.id &&
      refund.state !== 'decided' &&
      listReturnedUnits(order, refund.returnId).some(({ unit }) => unitCounts(world, order, unit)),
  )

export const listReturnedUnits = (order: Order, returnId: string): PlacedUnit[] =>
  listUnits(order).filter(({ unit }) => unit.returnId === returnId)

const bearsDiscount = (order: Order): boolean => order.discountBearer === 'vendor'

const computeBase = (order: Order, units: readonly PlacedUnit[]): Centimes =>
  sum(units.map(({ unit }) => unit.price - (bearsDiscount(order) ? unit.discount : 0)))

/** A refund of a part of the price takes the same part of what the vendor sold for: decision 9. */
function computeBaseReduction(order: Order, refund: RefundRecord): Centimes {
  const units = listReturnedUnits(order, refund.returnId)
  const price = sum(units.map(computeUnitPrice))
  if (price === 0) return 0
  return divideRounded(BigInt(computeBase(order, units)) * BigInt(refund.goods), BigInt(price))
}

export type Sale = ReturnType<typeof computeSale>

/** product.md, Decided once: commission on items TTC after discounts the vendor pays, without delivery; VAT on top. */
export function computeSale(world: World, order: Order) {
  const units = listUnits(order).filter(({ unit }) => unitCounts(world, order, unit))
  const refunds = listEffectiveRefunds(world, order)
  const reduction = sum(refunds.map((refund) => computeBaseReduction(order, refund)))
  const base = computeBase(order, units) - reduction
  const commission = takeShare(base, order.commissionBp)
  const vatOnCommission = takeShare(commission, world.terms.commissionVatBp)
  const hasShipping = shippingCounts(world, order)
  const shipping = hasShipping ? order.shipping : 0
  const shippingDiscount = hasShipping ? order.shippingDiscount : 0
  const isOperatorsRate = order.shippingOwner === 'operator'
  const refundedDelivery = { operator: 0, vendor: 0 }
  for (const refund of refunds) refundedDelivery[refund.deliveryBearer] += refund.delivery
  const unitDiscounts = sum(units.map(({ unit }) => unit.discount))
  const refundedGoods = sum(refunds.map(({ goods }) => goods))
  const collected = computeCollectExtras(world, order)
  return {
    base,
    commission,
    vatOnCommission,
    vendorClaim:
      base -
      commission -
      vatOnCommission +
      (isOperatorsRate ? 0 : shipping) -
      (bearsDiscount(order) ? shippingDiscount : 0) -
      refundedDelivery.vendor +
      collected.duty +
      sum(listParcels(world, order.id).map(({ compensation }) => compensation)),
    deliveryIncome: (isOperatorsRate ? shipping : 0) - refundedDelivery.operator,
    operatorDiscounts: bearsDiscount(order)
      ? 0
      : unitDiscounts - (reduction - refundedGoods) + shippingDiscount,
    rounding: collected.rounding,
    duty: collected.duty,
    refunded: refundedGoods + refundedDelivery.operator + refundedDelivery.vendor,
    /** What the buyer has to pay for what counts, less approved refunds. */
    owed: owedFor(world, order, () => true),
    owedDelivered: owedFor(world, order, (parcel) => isDelivered(parcel)),
  }
}

/** Rounding of parcels that count and of the rest that is still to be sent; stamp duty of payments that were made. */
function computeCollectExtras(world: World, order: Order) {
  const parcels = listParcels(world, order.id).filter((parcel) => parcelCounts(parcel, order))
  const rest = priceRest(world, order)
  return {
    rounding: sum(parcels.map(({ rounding }) => rounding)) + rest.rounding,
    duty: sum(parcels.map(dutyPaid)),
  }
}

const dutyPaid = (parcel: Parcel): Centimes => (isDelivered(parcel) ? parcel.duty : 0)

function priceRest(world: World, order: Order) {
  const rest = listUnits(order).filter(
    ({ unit }) => unit.parcelId === null && unitCounts(world, order, unit),
  )
  return rest.length > 0
    ? priceParcel(world, order, rest)
    : { price: 0, rounding: 0, duty: 0, collect: 0 }
}

function owedFor(
  world: World,
  order: Order,
  includes: (parcel: Parcel | undefined) => boolean,
): Centimes {
  const units = listUnits(order).filter(
    ({ unit }) =>
      unitCounts(world, order, unit) &&
      includes(unit.parcelId === null ? undefined : world.parcels[unit.parcelId]),
  )
  const parcels = listParcels(world, order.id).filter(
    (parcel) => parcelCounts(parcel, order) && includes(parcel),
  )
  const [first] = listSaleParcels(world, order)
  const rest = includes(undefined) ? priceRest(world, order) : { rounding: 0 }
  return (
    sum(units.map(computeUnitPrice)) +
    (shippingCounts(world, order) && includes(first) ? computeShippingPrice(order) : 0) +
    sum(parcels.map((parcel) => parcel.rounding + dutyPaid(parcel))) +
    rest.rounding -
    sum(listEffectiveRefunds(world, order).map(({ goods, delivery }) => goods + delivery))
  )
}

export type SaleReader = (order: Order) => Sale

/** Computes each sale once: for questions about all orders of a world that does not change between them. */
export function createSaleReader(world: World): SaleReader {
  const sales = new Map<string, Sale>()
  return (order) => {
    const sale = sales.get(order.id) ?? computeSale(world, order)
    sales.set(order.id, sale)
    return sale
  }
}
