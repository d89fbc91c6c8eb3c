import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createNotifications } from '#capabilities/notifications/index.ts'
import { addressedEmail, listInbox } from '#platform/email/index.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { routes } from '#platform/http/index.ts'
import { EMAIL_TEMPLATES } from '#server/email-templates.ts'
import { messengersOf } from '#server/messengers.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const MAX = 8
const database = await testDatabase()
const { db } = database
const market = await marketplaceFixture(database)
const { app, clock, outbox, settings } = market
const config = { smtpUrl: null, mailFrom: '', smsWebhookUrl: null }
const log = pino({ level: 'silent' })
const { sendMail } = messengersOf({ config: config as never, database, clock, log }, settings)
const jobs = createJobs({ database, clock, onError: (error) => market.failures.push(error) })
const notifications = createNotifications({
  ...{ ...market, db, jobs, sendMail, templates: EMAIL_TEMPLATES },
})
app.route(
  '/own/v1/admin',
  routes()
    .use('*', market.guards.admin as never)
    .route('/', notifications.adminRoutes as never) as never,
)
const buy = checkoutWith((path, init) => app.request(path, init))
const arrived = async (mailbox: RegExp) =>
  (await listInbox(db, 500)).filter(({ to }) => mailbox.test(to)).map(({ subject }) => subject)

test('a stranger’s mailbox gets no more than its limit, a shop and a code are not held up', async () => {
  await settings.change({ wanted: { maximumEmailsPerDay: MAX }, changedBy: null })
  const shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const tajine = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock: 100 })
  for (let order = 0; order < MAX * 2; order += 1) {
    const spelling = order % 2 ? 'v.ictim' : `victim+${order}`
    const shipping = { email: `${spelling}@gmail.com`, phone: `0661${String(100_000 + order)}` }
    const { status } = await buy([{ product_id: tajine.id, quantity: 1 }], { shipping })
    expect(status).toBe(201)
  }
  await outbox.drain()
  await jobs.drain()

  expect(await arrived(/ictim/)).toHaveLength(MAX)
  const { rows } = await database.pool.query(
    `select (select count(*)::int from platform.dev_emails where "to" not like '%gmail.com') as shops,
      (select count(*)::int from platform.jobs where kind = 'notifications.send_email') as queued`,
  )
  expect(rows).toEqual([{ shops: MAX * 2, queued: 0 }])

  const code = { language: 'fr', subject: 'Votre code', siteName: 'Yova', blocks: [] } as const
  const about = { occasion: 'identity.recovery', values: {} }
  const sender = { siteUrl: 'https://yova.example' }
  expect(await sendMail([addressedEmail('victim@gmail.com', { ...code, about }, sender)])).toEqual([
    null,
  ])
  expect(await arrived(/ictim/)).toHaveLength(MAX + 1)

  const token = await market.tokenOf((await market.account('chief@example.dz', 'admin')).email)
  const answer = await app.request('/own/v1/admin/emails?state=failed&limit=100', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { items } = (await answer.json()) as { items: { reason: string; attempts: number }[] }
  expect(items).toHaveLength(MAX)
  expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['daily_limit']))
  expect(market.failures).toEqual([])
}, 60_000)
