import { allocate, type Centimes, centimes, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import type { ImageViewType } from '../../contract.ts'

export type OrderMoney = { sold: Centimes; back: Centimes; commission: Centimes; vat: Centimes }
export type OrderOutcome = 'waiting' | 'delivered' | 'cancelled'

export type MarginLine = {
  productId: string
  variantId: string
  quantity: number
  /** Share of the order's money. */
  weight: number
  /** Of `quantity`, never sent while others were; also counted as returned and restocked. */
  cancelledQuantity: number
  /** Returned pieces of a delivered order, and those of them that were restocked. */
  returnedQuantity: number
  restockedQuantity: number
  /** Cost per piece at the first count; null when it was unknown then. */
  unitCost: Centimes | null
}
export type CountedLine = {
  product_id: string
  variant_id: string
  quantity: number
  returned_quantity: number
  quantity_without_cost: number
  sold_centimes: number
  returned_centimes: number
  commission_centimes: number
  vat_centimes: number
  pending_centimes: number
  cost_centimes: number
  unit_cost: number | null
}

type Order = {
  outcome: OrderOutcome
  hasLeft: boolean
  money: OrderMoney
  lines: readonly MarginLine[]
}

/** Splits an amount of either sign so that the parts add up to it. */
function shared(total: Centimes, weights: readonly number[]): Centimes[] {
  const usable = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const parts = allocate(centimes(Math.abs(total)), usable)
  return total < 0 ? parts.map((part) => centimes(0 - part)) : parts
}

/**
 * Contribution per line, exact to the centime. Refunds reduce the lines they are for; orders on
 * their way are counted apart, because they are not paid yet.
 */
export function orderMarginLines({ outcome, hasLeft, money, lines }: Order): CountedLine[] {
  if (lines.length === 0) return []
  const weights = lines.map(({ weight }) => weight)
  const isOver = outcome !== 'waiting'
  const returned = lines.map(
    ({ weight, returnedQuantity, quantity }) => (weight * returnedQuantity) / quantity,
  )
  const sold = shared(money.sold, weights)
  const back = shared(
    money.back,
    (returned.some((value) => value > 0) ? returned : weights).map(Math.trunc),
  )
  const margin = sold.map((amount, index) => Math.max(0, amount - (back[index] ?? 0)))
  const commission = shared(money.commission, margin)
  const vat = shared(money.vat, margin)
  return lines.map((line, index) => {
    const { productId, variantId, quantity, returnedQuantity, restockedQuantity, unitCost } = line
    const { cancelledQuantity } = line
    const part = {
      sold: sold[index] ?? ZERO_CENTIMES,
      back: back[index] ?? ZERO_CENTIMES,
      commission: commission[index] ?? ZERO_CENTIMES,
      vat: vat[index] ?? ZERO_CENTIMES,
    }
    const isDelivered = outcome === 'delivered'
    const cameBack = isDelivered ? returnedQuantity : quantity
    const remaining = isDelivered ? quantity - restockedQuantity : 0
    const left = isOver && (isDelivered || hasLeft)
    return {
      product_id: productId,
      variant_id: variantId,
      quantity: left ? quantity - cancelledQuantity : 0,
      returned_quantity: left ? cameBack - cancelledQuantity : 0,
      quantity_without_cost: unitCost === null ? remaining : 0,
      sold_centimes: isOver ? part.sold : 0,
      returned_centimes: isOver ? part.back : 0,
      commission_centimes: isOver ? part.commission : 0,
      vat_centimes: isOver ? part.vat : 0,
      pending_centimes: isOver ? 0 : part.sold - part.back - part.commission - part.vat,
      cost_centimes: unitCost === null ? 0 : unitCost * remaining,
      unit_cost: unitCost,
    }
  })
}

/** Pieces whose cost was unknown when sold use the variant's current cost, if any. */
export type ProductSums = Omit<CountedLine, 'unit_cost' | 'product_id' | 'variant_id'> & {
  productId: string
  name: string | null
  image: ImageViewType | null
  costNow: Centimes | null
  ownCosts: number
  /** For pieces whose cost was unknown when they were counted. */
  costSince: Centimes
  stillUnknown: number
}
export type ProductMargin = {
  productId: string
  name: string | null
  image: ImageViewType | null
  quantity: number
  returnedQuantity: number
  sold: Centimes
  /** Before the cost of the goods. */
  margin: Centimes
  cost: Centimes | null
  costNow: Centimes | null
  ownCosts: number
  unknown: number
}

/** The cost is null while it is unknown for any piece. */
export function productMargin(sums: ProductSums): ProductMargin {
  const { productId, name, image, costNow, ownCosts, stillUnknown: unknown } = sums
  const known = centimes(sums.cost_centimes + sums.costSince)
  return {
    ...{ productId, name, image, costNow, ownCosts, unknown },
    quantity: sums.quantity,
    returnedQuantity: sums.returned_quantity,
    sold: centimes(sums.sold_centimes),
    margin: centimes(
      sums.sold_centimes - sums.returned_centimes - sums.commission_centimes - sums.vat_centimes,
    ),
    cost: unknown > 0 ? null : known,
  }
}

/** Ranks by margin after cost, where the cost is known. */
const worthOf = ({ margin, cost }: ProductMargin): number => margin - (cost ?? 0)

/** Only products with shipped pieces; a product is never in both lists. */
export function bestAndWorst(all: readonly ProductMargin[], max: number) {
  const left = all.filter(({ quantity }) => quantity > 0)
  const ranked = left.toSorted(
    (a, b) => worthOf(b) - worthOf(a) || (a.productId < b.productId ? -1 : 1),
  )
  const best = ranked.slice(0, max)
  return { best, worst: ranked.slice(best.length).slice(-max).toReversed() }
}

export function totalsOf(all: readonly ProductSums[]) {
  const subject = (amount: (productSums: ProductSums) => number) =>
    sum(all.map((productSums) => centimes(amount(productSums))))
  const margins = all.map(productMargin)
  const count = (number: (productMargin: ProductMargin) => number) =>
    margins.reduce((before, margin) => before + number(margin), 0)
  const known = margins.filter(({ unknown }) => unknown === 0)
  return {
    sold: subject(({ sold_centimes: n }) => n),
    returned: subject(({ returned_centimes: n }) => n),
    commission: subject(({ commission_centimes: n }) => n),
    vat: subject(({ vat_centimes: n }) => n),
    pending: subject(({ pending_centimes: n }) => n),
    margin: sum(margins.map(({ margin }) => margin)),
    /** Only of products with a known cost. */
    cost: sum(known.map(({ cost }) => cost ?? ZERO_CENTIMES)),
    unknown: count(({ unknown }) => unknown),
    quantity: count(({ quantity }) => quantity),
    returnedQuantity: count(({ returnedQuantity }) => returnedQuantity),
  }
}
