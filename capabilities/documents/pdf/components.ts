import { encode } from 'uqr'
import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { noonOfDay, type LocalDate } from '#kernel/calendar.ts'
import { formatAmount, formatDate, formatPercent, moneyUnit, NBSP } from '#kernel/format.ts'
import { directionOf, localizedText } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import { formatPhone, maskPhone } from '#kernel/phone.ts'
import type { PlainCode } from '#platform/texts/create-texts.ts'
import { texts } from '../texts.generated.ts'
import type { PdfBlock, Style } from './layout.ts'
import { isolate, isolateLtr } from './bidi.ts'

/** Of a label: without placeholders. */
export type PdfTextKey = PlainCode<ReturnType<typeof texts.below<'pdf'>>>

export const TEXT_COLOR = '#14201b'
export const MUTED_COLOR = '#5c665f'
export const LINE_COLOR = '#d9d4c8'
export const BRAND_COLOR = '#155944'
export const TINT_COLOR = '#eef6f1'

export function createPdfText(language: InvoiceLanguage) {
  const direction = directionOf(language)
  const say = texts.sayIn('pdf', language, (value) => isolate(String(value)))
  /** Text of the document itself; inserted values are bidi-isolated. */
  const text = (content: string, style: Style = {}): PdfBlock => ({
    kind: 'text',
    content,
    direction,
    style,
  })
  const day = (date: LocalDate, style: Parameters<typeof formatDate>[2] = 'date') =>
    formatDate(noonOfDay(date), language, style)
  return {
    language,
    direction,
    say,
    text,
    /** Text by users (names, addresses): its direction is that of its first strong letter. */
    value: (content: string, style: Style = {}) => text(isolate(content), style),
    /** Amounts and codes: always left to right, aligned to the end of the column. */
    figure: (content: string, style: Style = {}): PdfBlock =>
      text(isolateLtr(content), { textAlign: 'end', ...style }),
    labelled: (label: string, content: string) =>
      `${label}${language === 'fr' ? NBSP : ''}: ${content}`,
    place: (city: string | null, wilaya: { fr: string; ar: string } | null) =>
      [city, wilaya && localizedText(wilaya, language)]
        .filter((part) => part !== null && part !== '')
        .map((part) => isolate(String(part)))
        .join(language === 'ar' ? '، ' : ', '),
    wilaya: (wilaya: { fr: string; ar: string }) => localizedText(wilaya, language),
    day,
    money: (amount: Centimes) => withUnit(formatAmount(amount, language), language),
    /** Invoices and statements always show centimes. */
    amount: (amount: Centimes) => formatAmount(amount, language) + zeros(amount, language),
    moneyInFull: (amount: Centimes) =>
      withUnit(formatAmount(amount, language) + zeros(amount, language), language),
    phone: (e164: string) => isolateLtr(formatPhone(e164).replaceAll(' ', NBSP)),
    maskedPhone: (e164: string) => maskPhone(e164).replaceAll(' ', NBSP),
    percent: (rate: number) => formatPercent(rate / 100, language === 'ar' ? 'fr' : language),
    footer: (name: string) => (page: number, pages: number) =>
      text(`${isolate(name)} · ${say('page', { page, pages })}`, {
        size: 8,
        color: MUTED_COLOR,
        textAlign: 'center',
      }),
  }
}
export type PdfTools = ReturnType<typeof createPdfText>

/** Left-to-right isolate: the sign stays before the digits. */
const withUnit = (figures: string, language: InvoiceLanguage): string =>
  `${isolateLtr(figures)}${NBSP}${moneyUnit(language)}`

const zeros = (amount: Centimes, language: InvoiceLanguage): string => {
  if (amount % 100 !== 0) return ''
  return language === 'en' ? '.00' : ',00'
}

export const pdfBox = (style: Style, ...children: readonly PdfBlock[]): PdfBlock => ({
  kind: 'box',
  isRow: false,
  style,
  children,
})

export const row = (style: Style, ...children: readonly PdfBlock[]): PdfBlock => ({
  kind: 'box',
  isRow: true,
  style,
  children,
})

export const body = (size: number, ...children: readonly PdfBlock[]): PdfBlock =>
  pdfBox({ size, color: TEXT_COLOR }, ...children)

export const tick = pdfBox({
  width: 13,
  height: 13,
  border: { color: TEXT_COLOR, width: 1.2 },
  radius: 2,
})

/** QR code as one path, so that it prints sharply. */
export function qrCode(content: string, size: number): PdfBlock {
  const { data, size: across } = encode(content, { border: 2, ecc: 'M' })
  const path = data
    .flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { kind: 'path', path, viewBox: across, size, style: {} }
}
