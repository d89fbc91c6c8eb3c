import { afterEach, expect, test } from 'vitest'
import { UNTRUSTED_CERTIFICATE, UNTRUSTED_KEY } from '#tests/fakes/saml-keys.ts'
import { samlProvider } from '#tests/fakes/saml-idp.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'
import type { UserId } from '../schema.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { account, app, identity, settings, jobs, PASSWORD } = await testAccounts(database, {
  environment: {
    GOTRUE_SAML_ENABLED: 'true',
    GOTRUE_SAML_PRIVATE_KEY: UNTRUSTED_KEY.replace(/-----[^-]+-----|\s/g, ''),
    GOTRUE_SAML_CERTIFICATE: UNTRUSTED_CERTIFICATE,
  },
})
const { url, client } = await serve(app)
const { lastMail } = mailbox(database, jobs)
const MAIL = 'urn:oid:0.9.2342.19200300.100.1.3'

const verification = (isOn: boolean) =>
  settings.change({ wanted: { requireEmailVerification: isOn }, changedBy: null })
const proven = (id: string | undefined) => identity.provenAddress(id as UserId)
let turn = 0
const visitor = () => client({ headers: { 'x-forwarded-for': `41.9.0.${(turn += 1)}` } })

afterEach(() => verification(true))

test('an address that nobody verified opens nothing of the person whose address it is', async () => {
  await verification(false)
  const thief = visitor()
  const { data } = await thief.signUp({ email: 'guest@example.dz', password: PASSWORD })
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect(await proven(data.user?.id)).toBeNull()
})

test('a code of the mailbox proves it, and leaves nothing of the sign-up before', async () => {
  await verification(false)
  const thief = visitor()
  const { data } = await thief.signUp({ email: 'owner@example.dz', password: 'a-guess-of-mine' })
  const owner = visitor()
  await owner.signInWithOtp({ email: 'owner@example.dz', options: { shouldCreateUser: false } })
  const { code } = await lastMail('owner@example.dz')
  const entered = await owner.verifyOtp({ email: 'owner@example.dz', token: code, type: 'email' })
  expect(entered.data.user?.id).toBe(data.user?.id)
  expect(await proven(data.user?.id)).toBe('owner@example.dz')

  expect((await thief.refreshSession()).error).not.toBeNull()
  const again = await visitor().signInWithPassword({
    email: 'owner@example.dz',
    password: 'a-guess-of-mine',
  })
  expect(again.error?.code).toBe('invalid_credentials')
})

test('where verification is off, a changed address is not proven either', async () => {
  const { userId } = await account('before@example.dz')
  const auth = visitor()
  await auth.signInWithPassword({ email: 'before@example.dz', password: PASSWORD })
  expect(await proven(userId)).toBe('before@example.dz')
  await verification(false)
  expect((await auth.updateUser({ email: 'victim@example.dz' })).data.user?.email).toBe(
    'victim@example.dz',
  )
  expect(await proven(userId)).toBeNull()
})

test('a sign-up that its code confirmed is proven', async () => {
  const auth = visitor()
  const { data } = await auth.signUp({ email: 'usual@example.dz', password: PASSWORD })
  expect(await proven(data.user?.id)).toBeNull()
  const { code } = await lastMail('usual@example.dz')
  await auth.verifyOtp({ email: 'usual@example.dz', token: code, type: 'signup' })
  expect(await proven(data.user?.id)).toBe('usual@example.dz')
})

test('a company proves addresses of its own domains only', async () => {
  const metadata = await (await fetch(`${url}/auth/v1/sso/saml/metadata`)).text()
  const company = samlProvider({ serviceProviderMetadata: metadata })
  const headers = {
    authorization: `Bearer ${await identity.serviceToken()}`,
    'content-type': 'application/json',
  }
  const body = { type: 'saml', metadata_xml: company.metadata, domains: ['company.dz'] }
  const registered = await fetch(`${url}/auth/v1/admin/sso/providers`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(registered.status).toBe(201)
  const enter = async (email: string) => {
    const response = await company.answer(null, { nameId: email, attributes: { [MAIL]: email } })
    const answer = await fetch(`${url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: response, RelayState: '' }),
      redirect: 'manual',
    })
    const { hash } = new URL(answer.headers.get('location') ?? '')
    const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? ''
    return (await client().getUser(token)).data.user
  }
  const own = await enter('amel@company.dz')
  expect(await proven(own?.id)).toBe('amel@company.dz')
  const foreign = await enter('victim@gmail.example')
  expect(foreign?.email).toBe('victim@gmail.example')
  expect(await proven(foreign?.id)).toBeNull()
})
