import { noonOfDay } from '#kernel/calendar.ts'
import { type InvoiceLanguage, amountInWords } from '#kernel/amount-in-words.ts'
import type { IssuedInvoice } from '../queries/invoices.ts'
import type { PdfBlock } from './layout.ts'
import {
  body,
  pdfBox,
  BRAND_COLOR,
  createPdfText,
  type PdfTextKey,
  type PdfTools,
  MUTED_COLOR,
  row,
  TINT_COLOR,
} from './components.ts'
import { isolate, isolateLtr } from './bidi.ts'
import { A4, type RenderedDocument, type PdfPart, type Sheet } from './write-pdf.ts'
import { invoiceLines, invoiceSums } from './invoice-amounts.ts'

/** A4, a sheet for each; from the issued data only: another language translates the labels alone. */
export function invoiceDocument(
  invoices: readonly IssuedInvoice[],
  language: InvoiceLanguage,
): RenderedDocument {
  const tools = createPdfText(language)
  const [first] = invoices
  if (!first) throw new Error('a document without documents')
  return {
    title: invoices
      .map((document) => `${tools.say(titleOf(document))} ${document.reference}`)
      .join(', '),
    author: first.vendor.legalName ?? first.vendor.name,
    language,
    direction: tools.direction,
    createdAt: noonOfDay(first.issuedOn),
    sheets: invoices.map((document) => sheetOf(tools, document)),
  }
}

/** What is owed for a damage is not invoiced. */
const titleOf = ({ kind, subject }: IssuedInvoice): PdfTextKey =>
  kind === 'invoice' && subject === 'compensation' ? 'debit_note' : kind

function sheetOf(tools: PdfTools, invoice: IssuedInvoice): Sheet {
  const part = (...blocks: PdfBlock[]): PdfPart => ({ block: body(9.5, ...blocks) })
  const { head, rows } = invoiceLines(tools, invoice)
  return {
    size: A4,
    margin: 44,
    footer: tools.footer(invoice.reference),
    parts: [
      part(heading(tools, invoice)),
      part(parties(tools, invoice)),
      part(head),
      ...rows.map((line) => ({ ...part(line), head: body(9.5, head) })),
      part(pdfBox({ marginTop: 14 }, invoiceSums(tools, invoice))),
      part(words(tools, invoice)),
    ],
  }
}

function correction({ text, say, day }: PdfTools, { kind, corrects }: IssuedInvoice) {
  if (!corrects) return []
  const { reference, issuedOn, returned, why } = corrects
  const key = kind === 'invoice' ? 'completes' : 'corrects'
  const reason =
    returned === null ? why && say(`why_${why}`) : say('returned', { number: returned })
  return [
    text(say(key, { reference, date: day(issuedOn) }), { weight: 600, marginTop: 6 }),
    ...(reason ? [text(reason, { color: MUTED_COLOR, marginTop: 2 })] : []),
  ]
}

function heading(tools: PdfTools, invoice: IssuedInvoice) {
  const { text, value, say, figure, day } = tools
  const about = invoice.month
    ? say('month', { month: day(invoice.month, 'month') })
    : `${say('order')} ${isolateLtr(invoice.orderNumber ?? '')}`
  return row(
    { justify: 'space-between', gap: 20, marginBottom: 24 },
    pdfBox(
      { flex: 1 },
      value(invoice.vendor.name, { size: 17, weight: 700, color: BRAND_COLOR }),
      text(about, { color: MUTED_COLOR, marginTop: 4 }),
      ...correction(tools, invoice),
    ),
    pdfBox(
      { width: 200 },
      text(say(titleOf(invoice)), { size: 20, weight: 700, textAlign: 'end' }),
      figure(invoice.reference, { size: 12, weight: 600, marginTop: 2 }),
      text(day(invoice.issuedOn), { color: MUTED_COLOR, marginTop: 2, textAlign: 'end' }),
    ),
  )
}

const NUMBERS = ['rc', 'craftsman_card', 'nif', 'nis', 'ai'] as const

function parties(tools: PdfTools, invoice: IssuedInvoice) {
  const { text, value, say, phone, money, place, labelled } = tools
  const { vendor, buyer } = invoice
  const legal = vendor.legalName ?? vendor.name
  const listNumbers = (party: Partial<Record<(typeof NUMBERS)[number], string | null>>) =>
    NUMBERS.map((key) => {
      const number = party[key]
      return number && labelled(say(key), isolateLtr(number))
    })
  const vendorLines = [
    vendor.address && isolate(vendor.address),
    place(vendor.city, vendor.wilaya),
    vendor.phone && labelled(say('phone'), phone(vendor.phone)),
    isolateLtr(vendor.email),
    vendor.activity && labelled(say('activity'), isolate(vendor.activity)),
    vendor.legalForm && labelled(say('legal_form'), isolate(vendor.legalForm)),
    vendor.capital !== null && labelled(say('capital'), money(vendor.capital)),
    ...listNumbers(vendor),
  ].filter((line): line is string => Boolean(line))
  const buyerLines = [
    buyer?.address && isolate(buyer.address),
    buyer && place(buyer.city, { fr: buyer.wilaya, ar: buyer.wilaya }),
    ...(buyer ? listNumbers(buyer) : []),
  ].filter((line): line is string => Boolean(line))
  const party = (title: PdfTextKey, name: string, events: readonly string[]) =>
    pdfBox(
      { flex: 1, padding: 12, radius: 6, background: TINT_COLOR },
      text(say(title), { size: 8, color: MUTED_COLOR, marginBottom: 3 }),
      value(name, { weight: 700, size: 11, marginBottom: 3 }),
      ...events.map((line) => text(line, { marginTop: 2.5 })),
    )
  return row(
    { gap: 14, marginBottom: 22, align: 'stretch' },
    party('seller', legal, vendorLines),
    party('buyer', buyer?.name ?? say('erased'), buyerLines),
  )
}

const WORDS: Partial<Record<PdfTextKey, PdfTextKey>> = {
  credit_note: 'credit_in_words',
  debit_note: 'debit_in_words',
}

function words({ text, say, day, labelled, language }: PdfTools, invoice: IssuedInvoice) {
  const { kind, corrects, total, totalInWords, paymentMethod, isPaid, paidOn } = invoice
  const issuedIn = invoice.language
  const isCredit = kind === 'credit_note'
  const method = `${say(paymentMethod)}${paidOn ? ` – ${day(paidOn)}` : ''}`
  const paidBack = corrects?.by && labelled(say('paid_back'), say(`back_${corrects.by}`))
  const how = isCredit ? paidBack : labelled(say('payment'), method)
  const inWords = language === issuedIn ? totalInWords : amountInWords(total, language)
  return pdfBox(
    {},
    text(say(WORDS[titleOf(invoice)] ?? 'in_words'), { color: MUTED_COLOR, marginBottom: 2 }),
    text(`${inWords}.`, { weight: 600, marginBottom: 12 }),
    ...(how ? [text(how)] : []),
    ...(isPaid && !isCredit ? [text(say('invoice_paid'), { weight: 600, marginTop: 4 })] : []),
    ...(language === issuedIn
      ? []
      : [
          text(say(issuedIn === 'ar' ? 'translated_from_ar' : 'translated_from_fr'), {
            color: MUTED_COLOR,
            marginTop: 4,
          }),
        ]),
    ...(isCredit && corrects?.by && corrects.stampDuty > 0
      ? [text(say('no_duty_back'), { color: MUTED_COLOR, marginTop: 4 })]
      : []),
  )
}
