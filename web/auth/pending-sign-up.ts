import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'

/** A sign-up whose address is not confirmed yet. */
export type Pending = { email: string; to: string }

const PENDING = 'yova-auth-pending'

/** What was last typed as an email, so that it is asked for once on the way through these pages. */
let lastEmail = ''
export const rememberEmail = (email: string): void => void (lastEmail = email)
export const rememberedEmail = (): string => lastEmail

/** Kept while the tab is open: the code can be typed after a visit to the rest of the site. */
export const savePendingSignUp = (pending: Pending | null): void =>
  writeSessionStorage(PENDING, pending)

export function pendingSignUp(): Pending | null {
  const raw = readSessionStorage(PENDING)
  if (!isRecord(raw)) return null
  const { email, to } = raw
  return typeof email === 'string' && typeof to === 'string' ? { email, to } : null
}
