import { clientAddressOf, parseTrust, plainAddress } from './client-address.ts'
import { isPublicAddress } from './public-address.ts'
import { isValidRequestId, newRequestId } from './request-id.ts'

/** `secure`: the client's connection is encrypted. */
export type RequestContext = { requestId: string; clientAddress: string; secure: boolean }

/** Forwarded headers count only from proxies in TRUST_PROXY. */
export function createRequestContextReader({
  siteUrl,
  trustProxy,
  onUntrustedProxy,
}: {
  siteUrl: string
  trustProxy: string | null
  /** Called for requests that a neighbour forwards which TRUST_PROXY does not name. */
  onUntrustedProxy?: (() => void) | undefined
}) {
  const trust = parseTrust(trustProxy)
  const siteIsSecure = siteUrl.startsWith('https://')
  return (socket: string, header: (name: string) => string | undefined): RequestContext => {
    const isProxy = trust(socket, 0)
    if (!isProxy && onUntrustedProxy && header('x-forwarded-for'))
      if (!isPublicAddress(plainAddress(socket))) onUntrustedProxy()
    const given = isProxy ? header('x-request-id') : undefined
    const scheme = isProxy ? header('x-forwarded-proto') : undefined
    return {
      requestId: isValidRequestId(given) ? given : newRequestId(),
      clientAddress: clientAddressOf(socket, header('x-forwarded-for'), trust),
      secure: scheme === undefined ? siteIsSecure : scheme === 'https',
    }
  }
}
