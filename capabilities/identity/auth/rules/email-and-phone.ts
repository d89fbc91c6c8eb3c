import { ok, refuse, type Result } from '#kernel/result.ts'

export type EmailOrPhone = { kind: 'email'; value: string } | { kind: 'phone'; value: string }
export type EmailOrPhoneRefusal = { code: 'address_missing' } | { code: 'address_ambiguous' }

const blank = (text: string | null | undefined): boolean => !text || text.trim() === ''

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** International digits without `+`. A single leading zero means an Algerian number. */
export const normalizePhone = (phone: string): string =>
  phone
    .replace(/[\s().-]/g, '')
    .replace(/^\+|^00/, '')
    .replace(/^0(?=\d{8,9}$)/, '213')

export function parseAddress(given: {
  email?: string | null | undefined
  phone?: string | null | undefined
}): Result<EmailOrPhone, EmailOrPhoneRefusal> {
  if (!blank(given.email) && !blank(given.phone)) return refuse({ code: 'address_ambiguous' })
  if (!blank(given.email)) return ok({ kind: 'email', value: normalizeEmail(given.email ?? '') })
  if (!blank(given.phone)) return ok({ kind: 'phone', value: normalizePhone(given.phone ?? '') })
  return refuse({ code: 'address_missing' })
}

export const isBanned = (bannedUntil: Date | null, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now

/** Why an accepted password fails today's policy; null when it passes. */
export function passwordWeakness(
  password: string,
  minimum: number,
): ('length' | 'characters')[] | null {
  return new TextEncoder().encode(password).length < minimum ? ['length'] : null
}
