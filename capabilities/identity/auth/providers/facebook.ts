import { createHmac } from 'node:crypto'
import * as openid from 'openid-client'
import type { ProviderConfig } from '../config.external.ts'
import {
  clientIdOf,
  isPlain,
  type ProviderClientSettings,
  secretHolder,
  TIMEOUT_SECONDS,
} from './client-settings.ts'
import { z } from 'zod'

const FACEBOOK = 'https://www.facebook.com'
const GRAPH = 'v23.0'

/** OAuth without OpenID discovery, so its endpoints are fixed. */
export async function facebookClient(provider: ProviderConfig): Promise<ProviderClientSettings> {
  const { auth, useSecret } = secretHolder(provider.secret)
  const isReal = provider.url === FACEBOOK
  const graph = isReal ? `https://graph.facebook.com/${GRAPH}` : provider.url
  const keys = isReal ? 'https://limited.facebook.com' : provider.url
  const client = new openid.Configuration(
    {
      issuer: provider.url,
      authorization_endpoint: `${provider.url}${isReal ? `/${GRAPH}` : ''}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
      userinfo_endpoint: `${graph}/me`,
      jwks_uri: `${keys}/.well-known/oauth/openid/jwks/`,
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    },
    clientIdOf(provider),
    {},
    auth,
  )
  client.timeout = TIMEOUT_SECONDS
  if (isPlain(provider)) openid.allowInsecureRequests(client)
  return { client, useSecret }
}

const Profile = z.record(z.string(), z.unknown())
const ProfileImage = z.object({ data: z.object({ url: z.string() }) })

/** As OpenID claims. Facebook returns confirmed emails only. */
export async function facebookClaims(
  client: openid.Configuration,
  { secret }: ProviderConfig,
  accessToken: string,
) {
  const url = new URL(client.serverMetadata().userinfo_endpoint ?? '')
  url.searchParams.set('fields', 'id,name,first_name,last_name,email,picture')
  const proof = createHmac('sha256', secret).update(accessToken).digest('hex')
  url.searchParams.set('appsecret_proof', proof)
  const answer = await openid.fetchProtectedResource(client, accessToken, url, 'GET')
  if (!answer.ok) throw new Error(`the profile endpoint of the provider answered ${answer.status}`)
  const profile = Profile.parse(await answer.json())
  const image = ProfileImage.safeParse(profile['picture'])
  return {
    iss: client.serverMetadata().issuer,
    sub: profile['id'],
    name: profile['name'],
    given_name: profile['first_name'],
    family_name: profile['last_name'],
    email: profile['email'],
    email_verified: true,
    picture: image.data?.data.url,
  }
}
