// What was sold and lies with the vendor, or travels: no income of the month that ends (decision 27).
import { sum, takeShare } from './money.ts'
import { computeSale, computeShippingPrice, computeUnitPrice, isDelivered } from './sale.ts'
import { listParcels, listUnits, shippingCounts, unitCounts } from './sale.ts'
import type { Order, Undelivered, World } from './world.ts'

const DINAR = 100

export function computeUndelivered(world: World): Undelivered {
  const parts = Object.values(world.orders).map((order) => computePart(world, order))
  const total = (name: keyof Undelivered) => sum(parts.map((part) => part[name]))
  return {
    ...{ price: total('price'), payable: total('payable'), commission: total('commission') },
    ...{ delivery: total('delivery'), discount: total('discount'), tolerance: total('tolerance') },
  }
}

/** The pieces themselves; whole dinars of parcels and shares by price differ from them by some dinars. */
function computePart(world: World, order: Order): Undelivered {
  const parcels = listParcels(world, order.id)
  const units = listUnits(order).filter(
    ({ unit }) =>
      unitCounts(world, order, unit) && !isDelivered(world.parcels[unit.parcelId ?? '']),
  )
  const [first] = parcels.filter(({ purpose }) => purpose === 'sale')
  const hasShipping = shippingCounts(world, order) && !isDelivered(first)
  const isVendors = order.discountBearer === 'vendor'
  const discounts = sum(units.map(({ unit }) => unit.discount))
  const base = sum(units.map(({ unit }) => unit.price)) - (isVendors ? discounts : 0)
  const commission = takeShare(base, order.commissionBp)
  const vat = takeShare(commission, world.terms.commissionVatBp)
  const isOperatorsRate = order.shippingOwner === 'operator'
  const [shipping, waived] = hasShipping ? [order.shipping, order.shippingDiscount] : [0, 0]
  const isRounded = units.length > 0 || hasShipping
  const { rounding } = computeSale(world, order)
  const prices = sum(listUnits(order).map(({ unit }) => unit.price))
  const paid = sum(listUnits(order).map(computeUnitPrice))
  const dinar = paid > 0 ? Math.ceil((DINAR * prices) / paid) : DINAR
  return {
    price:
      sum(units.map(computeUnitPrice)) +
      (hasShipping ? computeShippingPrice(order) : 0) +
      (parcels.some(isDelivered) || !isRounded ? 0 : rounding),
    payable: base - commission - vat + (isOperatorsRate ? 0 : shipping) - (isVendors ? waived : 0),
    commission,
    delivery: isOperatorsRate ? shipping : 0,
    discount: isVendors ? 0 : discounts + waived,
    tolerance: isRounded && parcels.length > 0 ? (parcels.length + 1) * dinar : 0,
  }
}
