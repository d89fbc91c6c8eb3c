import type { TextKey } from '#web/shared/texts.ts'

const BY_CODE: Readonly<Record<string, TextKey>> = {
  email_not_confirmed: 'auth.failure.unconfirmed',
  user_banned: 'auth.failure.deactivated',
  over_request_rate_limit: 'auth.failure.too-often',
}

/** What to tell someone who could not sign in, from what the auth client reports. */
export function loginFailure(error: { code?: unknown; status?: unknown }): TextKey {
  const { code, status } = error
  const known = typeof code === 'string' ? BY_CODE[code] : undefined
  if (known) return known
  if (status === 429) return 'auth.failure.too-often'
  // Without an answer, or with one of 5xx, nothing is known of the password.
  const isAnswered = typeof status === 'number' && status >= 400 && status < 500
  return isAnswered ? 'auth.failure.credentials' : 'auth.failure.unreachable'
}
