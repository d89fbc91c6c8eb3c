import { beforeEach, expect, test } from 'vitest'
import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { after, days } from '#kernel/time.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { pdf } from '#tests/support/upload-files.ts'
import { type VendorRequestOptions, vendorFixture } from '#tests/support/vendor-fixture.ts'
import type { AdminVendorView } from './admin.contract.ts'
import { Closures, LegalIdentity } from './shop-page.contract.ts'

const database = await testDatabase()
const market = await vendorFixture(database)
const { actionsOf, call, clock, ids, outbox, own, pathsOf, rows, shown } = market

beforeEach(async () => {
  await rows('delete from vendors.closures')
  await rows('delete from vendors.legal_identity_changes')
})

const inDays = (count: number): LocalDate => localDate(after(clock.now(), days(count)))
const NO_WORDS = { fr: '', en: '', ar: '' }
const plan = (
  from: number,
  until: number,
  more: VendorRequestOptions & { message?: object; id?: string } = {},
) =>
  own(`/closures${more.id ? `/${more.id}` : ''}`, {
    method: more.id ? 'PUT' : 'POST',
    body: {
      starts_on: inDays(from),
      ends_on: inDays(until),
      message: { ...NO_WORDS, ...more.message },
    },
    ...more,
  })
const closures = async (as: 'amel' | 'brahim' = 'amel') =>
  Closures.parse((await own('/closures', { as })).body).items

test('[VSPACE-6] a closure is planned, told to buyers a week before, and moves what is promised', async () => {
  const before = await market.shipping.optionsOf('16', ids.amel)
  const planned = await plan(0, 3, { message: { fr: 'Congés', ar: 'عطلة' } })
  expect(planned.status).toBe(201)
  expect(Closures.parse(planned.body).items).toEqual([
    {
      id: expect.any(String),
      starts_on: inDays(0),
      ends_on: inDays(3),
      message: { fr: 'Congés', en: null, ar: 'عطلة' },
      is_now: true,
    },
  ])
  const closure = { starts_on: inDays(0), ends_on: inDays(3), is_now: true }
  expect((await shown(ids.amel)).closure).toEqual({ ...closure, message: 'Congés' })
  expect((await shown(ids.amel, 'ar')).closure).toEqual({ ...closure, message: 'عطلة' })
  expect((await shown(ids.amel, 'en')).closure).toEqual({ ...closure, message: 'Congés' })
  const now = await market.shipping.optionsOf('16', ids.amel)
  expect(now[0]!.from > inDays(3)).toBe(true)
  expect(now[0]!.from > before[0]!.from).toBe(true)

  const [{ id } = { id: '' }] = await closures()
  expect((await plan(8, 9, { id })).status).toBe(200)
  expect((await shown(ids.amel)).closure).toBeNull()
  expect((await plan(7, 9, { id })).status).toBe(200)
  expect((await shown(ids.amel)).closure).toMatchObject({ is_now: false, message: null })
  expect((await own(`/closures/${id}`, { method: 'DELETE' })).body).toMatchObject({ items: [] })
  expect((await shown(ids.amel)).closure).toBeNull()
  expect((await actionsOf(ids.amel)).slice(-4)).toEqual([
    'vendors.closure_planned',
    'vendors.closure_changed',
    'vendors.closure_changed',
    'vendors.closure_removed',
  ])
})

test('[VSPACE-6] days that are over, turned around, too many or closed already are refused', async () => {
  const around = await plan(5, 4)
  expect(around.status).toBe(422)
  expect(pathsOf(around.body)).toEqual(['ends_on'])
  expect(pathsOf((await plan(1, 93)).body)).toEqual(['ends_on'])
  const none = await own('/closures', {
    method: 'POST',
    body: { starts_on: '', ends_on: '2026-02-30', message: NO_WORDS },
  })
  expect(pathsOf(none.body)).toEqual(['starts_on', 'ends_on'])
  expect(await plan(-3, -1)).toMatchObject({
    status: 422,
    body: { code: 'closure_ended', field: 'ends_on' },
  })
  await plan(10, 12)
  const twice = await plan(12, 14, { language: 'en' })
  expect(twice).toMatchObject({ status: 409, body: { code: 'closure_overlaps' } })
  expect(String(twice.body['detail'])).not.toContain('{')
  const [{ id } = { id: '' }] = await closures()
  expect((await plan(11, 13, { id })).status).toBe(200)
  expect(await closures()).toHaveLength(1)
})

test('[VSPACE-6] of several that are planned at once for the same days, one is kept', async () => {
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => plan(20, 25)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await closures()).toHaveLength(1)
    await rows('delete from vendors.closures')
  }
})

test('another shop’s closure, page and numbers are out of reach', async () => {
  await plan(10, 12)
  const [{ id } = { id: '' }] = await closures()
  expect((await plan(10, 11, { id, as: 'brahim' })).status).toBe(404)
  expect((await own(`/closures/${id}`, { as: 'brahim', method: 'DELETE' })).status).toBe(404)
  expect(await closures('brahim')).toEqual([])
  expect(await closures()).toMatchObject([{ ends_on: inDays(12) }])
  expect((await own('/shop-page', { as: 'brahim' })).body).toMatchObject({ id: ids.brahim })
  await plan(10, 12, { as: 'brahim' })
  expect(await closures('brahim')).toHaveLength(1)
})

const COMPANY = {
  kind: 'company',
  rc: '15/00-0548213 B 17',
  nif: '178415005482130',
  nis: '198415580012744',
  ai: '15580041276',
  craftsman_card: '',
  ...{ legal_form: 'SARL', capital: '100 000', activity: 'Vente de poterie' },
}
const ask = (over: object = {}, more: VendorRequestOptions = {}) =>
  own('/legal-identity', { method: 'PUT', body: { ...COMPANY, ...over }, ...more })
const decide = (
  id: string,
  decision: 'acceptance' | 'rejection',
  body?: object,
  as: 'chief' | 'brahim' = 'chief',
) =>
  call(`/own/admin/vendors/${ids.amel}/identity-changes/${id}/${decision}`, {
    as,
    method: 'POST',
    ...(body && { body }),
  })
const waiting = async () => LegalIdentity.parse((await own('/legal-identity')).body).change

test('[VSPACE-6] new numbers wait for the team while the shop sells under the former ones', async () => {
  const query = LegalIdentity.parse((await ask()).body)
  expect(query).toMatchObject({ rc: null, nif: null, change: { state: 'waiting', rc: COMPANY.rc } })
  expect((await shown(ids.amel)).legal).toBeNull()
  const list = await call('/own/admin/vendors?state=changed', { as: 'chief' })
  expect(list.body['items']).toMatchObject([{ id: ids.amel, has_identity_change: true }])
  const seen = (await call(`/own/admin/vendors/${ids.amel}`, { as: 'chief' }))
    .body as unknown as AdminVendorView
  expect(seen).toMatchObject({ rc: null, identity_change: { nif: COMPANY.nif } })

  const mentions = { legal_form: 'SARL', capital: '100000', activity: 'Vente de poterie' }
  expect(seen.identity_change).toMatchObject(mentions)
  const accepted = await decide(query.change!.id, 'acceptance')
  expect(accepted).toMatchObject({ status: 200, body: { rc: COMPANY.rc, identity_change: null } })
  expect(accepted.body).toMatchObject(mentions)
  expect((await own('/legal-identity')).body).toMatchObject(mentions)
  expect((await shown(ids.amel)).legal).toEqual({
    rc: COMPANY.rc,
    craftsman_card: null,
    nif: COMPANY.nif,
  })
  expect(await waiting()).toMatchObject({ state: 'accepted' })
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'identity_unchanged' } })
  expect((await decide(query.change!.id, 'acceptance')).status).toBe(409)
  await outbox.drain()
  const [event] = await rows(
    `select payload from platform.outbox where type = 'vendors.legal_identity_decided'`,
  )
  expect(event?.['payload']).toMatchObject({ vendorId: ids.amel, reason: null })
})

test('[VSPACE-6] refused numbers come back with their reason; what holds stays', async () => {
  const craftsman = { kind: 'craftsman', craftsman_card: '15-A-2031 / 19', rc: '', nis: '', ai: '' }
  const query = LegalIdentity.parse((await ask(craftsman)).body)
  expect((await decide(query.change!.id, 'rejection', { reason: ' ' })).status).toBe(422)
  const refused = await decide(query.change!.id, 'rejection', { reason: 'La carte a expiré.' })
  expect(refused).toMatchObject({ status: 200, body: { kind: 'company', identity_change: null } })
  expect(await waiting()).toMatchObject({ state: 'refused', reason: 'La carte a expiré.' })
})

test('[VSPACE-6] numbers are checked, replaced and taken back; the change that was seen is decided', async () => {
  const wrong = await ask({ nif: '12', rc: '' })
  expect(wrong.status).toBe(422)
  expect(pathsOf(wrong.body).toSorted()).toEqual(['nif', 'rc'])
  const first = LegalIdentity.parse((await ask({ ai: '15580041277' })).body).change!
  const second = LegalIdentity.parse((await ask({ ai: '15580041278' })).body).change!
  expect(second.id).not.toBe(first.id)
  expect(LegalIdentity.parse((await ask({ ai: '15580041278' })).body).change!.id).toBe(second.id)
  expect((await decide(first.id, 'acceptance')).status).toBe(409)
  expect((await decide(second.id, 'acceptance', undefined, 'brahim')).status).toBe(403)
  const withdrawn = await own('/legal-identity/change', { method: 'DELETE' })
  expect(withdrawn).toMatchObject({ status: 200, body: { change: null } })
  expect((await own('/legal-identity/change', { method: 'DELETE' })).status).toBe(404)
  expect((await decide(second.id, 'acceptance')).status).toBe(409)
})

test('[VSPACE-6] the account of the payouts is changed, and its owner is informed', async () => {
  const put = (holder: string) =>
    own('/payout-account', { method: 'PUT', body: { number: '00300060000201930048', holder } })
  const pick = () => rows('select number from vendors.payout_accounts')
  expect(pathsOf((await put('')).body)).toEqual(['holder'])
  expect(await pick()).toEqual([])
  expect((await put('Amel Saïdi')).status).toBe(204)
  expect(await pick()).toEqual([{ number: '00300060000201930048' }])
  const [event] = await rows(
    `select payload from platform.outbox where type = 'vendors.payout_account_changed'`,
  )
  expect(event?.['payload']).toMatchObject({ ownerEmail: 'amel@example.dz', endsWith: '0048' })
})

test('[LEGAL-2] papers go along with their person, and with them when they are forgotten', async () => {
  const [owner] = await rows('select user_id from vendors.vendors where id = $1', ids.brahim)
  const person = { userId: String(owner?.['user_id']), email: 'brahim@example.dz' }
  const origin = { address: null, requestId: null }
  const userId = person.userId as UserId
  const saved = await market.vendors.uploadDocument({ userId, origin, kind: 'rib', bytes: pdf() })
  expect(saved.ok).toBe(true)
  const { documents } = await market.vendors.personalData(person)
  expect(documents).toMatchObject([{ kind: 'rib', mime: 'application/pdf', status: 'pending' }])
  const named = `select name from media.files where bucket = 'documents'`
  const [file] = await rows(named)
  await market.vendors.deleteOrphanDocuments()
  expect(await rows(named)).toEqual([file])

  const forgotten = await inTransaction(database.db, async (tx) =>
    ok(await market.vendors.erasePersonalData(tx, person)),
  )
  expect(forgotten.value.erasedRows).toBe(1)
  expect(await rows('select 1 from vendors.verification_documents')).toEqual([])
  await market.vendors.deleteOrphanDocuments()
  expect(await rows(named)).toEqual([])
  expect(await market.media.readFile('documents', String(file?.['name']))).toBeNull()
})
