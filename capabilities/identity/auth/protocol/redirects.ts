import type { Context } from 'hono'
import type { SessionResponse } from '../operations/issue-session.ts'

type RedirectsMessages = { error: string; errorCode?: string; description: string }

/** What a redirect calls an error, by the status that a call would have had. */
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

/** Addresses with codes and tokens are for this browser alone, and for nobody it visits next. */
function leave(c: Context, url: string, status: 302 | 303): Response {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(url, status)
}

/** Sends the browser on with a session in the fragment, which no server sees. */
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

/** Sends the browser on with a code that only the client which began can use. */
export const redirectWithCode = (c: Context, target: string, code: string): Response =>
  leave(c, withQuery(target, { code }).href, 302)

/** Sends the browser on with what went wrong, where every kind of client looks for it. */
export function redirectWithError(c: Context, target: string, words: RedirectsMessages): Response {
  const { error, errorCode, description } = words
  const fields = {
    error,
    ...(errorCode && { error_code: errorCode }),
    error_description: description,
  }
  const url = withQuery(target, fields)
  url.hash = new URLSearchParams({ ...fields, sb: '' }).toString()
  return leave(c, url.href, 303)
}
