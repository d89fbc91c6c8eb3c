import { allocate, type Centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'

/** `due` is the price less discounts, in centimes. */
export type OrderItemDue = { itemId: string; quantity: number; due: Centimes }
/** `before`: how many of the line were settled earlier. */
export type ReturnedLine = { itemId: string; quantity: number; before: number }

/**
 * The items' share of what was paid for the goods, in centimes. All shares sum to exactly the
 * amount paid, however the items are split over returns.
 */
export function itemValue(
  paidForGoods: Centimes,
  lines: readonly OrderItemDue[],
  back: readonly ReturnedLine[],
): Centimes {
  const paid = paidOfLines(paidForGoods, lines)
  return sum(
    back.map(({ itemId, quantity, before }) => {
      const line = lines.find((line) => line.itemId === itemId)
      if (!line) return ZERO_CENTIMES
      const ofLine = paid.get(itemId) ?? ZERO_CENTIMES
      return minus(
        shareOf(ofLine, before + quantity, line.quantity),
        shareOf(ofLine, before, line.quantity),
      )
    }),
  )
}

function paidOfLines(
  paidForGoods: Centimes,
  lines: readonly OrderItemDue[],
): ReadonlyMap<string, Centimes> {
  const weights = lines.map(({ due }) => due)
  const isFree = weights.every((weight) => weight === 0)
  const shares = isFree ? weights : allocate(paidForGoods, weights)
  return new Map(lines.map(({ itemId }, index) => [itemId, shares[index] ?? ZERO_CENTIMES]))
}

const shareOf = (amount: Centimes, pieces: number, total: number): Centimes =>
  allocate(amount, [pieces, total - pieces])[0] ?? ZERO_CENTIMES

/** In centimes; negative when the buyer is owed. */
export const exchangeDifference = (newPrice: Centimes, value: Centimes): Centimes =>
  minus(newPrice, value)
