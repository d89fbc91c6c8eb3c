import { expect, test } from 'vitest'
import { hours } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { REGISTRATION, registrationFixture } from '#tests/support/registration-fixture.ts'
import type { OwnVendorResponseView } from './contract.ts'

const fixture = await registrationFixture(await testDatabase())
const { market, vendors, rows, applicant, ask, register, own, decide, roleOf } = fixture

test('[VEND-4] a request is kept as pending, with its numbers, its account, its terms and its history', async () => {
  expect((await own()).body).toEqual({ shop: null, role: null, is_open: true })

  const { status, body } = await register()

  expect(status).toBe(201)
  const { shop } = body
  expect(shop).toMatchObject({
    business_name: 'Poterie du Djurdjura',
    business_email: 'poterie@example.dz',
    business_phone: '0770 12 34 56',
    business_wilaya: '15',
    wilaya_name: 'Tizi Ouzou',
    verification_status: 'pending',
    is_active: true,
    craftsman_card: '15-A-2031 / 19',
    nif: '099915000123456',
    rc: null,
    payout_number: '000032005068',
    rejection_reason: null,
  })
  expect((await own()).body.shop).toEqual(shop)
  const [stored] = await rows(
    `select terms_version, terms_accepted_at is not null as accepted, commune_code, language,
       description, is_public from vendors.vendors where id = $1`,
    shop!.id,
  )
  expect(stored).toEqual({
    terms_version: '2026-01',
    accepted: true,
    commune_code: expect.stringMatching(/^15/),
    language: 'fr',
    description: { fr: 'Terre cuite peinte à la main.' },
    is_public: false,
  })
  expect(
    await rows(
      'select change, actor_id from vendors.status_history where vendor_id = $1',
      shop!.id,
    ),
  ).toEqual([{ change: 'registered', actor_id: applicant.userId }])
  expect(await roleOf(applicant.userId)).toBe('customer')
  expect(await vendors.findStaffMembership(applicant.userId as never)).toBeNull()
})

test('[VEND-4] terms that hold no more are to be read again', async () => {
  const { status, body } = await register({ terms_version: '2025-12' }, 'fr')
  expect([status, body]).toMatchObject([422, { code: 'terms_changed' }])
})

test('[VEND-4] each wrong field is named in the caller’s language, and nothing is kept', async () => {
  const { status, body } = await register(
    { business_name: ' ', business_phone: '12', kind: 'craftsman', terms_version: '' },
    'ar',
  )
  expect(status).toBe(422)
  const { errors } = body as unknown as { errors: { path: string; message: string }[] }
  expect(errors.map(({ path }) => path)).toEqual([
    'business_name',
    'business_phone',
    'terms_version',
  ])
  for (const { message } of errors) expect(message).toMatch(/[\u0600-\u06ff]/)

  const numbers = await register({ kind: 'company', rc: '16/00-12', payout_number: '1234567' })
  const found = (numbers.body as unknown as { errors: { path: string; code: string }[] }).errors
  expect(found.map(({ code }) => code)).toEqual([
    'rc_invalid',
    'nis_missing',
    'ai_missing',
    'legal_form_missing',
    'activity_missing',
    'account_invalid',
  ])
  expect((await own()).body.shop).toBeNull()
})

test('[VEND-4] of two requests that are sent at once, one is kept', async () => {
  const answers = await Promise.all([register(), register(), register()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(
    await rows('select from vendors.vendors where user_id = $1', applicant.userId),
  ).toHaveLength(1)
})

test('[VEND-5] an approval gives the role, opens the shop and is told in the shop’s language', async () => {
  const { body } = await register({}, 'ar')
  const id = body.shop!.id
  const { status, body: decided } = await decide(id, 'approval')

  expect({ status, decided }).toMatchObject({
    status: 200,
    decided: { id, verification_status: 'verified', is_active: true, rejection_reason: null },
  })
  expect(await roleOf(applicant.userId)).toBe('vendor')
  // The session of the registration gets the vendor role at once, without a new login.
  await expect
    .poll(() => market.identity.sessionStates.of(applicant.token))
    .toMatchObject({
      ok: true,
      value: { role: 'vendor' },
    })
  expect(await vendors.findStaffMembership(applicant.userId as never)).toEqual({
    vendorId: id,
    role: 'owner',
  })
  expect((await own('ar')).body.shop).toMatchObject({ verification_status: 'verified' })
  expect(
    await rows(
      `select payload ->> 'language' as language, payload ->> 'businessEmail' as "to"
     from platform.outbox where type = 'vendors.vendor_approved' and aggregate = $1`,
      id,
    ),
  ).toEqual([{ language: 'ar', to: 'poterie@example.dz' }])
  expect(
    await rows(
      `select before ->> 'verification_status' as before, after ->> 'verification_status' as after
     from audit.entries where action = 'vendors.vendor_decided' and subject_id = $1`,
      id,
    ),
  ).toEqual([{ before: 'pending', after: 'verified' }])
  const again = await decide(id, 'rejection', { reason: 'Trop tard' })
  expect(again).toMatchObject({ status: 409, body: { code: 'vendor_already_decided' } })
  expect(await ask('/account/vendor', { method: 'PUT', body: REGISTRATION })).toMatchObject({
    status: 409,
    body: { code: 'vendor_already_verified' },
  })
})

test('[VSPACE-8] a request that was turned away says why, is corrected, and waits again', async () => {
  const { body } = await register()
  const id = body.shop!.id
  const reason = 'Le NIF ne correspond pas à la carte.'
  expect((await decide(id, 'rejection', { reason })).status).toBe(200)
  expect((await own()).body.shop).toMatchObject({
    verification_status: 'rejected',
    rejection_reason: reason,
  })
  expect(await roleOf(applicant.userId)).toBe('customer')

  const corrected = {
    ...REGISTRATION,
    nif: '099915000654321',
    payout_number: '',
    payout_holder: '',
  }
  const sent = await ask<OwnVendorResponseView>('/account/vendor', {
    method: 'PUT',
    body: corrected,
  })
  expect(sent.status).toBe(200)
  expect(sent.body.shop).toMatchObject({
    verification_status: 'pending',
    rejection_reason: null,
    rejected_at: null,
    nif: '099915000654321',
    payout_number: null,
  })
  expect(
    await rows(
      'select change, reason from vendors.status_history where vendor_id = $1 order by happened_at, id',
      id,
    ),
  ).toEqual([
    { change: 'registered', reason: null },
    { change: 'rejected', reason },
    { change: 'resubmitted', reason: null },
  ])
  expect(
    await rows(
      'select retired_at is null as current from vendors.payout_accounts where vendor_id = $1',
      id,
    ),
  ).toEqual([{ current: false }])
  expect((await decide(id, 'approval')).status).toBe(200)
})

test('of an approval and a rejection at once, one holds', async () => {
  const { body } = await register()
  const id = body.shop!.id
  const answers = await Promise.all([
    decide(id, 'approval'),
    decide(id, 'rejection', { reason: 'Non' }),
    decide(id, 'approval'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('[VEND-5] only an administrator decides, with a reason, on a shop that is there', async () => {
  const { body } = await register()
  const id = body.shop!.id
  expect((await decide(id, 'approval', undefined, applicant.token)).status).toBe(403)
  expect((await decide(id, 'rejection', { reason: '  ' })).status).toBe(422)
  expect((await decide(crypto.randomUUID(), 'approval')).status).toBe(404)
  expect((await own()).body.shop).toMatchObject({ verification_status: 'pending' })
})

test('an administrator who opens a shop stays one', async () => {
  const admin = await market.account('sells-too@example.dz', 'admin')
  applicant.token = await market.tokenOf(admin.email)
  const { body } = await register()
  expect((await decide(body.shop!.id, 'approval')).status).toBe(200)
  expect(await roleOf(admin.userId)).toBe('admin')
  expect(await vendors.findStaffMembership(admin.userId as never)).toEqual({
    vendorId: body.shop!.id,
    role: 'owner',
  })
})

test('[VEND-4] while registration is switched off, nobody new may ask', async () => {
  const switchIt = (enableVendorRegistration: boolean) =>
    market.settings.change({ wanted: { enableVendorRegistration }, changedBy: null })
  await switchIt(false)
  try {
    expect((await own()).body).toEqual({ shop: null, role: null, is_open: false })
    expect(await register()).toMatchObject({
      status: 403,
      body: { code: 'vendor_registration_closed' },
    })
  } finally {
    await switchIt(true)
  }
  expect((await register()).status).toBe(201)
})

test('[ACC-5] what was said of the shop goes along with everything else that is kept of a person', async () => {
  await register()
  const person = { userId: applicant.userId, email: applicant.email }
  expect(await vendors.personalData(person)).toMatchObject({
    shops: [{ business_name: 'Poterie du Djurdjura', terms_version: '2026-01' }],
    legal_numbers: [{ craftsman_card: '15-A-2031 / 19', nif: '099915000123456' }],
    payout_accounts: [{ kind: 'ccp', number: '000032005068', holder: 'Nadia Amrane' }],
    history: [{ change: 'registered' }],
  })
})

test('one person asks a few times an hour, then waits', async () => {
  await register()
  const correct = () => ask('/account/vendor', { method: 'PUT', body: REGISTRATION })
  for (let index = 0; index < 9; index += 1) expect((await correct()).status).toBe(200)
  const last = await correct()
  expect(last).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  market.clock.advance(hours(2))
})
