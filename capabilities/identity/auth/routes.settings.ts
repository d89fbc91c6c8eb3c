import { Hono } from 'hono'
import type { JWK } from 'jose'
import type { EdgeVariables } from '#platform/http/index.ts'
import type { CaptchaWidget } from './config.mfa.ts'

/** Which doors are open, as `GET /settings` says it. */
export type AuthSettings = {
  anonymousEnabled: boolean
  emailEnabled: boolean
  phoneEnabled: boolean
  signupDisabled: boolean
  mailerAutoconfirm: boolean
  phoneAutoconfirm: boolean
  captcha: CaptchaWidget | null
  wallets: { ethereum: boolean; solana: boolean }
  /** The names of the providers that people may come from. */
  providers: readonly string[]
  samlEnabled: boolean
}
type Deps = { publicKeys: () => Promise<JWK[]>; settings: () => AuthSettings }

const PROVIDERS =
  `anonymous_users apple azure bitbucket discord facebook figma fly github gitlab google kakao
  keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos
  zoom`.split(/\s+/)
/** The release of the protocol that we speak. */
const PROTOCOL_VERSION = 'v2.196.0'

/** What anyone may ask before signing in. */
export const settingsRoutes = ({ publicKeys, settings }: Deps) =>
  new Hono<{ Variables: EdgeVariables }>()
    .get('/.well-known/jwks.json', async (c) =>
      c.json({ keys: await publicKeys() }, 200, { 'cache-control': 'public, max-age=600' }),
    )
    .get('/health', (c) =>
      c.json({
        version: PROTOCOL_VERSION,
        name: 'GoTrue',
        description: 'Yova speaks the protocol of GoTrue: accounts, sessions and sign-in',
      }),
    )
    .get('/settings', (c) => {
      const { anonymousEnabled, emailEnabled, phoneEnabled, signupDisabled, ...others } = settings()
      const { providers, captcha } = others
      return c.json({
        external: {
          ...Object.fromEntries(PROVIDERS.map((name) => [name, false])),
          // The operator's own ones (`custom:<name>`) too: a client shows what is on.
          ...Object.fromEntries(providers.map((name) => [name, true])),
          anonymous_users: anonymousEnabled,
          email: emailEnabled,
          phone: phoneEnabled,
        },
        disable_signup: signupDisabled,
        mailer_autoconfirm: others.mailerAutoconfirm,
        phone_autoconfirm: others.phoneAutoconfirm,
        sms_provider: '',
        saml_enabled: others.samlEnabled,
        saml_private_key_next_configured: false,
        passkeys_enabled: false,
        // Beyond the protocol: our own pages show the widget, and the wallets, by it.
        captcha: captcha && {
          provider: captcha.provider,
          site_key: captcha.siteKey,
        },
        web3: others.wallets,
      })
    })
