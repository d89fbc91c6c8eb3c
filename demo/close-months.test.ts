import { expect, test } from 'vitest'
import { localDate, startOfMonth } from '#kernel/calendar.ts'
import { before, days, type Milliseconds } from '#kernel/time.ts'
import { VatJournal } from '#capabilities/documents/commission.contract.ts'
import { MoneyOverview } from '#capabilities/payouts/ledger.contract.ts'
import { CutOffOfMonth } from '#capabilities/treasury/cut-offs.contract.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { queryRows } from '#tests/support/market-actors.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { closeDemoMonths } from './close-months.ts'
import { loadDemo } from './load.ts'

test('the months of the demo were closed in order, each with its cut-off and its invoices', async () => {
  const database = await testDatabase()
  const market = await marketplaceFixture(database)
  const sql = queryRows(database)
  const log = { info: () => {}, warn: () => {} } as never // only these two are called
  await sql('truncate identity.users, vendors.vendors cascade')
  await loadDemo({ database, clock: market.clock, log })
  const now = market.clock.now()
  const set = (wanted: Date) =>
    market.clock.advance((wanted.getTime() - market.clock.now().getTime()) as Milliseconds)
  await closeDemoMonths({ ...market, database, clock: { ...market.clock, set } })
  expect(localDate(market.clock.now())).toBe(localDate(now))

  const admin = await market.account('months-admin@example.dz', 'admin')
  const token = await market.tokenOf(admin.email)
  const read = async (path: string) =>
    (await callApi(market.app, `/api/v1/admin/money/${path}`, { token })).body
  const [first] = await sql(
    `select to_char(min(posted_at), 'YYYY-MM') as month from ledger.journals`,
  )
  const monthBefore = (month: string) =>
    localDate(before(startOfMonth(new Date(`${month}-15`)), days(1))).slice(0, 7)
  const last = monthBefore(localDate(now).slice(0, 7))
  expect(VatJournal.parse(await read(`vat-journal?month=${last}`))).toMatchObject({
    ...{ closing: null, earlier_open: null, late: [] },
  })
  let months = 0
  for (let month = last; month >= String(first?.['month']); month = monthBefore(month)) {
    months += 1
    const { cut_off: cutOff, first_missing: missing } = CutOffOfMonth.parse(
      await read(`cut-off?month=${month}`),
    )
    expect([month, cutOff?.posted_at.slice(0, 7), missing]).toEqual([month, nextOf(month), null])
    // The page lists them: an accountant adds them up.
    const { commission, delivery, rounding, discount, ...sums } = cutOff!
    const covered = sums.payable - sums.receivable - sums.advance
    expect(sums.deferred).toBeCloseTo(commission + delivery + rounding - discount + covered)
    const journal = VatJournal.parse(await read(`vat-journal?month=${month}`))
    expect([month, journal.uninvoiced.vendors]).toEqual([month, 0])
    if (month < last) expect(journal.closing?.closed_by).toBe('finance@yova.example')
  }
  expect(months).toBeGreaterThan(12)
  // An invoice of commission is of the day after its month, and vendors are notified of the last one only.
  const [late] = await sql(`select count(*)::int as count from documents.invoices
    where month is not null and to_char(issued_on - 1, 'YYYY-MM') <> to_char(month, 'YYYY-MM')`)
  expect(late).toEqual({ count: 0 })
  const notified =
    await sql(`select distinct left(payload ->> 'month', 7) as month from platform.outbox
    where type = 'documents.commission_invoiced'`)
  expect(notified).toEqual([{ month: last }])
  expect(MoneyOverview.parse(await read('overview')).accounts.length).toBeGreaterThan(5)

  function nextOf(month: string) {
    const [year = 0, count = 0] = month.split('-').map(Number)
    return count === 12 ? `${year + 1}-01` : `${year}-${String(count + 1).padStart(2, '0')}`
  }
}, 240_000)
