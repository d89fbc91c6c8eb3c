import { splitByWeight, sum, takeShare, type Centimes } from './money.ts'
import type { EventOf } from './events.ts'
import type {
  Order,
  OrderItem,
  PromoTerms,
  ShippingRate,
  Terms,
  Unit,
  VariantTerms,
} from './world.ts'

type PricedLine = { vendorId: string; variantId: string; quantity: number; total: Centimes }

/** Null when the cart cannot be bought as it is. */
export function priceOrders(terms: Terms, event: EventOf<'checkout'>): Order[] | null {
  const lines = priceLines(terms, event)
  const promo = terms.promoCodes.find(({ code }) => code === event.promoCode) ?? null
  if (event.promoCode !== null && !isPromoApplicable(promo, lines)) return null
  const discounts = splitPromo(promo, lines)
  // One order per vendor, numbered as its vendor first appears in the cart (product.md, Cart and checkout).
  const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))]
  return vendorIds.map((vendorId, index) => {
    const vendor = terms.vendors.find(({ id }) => id === vendorId)
    const own = lines.flatMap((line, position) =>
      line.vendorId === vendorId ? [{ ...line, discount: discounts[position] ?? 0 }] : [],
    )
    const ownRate = terms.vendorRates[vendorId]?.[event.area]
    const rate = ownRate ?? terms.operatorRates[event.area]
    const shipping = rate ? computeShipping(rate, sum(own.map(({ total }) => total))) : 0
    const isFree = promo?.kind === 'free_delivery' && isEligible(promo, vendorId)
    return {
      id: `${event.purchaseId}-${index + 1}`,
      purchaseId: event.purchaseId,
      vendorId,
      items: own.map((line) => createItem(terms, line)),
      shipping,
      shippingDiscount: isFree ? shipping : 0,
      // The price of the delivery belongs to the owner of the rate, also when another carries: decision 4.
      courierFee: terms.operatorRates[event.area]?.fee ?? shipping,
      shippingOwner: ownRate ? 'vendor' : 'operator',
      discountBearer: promo && promo.vendorId !== null ? 'vendor' : 'operator',
      commissionBp: vendor?.commissionBp ?? 0,
      isConfirmed: event.payment === 'cash' && !vendor?.confirmsByPhone,
      isCancelled: false,
      isExpired: false,
      isPaidBack: false,
      endedOn: null,
    }
  })
}

export function computePieceCost(terms: Terms, variant: VariantTerms, pieces: number): Centimes {
  const tier = (terms.bulkDiscounts[variant.productId] ?? [])
    .filter(({ quantity }) => quantity <= pieces)
    .toSorted((left, right) => right.quantity - left.quantity)[0]
  return variant.price - takeShare(variant.price, tier?.percentBp ?? 0)
}

/** product.md: a percentage from a quantity of the product on; all lines of the product count together: decision 3. */
function priceLines(terms: Terms, event: EventOf<'checkout'>): PricedLine[] {
  const variants = event.lines.map(({ variantId }) =>
    terms.variants.find(({ id }) => id === variantId),
  )
  return event.lines.flatMap(({ variantId, quantity }, index) => {
    const variant = variants[index]
    if (!variant) return []
    const productQuantity = sum(
      event.lines.map((line, position) =>
        variants[position]?.productId === variant.productId ? line.quantity : 0,
      ),
    )
    const unit = computePieceCost(terms, variant, productQuantity)
    return [{ vendorId: variant.vendorId, variantId, quantity, total: unit * quantity }]
  })
}

const isEligible = (promo: PromoTerms, vendorId: string): boolean =>
  promo.vendorId === null || promo.vendorId === vendorId

const sumEligible = (promo: PromoTerms, lines: readonly PricedLine[]): Centimes =>
  sum(lines.map(({ vendorId, total }) => (isEligible(promo, vendorId) ? total : 0)))

function isPromoApplicable(promo: PromoTerms | null, lines: readonly PricedLine[]): boolean {
  return (
    promo !== null &&
    lines.some(({ vendorId }) => isEligible(promo, vendorId)) &&
    sumEligible(promo, lines) >= promo.minimum
  )
}

/** Computed once for all that the code covers, then split over the items by their price: decision 2. */
function splitPromo(promo: PromoTerms | null, lines: readonly PricedLine[]): Centimes[] {
  if (!promo || promo.kind === 'free_delivery') return lines.map(() => 0)
  const eligible = sumEligible(promo, lines)
  const wanted = promo.kind === 'amount' ? promo.amount : takeShare(eligible, promo.percentBp)
  const discount = Math.min(wanted, eligible, promo.maximumDiscount ?? eligible)
  return splitByWeight(
    discount,
    lines.map(({ vendorId, total }) => (isEligible(promo, vendorId) ? total : 0)),
  )
}

/** The threshold is compared with the goods before the promo code: decision 3. */
const computeShipping = ({ fee, freeAbove }: ShippingRate, goods: Centimes): Centimes =>
  freeAbove !== null && goods >= freeAbove ? 0 : fee

function createItem(
  terms: Terms,
  line: { variantId: string; quantity: number; total: Centimes; discount: Centimes },
): OrderItem {
  const variant = terms.variants.find(({ id }) => id === line.variantId)
  const evenly = Array.from({ length: line.quantity }, () => 1)
  const prices = splitByWeight(line.total, evenly)
  const discounts = splitByWeight(line.discount, evenly)
  return {
    variantId: line.variantId,
    vatBp: variant?.vatBp ?? 0,
    units: prices.map((price, index) => createUnit(price, discounts[index] ?? 0)),
    replaces: null,
  }
}

export const createUnit = (price: Centimes, discount: Centimes): Unit => ({
  price,
  discount,
  parcelId: null,
  isCancelled: false,
  returnId: null,
  isExchanged: false,
})
