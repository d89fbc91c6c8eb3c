import { contentSecurityPolicy, type CspSources } from './csp.ts'
import type { RequestContext } from './request-context.ts'

const PERMISSIONS =
  'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

type Answered = {
  path: string
  status: number
  contentType: string
  /** The policy that the answer brings with it. */
  csp: string | null
  /** The referrer policy that it brings: addresses with tokens name a stricter one. */
  referrerPolicy: string | null
  nonce: string
  sources?: CspSources | undefined
}

/** The headers that every answer carries beside its own. A page that has its own policy keeps it. */
export function securityHeaders(
  { requestId, secure }: Pick<RequestContext, 'requestId' | 'secure'>,
  { path, status, contentType, csp, referrerPolicy, nonce, sources }: Answered,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-content-type-options': 'nosniff' }
  if (secure) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  // The build's own files: what follows is about pages, and would weigh more than many of them.
  if (path.startsWith('/assets/') && status === 200) return headers
  headers['x-request-id'] = requestId
  headers['referrer-policy'] = referrerPolicy ?? 'strict-origin-when-cross-origin'
  headers['permissions-policy'] = PERMISSIONS
  headers['cross-origin-opener-policy'] = 'same-origin-allow-popups'
  headers['x-frame-options'] = 'DENY'
  // The policy of a script is that of the service worker it may become: it must be able to fetch.
  if (csp !== null || status === 304 || contentType.startsWith('text/javascript')) return headers
  headers['content-security-policy'] = contentType.startsWith('text/html')
    ? contentSecurityPolicy([`'nonce-${nonce}'`], sources)
    : NOTHING
  return headers
}
