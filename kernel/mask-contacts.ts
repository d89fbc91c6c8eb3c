import { latinDigits } from '#kernel/phone.ts'

export const CONTACT_MASK = '•••'

const EMAIL = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>]+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|dz|net|org|fr|me|info|shop|store|link|io|app|ly)\b(?:\/[^\s<>]*)?/giu
/** A social media handle: `@boutique_amel`. */
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu
/** Eight digits or more with any separators; amounts and sizes have fewer. */
const DIGITS = /(?:\+|00)?\d(?:[\s.\-/()_]?\d){7,}/g

/** Masks phone numbers, emails and links: buyers and vendors are only protected on the site. */
export function maskContacts(text: string): { text: string; wasMasked: boolean } {
  const digits = latinDigits(text) // digit by digit: positions stay the same
  const hidden: [from: number, to: number][] = []
  for (const pattern of [EMAIL, LINK, HANDLE, DIGITS])
    for (const found of digits.matchAll(pattern))
      if (pattern !== DIGITS || !isNoPhone(found[0], digits.slice(found.index)))
        hidden.push([found.index, found.index + found[0].length])
  if (hidden.length === 0) return { text, wasMasked: false }
  return { text: covered(text, hidden), wasMasked: true }
}

/** `12 500 000 DA` is a price: groups of three and a currency; `24/11/2026` is a date. */
const isNoPhone = (digits: string, from: string): boolean =>
  /^\d{1,2}([/.-])\d{1,2}\1\d{4}$/.test(digits) ||
  (/^\d{1,3}(?:[\s.]\d{3})+$/.test(digits) &&
    /^\s?(?:DA|DZD|دج|dinars?)/i.test(from.slice(digits.length)))

function covered(text: string, hidden: readonly (readonly [number, number])[]): string {
  let shown = ''
  let index = 0
  for (const [from, to] of hidden.toSorted((a, b) => a[0] - b[0])) {
    if (to <= index) continue
    if (from >= index) shown += text.slice(index, from) + CONTACT_MASK
    index = to
  }
  return shown + text.slice(index)
}
