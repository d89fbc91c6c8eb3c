import { allocate, type Centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'

/** `due` is the price less discounts, in centimes. What exchanges brought costs just that. */
export type OrderItemDue = {
  itemId: string
  exchangeId: string | null
  quantity: number
  due: Centimes
}
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
    back.map((item) => {
      const line = lines.find(({ itemId }) => itemId === item.itemId)
      const ofLine = paid.get(item.itemId) ?? ZERO_CENTIMES
      return line ? shareOfPieces(ofLine, item, line.quantity) : ZERO_CENTIMES
    }),
  )
}

/** In centimes: all shares of a line sum to `amount`. */
export const shareOfPieces = (
  amount: Centimes,
  { quantity, before }: Pick<ReturnedLine, 'quantity' | 'before'>,
  total: number,
): Centimes => minus(shareOf(amount, before + quantity, total), shareOf(amount, before, total))

function paidOfLines(
  paidForGoods: Centimes,
  lines: readonly OrderItemDue[],
): ReadonlyMap<string, Centimes> {
  const sold = lines.filter(({ exchangeId }) => exchangeId === null)
  const weights = sold.map(({ due }) => due)
  const isFree = weights.every((weight) => weight === 0)
  const shares = isFree ? weights : allocate(paidForGoods, weights)
  const exchanged = lines.filter(({ exchangeId }) => exchangeId !== null)
  return new Map([
    ...sold.map(({ itemId }, index) => [itemId, shares[index] ?? ZERO_CENTIMES] as const),
    ...exchanged.map(({ itemId, due }) => [itemId, due] as const),
  ])
}

const shareOf = (amount: Centimes, pieces: number, total: number): Centimes =>
  allocate(amount, [pieces, total - pieces])[0] ?? ZERO_CENTIMES
