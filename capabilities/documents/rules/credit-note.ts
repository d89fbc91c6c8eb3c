import { allocate, type BasisPoints, type Centimes, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { type InvoiceDraft, draftInvoice, type SoldLine } from './invoice.ts'

/** Returned items; `due` only weights how the refund is split among them. */
export type CreditedLine = {
  designation: string
  quantity: number
  due: Centimes
  vat: BasisPoints
}
export type Credited = { lines: readonly CreditedLine[]; goods: Centimes; delivery: Centimes }

/** Stamp duty is not credited: it was due on receiving the cash. */
export function draftCreditNote(
  { lines, goods, delivery }: Credited,
  deliveryName: string,
): InvoiceDraft {
  const weights = lines.map(({ due }) => due)
  const isFree = weights.every((weight) => weight === 0)
  const shares = allocate(goods, isFree ? lines.map(() => 1) : weights)
  const back = lines.map(({ designation, quantity, vat }, index): SoldLine => {
    const total = shares[index] ?? ZERO_CENTIMES
    const price = allocate(total, Array<number>(quantity).fill(1))[0] ?? ZERO_CENTIMES
    return { designation, quantity, price, total, discount: ZERO_CENTIMES, vat }
  })
  const sold = { lines: back, shipping: delivery, discount: ZERO_CENTIMES, rounding: ZERO_CENTIMES }
  const draft = draftInvoice(
    { ...sold, total: sum([goods, delivery]) },
    deliveryName,
    ZERO_CENTIMES,
  )
  // When only the delivery is refunded, returned items have no amount.
  const stored = draft.lines.filter(({ total }) => total > 0)
  const rates = new Set<BasisPoints>(stored.map(({ vat }) => vat))
  return { ...draft, lines: stored, vat: draft.vat.filter(({ rate }) => rates.has(rate)) }
}
