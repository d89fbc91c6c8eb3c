import { Document, Page } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Centimes } from '#kernel/money.ts'
import type { PaperOrder } from '../queries/orders.ts'
import type { PaperLanguage } from '#kernel/amount-in-words.ts'
import { box, FONTS, INK, paper, type PaperTools, squareCode } from './parts.ts'

type Piece = {
  order: PaperOrder
  number: number
  count: number
  collect: Centimes
  courier: string | null
  tracking: string | null
}

/** One A6 label for each parcel on its way, or for the whole order while none has left. */
export function labelDocument(
  orders: readonly PaperOrder[],
  language: PaperLanguage,
  siteUrl: string,
): ReactElement {
  const tools = paper(language)
  return h(
    Document,
    { title: tools.say('recipient'), language },
    ...orders.flatMap(pieces).map((piece) =>
      h(
        Page,
        {
          key: `${piece.order.id} ${piece.number}`,
          size: 'A6',
          style: { padding: 16, fontFamily: FONTS, fontSize: 9, color: INK },
        },
        ...label(tools, piece, siteUrl),
      ),
    ),
  )
}

function pieces(order: PaperOrder): Piece[] {
  const { parcels, total, isPaid, paymentMethod } = order
  const isDue = !isPaid && ['cash_on_delivery', 'card_on_delivery'].includes(paymentMethod)
  const collect = (isDue ? total : 0) as Centimes // whole centimes of the table, or nothing
  if (parcels.length === 0)
    return [{ order, number: 1, count: 1, collect, courier: null, tracking: null }]
  return parcels.map((parcel, at) => ({
    order,
    number: at + 1,
    count: parcels.length,
    ...parcel,
    collect: isDue ? parcel.collect : collect,
  }))
}

const THICK = { borderColor: INK, borderWidth: 1 }

/**
 * Whoever handles the parcel reads it: the phone stays without its middle, because it and the order's number
 * would open the state of the order, whose square code leads there. Who drives it has the packing slip or the
 * courier's own data.
 */
function label(tools: PaperTools, piece: Piece, siteUrl: string): ReactElement[] {
  const { text, say, row, figure, language } = tools
  const { shop, buyer, number } = piece.order
  const from = [shop.city, shop.wilaya?.[language]].filter(Boolean).join(', ')
  return [
    row(
      { justifyContent: 'space-between', marginBottom: 8, gap: 8 },
      box(
        { flex: 1 },
        text(say('sender'), { fontSize: 7 }),
        text(shop.name, { fontWeight: 700, fontSize: 10 }),
        text(from),
        text(shop.phone ? tools.phone(shop.phone) : ''),
      ),
      box(
        {
          ...THICK,
          borderRadius: 4,
          paddingHorizontal: 8,
          paddingVertical: 3,
          alignItems: 'center',
        },
        figure(buyer.wilayaCode, { fontSize: 30, fontWeight: 700, textAlign: 'center' }),
        text(buyer.wilaya[language], { fontSize: 8, fontWeight: 600, textAlign: 'center' }),
      ),
    ),
    box(
      { ...THICK, borderRadius: 4, padding: 8, flexGrow: 1 },
      text(say('recipient'), { fontSize: 7 }),
      text(buyer.name, { fontSize: 15, fontWeight: 700, marginTop: 1 }),
      figure(tools.maskedPhone(buyer.phone), {
        fontSize: 15,
        fontWeight: 700,
        textAlign: tools.start,
      }),
      text(buyer.address, { fontSize: 11, marginTop: 6 }),
      text(`${buyer.city}, ${buyer.wilaya[language]} (${buyer.wilayaCode})`, {
        fontSize: 13,
        fontWeight: 600,
        marginTop: 4,
      }),
      text(say(piece.order.deliveryMethod), { marginTop: 4 }),
    ),
    foot(tools, piece, `${siteUrl}/track?number=${encodeURIComponent(number)}`),
  ]
}

function foot({ row, text, figure, say, money, start }: PaperTools, piece: Piece, address: string) {
  const { order, collect, courier, tracking } = piece
  const carried = [courier, tracking].filter(Boolean).join(' · ')
  return row(
    { marginTop: 8, gap: 8, alignItems: 'center' },
    box(
      { flex: 1 },
      text(collect > 0 ? say('to_collect') : say('paid'), { fontSize: 8 }),
      ...(collect > 0 ? [text(money(collect), { fontSize: 21, fontWeight: 700 })] : []),
      figure(order.number, { fontSize: 11, fontWeight: 600, marginTop: 4, textAlign: start }),
      text(say('parcel', { number: piece.number, count: piece.count }), { fontSize: 8 }),
      ...(carried ? [text(carried, { fontSize: 8, fontWeight: 600 })] : []),
    ),
    squareCode(address, 92),
  )
}
