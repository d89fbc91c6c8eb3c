import type { PaperLanguage } from '#kernel/amount-in-words.ts'
import { formatDate, NBSP } from '#kernel/format.ts'
import type { PaperOrder } from '../queries/printable-orders.ts'
import { body, box, INK, paper, type PaperTools, QUIET, row, RULE, tick } from './components.ts'
import { isolate } from './text.ts'
import { A5, type Paper } from './write-pdf.ts'

/** An A5 sheet for each order: what goes into the box, with a square to tick. */
export function slipPaper(orders: readonly PaperOrder[], language: PaperLanguage): Paper {
  const tools = paper(language)
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

const heading = ({ text, value, figure, say, language }: PaperTools, order: PaperOrder) =>
  row(
    {
      justify: 'space-between',
      align: 'end',
      gap: 10,
      borderBottom: { color: INK, width: 1.5 },
      paddingBottom: 8,
      marginBottom: 12,
    },
    box(
      { flex: 1 },
      text(say('slip'), { size: 9, color: QUIET }),
      value(order.shop.name, { size: 14, weight: 700 }),
    ),
    box(
      { width: 150 },
      figure(order.number, { size: 14, weight: 700 }),
      text(formatDate(new Date(order.placedAt), language, 'date'), {
        size: 9,
        color: QUIET,
        textAlign: 'end',
      }),
    ),
  )

const recipient = (
  { text, value, say, phone, place }: PaperTools,
  { buyer, deliveryMethod }: PaperOrder,
) =>
  box(
    { marginBottom: 14 },
    value(buyer.name, { weight: 700, size: 12 }),
    text(`${place(buyer.city, buyer.wilaya)} (${isolate(buyer.wilayaCode)})`, {
      marginTop: 2,
    }),
    text(`${phone(buyer.phone)} · ${say(deliveryMethod)}`, { marginTop: 2, color: QUIET }),
  )

function items({ text, value, figure, say }: PaperTools, order: PaperOrder) {
  const count = order.lines.reduce((all, { quantity }) => all + quantity, 0)
  return [
    ...order.lines.map((line) =>
      row(
        { align: 'center', gap: 10, paddingVertical: 8, borderBottom: { color: RULE, width: 0.5 } },
        tick,
        box(
          { flex: 1 },
          value(line.designation, { weight: 600 }),
          ...(line.sku ? [value(line.sku, { size: 8, color: QUIET })] : []),
        ),
        figure(`×${NBSP}${line.quantity}`, { width: 42, size: 13, weight: 700 }),
      ),
    ),
    text(say('articles', { count }), { marginTop: 10, weight: 600 }),
  ]
}
