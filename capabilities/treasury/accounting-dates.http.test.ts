import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { before, days } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { JournalsPage } from '#capabilities/payouts/ledger.contract.ts'
import { ManualJournal } from './manual-journals.contract.ts'

const { market, sql, ask, amel, signIn } = await payoutsFixture(await testDatabase())
/** A day of an earlier month. */
const DAY = localDate(before(market.clock.now(), days(40)))
const MONTH = DAY.slice(0, 7)
const TODAY = localDate(market.clock.now())

beforeEach(() =>
  sql(`set session_replication_role = 'replica';
    truncate treasury.manual_journals, documents.vat_closings cascade;
    set session_replication_role = 'origin'`),
)

const FEES = [
  { account: 'courier_fees', amount: 250 },
  { account: 'cash_received', amount: -250 },
]
const record = (on: string) =>
  ask('admin', '/money/manual-journals', { reason: 'Frais bancaires', dated_on: on, lines: FEES })
const post = (id: string, who: PayoutsActor = 'second') =>
  ask(who, `/money/manual-journals/${id}/posting`, {})
const close = () => ask('admin', '/money/vat-closings', { month: MONTH })
const listed = async (from: string, until: string) =>
  JournalsPage.parse(
    (await ask('admin', `/money/journals?kind=manual&from=${from}&until=${until}`)).body,
  ).items

test('a manual journal counts on the accounting date of its author, not on that of its posting', async () => {
  const { id } = ManualJournal.parse((await record(DAY)).body)
  expect((await post(id)).status).toBe(200)
  expect(await listed(DAY, DAY)).toMatchObject([{ accounted_on: DAY }])
  expect(await listed(`${MONTH}-01`, DAY)).toHaveLength(1)
  expect(await listed(TODAY, TODAY)).toEqual([])
  expect(await listed('', '')).toMatchObject([{ accounted_on: DAY }])
  const account = `/money/journals?account=courier_fees&from=${DAY}&until=${DAY}`
  expect(JournalsPage.parse((await ask('admin', account)).body).items).toHaveLength(1)
  const undone = await ask('second', `/money/manual-journals/${id}/reversal`, { reason: 'Erreur' })
  expect((await post(ManualJournal.parse(undone.body).id, 'admin')).status).toBe(200)
  expect(await listed(TODAY, TODAY)).toMatchObject([{ accounted_on: TODAY }])
})

test('no journal is dated in a closed month, also one that waits when the month is closed', async () => {
  const waiting = ManualJournal.parse((await record(DAY)).body)
  expect((await close()).status).toBe(204)
  expect((await record(DAY)).body).toMatchObject({
    errors: [{ path: 'dated_on', code: 'dated_in_closed_month' }],
  })
  expect(await post(waiting.id)).toMatchObject({
    status: 409,
    body: { code: 'month_closed_since' },
  })
  expect((await record(TODAY)).status).toBe(201)
})

const charge = (kind: string, on: string) =>
  ask('admin', `/money/vendors/${amel()}/charges`, {
    ...{ charge: kind, reason: 'Convenu avec la boutique', dated_on: on, amount: 2380 },
  })
/** As if the month of its date was over when it is posted. */
const moveToEarlierMonth = (id: string) =>
  sql(`set session_replication_role = 'replica';
    update treasury.manual_journals set dated_on = '${DAY}' where id = '${id}';
    set session_replication_role = 'origin'`)

test('a charge with VAT counts in the month of its posting, where its invoice and the VAT journal have it', async () => {
  for (const kind of ['service', 'return_fee'])
    expect((await charge(kind, DAY)).body).toMatchObject({
      errors: [{ path: 'dated_on', code: 'service_dated_earlier' }],
    })
  const made = ManualJournal.parse((await charge('service', TODAY)).body)
  await moveToEarlierMonth(made.id)
  expect(await post(made.id)).toMatchObject({ status: 409, body: { code: 'service_month_over' } })
  const withdrawn = { reason: 'À saisir à nouveau' }
  expect(
    (await ask('admin', `/money/manual-journals/${made.id}/withdrawal`, withdrawn)).status,
  ).toBe(200)

  // Its reversal is credited with VAT, so it follows the same rule, and is recorded again.
  const again = ManualJournal.parse((await charge('service', TODAY)).body)
  expect((await post(again.id)).status).toBe(200)
  const reverse = () =>
    ask('admin', `/money/manual-journals/${again.id}/reversal`, { reason: 'Erreur' })
  const undone = ManualJournal.parse((await reverse()).body)
  await moveToEarlierMonth(undone.id)
  expect((await post(undone.id)).body).toMatchObject({ code: 'service_month_over' })
  await ask('admin', `/money/manual-journals/${undone.id}/withdrawal`, withdrawn)
  expect((await post(ManualJournal.parse((await reverse()).body).id)).status).toBe(200)
})

test('a compensation bears no VAT, and may be dated in an earlier month that is open', async () => {
  const made = ManualJournal.parse((await charge('lost_goods', DAY)).body)
  expect((await post(made.id)).status).toBe(200)
})

test('a year is closed with its December: nothing is dated in it, whoever posts', async () => {
  const year = DAY.slice(0, 4)
  const waiting = ManualJournal.parse((await record(DAY)).body)
  while (localDate(market.clock.now()).startsWith(year)) market.clock.advance(days(20))
  await signIn()
  expect((await ask('admin', '/money/vat-closings', { month: `${year}-12` })).status).toBe(204)
  expect((await record(DAY)).body).toMatchObject({
    errors: [{ path: 'dated_on', code: 'dated_in_closed_month' }],
  })
  expect((await post(waiting.id)).body).toMatchObject({ code: 'month_closed_since' })
  await expect(
    sql(`insert into ledger.journals (id, kind, posted_at, accounted_on)
      values (gen_random_uuid(), 'manual', now(), '${DAY}')`),
  ).rejects.toThrow(/are closed/)
})
