import {
  type Centimes,
  centimes,
  ZERO_CENTIMES,
  roundingToDinar,
  sum,
  times,
} from '#kernel/money.ts'
import type { PromoCode, PromoDiscount, Promotions } from '#capabilities/promotions/index.ts'
import type { DeliveryMethod, DeliveryOption } from '#capabilities/shipping/index.ts'
import type {
  LineChange,
  ResolvedLine,
  PricedCart,
  PricedLine,
  PricedParcel,
  SellableVariant,
} from '../schema.ts'

export type CartToPrice = {
  lines: readonly ResolvedLine[]
  /** By vendor id; null while the wilaya is unknown. */
  options: ReadonlyMap<string, readonly DeliveryOption[]> | null
  methods: Readonly<Record<string, DeliveryMethod>>
  /** Undefined when none was entered, null when it does not exist. */
  promo: PromoCode | null | undefined
  now: Date
}
/** Injected: rules must not import another capability. */
export type PriceRules = Pick<Promotions, 'bulkPrice' | 'evaluatePromo'> & {
  stampDutyOn: (amount: Centimes) => Centimes
}
type Parcel = Omit<
  PricedParcel,
  'discount' | 'discountOnDelivery' | 'rounding' | 'total' | 'stampDuty'
>

/** Each parcel is rounded on its own. Amounts in centimes. */
export function priceCart(cart: CartToPrice, rules: PriceRules): PricedCart {
  const { saleable, changes } = selectSaleableLines(cart)
  const parcels = groupByVendor(priceLines(saleable, rules)).map((lines) => parcelOf(lines, cart))

  const requests = parcels.map(({ vendor, lines, shipping }) => ({
    vendorId: vendor.id,
    lines: lines.map(({ total }) => total),
    shipping: shipping ?? ZERO_CENTIMES,
  }))
  const promo =
    cart.promo === undefined ? null : rules.evaluatePromo(cart.promo, requests, cart.now)
  if (promo && !promo.ok) changes.push({ line: null, kind: 'promo_refused', reason: promo.error })
  const given = promo?.ok ? promo.value : null

  const settled = parcels.map((parcel, index) => settle(parcel, given?.parcels[index], rules))
  return {
    parcels: settled,
    changes,
    promo: given && cart.promo ? { code: cart.promo, paidBy: given.paidBy } : null,
    ...totalsOf(settled, cart.options !== null),
  }
}

type PricingSaleableLine = { line: number; sold: SellableVariant; quantity: number }

/** Lines of the same variant share its stock. */
function selectSaleableLines({ lines, options }: CartToPrice): {
  saleable: PricingSaleableLine[]
  changes: LineChange[]
} {
  const changes: LineChange[] = []
  const left = new Map<string, number>()
  const saleable = lines.flatMap(({ quoteLine, sold }, line): PricingSaleableLine[] => {
    const isSentThere = !sold || !options || (options.get(sold.vendorId)?.length ?? 0) > 0
    // On sale from before prices had to be above zero: an error, not a gift.
    const isPriced = sold !== null && sold.listPrice > 0
    if (!isPriced || !isSentThere) {
      changes.push({ line, kind: 'gone', reason: isPriced ? 'not_delivered' : 'gone' })
      return []
    }
    const available = left.get(sold.variantId) ?? sold.onHand
    const quantity = Math.min(quoteLine.quantity, available)
    left.set(sold.variantId, available - quantity)
    if (quantity < quoteLine.quantity) {
      const reason = available === 0 ? 'sold_out' : 'stock_short'
      changes.push({ line, kind: 'stock_short', reason, available })
    }
    return quantity === 0 ? [] : [{ line, sold, quantity }]
  })
  return { saleable, changes }
}

/** The bulk discount counts the product's quantity over all variants. */
function priceLines(
  saleable: readonly PricingSaleableLine[],
  { bulkPrice }: PriceRules,
): PricedLine[] {
  const pieces = new Map<string, number>()
  for (const { sold, quantity } of saleable)
    pieces.set(sold.productId, (pieces.get(sold.productId) ?? 0) + quantity)
  return saleable.map(({ line, sold, quantity }) => {
    const bought = pieces.get(sold.productId) ?? quantity
    const { price, rate, isWholesale } = bulkPrice(sold.listPrice, bought, sold.steps)
    return {
      line,
      sold,
      quantity,
      price,
      rate,
      isWholesale,
      total: times(price, quantity),
      discount: ZERO_CENTIMES,
    }
  })
}

/** In order of first appearance in the cart. */
function groupByVendor(lines: readonly PricedLine[]): PricedLine[][] {
  const byVendor = new Map<string, PricedLine[]>()
  for (const line of lines)
    byVendor.set(line.sold.vendorId, [...(byVendor.get(line.sold.vendorId) ?? []), line])
  return [...byVendor.values()]
}

function parcelOf(lines: readonly PricedLine[], { options, methods }: CartToPrice): Parcel {
  const { vendorId: id, vendorName: name, requiresPhoneConfirmation } = lines[0]!.sold // a group is never empty
  const ways = options?.get(id) ?? []
  const wanted = methods[id] ?? 'home'
  const delivery = ways.find(({ method }) => method === wanted) ?? ways[0] ?? null
  const subtotal = sum(lines.map(({ total }) => total))
  return {
    vendor: { id, name, requiresPhoneConfirmation },
    lines,
    method: delivery?.method ?? wanted,
    delivery,
    options: ways,
    subtotal,
    shipping: delivery && feeOf(delivery, subtotal),
  }
}

const feeOf = ({ fee, freeAbove }: DeliveryOption, subtotal: Centimes): Centimes =>
  freeAbove !== null && subtotal >= freeAbove ? ZERO_CENTIMES : fee

/** Parcels are paid separately on delivery: each is rounded, and has its stamp duty, on its own. */
function settle(
  parcel: Parcel,
  given: PromoDiscount['parcels'][number] | undefined,
  { stampDutyOn }: PriceRules,
): PricedParcel {
  const lines = parcel.lines.map((line, index) => ({
    ...line,
    discount: given?.lines[index] ?? ZERO_CENTIMES,
  }))
  const discountOnDelivery = given?.delivery ?? ZERO_CENTIMES
  const discount = sum([...lines.map((line) => line.discount), discountOnDelivery])
  const due = centimes(parcel.subtotal + (parcel.shipping ?? ZERO_CENTIMES) - discount)
  const rounding = roundingToDinar(due)
  const total = sum([due, rounding])
  const stampDuty = stampDutyOn(total)
  return { ...parcel, lines, discount, discountOnDelivery, rounding, total, stampDuty }
}

const totalsOf = (parcels: readonly PricedParcel[], isWilayaKnown: boolean) => ({
  subtotal: sum(parcels.map(({ subtotal }) => subtotal)),
  shipping: isWilayaKnown ? sum(parcels.map(({ shipping }) => shipping ?? ZERO_CENTIMES)) : null,
  discount: sum(parcels.map(({ discount }) => discount)),
  rounding: sum(parcels.map(({ rounding }) => rounding)),
  total: sum(parcels.map(({ total }) => total)),
  stampDuty: sum(parcels.map(({ stampDuty }) => stampDuty)),
})
