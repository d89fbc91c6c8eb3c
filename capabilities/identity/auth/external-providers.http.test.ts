import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { fakeFacebook } from '#tests/fakes/facebook.ts'
import { openidProvider } from '#tests/fakes/openid-provider.ts'
import { redirectBrowser } from '#tests/fakes/redirect-client.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readExternalConfig } from './config.external.ts'
import { appleClientSecret } from './providers/apple.ts'

const SITE = 'http://127.0.0.1:3105'
const WELCOME = `${SITE}/bienvenue`
const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const apple = await openidProvider({ redirectUri: `${SITE}/auth/v1/callback` })
const facebook = await fakeFacebook()
const { app } = await testAccounts(database, {
  environment: {
    ...apple.environment('APPLE'),
    ...apple.environment('AZURE'),
    ...facebook.environment,
    GOTRUE_EXTERNAL_GOOGLE_ENABLED: 'false',
  },
})
const { url, client } = await serve(app)
const isWelcome = (address: string) => address.startsWith(WELCOME)

async function signIn(
  provider: 'apple' | 'azure' | 'facebook',
  browser = redirectBrowser({ [SITE]: url }),
) {
  const auth = client({ flowType: 'pkce' })
  const { data } = await auth.signInWithOAuth({
    provider,
    options: { redirectTo: WELCOME, skipBrowserRedirect: true },
  })
  const end = await browser.open((data.url ?? '').replace(url, SITE), isWelcome)
  const code = end.searchParams.get('code')
  return { end, ...(await auth.exchangeCodeForSession(code ?? '')) }
}

test('[GOTRUE-11] Apple comes back with a form, and with the name the first time', async () => {
  apple.is({ sub: 'apple-1', email: 'Amel@privaterelay.example', email_verified: 'true' })
  const beside = { name: { firstName: 'Amel', lastName: 'Saïdi' }, email: 'someone@else.example' }
  const browser = redirectBrowser(
    { [SITE]: url },
    { beforePost: (fields) => fields.set('user', JSON.stringify(beside)) },
  )
  const { data, error } = await signIn('apple', browser)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'amel@privaterelay.example',
    email_confirmed_at: expect.any(String),
    user_metadata: { full_name: 'Amel Saïdi' },
  })
  const again = await signIn('apple')
  expect(again.data.user).toMatchObject({
    id: data.user?.id,
    user_metadata: { full_name: 'Amel Saïdi' },
  })
})

test("[GOTRUE-11] Apple's secret is signed with its developer's key", async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const environment = {
    GOTRUE_EXTERNAL_APPLE_ENABLED: 'true',
    GOTRUE_EXTERNAL_APPLE_CLIENT_ID: 'dz.yova.web, dz.yova.app',
    GOTRUE_EXTERNAL_APPLE_KEY_ID: 'KEY1',
    GOTRUE_EXTERNAL_APPLE_TEAM_ID: 'TEAM1',
    GOTRUE_EXTERNAL_APPLE_PRIVATE_KEY: (await exportPKCS8(privateKey)).replaceAll('\n', '\\n'),
  }
  const provider = readExternalConfig(environment, SITE).providers.get('apple')
  if (!provider) throw new Error('apple was expected')
  const secret = await appleClientSecret(provider, new Date())
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey)
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY1' })
  expect(payload).toMatchObject({
    iss: 'TEAM1',
    sub: 'dz.yova.web',
    aud: 'https://appleid.apple.com',
  })
})

test('[GOTRUE-11] Facebook says who came in its profile', async () => {
  facebook.is({
    id: '42',
    name: 'Basma Hadj',
    first_name: 'Basma',
    last_name: 'Hadj',
    email: 'basma@example.dz',
  })
  const { data, error } = await signIn('facebook')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'basma@example.dz',
    identities: [{ provider: 'facebook', id: '42', identity_data: { full_name: 'Basma Hadj' } }],
  })
  facebook.is({ id: '43', name: 'No Mail', first_name: 'No', last_name: 'Mail' })
  const { end } = await signIn('facebook')
  expect(end.searchParams.get('error')).toBe('server_error')
})

test('[GOTRUE-5] a token of Facebook on a phone needs no nonce', async () => {
  const token = await facebook.idToken({ sub: '44', email: 'chafia@example.dz', nonce: 'theirs' })
  const { data, error } = await client().signInWithIdToken({ provider: 'facebook', token })
  expect(error).toBeNull()
  expect(data.user?.email).toBe('chafia@example.dz')
})

test("[GOTRUE-11] Azure's word for an address counts only when its owner was asked", async () => {
  apple.is({ sub: 'azure-1', email: 'victim@example.dz', email_verified: true })
  const { end } = await signIn('azure')
  expect(end.searchParams.get('error_code')).toBe('provider_email_needs_verification')
})

test('the settings say which doors are open; half a provider is refused at the start', async () => {
  const settings = (await (await fetch(`${url}/auth/v1/settings`)).json()) as { external: object }
  expect(settings).toMatchObject({
    external: { apple: true, facebook: true, google: false },
    saml_enabled: false,
  })
  expect(() => readExternalConfig({ GOTRUE_EXTERNAL_GOOGLE_ENABLED: 'true' }, SITE)).toThrow(
    'CLIENT_ID',
  )
  const plain = {
    GOTRUE_EXTERNAL_KEYCLOAK_ENABLED: 'true',
    GOTRUE_EXTERNAL_KEYCLOAK_CLIENT_ID: 'x',
    GOTRUE_EXTERNAL_KEYCLOAK_SECRET: 'y',
    GOTRUE_EXTERNAL_KEYCLOAK_URL: 'http://sso.example/realms/yova',
  }
  expect(() => readExternalConfig(plain, SITE)).toThrow('https://')
})
