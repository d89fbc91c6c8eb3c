import type { Centimes } from './money.ts'
import { amountInArabicWords } from './amount-in-words-arabic.ts'
import { inEnglish } from './amount-in-english.ts'
import type { Language } from './locale.ts'

export type InvoiceLanguage = Language

/** An amount as an invoice states it: "onze mille quatre cents dinars algériens". */
export function amountInWords(amount: Centimes, language: InvoiceLanguage): string {
  const rest = amount % 100
  const dinars = (amount - rest) / 100
  if (language === 'en') return inEnglish(dinars, rest)
  return language === 'ar' ? amountInArabicWords(dinars, rest) : inFrench(dinars, rest)
}

function inFrench(dinars: number, rest: number): string {
  const unit = dinars > 1 ? 'dinars algériens' : 'dinar algérien'
  // "un million de dinars", but "un million cent dinars".
  const id = dinars >= 1_000_000 && dinars % 1_000_000 === 0 ? 'de ' : ''
  const whole = `${frenchNumber(dinars)} ${id}${unit}`
  return rest === 0 ? whole : `${whole} et ${frenchNumber(rest)} centime${rest > 1 ? 's' : ''}`
}

const UNITS = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
]
const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante']
const unit = (n: number): string => UNITS[n] ?? ''

/** `isLast`: "quatre-vingts" keeps its s only when nothing follows. */
function tens(n: number, isLast: boolean): string {
  if (n < 20) return unit(n)
  if (n === 80) return isLast ? 'quatre-vingts' : 'quatre-vingt'
  if (n > 80) return `quatre-vingt-${unit(n - 80)}`
  const rest = (n % 10) + (n >= 70 ? 10 : 0)
  const ten = TENS[(n - (n % 10)) / 10] ?? ''
  if (rest === 0) return ten
  return n % 10 === 1 ? `${ten} et ${unit(rest)}` : `${ten}-${unit(rest)}`
}

function hundreds(n: number, isLast: boolean): string {
  const rest = n % 100
  const count = (n - rest) / 100
  if (count === 0) return tens(n, isLast)
  const head = count === 1 ? 'cent' : `${unit(count)} cent${rest === 0 && isLast ? 's' : ''}`
  return rest === 0 ? head : `${head} ${tens(rest, isLast)}`
}

const SCALES = [
  [1_000_000_000, 'milliard'],
  [1_000_000, 'million'],
] as const

function frenchNumber(n: number): string {
  if (n === 0) return unit(0)
  const messages: string[] = []
  let left = n
  for (const [size, name] of SCALES) {
    const count = (left - (left % size)) / size
    left %= size
    if (count > 0) messages.push(`${frenchNumber(count)} ${name}${count > 1 ? 's' : ''}`)
  }
  const thousands = (left - (left % 1000)) / 1000
  left %= 1000
  // "mille" is invariable, and removes the s of the word before it.
  if (thousands > 0)
    messages.push(thousands === 1 ? 'mille' : `${hundreds(thousands, false)} mille`)
  if (left > 0) messages.push(hundreds(left, true))
  return messages.join(' ')
}
