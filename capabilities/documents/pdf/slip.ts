import { Document, Page } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { formatDate } from '#kernel/format.ts'
import type { PaperOrder } from '../queries/orders.ts'
import type { PaperLanguage } from '#kernel/amount-in-words.ts'
import { box, FONTS, INK, paper, type PaperTools, QUIET, RULE } from './parts.ts'

/** One A5 page for each order: what goes into the box, with a square to tick. */
export function slipDocument(orders: readonly PaperOrder[], language: PaperLanguage): ReactElement {
  const tools = paper(language)
  return h(
    Document,
    { title: tools.say('slip'), language },
    ...orders.map((order) =>
      h(
        Page,
        {
          key: order.id,
          size: 'A5',
          style: { padding: 30, fontFamily: FONTS, fontSize: 10, color: INK },
        },
        head(tools, order),
        recipient(tools, order),
        items(tools, order),
      ),
    ),
  )
}

const head = ({ row, text, figure, say, language }: PaperTools, order: PaperOrder) =>
  row(
    {
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      borderBottomWidth: 1.5,
      borderBottomColor: INK,
      paddingBottom: 8,
      marginBottom: 12,
    },
    box(
      { flex: 1 },
      text(say('slip'), { fontSize: 9, color: QUIET }),
      text(order.shop.name, { fontSize: 14, fontWeight: 700 }),
    ),
    box(
      { width: 150 },
      figure(order.number, { fontSize: 14, fontWeight: 700 }),
      text(formatDate(new Date(order.placedAt), language, 'date'), {
        fontSize: 9,
        color: QUIET,
        textAlign: language === 'ar' ? 'left' : 'right',
      }),
    ),
  )

const recipient = (
  { text, say, phone, language }: PaperTools,
  { buyer, deliveryMethod }: PaperOrder,
) =>
  box(
    { marginBottom: 14 },
    text(buyer.name, { fontWeight: 700, fontSize: 12 }),
    text(`${buyer.city}, ${buyer.wilaya[language]} (${buyer.wilayaCode})`, { marginTop: 2 }),
    text(`${phone(buyer.phone)} · ${say(deliveryMethod)}`, { marginTop: 2, color: QUIET }),
  )

function items({ row, text, figure, say }: PaperTools, order: PaperOrder) {
  const count = order.lines.reduce((all, { quantity }) => all + quantity, 0)
  return box(
    {},
    ...order.lines.map((line) =>
      row(
        {
          alignItems: 'center',
          gap: 10,
          paddingVertical: 8,
          borderBottomWidth: 0.5,
          borderBottomColor: RULE,
        },
        box({ width: 13, height: 13, borderWidth: 1.2, borderColor: INK, borderRadius: 2 }),
        box(
          { flex: 1 },
          text(line.designation, { fontWeight: 600 }),
          ...(line.sku ? [text(line.sku, { fontSize: 8, color: QUIET })] : []),
        ),
        figure(`× ${line.quantity}`, { width: 42, fontSize: 13, fontWeight: 700 }),
      ),
    ),
    text(say('articles', { count }), { marginTop: 10, fontWeight: 600 }),
  )
}
