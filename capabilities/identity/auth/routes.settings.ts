import { Hono } from 'hono'
import type { JWK } from 'jose'
import type { EdgeVariables } from '#platform/http/index.ts'
import type { CaptchaWidget } from './config.mfa.ts'

export type AuthSettings = {
  anonymousEnabled: boolean
  emailEnabled: boolean
  phoneEnabled: boolean
  signupDisabled: boolean
  mailerAutoconfirm: boolean
  phoneAutoconfirm: boolean
  captcha: CaptchaWidget | null
  wallets: { ethereum: boolean; solana: boolean }
  providers: readonly string[]
  samlEnabled: boolean
}
type Deps = { publicKeys: () => Promise<JWK[]>; settings: () => AuthSettings }

const PROVIDERS =
  `anonymous_users apple azure bitbucket discord facebook figma fly github gitlab google kakao
  keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos
  zoom`.split(/\s+/)
/** The Supabase Auth release whose protocol this implements. */
const PROTOCOL_VERSION = 'v2.196.0'

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
          // Includes custom providers (`custom:<name>`): clients show what is enabled.
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
        // Not in the protocol: our own pages need it for the captcha widget and wallet sign-in.
        captcha: captcha && {
          provider: captcha.provider,
          site_key: captcha.siteKey,
        },
        web3: others.wallets,
      })
    })
