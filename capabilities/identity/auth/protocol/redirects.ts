import type { Context } from 'hono'
import type { SessionResponse } from '../operations/sessions/issue-session.ts'

export type RedirectError = { error: string; errorCode?: string; description: string }

/** The OAuth error name for each HTTP status. */
const KINDS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
}
export const errorKind = (status: number): string => KINDS[status] ?? 'server_error'

const withQuery = (target: string, fields: Record<string, string>): URL => {
  const url = new URL(target)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url
}

/** The URL carries codes or tokens: it must be neither cached nor sent as a referrer. */
function leave(c: Context, url: string, status: 302 | 303): Response {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(url, status)
}

/** The session is in the fragment, which no server receives. */
export function redirectWithSession(
  c: Context,
  target: string,
  session: SessionResponse,
  more: Record<string, string | null> = {},
): Response {
  const url = new URL(target)
  const fields = new URLSearchParams({
    access_token: session.accessToken,
    expires_at: String(session.expiresAt),
    expires_in: String(session.expiresIn),
    refresh_token: session.refreshToken,
    token_type: 'bearer',
  })
  for (const [name, value] of Object.entries(more)) if (value) fields.set(name, value)
  fields.set('sb', '')
  url.hash = fields.toString()
  return leave(c, url.href, 302)
}

export const redirectWithCode = (c: Context, target: string, code: string): Response =>
  leave(c, withQuery(target, { code }).href, 302)

/** In query and fragment, because clients differ in where they read it. */
export function redirectWithError(
  c: Context,
  target: string,
  redirectError: RedirectError,
): Response {
  const { error, errorCode, description } = redirectError
  const fields = {
    error,
    ...(errorCode && { error_code: errorCode }),
    error_description: description,
  }
  const url = withQuery(target, fields)
  url.hash = new URLSearchParams({ ...fields, sb: '' }).toString()
  return leave(c, url.href, 303)
}
