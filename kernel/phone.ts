/** An Algerian mobile or fixed number, `+213550123456`: vendors and couriers call it. */
export type Phone = { readonly e164: string; readonly kind: 'mobile' | 'fixed' }

// The regulator's numbering plan, as in libphonenumber (the test compares them).
const MOBILE = /^(?:5(?:4[0-29]|6[0-4])\d{6}|(?:55|6\d|7[7-9])\d{7})$/
const FIXED = /^(?:9619\d{5}|(?:[1-3]\d|4[013-689])\d{6})$/

/** With the country code (`+213`, `00213`, `213`) or without; a zero may follow the code. */
const WRITTEN = /^(?:(?:\+|00)213|213(?=0?\d{8,9}$))?0?(\d{8,9})$/

/** Converts Arabic and Persian digits. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** Null unless it is an Algerian mobile or fixed number. */
export function parsePhone(typed: string): Phone | null {
  const bare = latinDigits(typed)
    .replace(/\p{Cf}/gu, '') // direction marks of pasted text
    .replace(/[\s.\-\u2010-\u2015/()_]/g, '')
  const national = WRITTEN.exec(bare)?.[1]
  if (national === undefined) return null
  const kind = MOBILE.test(national) ? 'mobile' : FIXED.test(national) ? 'fixed' : null
  return kind && { e164: `+213${national}`, kind }
}

/** National: `0550 12 34 56`, `021 63 45 67`; international: `+213 550 12 34 56`. */
export function formatPhone(
  e164: string,
  style: 'national' | 'international' = 'national',
): string {
  const national = /^\+213(\d{8,9})$/.exec(e164)?.[1]
  if (national === undefined) return e164
  const start = national.length === 8 ? 2 : national.startsWith('9') ? 2 : 3
  const rest = national.slice(start)
  const first = rest.length % 2 === 1 ? 3 : 2
  const groups = [
    national.slice(0, start),
    rest.slice(0, first),
    ...(rest.slice(first).match(/../g) ?? []),
  ]
  return (style === 'national' ? '0' : '+213 ') + groups.join(' ')
}

/** Any way of writing an Algerian number, grouped; other text stays as typed. */
export const formatTypedPhone = (typed: string): string => {
  const phone = parsePhone(typed)
  return phone ? formatPhone(phone.e164) : typed
}

/** Recognizable to its owner, of no use to call: `0550 ** ** 56`. */
export function maskPhone(e164: string): string {
  const shown = formatPhone(e164)
  return shown.slice(0, 4) + shown.slice(4, -2).replace(/\d/g, '*') + shown.slice(-2)
}
