import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { formatDate, NBSP } from '#kernel/format.ts'
import type { PrintableOrder } from '../queries/printable-orders.ts'
import {
  body,
  pdfBox,
  TEXT_COLOR,
  createPdfText,
  type PdfTools,
  MUTED_COLOR,
  row,
  LINE_COLOR,
  tick,
} from './components.ts'
import { isolate } from './bidi.ts'
import { A5, type RenderedDocument } from './write-pdf.ts'

/** One A5 page per order. */
export function slipDocument(
  orders: readonly PrintableOrder[],
  language: InvoiceLanguage,
): RenderedDocument {
  const tools = createPdfText(language)
  const { direction, footer } = tools
  return {
    title: tools.say('slip'),
    language,
    direction,
    sheets: orders.map((order) => ({
      size: A5,
      margin: 30,
      footer: footer(order.number),
      parts: [heading(tools, order), recipient(tools, order), ...items(tools, order)].map(
        (block) => ({ block: body(10, block) }),
      ),
    })),
  }
}

const heading = ({ text, value, figure, say, language }: PdfTools, order: PrintableOrder) =>
  row(
    {
      justify: 'space-between',
      align: 'end',
      gap: 10,
      borderBottom: { color: TEXT_COLOR, width: 1.5 },
      paddingBottom: 8,
      marginBottom: 12,
    },
    pdfBox(
      { flex: 1 },
      text(say('slip'), { size: 9, color: MUTED_COLOR }),
      value(order.shop.name, { size: 14, weight: 700 }),
    ),
    pdfBox(
      { width: 150 },
      figure(order.number, { size: 14, weight: 700 }),
      text(formatDate(new Date(order.placedAt), language, 'date'), {
        size: 9,
        color: MUTED_COLOR,
        textAlign: 'end',
      }),
    ),
  )

const recipient = (
  { text, value, say, phone, place }: PdfTools,
  { buyer, deliveryMethod, pickupPoint }: PrintableOrder,
) =>
  pdfBox(
    { marginBottom: 14 },
    value(buyer.name, { weight: 700, size: 12 }),
    text(`${place(buyer.city, buyer.wilaya)} (${isolate(buyer.wilayaCode)})`, {
      marginTop: 2,
    }),
    text(`${phone(buyer.phone)} · ${say(deliveryMethod)}`, { marginTop: 2, color: MUTED_COLOR }),
    ...(pickupPoint
      ? [value(`${pickupPoint.name}, ${pickupPoint.address}`, { marginTop: 2, weight: 600 })]
      : []),
  )

function items({ text, value, figure, say }: PdfTools, order: PrintableOrder) {
  const lines = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.undelivered }))
    .filter(({ quantity }) => quantity > 0)
  const count = lines.reduce((all, { quantity }) => all + quantity, 0)
  return [
    ...lines.map((line) =>
      row(
        {
          align: 'center',
          gap: 10,
          paddingVertical: 8,
          borderBottom: { color: LINE_COLOR, width: 0.5 },
        },
        tick,
        pdfBox(
          { flex: 1 },
          value(line.designation, { weight: 600 }),
          ...(line.sku ? [value(line.sku, { size: 8, color: MUTED_COLOR })] : []),
        ),
        figure(`×${NBSP}${line.quantity}`, { width: 42, size: 13, weight: 700 }),
      ),
    ),
    text(say('articles', { count }), { marginTop: 10, weight: 600 }),
  ]
}
