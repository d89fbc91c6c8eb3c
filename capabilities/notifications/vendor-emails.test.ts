import { expect, test } from 'vitest'
import { createVendors, type VendorId } from '#capabilities/vendors/index.ts'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { CommissionInvoiced } from '#capabilities/documents/events.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { inboxEmail, listInbox } from '#platform/email/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { createNotifications } from './index.ts'

const database = await testDatabase()
const { db } = database
const market = await marketplaceFixture(database)
const { clock, outbox } = market
const vendors = createVendors({ ...market, db })
const jobs = createJobs({ database, clock, onError: (error) => market.failures.push(error) })
createNotifications({ ...market, db, jobs, sendMail: inboxEmail(db, clock) })

const admin = await market.account('chief@example.dz', 'admin')
const origin = { address: null, requestId: null }

async function waiting(language: 'fr' | 'en' | 'ar') {
  const { userId } = await market.account(`seller-${language}@example.dz`)
  const id = (await market.shop.vendor({ name: 'Poterie <Amel>', wilaya: '15' })) as VendorId
  await database.database.query(
    `update vendors.vendors set user_id = $2, language = $3, business_email = $4,
       verification_status = 'pending', verified_at = null where id = $1`,
    [id, userId, language, `shop-${language}@example.dz`],
  )
  return id
}
async function emailsTo(to: string) {
  await outbox.drain()
  await jobs.drain()
  return (await listInbox(db)).filter((mail) => mail.to === to)
}

test('[VEND-5] an approval is told in the shop’s language, once, with the way to its space', async () => {
  const vendorId = await waiting('ar')
  await vendors.approve({ vendorId, adminId: admin.userId, origin })

  const [mail, ...others] = await emailsTo('shop-ar@example.dz')
  expect(others).toEqual([])
  expect(mail!.subject).toBe('متجرك مفتوح الآن')
  expect(mail!.text).toContain('/vendor/dashboard')
  expect(mail!.html).toContain('dir="rtl"')
  expect(await emailsTo('shop-ar@example.dz')).toHaveLength(1)
  expect(market.failures).toEqual([])
})

test('[VEND-5] a rejection says why, and leads to the correction', async () => {
  const vendorId = await waiting('fr')
  const reason = 'Le NIF <15 chiffres> ne correspond pas.'
  await vendors.reject({ vendorId, adminId: admin.userId, reason, origin })

  const [mail] = await emailsTo('shop-fr@example.dz')
  expect(mail!.subject).toBe('Votre demande de vendeur est à corriger')
  expect(mail!.text).toContain(reason)
  expect(mail!.text).toContain('/vendor/register?correct=true')
  expect(mail!.html).not.toContain('<15 chiffres>')
})

async function selling(language: 'fr' | 'ar') {
  const email = `owner-${language}@example.dz`
  const { userId } = await market.account(email, 'vendor')
  const id = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await database.database.query(
    `update vendors.vendors set user_id = $2, language = $3, business_email = $4 where id = $1`,
    [id, userId, language, `selling-${language}@example.dz`],
  )
  const token = await market.tokenOf(email)
  const put = (path: string, body: object) =>
    market.app.request(`/api/v1/vendor${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { id, email, put }
}

test('[VSPACE-6] another account for the payouts is told to the shop and to its owner, each once', async () => {
  const { put, email } = await selling('ar')
  const body = { number: '00300060000201930048', holder: 'Amel' }
  expect((await put('/payout-account', body)).status).toBe(204)
  for (const to of ['selling-ar@example.dz', email]) {
    const [mail, ...others] = await emailsTo(to)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('تغيّر حساب تحويل مستحقات متجرك')
    expect(mail!.text).toContain('0048')
    expect(mail!.text).not.toContain('00300060000201930048')
  }
  expect(market.failures).toEqual([])
})

test('[VSPACE-6] refused numbers are told with their reason, and lead to them', async () => {
  const { id, put } = await selling('fr')
  const numbers = {
    kind: 'auto_entrepreneur',
    craftsman_card: 'AE-2031-19',
    nif: '178415005482130',
  }
  const form = { rc: '', nis: '', ai: '', ...numbers }
  expect((await put('/legal-identity', form)).status).toBe(200)
  const { rows } = await database.database.query<{ id: string }>(
    'select id from vendors.legal_identity_changes where vendor_id = $1',
    [id],
  )
  const decision = {
    vendorId: id as VendorId,
    changeId: rows[0]!.id,
    adminId: admin.userId,
    origin,
  }
  const reason = 'La carte <jointe> a expiré.'
  expect((await vendors.decideIdentity({ ...decision, reason })).ok).toBe(true)
  const [mail] = await emailsTo('selling-fr@example.dz')
  expect(mail!.subject).toBe("Vos nouveaux numéros légaux n'ont pas été acceptés")
  expect(mail!.text).toContain(reason)
  expect(mail!.text).toContain('/vendor/shop?view=legal')
  expect(mail!.html).not.toContain('<jointe>')
})

test('[PROMO-4] a shop whose code the operator stopped reads why, in its language, once', async () => {
  const vendorId = await waiting('en')
  const { account, tokenOf } = market
  const { email } = await account('codes@example.dz', 'admin')
  const token = await tokenOf(email)
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into promotions.promo_codes (id, code, vendor_id, kind, percent_bp, created_at)
     values (gen_random_uuid(), 'AID90', $1, 'percentage', 9000, now()) returning id`,
    [vendorId],
  )
  const stop = () =>
    market.app.request(`/api/v1/admin/promo-codes/${rows[0]!.id}/stop`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'A slip of <90 %>' }),
    })
  expect((await stop()).status).toBe(200)
  expect((await stop()).status).toBe(409)

  const [mail, ...others] = await emailsTo('shop-en@example.dz')
  expect(others).toEqual([])
  expect(mail!.subject).toBe('Your promo code AID90 is stopped')
  expect(mail!.text).toContain('A slip of <90 %>')
  expect(mail!.text).toContain('/vendor/promotions')
  expect(mail!.html).not.toContain('<90 %>')
})

test('[VSPACE-6] the commission invoice of a month is announced to the shop, once', async () => {
  const vendorId = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const invoiced: CommissionInvoiced = {
    ...{ type: 'documents.commission_invoiced', invoiceId: 'FC', kind: 'invoice' },
    subject: 'commission',
    ...{ reference: 'FC-2026-000012', month: '2026-10-01', total: 114_240 },
    ...{ vendorId, businessName: 'Poterie Amel', language: 'fr' },
    businessEmail: 'shop-commission@example.dz',
  }
  for (let time = 0; time < 2; time += 1)
    await inTransaction(db, async (tx) => {
      await publish<CommissionInvoiced>(tx, invoiced, 'FC')
      return ok(null)
    })
  const emails = await emailsTo('shop-commission@example.dz')
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Facture de commission FC-2026-000012 – octobre 2026',
  ])
  expect(emails[0]?.text.replaceAll(/\s/g, ' ')).toContain('1 142,40 DA')
})
