import { truncate } from '#kernel/truncate.ts'
import { isLanguage, type Language } from '#kernel/locale.ts'
import { parsePhone } from '#kernel/phone.ts'

const LONGEST_NAME = 100
const LONGEST_EMAIL = 255
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/
const E164 = /^[1-9][0-9]{6,14}$/

/** Expects a normalized email. */
export const isEmail = (email: string): boolean =>
  email.length <= LONGEST_EMAIL && EMAIL.test(email) && !/^\.|\.\.|\.@/.test(email)

/** Expects normalized digits (E.164). */
export const isPhone = (digits: string): boolean => E164.test(digits)

export type SignupPerson = {
  firstName: string | null
  lastName: string | null
  phone: string | null
  language: Language | null
}

export function parseSignupMetadata(data: Record<string, unknown>): SignupPerson {
  return {
    firstName: nameOf(data['first_name']),
    lastName: nameOf(data['last_name']),
    phone: phoneOf(data['phone']),
    language: isLanguage(data['language']) ? data['language'] : null,
  }
}

function nameOf(value: unknown): string | null {
  const name = typeof value === 'string' ? truncate(value.trim(), LONGEST_NAME) : ''
  return name === '' ? null : name
}

/** Algerian numbers as international digits; other numbers stay as entered. */
function phoneOf(value: unknown): string | null {
  const typed = typeof value === 'string' ? truncate(value.trim(), 40) : ''
  if (typed === '') return null
  return parsePhone(typed)?.e164.slice(1) ?? typed
}

/** `user_metadata` of a sign-up; the role defaults to customer. */
export const metadataOf = (data: Record<string, unknown>): Record<string, unknown> => ({
  account_type: 'customer',
  ...data,
})

/** Shallow merge; null removes a key. */
export function mergedMetadata(
  before: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...before, ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}
