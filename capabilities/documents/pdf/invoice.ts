import { Document, Page, Text } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { noonOf } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { IssuedInvoice } from '../queries/invoices.ts'
import {
  box,
  BRAND,
  FONTS,
  INK,
  paper,
  type PaperKey,
  type PaperTools,
  QUIET,
  RULE,
  TINT,
} from './parts.ts'

/** An invoice or a credit note on A4, with all that the law asks of it, from what was issued and nothing else. */
export function invoiceDocument(invoice: IssuedInvoice): ReactElement {
  const tools = paper(invoice.language)
  const { say, language } = tools
  const day = noonOf(invoice.issuedOn)
  return h(
    Document,
    {
      title: `${say(kindOf(invoice))} ${invoice.reference}`,
      author: invoice.seller.legalName ?? invoice.seller.name,
      language,
      creationDate: day,
      modificationDate: day,
    },
    h(
      Page,
      {
        size: 'A4',
        style: { padding: 44, paddingBottom: 64, fontFamily: FONTS, fontSize: 9.5, color: INK },
      },
      head(tools, invoice),
      parties(tools, invoice),
      lines(tools, invoice),
      sums(tools, invoice),
      words(tools, invoice),
      h(Text, {
        fixed: true,
        style: {
          position: 'absolute',
          bottom: 32,
          left: 44,
          right: 44,
          fontSize: 8,
          color: QUIET,
          textAlign: 'center',
          direction: language === 'ar' ? 'rtl' : 'ltr',
        },
        render: ({ pageNumber, totalPages }) =>
          `${invoice.reference} · ${say('page', { page: pageNumber, pages: totalPages })}`,
      }),
    ),
  )
}

const kindOf = ({ corrects }: IssuedInvoice) => (corrects ? 'credit_note' : 'invoice')

/** What a credit note corrects, and what came back for it. */
function correction({ text, say, language }: PaperTools, { corrects }: IssuedInvoice) {
  if (!corrects) return []
  const date = formatDate(noonOf(corrects.issuedOn), language, 'date')
  return [
    text(say('corrects', { reference: corrects.reference, date }), {
      fontWeight: 600,
      marginTop: 6,
    }),
    text(say('returned', { number: corrects.returned }), { color: QUIET, marginTop: 2 }),
  ]
}

function head(tools: PaperTools, invoice: IssuedInvoice) {
  const { row, text, say, figure, language } = tools
  const issued = formatDate(noonOf(invoice.issuedOn), language, 'date')
  return row(
    { justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 24 },
    box(
      { flex: 1 },
      text(invoice.seller.name, { fontSize: 17, fontWeight: 700, color: BRAND }),
      text(`${say('order')} ${invoice.orderNumber}`, { color: QUIET, marginTop: 4 }),
      ...correction(tools, invoice),
    ),
    box(
      { width: 200 },
      text(say(kindOf(invoice)), {
        fontSize: 20,
        fontWeight: 700,
        textAlign: language === 'ar' ? 'left' : 'right',
      }),
      figure(invoice.reference, { fontSize: 12, fontWeight: 600, marginTop: 2 }),
      text(issued, { color: QUIET, marginTop: 2, textAlign: language === 'ar' ? 'left' : 'right' }),
    ),
  )
}

const NUMBERS = ['rc', 'card', 'nif', 'nis', 'ai'] as const

function parties({ row, text, say, phone, money, language }: PaperTools, invoice: IssuedInvoice) {
  const { seller, buyer } = invoice
  const place = [seller.city, seller.wilaya?.[language]].filter(Boolean).join(', ')
  const legal = seller.legalName ?? seller.name
  const form = seller.legalForm ?? ''
  const who = form === '' || legal.startsWith(`${form} `) ? legal : `${form} ${legal}`
  const sellerLines = [
    seller.address,
    place,
    seller.phone && `${say('phone')} ${phone(seller.phone)}`,
    seller.email,
    seller.capital !== null && `${say('capital')} : ${money(seller.capital)}`,
    ...NUMBERS.map((key) => seller[key] && `${say(key)} : ${seller[key]}`),
  ].filter((line): line is string => Boolean(line))
  const buyerLines = buyer ? [buyer.address, `${buyer.city}, ${buyer.wilaya}`] : []
  const party = (title: PaperKey, name: string, facts: readonly string[]) =>
    box(
      { flex: 1, padding: 12, borderRadius: 6, backgroundColor: TINT },
      text(say(title), { fontSize: 8, color: QUIET, marginBottom: 3 }),
      text(name, { fontWeight: 700, fontSize: 11, marginBottom: 3 }),
      ...facts.map((line, at) => text(line, { marginTop: 2.5 }, at)),
    )
  return row(
    { gap: 14, marginBottom: 22, alignItems: 'stretch' },
    party('seller', who, sellerLines),
    party('buyer', buyer?.name ?? say('erased'), buyerLines),
  )
}

const COLUMNS = [
  ['designation', null],
  ['quantity', 38],
  ['unit_price', 76],
  ['discount', 66],
  ['vat', 40],
  ['line_total', 82],
] as const satisfies readonly (readonly [PaperKey, number | null])[]

function lines(tools: PaperTools, invoice: IssuedInvoice) {
  const { row, text, figure, say, amount, percent, end } = tools
  const hasDiscounts = invoice.lines.some(({ discount }) => discount > 0)
  const columns = COLUMNS.filter(([key]) => key !== 'discount' || hasDiscounts)
  const width = (size: number | null) => (size === null ? { flex: 1 } : { width: size })
  const header = row(
    { borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 5 },
    ...columns.map(([key, size]) =>
      text(
        say(key),
        { ...width(size), fontSize: 8, color: QUIET, ...(size !== null && { textAlign: end }) },
        key,
      ),
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
  return box(
    { marginBottom: 14 },
    header,
    ...invoice.lines.map((line) =>
      row(
        { borderBottomWidth: 0.5, borderBottomColor: RULE, paddingVertical: 6 },
        ...columns.map(([key, size]) =>
          size === null
            ? text(cells(line)[key], { ...width(size), fontWeight: 600 }, key)
            : figure(cells(line)[key], width(size)),
        ),
      ),
    ),
  )
}

function sums({ row, text, figure, say, amount, percent }: PaperTools, invoice: IssuedInvoice) {
  const sum = (label: string, value: string, style = {}) =>
    row(
      { justifyContent: 'space-between', paddingVertical: 3, ...style },
      text(label),
      figure(value),
    )
  const isFree = invoice.vat.every(({ rate }) => rate === 0)
  return row(
    { justifyContent: 'space-between', marginBottom: 18 },
    box({ flex: 1 }, text(isFree ? say('no_vat') : '', { color: QUIET })),
    box(
      { width: 250 },
      sum(say('subtotal'), amount(invoice.subtotal)),
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
          justifyContent: 'space-between',
          alignItems: 'center',
          marginTop: 5,
          padding: 9,
          borderRadius: 6,
          backgroundColor: BRAND,
          color: '#ffffff',
        },
        text(say('total'), { fontWeight: 700, fontSize: 11 }),
        figure(amount(invoice.total), { fontWeight: 700, fontSize: 13 }),
      ),
    ),
  )
}

function words(
  { text, say }: PaperTools,
  { corrects, totalInWords, paymentMethod }: IssuedInvoice,
) {
  const how = corrects
    ? `${say('paid_back')} : ${say(`back_${corrects.by}`)}`
    : `${say('payment')} : ${say(paymentMethod)}`
  return box(
    {},
    text(say(corrects ? 'credit_in_words' : 'in_words'), { color: QUIET, marginBottom: 2 }),
    text(`${totalInWords}.`, { fontWeight: 600, marginBottom: 12 }),
    text(how),
    ...(corrects && corrects.stampDuty > 0
      ? [text(say('no_duty_back'), { color: QUIET, marginTop: 4 })]
      : []),
  )
}
