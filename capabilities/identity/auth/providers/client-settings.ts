import * as openid from 'openid-client'
import type { ProviderConfig } from '../config.external.ts'

export type ProviderClientSettings = {
  client: openid.Configuration
  useSecret: (secret: string) => void
}
export const TIMEOUT_SECONDS = 4

/** Lets the secret change without a new discovery of the provider. */
export function secretHolder(first: string): {
  auth: openid.ClientAuth
  useSecret: (text: string) => void
} {
  let secret = first
  return {
    useSecret: (text) => void (secret = text),
    auth: (server, client, body, headers) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const way = methods.includes('client_secret_post')
        ? openid.ClientSecretPost(secret)
        : openid.ClientSecretBasic(secret)
      way(server, client, body, headers)
    },
  }
}

export const isPlain = ({ url }: ProviderConfig): boolean => url.startsWith('http:')
export const clientIdOf = ({ clientIds }: ProviderConfig): string => clientIds[0] ?? ''
