import { parsePhone } from '#kernel/phone.ts'

/** Every vendor of the purchase knows its contact, so it authenticates nothing. */
export type GuestContact = { email: string; phone: null } | { email: null; phone: string }

/** Normalizes the notation; null when it is neither an email nor a phone. */
export function readContact(typed: string): GuestContact | null {
  if (typed.includes('@')) return { email: typed.trim().toLowerCase(), phone: null }
  const phone = parsePhone(typed)
  return phone && { email: null, phone: phone.e164 }
}

/** Accepts spaces, lower case, O for 0 and I or L for 1. */
export function readOrderNumber(
  typed: string,
): { purchase: string; position: number | null } | null {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^Y(?=.{8})/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}\d{0,4}$/.test(code)) return null
  const position = code.slice(8)
  return {
    purchase: `Y-${code.slice(0, 8)}`,
    position: position === '' ? null : Number(position),
  }
}

export const readPurchaseNumber = (typed: string): string | null =>
  readOrderNumber(typed)?.purchase ?? null
