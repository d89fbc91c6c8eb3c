import { AuthAdminApi, type Session } from '@supabase/auth-js'
import { SignJWT } from 'jose'
import type { Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { openidProvider } from '#tests/fakes/openid-provider.ts'
import { smsSink } from '#tests/fakes/sms-sink.ts'
import { smtpSink } from '#tests/fakes/smtp-sink.ts'
import { freePort } from '#tests/support/launch-site.ts'
import type { LentSite } from '#tests/support/shared-site.ts'
import { httpProxy } from '#tests/support/http-proxy.ts'
import { eventually } from '#tests/support/visitor-story.ts'
import { client, linkIn, PASSWORD } from './signup-fixture.ts'

/** The JWT secret for the service role. */
const SECRET = 'a-secret-of-the-program-and-the-site'

/** Email and SMS servers and providers for a site of the test file's own. */
export async function sitePartners() {
  const port = await freePort()
  const proxy = await httpProxy(`http://localhost:${port}`)
  afterAll(() => proxy.close())
  const { url } = proxy
  const [emails, messages, provider] = await Promise.all([
    smtpSink(),
    smsSink(),
    openidProvider({ redirectUri: `${url}/auth/v1/callback` }),
  ])
  const environment = {
    PORT: String(port),
    SITE_URL: url,
    YOVA_DEMO: '0',
    SMTP_URL: emails.url,
    SMS_WEBHOOK_URL: messages.url,
    GOTRUE_JWT_SECRET: SECRET,
    GOTRUE_JWT_VALID_ISSUERS: 'program',
    GOTRUE_EXTERNAL_WEB3_ETHEREUM_ENABLED: 'true',
    GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED: 'true',
    // A phone that was just added signs in a moment later.
    GOTRUE_SMS_MAX_FREQUENCY: '1ms',
    GOTRUE_MFA_PHONE_MAX_FREQUENCY: '1ms',
    ...provider.environment('KEYCLOAK'),
  }

  async function linkTo(email: string): Promise<string> {
    await eventually(() => emails.received.some(({ to }) => to.includes(email)), email).toBe(true)
    const text = emails.received.findLast(({ to }) => to.includes(email))?.text ?? ''
    return linkIn({ to: email, subject: '', text })
  }
  async function codeTo(digits: string, nth: number): Promise<string> {
    const sent = () => messages.received.filter(({ to }) => to.endsWith(digits))
    await eventually(() => sent().length, digits).toBe(nth)
    return /\d{6}/.exec(sent().at(-1)?.message ?? '')?.[0] ?? ''
  }
  return { provider, environment, proxy, linkTo, codeTo }
}

export async function programOf(site: LentSite) {
  const token = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('program')
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET))
  return new AuthAdminApi({
    url: `${site.url}/auth/v1`,
    headers: { Authorization: `Bearer ${token}` },
  })
}

export async function member(site: LentSite, email: string) {
  const program = await programOf(site)
  const made = await program.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Nour' },
  })
  if (made.error) throw made.error
  return { email, stored: { 'yova-auth': JSON.stringify(await sessionOf(site, email)) } }
}

async function sessionOf(site: LentSite, email: string): Promise<Session> {
  const { data, error } = await client(site).signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return data.session
}

export async function typePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

export async function levelIn(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('yova-auth'))
  const { access_token: token } = JSON.parse(stored ?? '{}') as { access_token: string }
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { aal: string }).aal
}
