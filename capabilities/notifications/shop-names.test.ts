import { expect, test } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import type { OrderId } from '#capabilities/orders/index.ts'
import { inboxEmail, listInbox } from '#platform/email/index.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { createNotifications } from './index.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const { clock } = market
const jobs = createJobs({ database, clock, onError: (error) => market.failures.push(error) })
createNotifications({ ...market, db: database.db, jobs, sendMail: inboxEmail(database.db, clock) })
const buy = checkoutWith((path, init) => market.app.request(path, init))
const emailsTo = async (to: string) =>
  (await listInbox(database.db)).filter((mail) => mail.to === to)

test('a shop is named in the language of who is written to', async () => {
  const shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const tajine = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock: 9 })
  await database.pool.query(
    "update vendors.vendors set business_name_ar = 'فخار أمال', language = 'fr' where id = $1",
    [shop],
  )
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], { language: 'ar' })
  const orderId = (body as PlacedView).orders[0]!.id as OrderId
  await market.orders.changeStatus({ orderId, to: 'cancelled', actor: { role: 'system' } })
  await market.outbox.drain()
  await jobs.drain()
  const toShop = await emailsTo(`${shop}@shop.example`)
  expect(toShop).toHaveLength(1)
  for (const mail of toShop) {
    expect(mail.text).toContain('Bonjour Poterie Amel,')
    expect(mail.text).not.toContain('فخار')
  }
  const cancelled = (await emailsTo('meriem@mail.example')).find(({ html }) =>
    html?.includes('<bdi>فخار أمال</bdi>'),
  )
  expect(cancelled?.html).not.toContain('Poterie')
})
