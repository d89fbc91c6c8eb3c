import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { PAGE, pdf, photo } from '#tests/support/upload-files.ts'
import { privacyFixture } from '#tests/support/privacy-fixture.ts'
import { AdminVendor, type AdminVendorView } from './admin.contract.ts'
import * as documents from './verification-documents.contract.ts'

const market = await privacyFixture(await testDatabase())
const { app, sql, account, signIn, tokens, emailsTo, folder } = market

type Person = { token: string; vendorId: string; userId: string }
let nadia: Person
let brahim: Person
let customer = ''

async function applicant(email: string, language = 'fr', kind = 'craftsman'): Promise<Person> {
  const { userId } = await account(email)
  const [row] = await sql(
    `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya, kind,
       language, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Poterie Amel', $2, '15', $3, $4, now(), now()) returning id`,
    [userId, `shop.${email}`, kind, language],
  )
  return { token: await signIn(email), vendorId: String(row?.['id']), userId }
}
beforeAll(async () => {
  nadia = await applicant('nadia@example.dz')
  brahim = await applicant('brahim@example.dz')
  await account('buyer@example.dz')
  customer = await signIn('buyer@example.dz')
})

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
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isJson = answer.headers.get('content-type')?.includes('json')
  const read = (isJson ? JSON.parse(bytes.toString()) : {}) as Record<string, unknown>
  return { status: answer.status, headers: answer.headers, bytes, body: read }
}
const OWN = '/account/vendor/verification-documents'
const handIn = (by: Person, kind: string, bytes: Uint8Array) =>
  send(by.token, 'POST', `${OWN}/${kind}`, bytes)
const documentsOf = async (by: Person): Promise<documents.VerificationDocumentsView> =>
  documents.VerificationDocuments.parse((await send(by.token, 'GET', OWN)).body)
const stateOf = async (by: Person, kind: string) =>
  (await documentsOf(by)).items.find((item) => item.kind === kind)
const vendorPath = (by: Person) => `/admin/vendors/${by.vendorId}`
const decide = (by: Person, document: string, how: 'acceptance' | 'rejection', body: object) =>
  send(tokens.amine, 'POST', `${vendorPath(by)}/verification-documents/${document}/${how}`, body)
const open = (by: Person, document: { id: string | null } | undefined) =>
  send(tokens.amine, 'GET', `${vendorPath(by)}/verification-documents/${document?.id}`)
const vendorAsAdmin = async (by: Person): Promise<AdminVendorView> =>
  AdminVendor.parse((await send(tokens.amine, 'GET', vendorPath(by))).body)
const stored = async () => {
  const names = await readdir(join(folder, 'files', 'documents')).catch(() => [])
  return names.filter((name) => !name.endsWith('.content-type'))
}

test('[VEND-4] an applicant is asked for the papers of the kind of business, before anything is decided', async () => {
  const { items, to_hand_in: left } = await documentsOf(nadia)
  expect(items.map(({ kind, need, state }) => `${kind} ${need} ${state}`)).toEqual([
    'artisan_card needed missing',
    'nif needed missing',
    'identity_card needed missing',
    'identity_card_back optional missing',
    'rib needed missing',
    'other optional missing',
  ])
  expect(left).toBe(4)
  const unasked = await handIn(nadia, 'rc', await photo())
  expect(unasked.body).toMatchObject({ code: 'document_not_requested' })
  expect((await send(nadia.token, 'POST', `${OWN}/passport`, await photo())).status).toBe(422)
  expect((await send(customer, 'GET', OWN)).body).toMatchObject({ code: 'vendor_not_found' })
  expect((await send(customer, 'POST', `${OWN}/rib`, pdf())).status).toBe(404)
})

test('[VEND-4] a photo is kept without where and with what it was taken, and opens for its shop and the team alone', async () => {
  const taken = await photo()
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  expect(taken.includes('Telephone-de-Nadia')).toBe(true)
  const saved = await handIn(nadia, 'artisan_card', taken)
  expect(saved.status, JSON.stringify(saved.body)).toBe(201)
  const document = await stateOf(nadia, 'artisan_card')
  expect(document).toMatchObject({ state: 'pending', mime: 'image/jpeg' })

  const [file] = await stored()
  const bytes = await readFile(join(folder, 'files', 'documents', file ?? ''))
  const left = await sharp(bytes).metadata()
  expect([left.exif, left.xmp, left.iptc]).toEqual([undefined, undefined, undefined])
  for (const word of ['Telephone-de-Nadia', 'GPS', '<script'])
    expect(bytes.includes(word)).toBe(false)

  const own = await send(nadia.token, 'GET', `${OWN}/${document?.id}/file`)
  expect(own.status).toBe(200)
  expect(own.bytes.equals(bytes)).toBe(true)
  expect(Object.fromEntries(own.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="artisan-card.jpg"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const [row] = await sql(`select name from media.files where bucket = 'documents'`)
  const addresses = [
    `/storage/v1/object/public/documents/${row?.['name']}`,
    `/storage/v1/render/image/public/documents/${row?.['name']}?width=400`,
    `/storage/v1/object/documents/${row?.['name']}`,
  ]
  for (const address of addresses)
    expect(
      (await app.request(address, { headers: { authorization: `Bearer ${nadia.token}` } })).status,
    ).toBeGreaterThanOrEqual(400)

  expect((await send(brahim.token, 'GET', `${OWN}/${document?.id}/file`)).status).toBe(404)
  expect((await send(brahim.token, 'DELETE', `${OWN}/${document?.id}`)).status).toBe(404)
  const path = `${vendorPath(nadia)}/verification-documents/${document?.id}`
  for (const token of [nadia.token, brahim.token, customer])
    expect((await send(token, 'GET', path)).status).toBe(403)
  expect((await open(brahim, document)).status).toBe(404)

  const seen = await send(tokens.amine, 'GET', path)
  expect([seen.status, seen.headers.get('content-disposition')?.slice(0, 10)]).toEqual([
    200,
    'attachment',
  ])
  const looks = await sql(
    `select kind, subjects from privacy.access_log where route = 'GET /api/v1/admin/vendors/:id/verification-documents/:document'`,
  )
  expect(looks).toEqual([{ kind: 'vendor', subjects: [nadia.vendorId] }])
})

test('[VEND-4] a file is what its bytes are: programs, locks, bombs and what is two files at once are refused', async () => {
  const script = '5 0 obj << /S /JavaScript /JS (x) >> endobj'
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const attacks: [Uint8Array, number, string][] = [
    [html, 415, 'not_a_document'],
    [svg, 415, 'not_a_document'],
    [Buffer.concat([html, pdf()]), 415, 'not_a_document'],
    [Buffer.concat([pdf(), html]), 415, 'not_a_document'],
    [bomb, 415, 'not_a_document'],
    [new Uint8Array(), 415, 'not_a_document'],
    [pdf(PAGE, script), 422, 'document_has_program'],
    [pdf(PAGE, 'trailer << /Encrypt 9 0 R >>'), 422, 'document_locked'],
    [Buffer.concat([pdf(), Buffer.alloc(10.5 * 1024 * 1024, ' ')]), 413, 'document_too_large'],
  ]
  for (const [bytes, status, code] of attacks) {
    const refused = await handIn(brahim, 'nif', bytes)
    expect([refused.status, refused.body['code']]).toEqual([status, code])
    expect(String(refused.body['detail']).length).toBeGreaterThan(20)
  }
  expect((await handIn(brahim, 'nif', Buffer.alloc(12 * 1024 * 1024))).status).toBe(413)
  expect((await stateOf(brahim, 'nif'))?.state).toBe('missing')

  // A polyglot file (HTML behind the pixels) is re-encoded: only its pixels remain.
  const polyglot = Buffer.concat([await photo(), html])
  expect((await handIn(brahim, 'nif', polyglot)).status).toBe(201)
  const { id } = (await stateOf(brahim, 'nif')) ?? {}
  const { bytes } = await send(brahim.token, 'GET', `${OWN}/${id}/file`)
  expect(bytes.includes('<script')).toBe(false)
})

test('[VEND-4] another file takes the place of the one before, which is gone; what was not accepted is taken back', async () => {
  const before = (await stored()).length
  await handIn(brahim, 'rib', pdf())
  const first = await stateOf(brahim, 'rib')
  expect(first).toMatchObject({ mime: 'application/pdf', state: 'pending' })
  await handIn(brahim, 'rib', await photo())
  const second = await stateOf(brahim, 'rib')
  expect(second?.id).not.toBe(first?.id)
  expect((await stored()).length).toBe(before + 1)
  expect((await send(brahim.token, 'GET', `${OWN}/${first?.id}/file`)).status).toBe(404)
  expect(
    (await decide(brahim, first?.id ?? '', 'acceptance', { expires_on: null })).body,
  ).toMatchObject({ code: 'document_not_found' })
  expect((await send(brahim.token, 'DELETE', `${OWN}/${second?.id}`)).status).toBe(200)
  expect((await stored()).length).toBe(before)
  expect((await stateOf(brahim, 'rib'))?.state).toBe('missing')
  const acts = await sql(
    `select action from audit.entries where subject_id = $1 and action like 'vendors.verification_document%' order by created_at, id`,
    [brahim.vendorId],
  )
  expect(acts.slice(-3)).toEqual([
    { action: 'vendors.verification_document_uploaded' },
    { action: 'vendors.verification_document_replaced' },
    { action: 'vendors.verification_document_withdrawn' },
  ])
})

test('[VEND-5] a refusal says why, in the language of the shop; nothing missing any more is told once', async () => {
  const samia = await applicant('samia@example.dz', 'ar', 'auto_entrepreneur')
  for (const kind of ['auto_entrepreneur_card', 'identity_card', 'rib', 'other'])
    expect((await handIn(samia, kind, await photo())).status).toBe(201)
  const idOf = async (kind: string) => (await stateOf(samia, kind))?.id ?? ''

  const unsaid = await decide(samia, await idOf('rib'), 'rejection', { reason: 'other' })
  expect(unsaid.status).toBe(422)
  expect(unsaid.body['errors']).toMatchObject([{ path: 'refusal_note' }])
  const none = await decide(samia, await idOf('rib'), 'rejection', { refusal_note: 'x' })
  expect(none.body['errors']).toMatchObject([{ path: 'reason' }])

  const refused = await decide(samia, await idOf('rib'), 'rejection', {
    reason: 'unreadable',
    refusal_note: 'Le coin <droit> manque.',
  })
  expect(refused.status, JSON.stringify(refused.body)).toBe(200)
  expect(await stateOf(samia, 'rib')).toMatchObject({
    state: 'refused',
    reason: 'unreadable',
    refusal_note: 'Le coin <droit> manque.',
  })
  expect((await documentsOf(samia)).to_hand_in).toBe(1)
  expect(
    (await decide(samia, await idOf('rib'), 'acceptance', { expires_on: null })).body,
  ).toMatchObject({ code: 'document_already_decided' })
  const [mail] = await emailsTo('shop.samia@example.dz')
  expect(mail?.subject).toBe('يجب إعادة إرسال إحدى وثائق متجركم')
  expect(mail?.text).toContain('صك مشطوب')
  expect(mail?.text).toContain('الوثيقة غير مقروءة')
  expect(mail?.text).toContain('Le coin <droit> manque.')
  expect(mail?.text).toContain('/vendor/shop?view=legal')

  await handIn(samia, 'rib', pdf())
  expect((await vendorAsAdmin(samia)).missing_documents).toEqual([
    'auto_entrepreneur_card',
    'identity_card',
    'rib',
  ])
  expect(
    (await decide(samia, await idOf('identity_card'), 'acceptance', { expires_on: '2020-01-01' }))
      .body,
  ).toMatchObject({ code: 'document_expired' })
  for (const kind of ['auto_entrepreneur_card', 'identity_card', 'rib', 'other'])
    expect(
      (await decide(samia, await idOf(kind), 'acceptance', { expires_on: '2099-01-01' })).status,
    ).toBe(200)
  const emails = await emailsTo('shop.samia@example.dz', 2)
  expect(emails.map(({ subject }) => subject).slice(1)).toEqual(['تم قبول وثائقكم'])
  expect((await vendorAsAdmin(samia)).missing_documents).toEqual([])
  expect((await send(samia.token, 'DELETE', `${OWN}/${await idOf('rib')}`)).body).toMatchObject({
    code: 'document_accepted',
  })
  await sql(`update vendors.verification_documents set expires_on = '2020-01-01' where id = $1`, [
    await idOf('rib'),
  ])
  expect((await stateOf(samia, 'rib'))?.state).toBe('expired')
})

test('[VEND-5] a shop whose papers are missing is verified when that was confirmed, and it is noted', async () => {
  const karim = await applicant('karim@example.dz', 'fr', 'company')
  const approve = (isConfirmed: boolean) =>
    send(tokens.amine, 'POST', `${vendorPath(karim)}/approval?is_confirmed=${isConfirmed}`)
  const query = await approve(false)
  expect([query.status, query.body['code'], query.body['documents']]).toEqual([
    409,
    'documents_missing',
    ['rc', 'nif', 'identity_card', 'rib'],
  ])
  expect(String(query.body['detail'])).toContain('registre du commerce, carte NIF')
  expect((await vendorAsAdmin(karim)).verification_status).toBe('pending')
  expect((await approve(true)).status).toBe(200)
  const [entry] = await sql(
    `select after from audit.entries where subject_id = $1 and action = 'vendors.vendor_decided'`,
    [karim.vendorId],
  )
  expect(entry?.['after']).toMatchObject({
    verification_status: 'verified',
    missing_documents: ['rc', 'nif', 'identity_card', 'rib'],
  })
  // A verified vendor may still upload.
  expect((await handIn(karim, 'statutes', pdf())).status).toBe(201)
})

test('[ADM-4] papers wait in the queue of the team, the oldest first, until they are decided', async () => {
  await sql(`delete from vendors.verification_documents`)
  const kinds = ['nif', 'rib', 'identity_card']
  for (const kind of kinds) await handIn(nadia, kind, await photo())
  const queue = async () =>
    (await send(tokens.amine, 'GET', '/admin/moderation?kind=document')).body as {
      items: { id: string; reason: string; shop: { id: string } }[]
      counts: { document: number }
    }
  const waiting = await queue()
  expect(waiting.items, JSON.stringify(waiting)).toBeDefined()
  expect(waiting.items.map(({ reason }) => reason)).toEqual(kinds)
  expect(waiting.counts.document).toBe(3)
  expect(waiting.items[0]?.shop.id).toBe(nadia.vendorId)
  const [first] = waiting.items
  const claim = `/admin/moderation/document/${first?.id}/claim`
  expect((await send(tokens.amine, 'PUT', claim)).status).toBe(204)
  await decide(nadia, first?.id ?? '', 'acceptance', { expires_on: null })
  expect((await queue()).items.map(({ reason }) => reason)).toEqual(['rib', 'identity_card'])
  expect((await send(tokens.lyna, 'PUT', claim)).status).toBe(404)
  const shops = (await send(tokens.amine, 'GET', '/admin/moderation?kind=vendor')).body as {
    items: { id: string; missing: string[] }[]
  }
  expect(shops.items.find(({ id }) => id === nadia.vendorId)?.missing).toEqual([
    'artisan_card',
    'identity_card',
    'rib',
  ])
})
