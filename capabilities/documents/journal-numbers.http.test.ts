import { beforeEach, expect, test } from 'vitest'
import { localDate, startOfMonth } from '#kernel/calendar.ts'
import { after, days, hours, type Milliseconds } from '#kernel/time.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { JournalsPage } from '#capabilities/payouts/ledger.contract.ts'

const fixture = await payoutsFixture(await testDatabase())
const { market, sql, ask, bought, delivered, changeStatus, signIn, tokens } = fixture
const monthNow = () => localDate(market.clock.now()).slice(0, 7)
async function nextMonth() {
  const now = market.clock.now()
  const next = after(startOfMonth(after(startOfMonth(now), days(32))), hours(12))
  market.clock.advance((next.getTime() - now.getTime()) as Milliseconds)
  await signIn()
}

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate documents.vat_closings, treasury.cut_offs, ledger.journal_numbers, documents.invoices,
      documents.series cascade;
    set session_replication_role = 'origin'`)
  await signIn()
})
const close = (month: string) => ask('admin', '/money/vat-closings', { month })
const journals = async (query: string) =>
  JournalsPage.parse((await ask('admin', `/money/journals?limit=100&${query}`)).body).items
/** Oldest first. */
const numbersOf = async (month: string, series: string) =>
  (await journals(`from=${month}-01&until=${month}-28`))
    .flatMap(({ number }) => number ?? [])
    .filter((number) => number.startsWith(series))
    .toSorted()

test('journals of an open month are provisional; closing it numbers them by journal and year, without a gap', async () => {
  const first = monthNow()
  await delivered()
  await bought()
  await changeStatus(await bought(), 'cancelled')
  await nextMonth()
  const second = monthNow()
  await bought()
  for (const { number } of await journals('')) expect(number).toBeNull()

  expect((await close(first)).status).toBe(204)
  const closed = await journals(`from=${first}-01&until=${first}${lastDay(first)}`)
  for (const { number } of closed) expect(number).toMatch(/^(VE|BQ|CA|OD)-20\d\d-\d{6}$/)
  const sales = closed.filter(({ kind }) => kind === 'sale').map(({ number }) => number)
  expect(sales.every((number) => number?.startsWith(`VE-${first.slice(0, 4)}-`))).toBe(true)
  expect(closed.find(({ kind }) => kind === 'remittance')?.number).toMatch(/^BQ-/)
  expect(closed.find(({ kind }) => kind === 'cut_off')?.number).toMatch(/^OD-/)
  for (const { number } of await journals('kind=sale')) if (number) expect(sales).toContain(number)

  // In the order of their dates, from 1 on; the next month goes on, or begins again with the year.
  const rows =
    await sql(`select n.series, n.year, n.number, j.posted_at from ledger.journal_numbers n
    join ledger.journals j on j.id = n.journal_id order by n.series, n.year, n.number`)
  const counts = new Map<unknown, number>()
  for (const { series, number } of rows) {
    expect(number).toBe((counts.get(series) ?? 0) + 1)
    counts.set(series, Number(number))
  }
  await nextMonth()
  expect((await close(second)).status).toBe(204)
  const next = await numbersOf(second, 'VE')
  const begins = first.slice(0, 4) === second.slice(0, 4) ? (counts.get('VE') ?? 0) + 1 : 1
  expect(next[0]).toBe(`VE-${second.slice(0, 4)}-${String(begins).padStart(6, '0')}`)

  const wanted = closed[0]!.number!
  expect(await journals(`search=${wanted.toLowerCase()}`)).toMatchObject([{ number: wanted }])
  const path = `/api/v1/admin/money/journals-file?from=${first}-01`
  const { text } = await callApi(market.app, path, { token: tokens.admin })
  expect(text).toContain(wanted)
})

test('an opened month keeps its numbers, and what comes into it continues the series', async () => {
  const first = monthNow()
  await bought()
  await nextMonth()
  expect((await close(first)).status).toBe(204)
  const before = await sql('select reference, journal_id from ledger.journal_numbers order by 1')
  const reopening = { month: first, reason: 'Facture de banque oubliée' }
  expect((await ask('second', '/money/vat-reopenings', reopening)).status).toBe(204)
  const made = await ask('admin', '/money/manual-journals', {
    ...{ reason: 'Frais bancaires', dated_on: `${first}-${lastDay(first).slice(1)}` },
    lines: [
      { account: 'courier_fees', amount: 250 },
      { account: 'cash_received', amount: -250 },
    ],
  })
  const { id } = made.body as { id: string }
  expect((await ask('second', `/money/manual-journals/${id}/posting`, {})).status).toBe(200)
  expect((await close(first)).status).toBe(204)
  const after = await sql('select reference, journal_id from ledger.journal_numbers order by 1')
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after).toHaveLength(before.length + 1)
  expect(await numbersOf(first, 'BQ')).toEqual([])
  expect((await journals('kind=manual'))[0]?.number).toBe(`BQ-${first.slice(0, 4)}-000001`)
})

test('the database refuses a gap in the numbers, and to change one', async () => {
  const insert = (number: number) =>
    sql(`insert into ledger.journal_numbers (series, year, number, journal_id)
      values ('VE', 2031, ${number}, gen_random_uuid())`)
  await insert(1)
  await expect(insert(3)).rejects.toThrow(/without a gap/)
  await expect(sql('update ledger.journal_numbers set number = 7')).rejects.toThrow(/never changed/)
  await insert(2)
})

function lastDay(month: string) {
  const next = startOfMonth(after(startOfMonth(new Date(`${month}-15T12:00:00Z`)), days(32)))
  return localDate(after(next, hours(-12))).slice(7)
}
