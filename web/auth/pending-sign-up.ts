import { readStoredText, writeText } from '#web/shared/preferences/preferences.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'

export type Pending = {
  email: string
  to: string
  /** As it was typed in the sign-up, for the form that comes next. */
  phone?: string
}

const PENDING = 'yova-auth-pending'
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** Prefills the email on the other auth pages. */
let lastEmail = ''
export const rememberEmail = (email: string): void => void (lastEmail = email)
export const rememberedEmail = (): string => lastEmail

/** In local storage for a day: the code can be entered after the browser was closed. */
export const savePendingSignUp = (pending: Pending | null): void =>
  writeText(PENDING, pending && JSON.stringify({ ...pending, since: Date.now() }))

export function pendingSignUp(): Pending | null {
  try {
    return parsePending(JSON.parse(readStoredText(PENDING) ?? 'null'), Date.now())
  } catch {
    return null
  }
}

function parsePending(raw: unknown, now: number): Pending | null {
  if (!isRecord(raw)) return null
  const { email, to, phone, since } = raw
  if (typeof email !== 'string' || typeof to !== 'string' || typeof since !== 'number') return null
  if (now - since > LIFETIME_MS) return null
  return { email, to, ...(typeof phone === 'string' && { phone }) }
}
