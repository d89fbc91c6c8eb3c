import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll } from 'vitest'

const APP = { id: 'facebook-app', secret: 'facebook-secret' }
type Profile = { id: string; name: string; first_name: string; last_name: string; email?: string }

/** OAuth 2 without OpenID, a profile behind `appsecret_proof`, and limited-login tokens. */
export async function fakeFacebook() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'graph', alg: 'RS256' }
  const codes = new Map<string, { profile: Profile; challenge: string; redirectUri: string }>()
  const tokens = new Map<string, Profile>()
  let visitor: Profile = { id: '0', name: '', first_name: '', last_name: '' }

  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

  function dialog(url: URL, response: ServerResponse): void {
    const code = randomUUID()
    const redirectUri = url.searchParams.get('redirect_uri') ?? ''
    const challenge = url.searchParams.get('code_challenge') ?? ''
    codes.set(code, { profile: visitor, challenge, redirectUri })
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    response.writeHead(302, { location: back.href }).end()
  }

  async function trade(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const form = new URLSearchParams(text)
    const found = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const made = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isOurs = form.get('client_id') === APP.id && form.get('client_secret') === APP.secret
    if (
      !found ||
      !isOurs ||
      made !== found.challenge ||
      form.get('redirect_uri') !== found.redirectUri
    )
      return json(response, 400, { error: { message: 'no' } })
    const token = randomUUID()
    tokens.set(token, found.profile)
    json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_000 })
  }

  function me(request: IncomingMessage, url: URL, response: ServerResponse): void {
    const token = (request.headers.authorization ?? '').replace(/^bearer /i, '')
    const proof = createHmac('sha256', APP.secret).update(token).digest('hex')
    const profile = tokens.get(token)
    if (!profile || url.searchParams.get('appsecret_proof') !== proof)
      return json(response, 400, { error: { message: 'no' } })
    json(response, 200, profile)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://graph')
    if (url.pathname === '/dialog/oauth') return dialog(url, response)
    if (url.pathname === '/oauth/access_token') return void trade(request, response)
    if (url.pathname === '/me') return me(request, url, response)
    if (url.pathname === '/.well-known/oauth/openid/jwks/')
      return json(response, 200, { keys: [key] })
    json(response, 404, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    is: (profile: Profile) => void (visitor = profile),
    idToken: (claims: Record<string, unknown>) =>
      new SignJWT({ iss: address, aud: APP.id, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'graph' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    environment: {
      GOTRUE_EXTERNAL_FACEBOOK_ENABLED: 'true',
      GOTRUE_EXTERNAL_FACEBOOK_CLIENT_ID: APP.id,
      GOTRUE_EXTERNAL_FACEBOOK_SECRET: APP.secret,
      GOTRUE_EXTERNAL_FACEBOOK_URL: address,
    },
  }
}
