import { formatPhone, maskPhone, parsePhone } from '#kernel/phone.ts'

/** What proves that a purchase is one's own: the e-mail or the phone that was given. */
export type Contact = { email: string; phone: null } | { email: null; phone: string }

/** Reads a contact in any writing; null when it is neither. */
export function readContact(typed: string): Contact | null {
  if (typed.includes('@')) return { email: typed.trim().toLowerCase(), phone: null }
  const phone = parsePhone(typed)
  return phone && { email: null, phone: phone.e164 }
}

/**
 * The number of a purchase, from its own or from that of one of its orders, as people write it down:
 * with blanks, in small letters, with O for 0 and I or L for 1.
 */
export function readPurchaseNumber(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^Y(?=.{8})/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}\d*$/.test(code) ? `Y-${code.slice(0, 8)}` : null
}

/** The contact as it is shown back: what was typed in full, the other one only hinted at. */
export const shownContact = (
  given: { email: string; phone: string },
  typed: Contact,
): { email: string; phone: string } => ({
  email: typed.email === null ? maskEmail(given.email) : given.email,
  phone: typed.phone === null ? maskPhone(given.phone) : formatPhone(given.phone),
})

const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
