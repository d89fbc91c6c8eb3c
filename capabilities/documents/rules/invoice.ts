import {
  allocate,
  basisPoints,
  type BasisPoints,
  type Centimes,
  minus,
  ZERO_CENTIMES,
  sum,
  taxWithin,
  times,
} from '#kernel/money.ts'

/** Prices include VAT. */
export type SoldLine = {
  designation: string
  quantity: number
  price: Centimes
  total: Centimes
  discount: Centimes
  vat: BasisPoints
}
/** `item` names what it bills, for a later correction: an order item, an exchange or the delivery. */
export type BilledLine = SoldLine & { item: string }
export const DELIVERY_ITEM = 'delivery'

/** `undelivered`: of its pieces, those that were never sent or came back undelivered. */
export type OrderedSale = {
  lines: readonly (SoldLine & { id: string; undelivered: number })[]
  shipping: Centimes
  discount: Centimes
  total: Centimes
  undelivered: Centimes
  undeliveredShipping: Centimes
}
export type DeliveredSale = {
  lines: BilledLine[]
  shipping: Centimes
  /** Of the shipping. */
  shippingDiscount: Centimes
  rounding: Centimes
  total: Centimes
}

/** Only what was delivered is billed, for what its parcels collect. */
export function deliveredSale(order: OrderedSale): DeliveredSale {
  const onDelivery = minus(order.discount, sum(order.lines.map(({ discount }) => discount)))
  const lines = order.lines.flatMap(({ id, designation, price, vat, undelivered, ...line }) => {
    const quantity = line.quantity - undelivered
    const discount = allocate(line.discount, [quantity, undelivered])[0] ?? ZERO_CENTIMES
    const total = times(price, quantity)
    return quantity > 0 ? [{ item: id, designation, quantity, price, total, discount, vat }] : []
  })
  const isShipped = order.undeliveredShipping === 0
  const shipping = isShipped ? order.shipping : ZERO_CENTIMES
  const shippingDiscount = isShipped ? onDelivery : ZERO_CENTIMES
  const total = minus(order.total, order.undelivered)
  const goods = sum(lines.map((line) => minus(line.total, line.discount)))
  const exact = sum([goods, minus(shipping, shippingDiscount)])
  return { lines, shipping, shippingDiscount, rounding: minus(total, exact), total }
}

/** Null when the buyer pays nothing for it. */
export function deliveryLine(
  { shipping, shippingDiscount }: Pick<DeliveredSale, 'shipping' | 'shippingDiscount'>,
  designation: string,
  vat: BasisPoints,
): BilledLine | null {
  if (shipping <= shippingDiscount) return null
  const line = { designation, quantity: 1, price: shipping, total: shipping, vat }
  return { ...line, item: DELIVERY_ITEM, discount: shippingDiscount }
}

/** A vendor's own delivery bears the highest rate of its goods. */
export const highestRate = (lines: readonly SoldLine[]): BasisPoints =>
  lines.reduce<BasisPoints>(
    (highest, { vat }) => (vat > highest ? vat : highest),
    lines[0]?.vat ?? basisPoints(0),
  )

export type DraftLine = {
  item: string | null
  designation: string
  quantity: number
  unitPrice: Centimes
  discount: Centimes
  total: Centimes
  due: Centimes
  vat: BasisPoints
}
export type InvoiceDraft = {
  lines: DraftLine[]
  vat: { rate: BasisPoints; base: Centimes; amount: Centimes }[]
  subtotal: Centimes
  vatTotal: Centimes
  stampDuty: Centimes
  rounding: Centimes
  total: Centimes
}

/** VAT is extracted once per rate, so that the total is exactly what the buyer pays. */
export function draftInvoice(
  billed: readonly (SoldLine & { item?: string })[],
  { rounding, stampDuty }: { rounding: Centimes; stampDuty: Centimes },
): InvoiceDraft {
  const dues = billed.map((line) => ({ ...line, due: minus(line.total, line.discount) }))
  const rates = [...new Set(dues.map(({ vat }) => vat))].toSorted((a, b) => b - a)
  const lines: DraftLine[] = []
  const vat = rates.map((rate) => {
    const ofRate = dues.filter((line) => line.vat === rate)
    const whole = sum(ofRate.map(({ due }) => due))
    const amount = taxWithin(whole, rate)
    const base = minus(whole, amount)
    const shares =
      base === 0
        ? []
        : allocate(
            base,
            ofRate.map(({ due }) => due),
          )
    for (const [index, line] of ofRate.entries())
      lines.push(draftLine(line, shares[index] ?? ZERO_CENTIMES))
    return { rate, base, amount }
  })
  const subtotal = sum(vat.map(({ base }) => base))
  const vatTotal = sum(vat.map(({ amount }) => amount))
  const total = sum([subtotal, vatTotal, stampDuty, rounding])
  return { lines, vat, subtotal, vatTotal, stampDuty, rounding, total }
}

type DueLine = SoldLine & { item?: string; due: Centimes }

function draftLine(line: DueLine, total: Centimes): DraftLine {
  const { item = null, designation, quantity, price, discount, vat, due } = line
  // A single piece takes the line's rounding, so that both amounts agree.
  const unitPrice = quantity === 1 && discount === 0 ? total : minus(price, taxWithin(price, vat))
  const before = times(unitPrice, quantity)
  const given = discount > 0 && before > total ? minus(before, total) : ZERO_CENTIMES
  return { item, designation, quantity, unitPrice, discount: given, total, due, vat }
}
