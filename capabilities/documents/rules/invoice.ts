import {
  allocate,
  type BasisPoints,
  type Centimes,
  centimes,
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
/** `undelivered`: of its pieces, those that were never sent or came back undelivered. */
type OrderedSale = Omit<InvoicedSale, 'lines'> & {
  lines: readonly (SoldLine & { undelivered: number })[]
  undelivered: Centimes
  undeliveredShipping: Centimes
}

/** Only what was delivered is billed, for what its parcels collect. */
export function deliveredSale(order: OrderedSale): InvoicedSale {
  const onDelivery = minus(order.discount, sum(order.lines.map(({ discount }) => discount)))
  const lines = order.lines.flatMap(({ undelivered, ...line }) => {
    const quantity = line.quantity - undelivered
    const discount = allocate(line.discount, [quantity, undelivered])[0] ?? ZERO_CENTIMES
    return quantity > 0 ? [{ ...line, quantity, total: times(line.price, quantity), discount }] : []
  })
  const isShipped = order.undeliveredShipping === 0
  const shipping = isShipped ? order.shipping : ZERO_CENTIMES
  const discount = sum([
    ...lines.map((line) => line.discount),
    isShipped ? onDelivery : ZERO_CENTIMES,
  ])
  const total = minus(order.total, order.undelivered)
  const exact = minus(sum([...lines.map((line) => line.total), shipping]), discount)
  return { lines, shipping, discount, rounding: minus(total, exact), total }
}

export type InvoicedSale = {
  lines: readonly SoldLine[]
  shipping: Centimes
  discount: Centimes
  rounding: Centimes
  total: Centimes
}

export type DraftLine = {
  designation: string
  quantity: number
  unitPrice: Centimes
  discount: Centimes
  total: Centimes
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
  sold: InvoicedSale,
  deliveryName: string,
  stampDuty: Centimes,
): InvoiceDraft {
  const dues = [...sold.lines.map((line) => ({ ...line, due: minus(line.total, line.discount) }))]
  const delivery = deliveryLine(sold, deliveryName)
  if (delivery) dues.push(delivery)

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
  return {
    lines,
    vat,
    subtotal,
    vatTotal,
    stampDuty,
    rounding: sold.rounding,
    total: sum([subtotal, vatTotal, stampDuty, sold.rounding]),
  }
}

type DueLine = SoldLine & { due: Centimes }

function draftLine({ designation, quantity, price, discount, vat }: DueLine, total: Centimes) {
  // A single piece takes the line's rounding, so that both amounts agree.
  const unitPrice = quantity === 1 && discount === 0 ? total : minus(price, taxWithin(price, vat))
  const before = times(unitPrice, quantity)
  return {
    designation,
    quantity,
    unitPrice,
    discount: discount > 0 && before > total ? minus(before, total) : ZERO_CENTIMES,
    total,
    vat,
  }
}

/** Delivery bears the highest VAT rate among the goods. */
function deliveryLine(
  { lines, shipping, discount }: InvoicedSale,
  designation: string,
): DueLine | null {
  const given = minus(discount, sum(lines.map((line) => line.discount)))
  const due = minus(shipping, given)
  if (due <= 0) return null
  const vat = lines.reduce((highest, line) => (line.vat > highest.vat ? line : highest)).vat
  const item = { designation, quantity: 1, price: shipping, total: shipping, discount: given, vat }
  return { ...item, due }
}

export type StampTier = { from: Centimes; rate: BasisPoints; minimum: Centimes }

/** Due per 100 dinars begun, at the rate of the tier the whole amount is in. */
export function stampDutyOn(amount: Centimes, tiers: readonly StampTier[]): Centimes {
  const tier = tiers.filter(({ from }) => from <= amount).toSorted((a, b) => b.from - a.from)[0]
  if (!tier) return ZERO_CENTIMES
  const rest = amount % HUNDRED_DINARS
  const begun = (amount - rest) / HUNDRED_DINARS + (rest > 0 ? 1 : 0)
  // Basis points of 100 dinars are centimes.
  return centimes(Math.max(begun * tier.rate, tier.minimum))
}
const HUNDRED_DINARS = 10_000
