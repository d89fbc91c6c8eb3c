import { contentSecurityPolicy, type CspSources } from './csp.ts'
import type { RequestContext } from './request-context.ts'

const PERMISSIONS =
  'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

type Answered = {
  path: string
  status: number
  contentType: string
  /** A policy set by the response itself. */
  csp: string | null
  /** Set by the response itself: URLs with tokens need a stricter one. */
  referrerPolicy: string | null
  nonce: string
  sources?: CspSources | undefined
}

export function securityHeaders(
  { requestId, secure }: Pick<RequestContext, 'requestId' | 'secure'>,
  { path, status, contentType, csp, referrerPolicy, nonce, sources }: Answered,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-content-type-options': 'nosniff' }
  if (secure) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  // Assets of the build: the headers below concern pages, and would outweigh many files.
  if (path.startsWith('/assets/') && status === 200) return headers
  headers['x-request-id'] = requestId
  headers['referrer-policy'] = referrerPolicy ?? 'strict-origin-when-cross-origin'
  headers['permissions-policy'] = PERMISSIONS
  headers['cross-origin-opener-policy'] = 'same-origin-allow-popups'
  headers['x-frame-options'] = 'DENY'
  // A script's policy applies to the service worker it may become, which must be able to fetch.
  if (csp !== null || status === 304 || contentType.startsWith('text/javascript')) return headers
  headers['content-security-policy'] = contentType.startsWith('text/html')
    ? contentSecurityPolicy([`'nonce-${nonce}'`], sources)
    : NOTHING
  return headers
}
