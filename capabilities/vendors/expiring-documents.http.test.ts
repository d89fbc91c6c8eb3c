import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#tests/support/database.ts'
import { photo } from '#tests/support/upload-files.ts'
import { privacyFixture } from '#tests/support/privacy-fixture.ts'
import { AdminVendor } from './admin.contract.ts'
import { notifyExpiringDocuments } from './operations/notify-expiring-documents.ts'
import { VerificationDocuments } from './verification-documents.contract.ts'

const database = await testDatabase()
const market = await privacyFixture(database)
const { app, sql, account, signIn, tokens, emailsTo } = market
const runNotices = notifyExpiringDocuments({ db: database.db, clock: systemClock })

type Person = { token: string; vendorId: string }
async function applicant(email: string, language: string): Promise<Person> {
  const { userId } = await account(email)
  const [row] = await sql(
    `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya, kind,
       language, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Poterie Amel', $2, '15', 'craftsman', $3, now(), now()) returning id`,
    [userId, `shop.${email}`, language],
  )
  return { token: await signIn(email), vendorId: String(row?.['id']) }
}
async function send(token: string, method: string, path: string, body?: Uint8Array | object) {
  const isRaw = body instanceof Uint8Array
  const answer = await app.request(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'fr',
      ...(body && { 'content-type': isRaw ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
}
const OWN = '/account/vendor/verification-documents'
const uploadDocument = (by: Person, kind: string, bytes: Uint8Array) =>
  send(by.token, 'POST', `${OWN}/${kind}`, bytes)
const documentsLink = async (by: Person) =>
  VerificationDocuments.parse((await send(by.token, 'GET', OWN)).body)
const stateOf = async (by: Person, kind: string) =>
  (await documentsLink(by)).items.find((item) => item.kind === kind)
const decide = (by: Person, document: string, how: 'acceptance', body: object) =>
  send(
    tokens.amine,
    'POST',
    `/admin/vendors/${by.vendorId}/verification-documents/${document}/${how}`,
    body,
  )
const vendorAsAdmin = async (by: Person) =>
  AdminVendor.parse((await send(tokens.amine, 'GET', `/admin/vendors/${by.vendorId}`)).body)

test('[VEND-5] a paper that ends is told a month before and on its last day, once each, and is missing again', async () => {
  const salim = await applicant('salim@example.dz', 'en')
  for (const kind of ['artisan_card', 'nif', 'identity_card', 'rib'])
    await uploadDocument(salim, kind, await photo())
  const documents = await documentsLink(salim)
  for (const { id } of documents.items.filter((item) => item.id !== null))
    await decide(salim, id ?? '', 'acceptance', { expires_on: null })
  const day = async (from: number) => {
    await sql(
      `update vendors.verification_documents set expires_on = (now() at time zone 'Africa/Algiers')::date + $2::integer
       where vendor_id = $1 and kind = 'artisan_card'`,
      [salim.vendorId, from],
    )
    // Runs twice: a second run must not notify again.
    await runNotices()
    await runNotices()
    await market.allDelivered()
    const { body } = await send(tokens.amine, 'GET', '/admin/moderation?kind=vendor')
    const emails = await emailsTo('shop.salim@example.dz')
    const notified = emails.filter(({ text }) => text.includes("craftsman's card"))
    const card = await stateOf(salim, 'artisan_card')
    const [waiting] = (
      body as unknown as { items: { id: string; missing: string[] }[] }
    ).items.filter(({ id }) => id === salim.vendorId)
    return { told: notified.map(({ subject }) => subject), card, missing: waiting?.missing }
  }
  // Unverified vendors get no notice; for admins an expired document is missing.
  expect(await day(5)).toMatchObject({ told: [], missing: [] })
  expect(await day(-1)).toMatchObject({ told: [], missing: ['artisan_card'] })
  await sql(
    `update vendors.vendors set verification_status = 'verified', verified_at = now() where id = $1`,
    [salim.vendorId],
  )
  expect(await day(31)).toMatchObject({ told: [], card: { state: 'accepted', is_ending: false } })
  const soon = 'A document of your shop expires soon'
  expect(await day(30)).toMatchObject({ told: [soon], card: { is_ending: true } })
  expect((await day(1)).told).toEqual([soon])
  const last = 'A document of your shop has to be renewed'
  expect(await day(0)).toMatchObject({ told: [soon, last], card: { state: 'accepted' } })
  const over = await day(-1)
  expect(over).toMatchObject({ told: [soon, last], card: { state: 'expired', is_ending: false } })
  expect((await documentsLink(salim)).to_hand_in).toBe(1)
  expect((await vendorAsAdmin(salim)).missing_documents).toEqual(['artisan_card'])
  const { body } = await send(salim.token, 'GET', '/vendor/dashboard')
  expect(body['todo'], JSON.stringify(body)).toMatchObject({
    documents: [{ name: "carte d'artisan", is_over: true }],
  })
  expect(body['steps']).toMatchObject({ has_documents: false })
  await uploadDocument(salim, 'artisan_card', await photo())
  const { id } = (await stateOf(salim, 'artisan_card')) ?? {}
  await decide(salim, id ?? '', 'acceptance', { expires_on: null })
  expect((await day(10)).told).toEqual([soon, last, soon])
})
