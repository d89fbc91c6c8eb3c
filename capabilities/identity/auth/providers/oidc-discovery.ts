import * as openid from 'openid-client'
import type { ProviderConfig } from '../config.external.ts'
import { reachFacebook } from './facebook.ts'
import {
  clientIdOf,
  isPlain,
  type Reach,
  secretHolder,
  TIMEOUT_SECONDS,
} from './client-settings.ts'

/** Asks each provider for its addresses once; one that did not answer is asked by the next person. */
export function createReaching() {
  const reached = new Map<string, Promise<Reach>>()
  return (provider: ProviderConfig): Promise<Reach> => {
    const known = reached.get(provider.name)
    if (known) return known
    const asked = provider.kind === 'facebook' ? reachFacebook(provider) : discover(provider)
    reached.set(provider.name, asked)
    asked.catch(() => reached.delete(provider.name))
    return asked
  }
}
export type Reaching = ReturnType<typeof createReaching>

async function discover(provider: ProviderConfig): Promise<Reach> {
  const { auth, useSecret } = secretHolder(provider.secret)
  const client = await openid.discovery(new URL(provider.url), clientIdOf(provider), {}, auth, {
    timeout: TIMEOUT_SECONDS,
    execute: isPlain(provider) ? [openid.allowInsecureRequests] : [],
  })
  return { client, useSecret }
}
