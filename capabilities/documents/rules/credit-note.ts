import { allocate, type BasisPoints, type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { deliveryLine, draftInvoice, highestRate, type InvoiceDraft } from './invoice.ts'
import type { BilledLine } from './invoice.ts'

/** Returned items; `due` only weights how the refund is split among them. */
export type CreditedLine = {
  item: string
  designation: string
  quantity: number
  due: Centimes
  vat: BasisPoints
}
/** `delivery` is what the same issuer gives back of it. */
export type Credited = { lines: readonly CreditedLine[]; goods: Centimes; delivery: Centimes }

/** Stamp duty is not credited: it was due on receiving the cash. */
export function draftCreditNote(
  { lines, goods, delivery }: Credited,
  deliveryName: string,
): InvoiceDraft {
  const weights = lines.map(({ due }) => due)
  const isFree = weights.every((weight) => weight === 0)
  const shares = allocate(goods, isFree ? lines.map(() => 1) : weights)
  const back = lines.map(({ item, designation, quantity, vat }, index): BilledLine => {
    const total = shares[index] ?? ZERO_CENTIMES
    const price = allocate(total, Array<number>(quantity).fill(1))[0] ?? ZERO_CENTIMES
    return { item, designation, quantity, price, total, discount: ZERO_CENTIMES, vat }
  })
  return keepCharged([...back, ...listDelivery(delivery, deliveryName, highestRate(back))])
}

/** Of the operator, for its own delivery. */
export const draftDeliveryCredit = (
  delivery: Centimes,
  deliveryName: string,
  vat: BasisPoints,
): InvoiceDraft => keepCharged(listDelivery(delivery, deliveryName, vat))

const listDelivery = (shipping: Centimes, name: string, vat: BasisPoints): BilledLine[] => {
  const line = deliveryLine({ shipping, shippingDiscount: ZERO_CENTIMES }, name, vat)
  return line ? [line] : []
}

/** When only the delivery is refunded, returned items have no amount. */
function keepCharged(lines: readonly BilledLine[]): InvoiceDraft {
  const draft = draftInvoice(lines, { rounding: ZERO_CENTIMES, stampDuty: ZERO_CENTIMES })
  const stored = draft.lines.filter(({ total }) => total > 0)
  const rates = new Set<BasisPoints>(stored.map(({ vat }) => vat))
  return { ...draft, lines: stored, vat: draft.vat.filter(({ rate }) => rates.has(rate)) }
}
