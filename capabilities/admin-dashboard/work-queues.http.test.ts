import { expect, test } from 'vitest'
import { createInAppNotifications } from '#capabilities/notifications/index.ts'
import type { InAppNotificationsPageView } from '#capabilities/notifications/in-app.contract.ts'
import { routes } from '#platform/http/index.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { remittancesFixture } from '#tests/support/remittances-fixture.ts'
import { WorkQueuesView } from './contract.ts'
import { createDashboard, listDecidedWork } from './index.ts'
import type { ListExportSources } from './list-exports/sources.ts'

const database = await testDatabase()
const { db, listen } = database
const fixture = await remittancesFixture(database)
const { market, sql, imported, resolve, lines, sent } = fixture
const { clock, audit, outbox } = market
const dashboard = createDashboard({
  ...{ db, clock, audit, lists: {} as ListExportSources },
  listFirstOrders: async () => [],
  listReturns: market.returns.listReturns,
})
const inApp = createInAppNotifications({
  ...{ db, clock, outbox, listen, listDecidedWork },
  notifyVendors: async () => undefined,
})
// The fixture has sent requests, so its router takes no more routes.
const app = routes()
  .use('*', market.guards.admin as never)
  .route('/', dashboard.adminRoutes as never)
  .route('/', inApp.adminRoutes as never)
const { email } = await market.account('chief@example.dz', 'admin')
const token = await market.tokenOf(email)
const get = async (path: string) => (await callApi(app, `/${path}`, { token })).body as never
const queues = async () => WorkQueuesView.parse(await get('queues'))

test('a statement counts by its open differences, and once these are settled as one to post', async () => {
  await sent('YAL-1')
  expect(await queues()).toEqual({
    ...{ batches_to_approve: 0, refunds_to_approve: 0, refunds_to_pay: 0 },
    card_refunds_by_hand: 0,
    ...{ remittances_to_post: 0, differences: 0, calls: 0, backup_overdue: true },
    suspense_items: 0,
    ...{ journals_to_post: 0, gateway_settlements_to_post: 0, late_claims: 0 },
    ...{ vendor_settlements_to_post: 0, till_deposits_to_confirm: 0 },
    ...{ payout_returns_to_confirm: 0, delivery_claims: 0 },
  })
  const item = await imported('YAL-1;;4300;300', 'YAL-8;;1000;0', 'YAL-9;;1000;0')
  expect(await queues()).toMatchObject({ remittances_to_post: 0, differences: 2 })
  const [first, second] = await lines(item.id)
  await resolve(item.id, { line_ids: [first!.id], answer: 'dispute' })
  expect(await queues()).toMatchObject({ remittances_to_post: 0, differences: 1 })
  await resolve(item.id, { line_ids: [second!.id], answer: 'dispute' })
  expect(await queues()).toMatchObject({ remittances_to_post: 1, differences: 0 })
  await sql(
    `insert into payouts.batches (id, number, kind, state, payout_count, created_by, created_at, submitted_at)
     select gen_random_uuid(), 'P-2026-0001', 'ccp', 'submitted', 1, user_id, now(), now()
     from identity.user_roles where role = 'admin' limit 1`,
  )
  expect(await queues()).toMatchObject({ batches_to_approve: 1 })
})

test('what one admin recorded of the till, of a debt and of a payout that came back counts for the second', async () => {
  const by = (
    await sql(`select user_id as id from identity.user_roles where role = 'admin' limit 1`)
  )[0]?.['id']
  const shop = fixture.vendor()
  const [batch] = await sql(
    `insert into payouts.batches (id, number, kind, payout_count, created_by, created_at)
     values (gen_random_uuid(), 'P-2026-0009', 'ccp', 1, $1, now()) returning id`,
    by,
  )
  await sql(
    `with account as (
      insert into vendors.payout_accounts (id, vendor_id, kind, number, holder, created_at)
      values (gen_random_uuid(), $1, 'ccp', '0012345678', 'Amel', now()) returning id, number, holder
    ), made as (
      insert into payouts.payouts (id, vendor_id, batch_id, payout_account_id, account_number, account_holder,
        amount_centimes, from_on, until_on, created_at)
      select gen_random_uuid(), $1, $2, id, number, holder, 5000, '2026-01-01', '2026-01-02', now() from account
      returning id
    )
    insert into payouts.payout_returns (id, payout_id, returned_on, bank_reference, reason, recorded_by, recorded_at)
    select gen_random_uuid(), id, '2026-01-02', 'REJ', 'account_closed', $3, now() from made`,
    ...[shop, batch?.['id'], by],
  )
  await sql(
    `insert into payouts.settlements (id, vendor_id, amount_centimes, reference, received_on, recorded_by, recorded_at)
     values (gen_random_uuid(), $1, 5000, 'CCP', '2026-01-02', $2, now())`,
    ...[shop, by],
  )
  await sql(
    `insert into treasury.till_deposits (id, amount_centimes, deposited_on, slip_number, recorded_by, recorded_at)
     values (gen_random_uuid(), 5000, '2026-01-02', 'BNA 1', $1, now())`,
    by,
  )
  expect(await queues()).toMatchObject({
    ...{ vendor_settlements_to_post: 1, till_deposits_to_confirm: 1 },
    payout_returns_to_confirm: 1,
  })
})

test('a delivery that only its vendor reports counts once it is denied, or is old', async () => {
  await sent('YAL-2', { isDelivered: false })
  const claimedFor = (age: string) =>
    sql(`update orders.parcels set delivery_claimed_at = now() - $1::interval`, age)
  await claimedFor('1 day')
  expect(await queues()).toMatchObject({ delivery_claims: 0 })
  await claimedFor('4 days')
  expect(await queues()).toMatchObject({ delivery_claims: 1 })
  await claimedFor('1 day')
  await sql('update orders.parcels set delivery_denied_at = now()')
  expect(await queues()).toMatchObject({ delivery_claims: 1 })
})

test('only administrators read it', async () => {
  const buyer = await market.tokenOf((await market.account('amina@mail.example')).email)
  expect((await callApi(app, '/queues', { token: buyer })).status).toBe(403)
})

test('a bell is silent about what somebody has decided, and rings on for the rest', async () => {
  const say = async (type: string, event: object) => {
    await sql('insert into platform.outbox (type, payload) values ($1, $2)', type, {
      type,
      ...event,
    })
    await outbox.drain()
  }
  const notified = async () => {
    const { unread, items } = (await get('in-app-notifications')) as InAppNotificationsPageView
    return { unread, waiting: items.filter((item) => !item.is_read).map(({ what }) => what) }
  }
  const shop = fixture.vendor()
  await sql(
    `update vendors.vendors set verification_status = 'pending', verified_at = null where id = $1`,
    shop,
  )
  const thread = crypto.randomUUID()
  await sql(
    `insert into messaging.threads (id, kind, guest_email, subject, language, last_message_at, created_at)
     values ($1, 'contact', 'k@mail.example', 'Une plainte', 'fr', now(), now())`,
    thread,
  )
  await say('vendors.vendor_registered', { stepId: crypto.randomUUID(), vendorId: shop })
  await say('messaging.contact_received', {
    ...{ threadId: thread, name: 'K', email: 'k@mail.example', subject: 'Une plainte' },
    ...{ message: 'Bonjour', language: 'fr' },
  })
  await say('reviews.content_reported', { reportId: crypto.randomUUID() }) // withdrawn since
  expect(await notified()).toEqual({ unread: 2, waiting: ['team.contact', 'team.shop_waits'] })

  await sql(
    `update vendors.vendors set verification_status = 'verified', verified_at = now() where id = $1`,
    shop,
  )
  expect(await notified()).toEqual({ unread: 1, waiting: ['team.contact'] })
  await sql(
    `update messaging.threads set state = 'closed', closed_at = now() where id = $1`,
    thread,
  )
  expect(await notified()).toEqual({ unread: 0, waiting: [] })
  expect(market.failures).toEqual([])
})
