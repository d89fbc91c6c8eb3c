import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { requestIdOf } from '#platform/http/index.ts'

/** The protocol's words are part of the protocol: clients compare them, so they have one language. */
export type ProtocolError = {
  status: ContentfulStatusCode
  code: string
  message: string
  headers?: Record<string, string>
  /** What the body says beside it. */
  more?: Record<string, unknown>
}

export const VERSION_HEADER = 'X-Supabase-Api-Version'
export const NEW_VERSION = '2024-01-01'

export const validationFailed = (message: string): ProtocolError => ({
  status: 400,
  code: 'validation_failed',
  message,
})

/** Whether the caller asked, by a date, for answers of the version of 2024 or later. */
function asksForNewShape(c: Context): boolean {
  const asked = c.req.header(VERSION_HEADER) ?? ''
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) && asked >= NEW_VERSION
  )
}

/** Answers an error in the shape of the version that the caller asked for. */
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

/** A refusal with the words that its route has for each of its codes. */
export const protocolRefusal = <E extends { code: string }>(
  c: Context,
  error: E,
  words: Record<E['code'], ProtocolError>,
): Response => protocolError(c, words[error.code as E['code']])
