import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { type Centimes, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { isOnlineMethod } from '#kernel/payment-methods.ts'
import type { PrintableOrder } from '../queries/printable-orders.ts'
import type { PdfBlock } from './layout.ts'
import {
  body,
  pdfBox,
  TEXT_COLOR,
  createPdfText,
  type PdfTools,
  row,
  qrCode,
} from './components.ts'
import { isolate } from './bidi.ts'
import { A6, type RenderedDocument } from './write-pdf.ts'

type Piece = {
  order: PrintableOrder
  number: number
  count: number
  collect: Centimes
  stampDuty: Centimes
  courier: string | null
  tracking: string | null
}

/** One A6 label per parcel in transit, or one per order before shipping. */
export function labelDocument(
  orders: readonly PrintableOrder[],
  language: InvoiceLanguage,
  siteUrl: string,
): RenderedDocument {
  const tools = createPdfText(language)
  return {
    title: tools.say('recipient'),
    language,
    direction: tools.direction,
    sheets: orders.flatMap(pieces).map((piece) => ({
      size: A6,
      margin: 16,
      isFilled: true,
      parts: [{ block: body(9, ...label(tools, piece, siteUrl)) }],
    })),
  }
}

function pieces(order: PrintableOrder): Piece[] {
  const { parcels, total, isPaid, paymentMethod } = order
  const isDue = !isPaid && paymentMethod !== 'set_off' && !isOnlineMethod(paymentMethod)
  const paid = { collect: ZERO_CENTIMES, stampDuty: ZERO_CENTIMES }
  if (parcels.length === 0) {
    const { stampDuty } = order
    const collected = isDue ? { collect: sum([total, stampDuty]), stampDuty } : paid
    return [{ order, number: 1, count: 1, courier: null, tracking: null, ...collected }]
  }
  return parcels.map((parcel, index) => ({
    order,
    number: index + 1,
    count: parcels.length,
    ...parcel,
    ...(!isDue && paid),
  }))
}

const FRAME = { border: { color: TEXT_COLOR, width: 1 }, radius: 4 }

/**
 * The phone is masked: with the order number, which the QR code contains, it would open the order's
 * status to all who handle the parcel. Couriers have the full number in their own data.
 */
function label(tools: PdfTools, piece: Piece, siteUrl: string): PdfBlock[] {
  const { text, value, say, figure, phone, maskedPhone, place, wilaya } = tools
  const { shop, buyer, number, pickupPoint } = piece.order
  return [
    row(
      { justify: 'space-between', marginBottom: 8, gap: 8 },
      pdfBox(
        { flex: 1 },
        text(say('sender'), { size: 7 }),
        value(shop.name, { weight: 700, size: 10 }),
        text(place(shop.city, shop.wilaya)),
        ...(shop.phone ? [text(phone(shop.phone))] : []),
      ),
      pdfBox(
        { ...FRAME, paddingHorizontal: 8, paddingVertical: 3, align: 'center' },
        figure(buyer.wilayaCode, { size: 30, weight: 700, textAlign: 'center' }),
        value(wilaya(buyer.wilaya), { size: 8, weight: 600, textAlign: 'center' }),
      ),
    ),
    pdfBox(
      { ...FRAME, padding: 8, flexGrow: 1 },
      text(say('recipient'), { size: 7 }),
      value(buyer.name, { size: 15, weight: 700, marginTop: 1 }),
      figure(maskedPhone(buyer.phone), { size: 15, weight: 700, textAlign: 'start' }),
      ...(pickupPoint
        ? [
            value(pickupPoint.name, { size: 12, weight: 700, marginTop: 6 }),
            value(pickupPoint.address, { size: 10 }),
          ]
        : [value(buyer.address, { size: 11, marginTop: 6 })]),
      text(`${place(buyer.city, buyer.wilaya)} (${isolate(buyer.wilayaCode)})`, {
        size: 13,
        weight: 600,
        marginTop: 4,
      }),
      text(say(piece.order.deliveryMethod), { marginTop: 4 }),
    ),
    foot(tools, piece, `${siteUrl}/track?number=${encodeURIComponent(number)}`),
  ]
}

function foot({ text, value, figure, say, money }: PdfTools, piece: Piece, address: string) {
  const { order, collect, stampDuty, courier, tracking } = piece
  const carried = [courier, tracking].filter(Boolean).join(' · ')
  return row(
    { marginTop: 8, gap: 8, align: 'center' },
    pdfBox(
      { flex: 1 },
      text(collect > 0 ? say('to_collect') : say('paid'), { size: 8 }),
      ...(collect > 0 ? [text(money(collect), { size: 21, weight: 700 })] : []),
      ...(stampDuty > 0 ? [text(say('with_duty', { amount: money(stampDuty) }), { size: 8 })] : []),
      figure(order.number, { size: 11, weight: 600, marginTop: 4, textAlign: 'start' }),
      text(say('parcel', { number: piece.number, count: piece.count }), { size: 8 }),
      ...(carried ? [value(carried, { size: 8, weight: 600 })] : []),
    ),
    qrCode(address, 92),
  )
}
