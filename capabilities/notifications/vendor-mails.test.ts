import { expect, test } from 'vitest'
import { createVendors, type VendorId } from '#capabilities/vendors/index.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { inboxMail, listInbox } from '#platform/mail/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { testMarket } from '#tests/support/market.ts'
import { createNotifications } from './index.ts'

const database = await testDatabase()
const { db } = database
const market = await testMarket(database)
const { clock, outbox, settings } = market
const vendors = createVendors({ ...market, db })
const jobs = createJobs({ database, clock, onError: (error) => market.failures.push(error) })
createNotifications({ db, clock, outbox, jobs, sendMail: inboxMail(db, clock), settings })

const chief = await market.account('chief@example.dz', 'admin')
const origin = { address: null, requestId: null }

/** A shop whose request waits, of somebody who reads that language. */
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
async function mailsTo(to: string) {
  await outbox.drain()
  await jobs.drain()
  return (await listInbox(db)).filter((mail) => mail.to === to)
}

test('[VEND-5] an approval is told in the shop’s language, once, with the way to its space', async () => {
  const vendorId = await waiting('ar')
  await vendors.approve({ vendorId, adminId: chief.userId, origin })

  const [mail, ...others] = await mailsTo('shop-ar@example.dz')
  expect(others).toEqual([])
  expect(mail!.subject).toBe('متجركم مفتوح الآن')
  expect(mail!.text).toContain('/vendor/dashboard')
  expect(mail!.html).toContain('dir="rtl"')
  expect(await mailsTo('shop-ar@example.dz')).toHaveLength(1)
  expect(market.failures).toEqual([])
})

test('[VEND-5] a rejection says why, and leads to the correction', async () => {
  const vendorId = await waiting('fr')
  const reason = 'Le NIF <15 chiffres> ne correspond pas.'
  await vendors.reject({ vendorId, adminId: chief.userId, reason, origin })

  const [mail] = await mailsTo('shop-fr@example.dz')
  expect(mail!.subject).toBe('Votre demande de vendeur est à corriger')
  expect(mail!.text).toContain(reason)
  expect(mail!.text).toContain('/vendor/register?correct=true')
  expect(mail!.html).not.toContain('<15 chiffres>')
})
