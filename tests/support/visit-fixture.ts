import { openidProvider } from '#tests/fakes/openid-provider.ts'
import { redirectBrowser } from '#tests/fakes/redirect-client.ts'
import { type movableClock, serve, testAccounts } from './accounts-fixture.ts'
import type { TestDatabase } from './database.ts'

type TestClock = ReturnType<typeof movableClock>

export const SITE = 'http://127.0.0.1:3105'
export const WELCOME = `${SITE}/bienvenue`
export const isWelcome = (address: string): boolean => address.startsWith(WELCOME)
export const isHome = (address: string): boolean =>
  new URL(address).origin === SITE && !address.includes('/auth/v1')
export const fragmentOf = (address: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(address.hash.slice(1)))

/** With a verified email address. */
export const someUser = (name: string, more: object = {}) => ({
  sub: `sub-${name}`,
  email: `${name}@example.dz`,
  email_verified: true,
  name: `${name} Saïdi`,
  given_name: name,
  family_name: 'Saïdi',
  ...more,
})

type VisitOptions = { clock?: TestClock; environment?: Record<string, string> }

export async function testVisits(
  database: TestDatabase,
  { clock, environment = {} }: VisitOptions = {},
) {
  const partner = await openidProvider({ redirectUri: `${SITE}/auth/v1/callback` })
  const accounts = await testAccounts(database, {
    ...(clock && { clock }),
    environment: {
      GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true',
      ...partner.environment('KEYCLOAK'),
      ...partner.environment('CUSTOM_SOUK'),
      GOTRUE_EXTERNAL_CUSTOM_SOUK_SCOPES: 'name,email',
      ...partner.environment('AZURE'),
      GOTRUE_EXTERNAL_AZURE_ENABLED: 'false',
      ...environment,
    },
  })
  const { url, client } = await serve(accounts.app)
  type Auth = ReturnType<typeof client>
  const browser = () => redirectBrowser({ [SITE]: url })
  const pkce = () => client({ flowType: 'pkce' })

  /** The authorize URL, moved from the test's port to the site's public origin. */
  async function signInUrl(auth: Auth, provider = 'keycloak', options: object = {}) {
    const { data, error } = await auth.signInWithOAuth({
      provider: provider as 'keycloak', // the client's type lists no custom providers
      options: { redirectTo: WELCOME, skipBrowserRedirect: true, ...options },
    })
    if (error || !data.url) throw error
    return data.url.replace(url, SITE)
  }

  async function signIn(auth: Auth, provider = 'keycloak') {
    const end = await browser().open(await signInUrl(auth, provider), isWelcome)
    const code = end.searchParams.get('code')
    return { end, ...(await auth.exchangeCodeForSession(code ?? '')) }
  }

  return { ...accounts, partner, url, client, browser, pkce, signInUrl, signIn }
}
