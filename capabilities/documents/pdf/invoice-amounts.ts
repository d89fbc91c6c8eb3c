import { minus } from '#kernel/money.ts'
import type { IssuedInvoice } from '../queries/invoices.ts'
import type { Style } from './layout.ts'
import {
  pdfBox,
  BRAND_COLOR,
  TEXT_COLOR,
  type PdfTextKey,
  type PdfTools,
  MUTED_COLOR,
  row,
  LINE_COLOR,
} from './components.ts'

type Column = readonly [PdfTextKey, number | null]
const SOLD: readonly Column[] = [
  ['designation', null],
  ['quantity', 40],
  ['unit_price', 82],
  ['discount', 66],
  ['vat', 44],
  ['line_total', 92],
]
/** VAT is a sum of rounded amounts there, so that each line states its own. */
const EARNED: readonly Column[] = [
  ['designation', null],
  ['line_total', 82],
  ['vat', 44],
  ['vat_amount', 76],
  ['line_due', 86],
]
const OUTSIDE_VAT: readonly Column[] = [
  ['designation', null],
  ['amount', 92],
]

function columnsOf({ subject, lines }: IssuedInvoice): readonly Column[] {
  if (subject === 'compensation') return OUTSIDE_VAT
  if (subject === 'commission') return EARNED
  const hasDiscounts = lines.some(({ discount }) => discount > 0)
  return SOLD.filter(([key]) => key !== 'discount' || hasDiscounts)
}

export function invoiceLines(tools: PdfTools, invoice: IssuedInvoice) {
  const { text, value, figure, say } = tools
  const columns = columnsOf(invoice)
  const width = (size: number | null): Style => (size === null ? { flex: 1 } : { width: size })
  const head = row(
    { borderBottom: { color: TEXT_COLOR, width: 1 }, paddingBottom: 5, gap: 6, align: 'end' },
    ...columns.map(([key, size]) =>
      text(say(key), {
        ...width(size),
        size: 8,
        color: MUTED_COLOR,
        ...(size !== null && { textAlign: 'end' as const }),
      }),
    ),
  )
  const rows = invoice.lines.map((line) =>
    row(
      { borderBottom: { color: LINE_COLOR, width: 0.5 }, paddingVertical: 6, gap: 6 },
      ...columns.map(([key, size]) =>
        size === null
          ? value(line.designation, { ...width(size), weight: 600 })
          : figure(cellOf(tools, line, key), width(size)),
      ),
    ),
  )
  return { head, rows }
}

function cellOf(
  { amount, percent }: PdfTools,
  { quantity, unitPrice, discount, total, due, vat }: IssuedInvoice['lines'][number],
  key: PdfTextKey,
): string {
  const withVat = due ?? total
  if (key === 'quantity') return String(quantity)
  if (key === 'unit_price') return amount(unitPrice)
  if (key === 'discount') return discount > 0 ? amount(discount) : '–'
  if (key === 'vat') return percent(vat)
  if (key === 'vat_amount') return amount(minus(withVat, total))
  return amount(key === 'line_due' ? withVat : total)
}

function notesOf({ subject, vat }: IssuedInvoice): PdfTextKey[] {
  if (subject === 'compensation') return ['outside_vat']
  if (vat.every(({ rate }) => rate === 0)) return ['no_vat']
  return subject === 'commission' ? ['vat_by_operation'] : []
}

export function invoiceSums(tools: PdfTools, invoice: IssuedInvoice) {
  const { text, figure, say, amount, percent, moneyInFull } = tools
  const sum = (label: string, value: string) =>
    row(
      { justify: 'space-between', gap: 10, paddingVertical: 3 },
      text(label, { flex: 1 }),
      figure(value),
    )
  const isOutside = invoice.subject === 'compensation'
  const notes = notesOf(invoice).map((key) => text(say(key), { color: MUTED_COLOR }))
  return row(
    { justify: 'space-between', gap: 16, marginBottom: 18 },
    pdfBox({ flex: 1 }, ...notes),
    pdfBox(
      { width: 260 },
      ...(isOutside ? [] : [sum(say('subtotal'), amount(invoice.subtotal))]),
      ...invoice.vat
        .filter(({ rate }) => rate > 0)
        .map((tax) =>
          sum(
            say('vat_of', { rate: percent(tax.rate), base: amount(tax.base) }),
            amount(tax.amount),
          ),
        ),
      ...(invoice.stampDuty > 0 ? [sum(say('stamp_duty'), amount(invoice.stampDuty))] : []),
      ...(invoice.rounding === 0 ? [] : [sum(say('rounding'), amount(invoice.rounding))]),
      row(
        {
          justify: 'space-between',
          align: 'center',
          gap: 10,
          marginTop: 5,
          padding: 9,
          radius: 6,
          background: BRAND_COLOR,
          color: '#ffffff',
        },
        text(say(isOutside ? 'plain_total' : 'total'), { weight: 700, size: 11 }),
        text(moneyInFull(invoice.total), { weight: 700, size: 13 }),
      ),
    ),
  )
}
