import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { requestIdOf } from '#platform/http/index.ts'

/** Messages are English only: they are part of the protocol, and clients compare them. */
export type ProtocolError = {
  status: ContentfulStatusCode
  code: string
  message: string
  headers?: Record<string, string>
  more?: Record<string, unknown>
}

export const VERSION_HEADER = 'X-Supabase-Api-Version'
export const NEW_VERSION = '2024-01-01'

export const validationFailed = (message: string): ProtocolError => ({
  status: 400,
  code: 'validation_failed',
  message,
})

/** `X-Supabase-Api-Version` is 2024-01-01 or later. */
function asksForNewShape(c: Context): boolean {
  const requested = c.req.header(VERSION_HEADER) ?? ''
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(requested) &&
    !Number.isNaN(Date.parse(requested)) &&
    requested >= NEW_VERSION
  )
}

export function protocolError(c: Context, error: ProtocolError): Response {
  const { status, code, message, headers = {}, more = {} } = error
  c.header('x-sb-error-code', code)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (asksForNewShape(c)) {
    c.header(VERSION_HEADER, NEW_VERSION)
    return c.json({ code, message, ...more }, status)
  }
  const id = status >= 500 ? { error_id: requestIdOf(c) } : {}
  return c.json({ code: status, error_code: code, msg: message, ...id, ...more }, status)
}

export const protocolRefusal = <E extends { code: string }>(
  c: Context,
  error: E,
  words: Record<E['code'], ProtocolError>,
): Response => {
  const code: E['code'] = error.code
  return protocolError(c, words[code])
}
