import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'

export type Pending = { email: string; to: string }

const PENDING = 'yova-auth-pending'

/** Prefills the email on the other auth pages. */
let lastEmail = ''
export const rememberEmail = (email: string): void => void (lastEmail = email)
export const rememberedEmail = (): string => lastEmail

/** In session storage: the code can be entered after visiting other pages. */
export const savePendingSignUp = (pending: Pending | null): void =>
  writeSessionStorage(PENDING, pending)

export function pendingSignUp(): Pending | null {
  const raw = readSessionStorage(PENDING)
  if (!isRecord(raw)) return null
  const { email, to } = raw
  return typeof email === 'string' && typeof to === 'string' ? { email, to } : null
}
