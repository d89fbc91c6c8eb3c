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

const COLUMNS = [
  ['designation', null],
  ['quantity', 40],
  ['unit_price', 82],
  ['discount', 66],
  ['vat', 44],
  ['line_total', 92],
] as const satisfies readonly (readonly [PdfTextKey, number | null])[]

const OF_TAXED: ReadonlySet<PdfTextKey> = new Set(['quantity', 'unit_price', 'vat'])

export function invoiceLines(tools: PdfTools, invoice: IssuedInvoice) {
  const { text, value, figure, say, amount, percent } = tools
  const hasDiscounts = invoice.lines.some(({ discount }) => discount > 0)
  const isOutside = invoice.subject === 'compensation'
  const columns = COLUMNS.filter(
    ([key]) => (key !== 'discount' || hasDiscounts) && (!isOutside || !OF_TAXED.has(key)),
  )
  const width = (size: number | null): Style => (size === null ? { flex: 1 } : { width: size })
  const head = row(
    { borderBottom: { color: TEXT_COLOR, width: 1 }, paddingBottom: 5, gap: 6, align: 'end' },
    ...columns.map(([key, size]) =>
      text(say(isOutside && key === 'line_total' ? 'amount' : key), {
        ...width(size),
        size: 8,
        color: MUTED_COLOR,
        ...(size !== null && { textAlign: 'end' as const }),
      }),
    ),
  )
  const cells = (line: IssuedInvoice['lines'][number]) => ({
    designation: line.designation,
    quantity: String(line.quantity),
    unit_price: amount(line.unitPrice),
    discount: line.discount > 0 ? amount(line.discount) : '–',
    vat: percent(line.vat),
    line_total: amount(line.total),
  })
  const rows = invoice.lines.map((line) =>
    row(
      { borderBottom: { color: LINE_COLOR, width: 0.5 }, paddingVertical: 6, gap: 6 },
      ...columns.map(([key, size]) =>
        size === null
          ? value(cells(line)[key], { ...width(size), weight: 600 })
          : figure(cells(line)[key], width(size)),
      ),
    ),
  )
  return { head, rows }
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
  const note = isOutside ? 'outside_vat' : 'no_vat'
  const isFree = invoice.vat.every(({ rate }) => rate === 0)
  return row(
    { justify: 'space-between', marginBottom: 18 },
    pdfBox({ flex: 1 }, ...(isFree ? [text(say(note), { color: MUTED_COLOR })] : [])),
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
