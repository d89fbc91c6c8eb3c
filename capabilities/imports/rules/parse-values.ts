import { ownValue } from '#kernel/own-value.ts'
import { type Centimes, centimes } from '#kernel/money.ts'
import type { Localized } from '#kernel/locale.ts'

const EASTERN = /[٠-٩۰-۹]/gu
const western = (text: string): string =>
  text
    .replace(EASTERN, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('\u066b', ',')
    .replaceAll('\u066c', ' ')

const CURRENCY = /(?:dinars?|d\.?a\.?|dzd|\u062f\.?\s?\u062c\.?|\u062f\u064a\u0646\u0627\u0631)/giu
const MOST = 1_000_000_000

/** `1 250,00`, `1.250`, `1,250.50 DA`, also in Arabic digits; null when it is not an amount. */
export function parseCellAmount(text: string): Centimes | 'too_large' | null {
  const bare = western(text)
    .replace(CURRENCY, '')
    .replace(/[\s\u00a0\u202f\u2009'’_]/gu, '')
  const plain = decimalText(bare)
  if (plain === null) return null
  const [whole = '0', decimals = ''] = plain.split('.')
  const rest = decimals.replace(/0+$/, '')
  if (rest.length > 2) return null
  if (whole.length > 12 || Number(whole) > MOST) return 'too_large'
  return centimes(Number(whole) * 100 + Number(rest.padEnd(2, '0') || 0))
}

/** Three digits after a single separator are thousands. */
function decimalText(bare: string): string | null {
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const separators = bare.replace(/\d/g, '')
  if (separators === '') return bare
  const last = separators.at(-1) ?? ''
  const [head = '', ...tails] = bare.split(/[.,]/)
  const tail = tails.at(-1) ?? ''
  const isMixed = new Set(separators).size > 1
  const thousands = (parts: readonly string[]) =>
    parts.every((part) => part.length === 3) && head.length >= 1 && head.length <= 3
  if (isMixed) {
    if (separators.indexOf(last) < separators.length - 1) return null
    return thousands(tails.slice(0, -1))
      ? `${[head, ...tails.slice(0, -1)].join('')}.${tail}`
      : null
  }
  if (tails.length > 1) return thousands(tails) ? bare.replace(/[.,]/g, '') : null
  if (tail.length === 3 && head.length <= 3 && head !== '0') return head + tail
  return `${head}.${tail}`
}

/** A whole number; `12.0` is one. */
export function wholeOf(text: string): number | null {
  const bare = western(text).replace(/[\s\u00a0\u202f]/gu, '')
  const found = /^(-?\d{1,12})(?:[.,]0+)?$/.exec(bare)
  return found ? Number(found[1]) : null
}

/** Grams of a weight in kilograms, with a decimal comma or point; rounded up. */
export function gramsOf(text: string): number | null {
  const bare = western(text)
    .replace(/[\s\u00a0]/gu, '')
    .replace(',', '.')
  return /^\d{1,5}(\.\d{1,6})?$/.test(bare) ? Math.ceil(Number(bare) * 1000) : null
}

/** Splits at marks without a preceding backslash. */
export function splitAt(text: string, marks: string): string[] {
  const parts = ['']
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (letter === '\\' && index + 1 < text.length) {
      parts[parts.length - 1] += letter + (text[index + 1] ?? '')
      index += 1
    } else if (marks.includes(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
const plain = (text: string): string => text.replace(/\\(.)/gsu, '$1').trim()
const guarded = (text: string): string => text.replace(/[\\|;:\n]/gu, '\\$&')

/** Parses `fr | en | ar`. */
export function localizedTextOf(text: string): Localized {
  const [fr = '', en = '', ar = ''] = splitAt(text, '|').map(plain)
  return { fr, ...(en && { en }), ...(ar && { ar }) }
}
export const localizedTextCell = ({ fr, en, ar }: Localized): string => {
  const parts = [fr, en ?? '', ar ?? ''].map(guarded)
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  return parts.join(' | ')
}

export type ParseValuesSummary = { name: Localized; value: Localized }

/** `Marque: Yova; Poids: 2 kg`, also with line breaks; null when a name or value is missing. */
export function namedOf(text: string): ParseValuesSummary[] | null {
  const named: ParseValuesSummary[] = []
  for (const part of splitAt(text, ';\n').filter((value) => value.trim() !== '')) {
    const [name = '', ...rest] = splitAt(part, ':')
    const value = rest.join(':')
    if (plain(name) === '' || plain(value) === '') return null
    named.push({ name: localizedTextOf(name), value: localizedTextOf(value) })
  }
  return named
}
export const namedText = (named: readonly ParseValuesSummary[]): string =>
  named
    .map(({ name, value }) => `${localizedTextCell(name)}: ${localizedTextCell(value)}`)
    .join('; ')

/** `5: 5 %; 10: 10 %`; null when a part is not a quantity with a percentage. */
export function tiersOf(text: string): { quantity: number; percent: number }[] | null {
  const tiers: { quantity: number; percent: number }[] = []
  for (const part of western(text)
    .split(/[;\n]/)
    .filter((value) => value.trim() !== '')) {
    const found = /^\s*(\d{1,5})\s*\+?\s*[:=]\s*[-−]?\s*(\d{1,2})\s*[%٪]?\s*$/u.exec(part)
    if (!found) return null
    tiers.push({ quantity: Number(found[1]), percent: Number(found[2]) })
  }
  return tiers
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ugrave: 'ù',
  ocirc: 'ô',
  icirc: 'î',
  rsquo: '’',
  lsquo: '‘',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
  deg: '°',
}

/** Keeps paragraphs and list items on lines of their own. */
export function textOfHtml(html: string): string {
  if (!/<[a-z!/]|&[a-z#]/i.test(html)) return html.trim()
  return html
    .replace(/<(script|style|iframe|object|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<\/?(p|div|h[1-6]|ul|ol|table|tr|section|article|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => entity(name) ?? whole)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ownValue(ENTITIES, name.toLowerCase())
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : ' '
}
