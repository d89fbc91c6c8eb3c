import { addDeliveryDays, type LocalDate, localDate } from '#kernel/calendar.ts'
import {
  allocate,
  basisPoints,
  type Centimes,
  centimes,
  minus,
  ZERO_CENTIMES,
  roundingToDinar,
  shareOf,
  sum,
  times,
} from '#kernel/money.ts'
import { demoId, purchaseNumberOf } from '../ids.ts'
import type { Random } from '../seeded-random.ts'
import { groupBy } from './group-by.ts'
import type { Person } from './users.ts'
import type { Product, Variant } from './products.ts'
import type { PromoCode } from './promo-codes.ts'
import type { Shop } from './vendors.ts'
import type { Method, DemoRates } from './shipping-rates.ts'
import { type Status, type TimelineStep, stepsUntil } from './timeline.ts'

/** The default of the settings. */
export const COMMISSION = basisPoints(500)

export type DemoLine = {
  id: string
  product: Product
  variant: Variant
  listPrice: Centimes
  price: Centimes
  quantity: number
  total: Centimes
  discount: Centimes
}

export type Order = {
  id: string
  number: string
  shop: Shop
  method: Method
  lines: readonly DemoLine[]
  window: readonly [LocalDate, LocalDate]
  subtotal: Centimes
  shipping: Centimes
  discount: Centimes
  rounding: Centimes
  total: Centimes
  commission: Centimes
  /** The part of the discount that the vendor bears. */
  shopDiscount: Centimes
  steps: readonly TimelineStep[]
  status: Status
}

export type Purchase = {
  id: string
  number: string
  buyer: Person
  placedAt: Date
  payment: 'cash_on_delivery' | 'card_on_delivery' | 'cib'
  promo: PromoCode | null
  orders: readonly Order[]
}

export type OrderLineInput = { product: Product; variant: Variant; quantity: number }

type RequestedItem = {
  key: string
  buyer: Person
  placedAt: Date
  wishes: readonly OrderLineInput[]
  promo: PromoCode | null
  /** Its orders still wait for the confirmation call. */
  isHeld: boolean
}

/** Same arithmetic as the checkout: items, delivery, discounts, and the rounding of each parcel. */
export function makePurchase(
  { key, buyer, placedAt, wishes, promo, isHeld }: RequestedItem,
  { random, now, rates }: { random: Random; now: Date; rates: DemoRates },
): Purchase {
  const id = demoId('purchase', key, placedAt)
  const number = purchaseNumberOf(key)
  const parcels = [...groupBy(wishes, ({ product }) => product.shop).entries()]
  const priced = parcels.map(([shop, wished]) => ({
    shop,
    lines: wished.map(lineOf(key, placedAt)),
  }))
  const discounts = discountsOf(priced, promo)
  const orders = priced.map(({ shop, lines }, position): Order => {
    const method: Method = random.chance(0.7) ? 'home' : 'stop_desk'
    const rate = rates(buyer.commune.wilaya, method)
    const subtotal = sum(lines.map(({ total }) => total))
    const isFree = rate.freeAbove !== null && subtotal >= rate.freeAbove
    const shipping = isFree ? ZERO_CENTIMES : rate.fee
    const lineDiscounts = discounts[position] ?? []
    const discount = promo?.gives.kind === 'free_delivery' ? shipping : sum(lineDiscounts)
    const due = minus(centimes(subtotal + shipping), discount)
    const rounding = roundingToDinar(due)
    const shopDiscount = promo?.vendorKey ? discount : ZERO_CENTIMES
    const requiresPhoneConfirmation = shop.vendor.requiresPhoneConfirmation
    const steps = stepsUntil(isHeld ? placedAt : now, random, {
      placedAt,
      requiresPhoneConfirmation: requiresPhoneConfirmation || isHeld,
    })
    const day = localDate(placedAt)
    return {
      id: demoId('order', `${key} ${position + 1}`, placedAt),
      number: `${number}-${position + 1}`,
      shop,
      method,
      lines: lines.map((line, index) => ({
        ...line,
        discount: lineDiscounts[index] ?? ZERO_CENTIMES,
      })),
      window: [addDeliveryDays(day, rate.days[0]), addDeliveryDays(day, rate.days[1])],
      subtotal,
      shipping,
      discount,
      rounding,
      total: centimes(due + rounding),
      commission: shareOf(minus(subtotal, shopDiscount), COMMISSION),
      shopDiscount,
      steps,
      status: steps.at(-1)?.to ?? 'pending',
    }
  })
  const payment = random.chance(0.06) ? 'card_on_delivery' : 'cash_on_delivery'
  return { id, number, buyer, placedAt, payment, promo, orders }
}

const lineOf =
  (key: string, placedAt: Date) =>
  ({ product, variant, quantity }: OrderLineInput, index: number): DemoLine => {
    const step = product.demo.bulk.findLast((item) => quantity >= item.quantity)
    const off = step ? shareOf(variant.price, basisPoints(step.percent * 100)) : ZERO_CENTIMES
    const price = minus(variant.price, off)
    return {
      id: demoId('line', `${key} ${product.demo.key} ${variant.sku} ${index}`, placedAt),
      product,
      variant,
      listPrice: variant.price,
      price,
      quantity,
      total: times(price, quantity),
      discount: ZERO_CENTIMES,
    }
  }

type Parcel = { shop: Shop; lines: readonly DemoLine[] }

/** Per line of each parcel; free delivery discounts no line. */
function discountsOf(parcels: readonly Parcel[], promo: PromoCode | null): Centimes[][] {
  const none = parcels.map(({ lines }) => lines.map(() => ZERO_CENTIMES))
  if (!promo || promo.gives.kind === 'free_delivery') return none
  const counts = ({ shop }: Parcel) => !promo.vendorKey || shop.vendor.key === promo.vendorKey
  const weights: number[] = parcels.flatMap((parcel) =>
    parcel.lines.map(({ total }) => (counts(parcel) ? total : 0)),
  )
  const base = centimes(weights.reduce((a, b) => a + b, 0))
  const { gives } = promo
  const off = gives.kind === 'percentage' ? shareOf(base, gives.rate) : gives.amount
  const shares = allocate(off, weights)
  let from = 0
  return parcels.map(({ lines }) => shares.slice(from, (from += lines.length)))
}

/** Whether the code's minimum is reached. */
export function mayUse(
  promo: PromoCode,
  placedAt: Date,
  wishes: readonly OrderLineInput[],
): boolean {
  if (promo.stopped) return false
  if (placedAt < promo.from || (promo.until && placedAt >= promo.until)) return false
  const counted = wishes.filter(
    ({ product }) => !promo.vendorKey || product.shop.vendor.key === promo.vendorKey,
  )
  // 80 % of the list prices, below the deepest bulk discount: a cart near the minimum gets no code.
  const floor = counted.reduce(
    (all, { variant, quantity }) => all + variant.price * quantity * 0.8,
    0,
  )
  return counted.length > 0 && floor >= promo.minimum
}
