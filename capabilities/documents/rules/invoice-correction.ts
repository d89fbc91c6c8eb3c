import { allocate, type BasisPoints, type Centimes, centimes, minus } from '#kernel/money.ts'
import { sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { type BilledLine, draftInvoice, type InvoiceDraft } from './invoice.ts'

/** What an order is worth: its documents together state this. */
export type OrderWorth = {
  lines: readonly BilledLine[]
  rounding: Centimes
  stampDuty: Centimes
}
/** With VAT. */
export type DocumentLine = {
  item: string
  designation: string
  quantity: number
  due: Centimes
  vat: BasisPoints
}
export type IssuedDocument = {
  kind: 'invoice' | 'credit_note'
  lines: readonly DocumentLine[]
  rounding: Centimes
  stampDuty: Centimes
}
export type InvoiceCorrection = { invoice: InvoiceDraft | null; creditNote: InvoiceDraft | null }

type Stated = DocumentLine & { sold: number }
type Difference = DocumentLine & { amount: number }

/**
 * A credit note of what was invoiced too much, and a further invoice of what is missing; without documents, the first invoice.
 * A cancelled order (null) is credited whole, less what its refunds have credited.
 */
export function correctInvoice(
  worth: OrderWorth | null,
  documents: readonly IssuedDocument[],
): InvoiceCorrection {
  const nothing: InvoiceCorrection = { invoice: null, creditNote: null }
  if (documents.length === 0)
    return worth && worth.lines.length > 0
      ? { ...nothing, invoice: draftInvoice(worth.lines, worth) }
      : nothing
  const differences = worth
    ? listDifferences(worth, documents)
    : netByRate(listDifferences(worth, documents))
  const over = differences.filter(({ amount }) => amount < 0)
  // A refund may have credited the rounding with an item: that is not owed again.
  const missing = differences.filter(({ amount }) => amount > 0 && worth !== null)
  const credited = differences.filter(({ amount }) => amount > 0 && worth === null)
  const stated = (amount: (document: IssuedDocument) => Centimes) =>
    sum(documents.map((document) => signed(document, amount(document))))
  const rounding = centimes(
    (worth?.rounding ?? 0) -
      stated((document) => document.rounding) +
      credited.reduce((total, { amount }) => total + amount, 0),
  )
  const stampDuty = minus(
    worth?.stampDuty ?? ZERO_CENTIMES,
    stated((document) => document.stampDuty),
  )
  const isLeft = worth === null && over.length === 0 && (rounding < 0 || stampDuty < 0)
  // Refunds have credited all goods of a cancelled order: a line without an amount carries what is left.
  const back = isLeft
    ? differences.slice(0, 1).map((line) => ({ ...line, due: ZERO_CENTIMES }))
    : over
  const isCredited = back.length > 0
  const isRoundedUp = !isCredited || (missing.length > 0 && rounding > 0)
  return {
    invoice: draftOf(missing, {
      rounding: isRoundedUp ? rounding : ZERO_CENTIMES,
      stampDuty: stampDuty > 0 ? stampDuty : ZERO_CENTIMES,
    }),
    creditNote: draftOf(back, {
      rounding: isRoundedUp ? ZERO_CENTIMES : minus(ZERO_CENTIMES, rounding),
      stampDuty: stampDuty < 0 ? minus(ZERO_CENTIMES, stampDuty) : ZERO_CENTIMES,
    }),
  }
}

const signed = ({ kind }: IssuedDocument, amount: number): Centimes =>
  centimes(kind === 'invoice' ? amount : 0 - amount)

function listDifferences(
  worth: OrderWorth | null,
  documents: readonly IssuedDocument[],
): Difference[] {
  const stated = new Map<string, Stated>()
  for (const document of documents)
    for (const line of document.lines) {
      const before = stated.get(line.item)
      const due = centimes((before?.due ?? 0) + signed(document, line.due))
      const sold = (before?.sold ?? 0) + signed(document, line.quantity)
      stated.set(line.item, { ...(before ?? line), due, sold })
    }
  const worthOf = new Map(worth?.lines.map((line) => [line.item, line]))
  return [...new Set([...stated.keys(), ...worthOf.keys()])].flatMap((item): Difference[] => {
    const [is, was] = [worthOf.get(item), stated.get(item)]
    const named = was ?? is
    if (!named) return []
    const amount = (is ? minus(is.total, is.discount) : 0) - (was?.due ?? 0)
    const quantity = Math.max(1, Math.abs((is?.quantity ?? 0) - (was?.sold ?? 0)))
    const { designation, vat } = named
    return [{ item, designation, quantity, due: centimes(Math.abs(amount)), vat, amount }]
  })
}

/**
 * Of a cancelled order: a refund may have credited an item for more than it was invoiced for, as with what an exchange
 * brought. The rest of the same rate is credited for so much less.
 */
function netByRate(differences: readonly Difference[]): Difference[] {
  const credited = new Map<number, number>()
  for (const { vat, amount } of differences)
    if (amount > 0) credited.set(vat, (credited.get(vat) ?? 0) + amount)
  const netted = differences.map((line): Difference => {
    if (line.amount >= 0) return line
    const covered = Math.min(credited.get(line.vat) ?? 0, 0 - line.amount)
    credited.set(line.vat, (credited.get(line.vat) ?? 0) - covered)
    const amount = line.amount + covered
    return { ...line, amount, due: centimes(0 - amount) }
  })
  // What is left was credited besides all items: their rounding.
  return netted.map((line): Difference => {
    if (line.amount <= 0) return line
    const amount = Math.min(line.amount, credited.get(line.vat) ?? 0)
    credited.set(line.vat, (credited.get(line.vat) ?? 0) - amount)
    return { ...line, amount, due: centimes(amount) }
  })
}

function draftOf(
  lines: readonly Difference[],
  extras: { rounding: Centimes; stampDuty: Centimes },
): InvoiceDraft | null {
  if (lines.length === 0) return null
  const billed = lines.map(({ item, designation, quantity, due, vat }): BilledLine => {
    const price = allocate(due, Array<number>(quantity).fill(1))[0] ?? due
    return { item, designation, quantity, price, total: due, discount: ZERO_CENTIMES, vat }
  })
  return draftInvoice(billed, extras)
}
