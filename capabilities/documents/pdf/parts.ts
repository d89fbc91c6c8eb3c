import { fileURLToPath } from 'node:url'
import { Font, Path, type StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { encode } from 'uqr'
import { formatAmount, formatMoney, NBSP } from '#kernel/format.ts'
import type { Centimes } from '#kernel/money.ts'
import { formatPhone, maskPhone } from '#kernel/phone.ts'
import { fill } from '#platform/http/texts.ts'
import type { PaperLanguage } from '#kernel/amount-in-words.ts'
import { PAPER_TEXTS } from '../texts.ts'

export type PaperKey = keyof typeof PAPER_TEXTS
type Style = NonNullable<Parameters<typeof StyleSheet.create>[0][string]>

export const INK = '#14201b'
export const QUIET = '#5c665f'
export const RULE = '#d9d4c8'
export const BRAND = '#155944'
export const TINT = '#eef6f1'

const FAMILIES = [
  ['Figtree', 'figtree', 'latin'],
  ['Figtree more', 'figtree', 'latin-ext'],
  ['Readex Pro', 'readex-pro', 'arabic'],
] as const
const fontFile = (font: string, part: string, weight: number): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/${font}/files/${font}-${part}-${weight}-normal.woff`),
  )
for (const [family, font, part] of FAMILIES)
  for (const fontWeight of [400, 600, 700] as const)
    Font.register({ family, fontWeight, src: fontFile(font, part, fontWeight) })
// A name is never broken: no language of the papers is hyphenated by rules we know.
Font.registerHyphenationCallback((word) => [word])

/** Each letter is set in the first of these that has it. */
export const FONTS: string[] = FAMILIES.map(([family]) => family)

const ARABIC = /\p{Script=Arabic}/u

/** How a paper speaks and in which direction it runs. */
export function paper(language: PaperLanguage) {
  const isArabic = language === 'ar'
  const start = isArabic ? ('right' as const) : ('left' as const)
  const end = isArabic ? ('left' as const) : ('right' as const)
  const say = (key: PaperKey, values: Record<string, string | number> = {}) =>
    fill(PAPER_TEXTS[key][language], values)

  /** A text that begins where the page does; one without any Arabic reads as it was written. */
  const text = (content: string, style: Style = {}, key?: string | number): ReactElement =>
    h(
      Text,
      {
        key,
        style: {
          direction: isArabic && ARABIC.test(content) ? 'rtl' : 'ltr',
          textAlign: start,
          ...style,
        },
      },
      content,
    )
  /** Figures, numbers and codes read left to right in both languages. */
  const figure = (content: string, style: Style = {}): ReactElement =>
    h(Text, { style: { direction: 'ltr', textAlign: end, ...style } }, content)

  const row = (style: Style, ...children: ReactNode[]): ReactElement =>
    h(
      View,
      { style: { flexDirection: isArabic ? 'row-reverse' : 'row', ...style }, wrap: false },
      ...children,
    )
  return {
    language,
    say,
    text,
    figure,
    row,
    start,
    end,
    money: (amount: Centimes) => formatMoney(amount, language),
    /** In an invoice every amount has its centimes. */
    amount: (amount: Centimes) =>
      formatAmount(amount, language) + (amount % 100 === 0 ? ',00' : ''),
    phone: (e164: string) => formatPhone(e164).replaceAll(' ', NBSP),
    maskedPhone: (e164: string) => maskPhone(e164).replaceAll(' ', NBSP),
    percent: (rate: number) => `${String(rate / 100).replace('.', ',')}${NBSP}%`,
  }
}
export type PaperTools = ReturnType<typeof paper>

export const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  h(View, { style }, ...children)

/** A square code that a telephone reads: one path, so that it is sharp on every printer. */
export function squareCode(content: string, size: number): ReactElement {
  const { data, size: across } = encode(content, { border: 2, ecc: 'M' })
  const d = data
    .flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return h(
    Svg,
    { viewBox: `0 0 ${across} ${across}`, style: { width: size, height: size } },
    h(Path, { d, fill: '#000000' }),
  )
}
