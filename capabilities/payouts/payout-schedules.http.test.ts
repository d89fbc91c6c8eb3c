import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { callApi } from '#tests/support/api-client.ts'
import { type PayoutsActor, payoutsFixture, NET } from '#tests/support/payouts-fixture.ts'
import { PayoutSchedules, type ScheduleTermsView } from './schedules.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, amel, ask, balance, bought, changeStatus, handOver, createBatch } = fixture

const TERMS: ScheduleTermsView = {
  ...{ frequency: 'week', weekday: 2, minimum: 1000, hold_days: 7, advance: 0 },
  pays_only_remitted: null,
}
const add = (more: object = {}, who: PayoutsActor = 'admin') =>
  ask(who, '/money/payout-schedules', {
    ...{ vendor_id: null, valid_from: '2099-02-01', terms: TERMS },
    ...more,
  })
const list = async () =>
  PayoutSchedules.parse((await ask('admin', '/money/payout-schedules')).body).items
const remove = (id: string) =>
  callApi(market.app, `/api/v1/admin/money/payout-schedules/${id}`, {
    method: 'DELETE',
    token: fixture.tokens.admin,
  })
const today = async () =>
  (await sql(`select (now() at time zone 'Africa/Algiers')::date::text as day`))[0]![
    'day'
  ] as string
/** What was written for a coming day begins today. */
const begins = (vendorId: string | null) =>
  sql(
    `update payouts.payout_schedules set valid_from = (now() at time zone 'Africa/Algiers')::date
     where vendor_id is not distinct from $1 and valid_from > now()`,
    vendorId,
  )

test('[ADMIN-11] a shop is paid by its own schedule from its first day, and by the operator’s again', async () => {
  const monthly: ScheduleTermsView = { ...TERMS, frequency: 'month', minimum: 20_000, hold_days: 0 }
  const made = await add({ vendor_id: amel(), terms: monthly })
  expect(made.status).toBe(201)
  expect(await balance()).toMatchObject({ minimum: 1000, hold_days: 7 })
  expect(await list()).toMatchObject([
    { vendor: null, state: 'current' },
    {
      vendor: { id: amel(), business_name: 'Poterie Amel' },
      state: 'coming',
      terms: monthly,
      before: TERMS,
    },
  ])

  await begins(amel())
  expect(await balance()).toMatchObject({ minimum: 20_000, hold_days: 0 })
  await fixture.delivered()
  await fixture.daysToReturnAreOver()
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })

  await add({ vendor_id: amel(), terms: null, valid_from: '2099-03-01' })
  await sql(`update payouts.payout_schedules set valid_from = valid_from - 30 where vendor_id is not null
    and not follows_operator`)
  await begins(amel())
  expect(await balance()).toMatchObject({ minimum: 1000, hold_days: 7 })
  const [, last, own] = await list()
  expect([last, own]).toMatchObject([
    { state: 'current', terms: null, before: monthly },
    { state: 'over' },
  ])
  expect((await createBatch()).body).toMatchObject({ total: NET })
})

test('[ADMIN-11] cash that couriers have not remitted is advanced to a shop up to its limit', async () => {
  const advanced = { ...TERMS, hold_days: 0, advance: 5000, pays_only_remitted: false }
  await add({ vendor_id: amel(), terms: advanced })
  await begins(amel())
  const orderId = await bought()
  await handOver(orderId)
  await changeStatus(orderId, 'delivered')
  await fixture.daysToReturnAreOver()
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })

  await add({ vendor_id: amel(), terms: { ...advanced, advance: 50_000 } })
  await sql(
    `update payouts.payout_schedules set valid_from = valid_from - 30 where advance_centimes = 500000`,
  )
  await begins(amel())
  expect(await balance()).toMatchObject({ to_receive: NET, held: 0 })
  expect((await createBatch()).body).toMatchObject({ total: NET })
})

test('[ADMIN-11] terms that have begun stay; coming ones are taken back; all admins are informed', async () => {
  expect((await add({ valid_from: await today() })).body).toMatchObject({
    errors: [{ path: 'valid_from', code: 'schedule_in_past' }],
  })
  expect((await add({ terms: null })).status).toBe(422)
  expect((await add({ vendor_id: crypto.randomUUID() })).body).toMatchObject({
    errors: [{ path: 'vendor_id' }],
  })
  expect((await add({ terms: { ...TERMS, weekday: 7 } })).status).toBe(422)
  expect((await ask('amel', '/money/payout-schedules')).status).toBe(404)

  await sql(`delete from platform.jobs where payload::text like '%admin_settings_changed%'`)
  expect((await add({ terms: { ...TERMS, minimum: 5000 } })).status).toBe(201)
  expect((await add()).body).toMatchObject({ errors: [{ code: 'duplicate_schedule_start' }] })
  const emails = await sql(
    `select payload::text as mail from platform.jobs where payload::text like '%admin_settings_changed%'`,
  )
  expect(emails).toHaveLength(2)
  expect(String(emails[0]!['mail'])).toMatch(/Minimum : .*1.000.* → .*5.000.*\(Amel/)

  const coming = (await list()).find(({ state }) => state === 'coming')
  expect(coming).toMatchObject({ before: TERMS, created_by: expect.any(String) as string })
  const current = (await list()).find(({ state }) => state === 'current')
  expect((await remove(current!.id)).status).toBe(409)
  expect((await remove(coming!.id)).status).toBe(200)
  expect((await remove(coming!.id)).status).toBe(404)
  const acts = await sql(
    `select action, after -> 'minimum' as minimum from audit.entries
     where action like 'payouts.schedule_%' order by created_at desc, id desc limit 2`,
  )
  expect(acts).toEqual([
    { action: 'payouts.schedule_removed', minimum: null },
    { action: 'payouts.schedule_added', minimum: 5000 },
  ])
})
