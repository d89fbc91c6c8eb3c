import { latinDigits } from './phone.ts'

/** The business form decides which legal numbers a vendor must have. */
export const LEGAL_KINDS = ['company', 'craftsman', 'auto_entrepreneur'] as const
export type LegalKind = (typeof LEGAL_KINDS)[number]

/**
 * Trade register, tax number, statistical number, tax article, craftsman card; and what an invoice says besides (decree
 * 05-468): legal form, capital in dinars, activity.
 */
export const LEGAL_FIELDS = [
  ...(['rc', 'nif', 'nis', 'ai', 'craftsman_card'] as const),
  ...(['legal_form', 'capital', 'activity'] as const),
] as const
export type LegalField = (typeof LEGAL_FIELDS)[number]

type Need = 'needed' | 'optional' | 'none'

const OF_INDIVIDUALS = {
  ...({ rc: 'none', craftsman_card: 'needed', nif: 'needed', nis: 'optional' } as const),
  ...({ legal_form: 'none', capital: 'none', activity: 'optional' } as const),
}

/** Businesses in the trade register invoice under four numbers and their form, others under their card. */
export const LEGAL_FIELDS_OF: Readonly<Record<LegalKind, Readonly<Record<LegalField, Need>>>> = {
  company: {
    ...{ rc: 'needed', nif: 'needed', nis: 'needed', ai: 'needed', craftsman_card: 'none' },
    ...{ legal_form: 'needed', capital: 'optional', activity: 'needed' },
  },
  craftsman: { ...OF_INDIVIDUALS, ai: 'optional' },
  auto_entrepreneur: { ...OF_INDIVIDUALS, ai: 'none' },
}

/** Strips separators, and the direction marks of pasted text. */
const bare = (typed: string): string =>
  latinDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s.\-\u2010-\u2015_]/g, '')
    .toUpperCase()

const LETTERS: Readonly<Record<string, string>> = { أ: 'A', ا: 'A', ب: 'B' }

// `16/00-1234567 B 22`, and the order of older extracts: `22 B 1234567 16/00`.
const REGISTER = /^(\d{2})\/?(\d{2})(\d{7})([A-Zأاب])(\d{2})$/
const OLD_REGISTER = /^(\d{2})([A-Zأاب])(\d{7})(\d{2})\/?(\d{2})$/

/** The trade register number, normalized to `16/00-1234567B22`; null when invalid. */
export function parseRc(typed: string): string | null {
  const text = bare(typed)
  const found = REGISTER.exec(text)?.slice(1)
  const old = OLD_REGISTER.exec(text)?.slice(1)
  const [wilaya, branch, number, letter, year] =
    found ?? (old ? [old[3], old[4], old[2], old[1], old[0]] : [])
  if (wilaya === undefined || letter === undefined) return null
  if (Number(wilaya) < 1 || Number(wilaya) > 69) return null
  return `${wilaya}/${branch}-${number}${LETTERS[letter] ?? letter}${year}`
}

const digitsOf =
  (...lengths: readonly number[]) =>
  (typed: string): string | null => {
    const text = bare(typed)
    return /^\d+$/.test(text) && lengths.includes(text.length) ? text : null
  }

/** The tax number: 15 digits, 20 for a company's establishment. It has no check digit. */
export const parseNif = digitsOf(15, 20)
/** The statistical number: 15 digits. */
export const parseNis = digitsOf(15)
/** The tax article: 11 digits. */
export const parseAi = digitsOf(11)

/** The card of a craftsman or auto-entrepreneur, whose format each register chooses. */
export function parseCard(typed: string): string | null {
  const text = latinDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
  return /^[\p{L}\d/.\- ]{4,30}$/u.test(text) && /\d{2}/.test(text) ? text : null
}

const words =
  (shortest: number, longest: number) =>
  (typed: string): string | null => {
    const text = typed
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
    return /\p{L}/u.test(text) && text.length >= shortest && text.length <= longest ? text : null
  }

/** `SARL`, `EURL`, `SPA`, `Personne physique` … */
export const parseLegalForm = words(2, 40)
export const parseActivity = words(3, 120)

/** Whole dinars: `100 000 DA` is `100000`. */
export function parseCapital(typed: string): string | null {
  const text = latinDigits(typed)
    .replace(/[\s.\p{Cf}]/gu, '')
    .replace(/(DA|DZD|دج)$/iu, '')
  return /^[1-9]\d{0,11}$/.test(text) ? text : null
}

const PARSERS: Readonly<Record<LegalField, (typed: string) => string | null>> = {
  rc: parseRc,
  nif: parseNif,
  nis: parseNis,
  ai: parseAi,
  craftsman_card: parseCard,
  legal_form: parseLegalForm,
  capital: parseCapital,
  activity: parseActivity,
}

/** The normalized number; null when invalid. */
export const parseLegalField = (name: LegalField, typed: string): string | null =>
  PARSERS[name](typed)

/** Field errors by legal number; empty when all are valid. */
export function validateLegalFields(
  kind: LegalKind,
  typed: Readonly<Record<LegalField, string>>,
): Partial<Record<LegalField, 'missing' | 'invalid'>> {
  const fieldErrors: Partial<Record<LegalField, 'missing' | 'invalid'>> = {}
  for (const name of LEGAL_FIELDS) {
    const need = LEGAL_FIELDS_OF[kind][name]
    if (need === 'none') continue
    if (typed[name].trim() === '') {
      if (need === 'needed') fieldErrors[name] = 'missing'
    } else if (parseLegalField(name, typed[name]) === null) fieldErrors[name] = 'invalid'
  }
  return fieldErrors
}
