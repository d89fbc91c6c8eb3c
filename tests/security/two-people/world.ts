import { UNTRUSTED_CERTIFICATE, UNTRUSTED_KEY } from '#tests/fakes/saml-keys.ts'
import { samlProvider } from '#tests/fakes/saml-idp.ts'
import { Secret, TOTP } from 'otpauth'
import { movableClock } from '#tests/support/accounts-fixture.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'
import { testVisits } from '#tests/support/visit-fixture.ts'

const MAX_CALLS = '1000000'

/** The authentication service over HTTP with every way in switched on. */
export async function twoPeopleWorld(database: TestDatabase) {
  const clock = movableClock()
  const visits = await testVisits(database, {
    clock,
    environment: {
      GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      GOTRUE_EXTERNAL_KEYCLOAK_SKIP_NONCE_CHECK: 'true',
      GOTRUE_RATE_LIMIT_EMAIL_SENT: MAX_CALLS,
      GOTRUE_RATE_LIMIT_SMS_SENT: MAX_CALLS,
      GOTRUE_SAML_ENABLED: 'true',
      GOTRUE_SAML_PRIVATE_KEY: UNTRUSTED_KEY.replace(/-----[^-]+-----|\s/g, ''),
      GOTRUE_SAML_CERTIFICATE: UNTRUSTED_CERTIFICATE,
    },
  })
  const { url, identity, settings } = visits
  let calls = 0

  type Call = { method?: string; body?: object; bearer?: string | undefined }
  /** Each call has an address of its own, as limits by network are not the subject. */
  async function call(path: string, { method, body, bearer }: Call = {}) {
    calls += 1
    const response = await fetch(`${url}/auth/v1${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
    const location = response.headers.get('location')
    const text = await response.text()
    const answer = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}: ${text}`)
    return { status: response.status, answer, end: location ? new URL(location, url) : null }
  }

  const metadata = await (await fetch(`${url}/auth/v1/sso/saml/metadata`)).text()
  const company = samlProvider({ serviceProviderMetadata: metadata })
  await call('/admin/sso/providers', {
    bearer: await identity.serviceToken(),
    body: { type: 'saml', metadata_xml: company.metadata, domains: ['company.dz'] },
  })

  return {
    ...visits,
    clock,
    call,
    service: () => identity.serviceToken(),
    company,
    codeFor: (secret: string): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: clock.now().getTime(),
      }),
    box: mailbox(database, visits.jobs),
    verification: (isOn: boolean) =>
      settings.change({ wanted: { requireEmailVerification: isOn }, changedBy: null }),
    /** Earlier stories leave nothing. */
    async clear() {
      await settings.change({ wanted: { requireEmailVerification: true }, changedBy: null })
      await visits.jobs.drain()
      await database.pool.query(
        'delete from identity.users; delete from platform.dev_emails; delete from platform.dev_sms',
      )
    },
  }
}
export type World = Awaited<ReturnType<typeof twoPeopleWorld>>
