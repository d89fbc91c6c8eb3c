import * as openid from 'openid-client'
import type { ProviderConfig } from '../config.external.ts'
import { facebookClient } from './facebook.ts'
import {
  clientIdOf,
  isPlain,
  type ProviderClientSettings,
  secretHolder,
  TIMEOUT_SECONDS,
} from './client-settings.ts'

/** Runs discovery once per provider; a failure is retried by the next request. */
export function createOidcDiscovery() {
  const reached = new Map<string, Promise<ProviderClientSettings>>()
  return (provider: ProviderConfig): Promise<ProviderClientSettings> => {
    const known = reached.get(provider.name)
    if (known) return known
    const query = provider.kind === 'facebook' ? facebookClient(provider) : discover(provider)
    reached.set(provider.name, query)
    query.catch(() => reached.delete(provider.name))
    return query
  }
}
export type OidcDiscovery = ReturnType<typeof createOidcDiscovery>

async function discover(provider: ProviderConfig): Promise<ProviderClientSettings> {
  const { auth, useSecret } = secretHolder(provider.secret)
  const client = await openid.discovery(new URL(provider.url), clientIdOf(provider), {}, auth, {
    timeout: TIMEOUT_SECONDS,
    execute: isPlain(provider) ? [openid.allowInsecureRequests] : [],
  })
  return { client, useSecret }
}
