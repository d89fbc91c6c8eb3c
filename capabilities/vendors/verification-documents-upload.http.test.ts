import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { PAGE, pdf, photo } from '#tests/support/upload-files.ts'
import {
  OWN_DOCUMENTS,
  vendorPath,
  verificationDocumentsFixture,
} from '#tests/support/verification-documents-fixture.ts'

const fixture = await verificationDocumentsFixture(await testDatabase())
const { app, sql, tokens, emailsTo, folder, applicant, nadia, brahim, buyer, send } = fixture
const { documentsOf, upload, stateOf, decide, open, vendorAsAdmin, stored } = fixture

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
  const unasked = await upload(nadia, 'rc', await photo())
  expect(unasked.body).toMatchObject({ code: 'document_not_requested' })
  expect((await send(nadia.token, 'POST', `${OWN_DOCUMENTS}/passport`, await photo())).status).toBe(
    422,
  )
  expect((await send(buyer.token, 'GET', OWN_DOCUMENTS)).body).toMatchObject({
    code: 'vendor_not_found',
  })
  expect((await send(buyer.token, 'POST', `${OWN_DOCUMENTS}/rib`, pdf())).status).toBe(404)
})

test('[VEND-4] a photo is kept without where and with what it was taken, and opens for its shop and the team alone', async () => {
  const taken = await photo()
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  expect(taken.includes('Telephone-de-Nadia')).toBe(true)
  const saved = await upload(nadia, 'artisan_card', taken)
  expect(saved.status, JSON.stringify(saved.body)).toBe(201)
  const document = await stateOf(nadia, 'artisan_card')
  expect(document).toMatchObject({ state: 'pending', mime: 'image/jpeg' })

  const [file] = await stored()
  const bytes = await readFile(join(folder, 'files', 'documents', file ?? ''))
  const left = await sharp(bytes).metadata()
  expect([left.exif, left.xmp, left.iptc]).toEqual([undefined, undefined, undefined])
  for (const word of ['Telephone-de-Nadia', 'GPS', '<script'])
    expect(bytes.includes(word)).toBe(false)

  const own = await send(nadia.token, 'GET', `${OWN_DOCUMENTS}/${document?.id}/file`)
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

  expect((await send(brahim.token, 'GET', `${OWN_DOCUMENTS}/${document?.id}/file`)).status).toBe(
    404,
  )
  expect((await send(brahim.token, 'DELETE', `${OWN_DOCUMENTS}/${document?.id}`)).status).toBe(404)
  const path = `${vendorPath(nadia)}/verification-documents/${document?.id}`
  for (const token of [nadia.token, brahim.token, buyer.token])
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
    const refused = await upload(brahim, 'nif', bytes)
    expect([refused.status, refused.body['code']]).toEqual([status, code])
    expect(String(refused.body['detail']).length).toBeGreaterThan(20)
  }
  expect((await upload(brahim, 'nif', Buffer.alloc(12 * 1024 * 1024))).status).toBe(413)
  expect((await stateOf(brahim, 'nif'))?.state).toBe('missing')

  // A polyglot file (HTML behind the pixels) is re-encoded: only its pixels remain.
  const polyglot = Buffer.concat([await photo(), html])
  expect((await upload(brahim, 'nif', polyglot)).status).toBe(201)
  const { id } = (await stateOf(brahim, 'nif')) ?? {}
  const { bytes } = await send(brahim.token, 'GET', `${OWN_DOCUMENTS}/${id}/file`)
  expect(bytes.includes('<script')).toBe(false)
})

test('[VEND-4] another file takes the place of the one before, which is gone; what was not accepted is taken back', async () => {
  const before = (await stored()).length
  await upload(brahim, 'rib', pdf())
  const first = await stateOf(brahim, 'rib')
  expect(first).toMatchObject({ mime: 'application/pdf', state: 'pending' })
  await upload(brahim, 'rib', await photo())
  const second = await stateOf(brahim, 'rib')
  expect(second?.id).not.toBe(first?.id)
  expect((await stored()).length).toBe(before + 1)
  expect((await send(brahim.token, 'GET', `${OWN_DOCUMENTS}/${first?.id}/file`)).status).toBe(404)
  expect(
    (await decide(brahim, first?.id ?? '', 'acceptance', { expires_on: null })).body,
  ).toMatchObject({ code: 'document_not_found' })
  expect((await send(brahim.token, 'DELETE', `${OWN_DOCUMENTS}/${second?.id}`)).status).toBe(200)
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
    expect((await upload(samia, kind, await photo())).status).toBe(201)
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
  expect(mail?.subject).toBe('يجب إعادة إرسال إحدى وثائق متجرك')
  expect(mail?.text).toContain('صك مشطوب')
  expect(mail?.text).toContain('الوثيقة غير مقروءة')
  expect(mail?.text).toContain('Le coin <droit> manque.')
  expect(mail?.text).toContain('/vendor/shop?view=legal')

  await upload(samia, 'rib', pdf())
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
  expect(emails.map(({ subject }) => subject).slice(1)).toEqual(['تم قبول وثائقك'])
  expect((await vendorAsAdmin(samia)).missing_documents).toEqual([])
  expect(
    (await send(samia.token, 'DELETE', `${OWN_DOCUMENTS}/${await idOf('rib')}`)).body,
  ).toMatchObject({
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
  expect((await upload(karim, 'statutes', pdf())).status).toBe(201)
})

test('[ADM-4] papers wait in the queue of the team, the oldest first, until they are decided', async () => {
  await sql(`delete from vendors.verification_documents`)
  const kinds = ['nif', 'rib', 'identity_card']
  for (const kind of kinds) await upload(nadia, kind, await photo())
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
