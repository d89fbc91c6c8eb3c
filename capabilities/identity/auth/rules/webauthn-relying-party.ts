import { ok, refuse, type Result } from '#kernel/result.ts'
import { mayRedirect, type RedirectTargets } from './redirect-allow-list.ts'

/** Defaults to the site's host and origin. */
export type RelyingPartyInput = {
  rpId?: string | null | undefined
  origins?: readonly string[] | null | undefined
}
export type RelyingPartyRefusal = { code: 'relying_party_refused' }

/**
 * Allows the site's host or a parent domain. Any other relying party would let an attacker collect
 * signatures.
 */
export function relyingParty(
  targets: RedirectTargets,
  request: RelyingPartyInput,
): Result<{ rpId: string; origins: string[] }, RelyingPartyRefusal> {
  const site = new URL(targets.siteUrl)
  const rpId = request.rpId || site.hostname
  const origins = request.origins?.length ? [...request.origins] : [site.origin]
  const isAbove = rpId.includes('.') && site.hostname.endsWith(`.${rpId}`)
  const areKnown = origins.every(
    (origin) => mayRedirect(targets, origin) && new URL(origin).origin === origin,
  )
  if ((rpId !== site.hostname && !isAbove) || !areKnown)
    return refuse({ code: 'relying_party_refused' })
  return ok({ rpId, origins })
}
