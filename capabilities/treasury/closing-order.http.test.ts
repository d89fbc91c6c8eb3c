import { beforeEach, expect, test } from 'vitest'
import { localDate, startOfMonth } from '#kernel/calendar.ts'
import { after, days, hours, type Milliseconds } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { VatJournal } from '#capabilities/documents/commission.contract.ts'
import { CutOffOfMonth } from './cut-offs.contract.ts'

const { market, sql, ask, bought, signIn } = await payoutsFixture(await testDatabase())
const monthNow = () => localDate(market.clock.now()).slice(0, 7)
async function nextMonth() {
  const now = market.clock.now()
  const next = after(startOfMonth(after(startOfMonth(now), days(32))), hours(12))
  market.clock.advance((next.getTime() - now.getTime()) as Milliseconds)
  await signIn()
}

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate documents.vat_closings, treasury.cut_offs, documents.invoices, documents.series cascade;
    set session_replication_role = 'origin'`)
  await signIn()
})

/** Something is sold in each of three months; the third one has begun. */
async function threeMonths(): Promise<[string, string, string]> {
  const first = monthNow()
  await bought()
  await nextMonth()
  const second = monthNow()
  await bought()
  await nextMonth()
  return [first, second, monthNow()]
}
const close = (month: string, language = 'fr') =>
  ask('admin', '/money/vat-closings', { month }, language)
const reopen = (month: string, language = 'fr') =>
  ask('second', '/money/vat-reopenings', { month, reason: 'G50 rectificative' }, language)
const journalOf = async (month: string) =>
  VatJournal.parse((await ask('admin', `/money/vat-journal?month=${month}`)).body)
const postCutOff = (month: string, language = 'fr') =>
  ask('admin', '/money/cut-offs', { month }, language)
const cutOffOf = async (month: string) =>
  CutOffOfMonth.parse((await ask('admin', `/money/cut-off?month=${month}`)).body)
const refusedAt = (code: string) => ({ status: 422, body: { errors: [{ path: 'month', code }] } })

test('months are closed in order, from that of the first entry on', async () => {
  const [first, second] = await threeMonths()
  for (const [language, word] of [
    ['fr', 'Clôturez'],
    ['en', 'Close'],
    ['ar', 'أقفل'],
  ] as const) {
    const refused = await close(second, language)
    expect(refused).toMatchObject(refusedAt('earlier_month_open'))
    expect(JSON.stringify(refused.body)).toContain(word)
  }
  expect(await journalOf(second)).toMatchObject({ closing: null, earlier_open: first })
  expect((await close(first)).status).toBe(204)
  expect(await journalOf(second)).toMatchObject({ earlier_open: null })
  expect((await close(second)).status).toBe(204)
})

test('closed months are opened again in the opposite order', async () => {
  const [first, second] = await threeMonths()
  for (const month of [first, second]) expect((await close(month)).status).toBe(204)
  for (const [language, word] of [
    ['fr', 'Rouvrez'],
    ['en', 'Open'],
    ['ar', 'افتح'],
  ] as const) {
    const refused = await reopen(first, language)
    expect(refused).toMatchObject(refusedAt('later_month_closed'))
    expect(JSON.stringify(refused.body)).toContain(word)
  }
  expect(await journalOf(first)).toMatchObject({ later_closed: second })
  for (const month of [second, first]) expect((await reopen(month)).status).toBe(204)
})

test('a year is closed by its December only after its other months', async () => {
  await bought()
  while (!monthNow().endsWith('-11')) market.clock.advance(days(20))
  await signIn()
  const november = monthNow()
  await bought()
  while (!monthNow().endsWith('-01')) market.clock.advance(days(20))
  await signIn()
  expect(await close(november.replace(/11$/, '12'))).toMatchObject(refusedAt('earlier_month_open'))
})

test('months before the first cut-off get theirs, in order', async () => {
  const [first, second, third] = await threeMonths()
  await market.treasury.postCutOffs()
  expect(await cutOffOf(second)).toMatchObject({ cut_off: { orders: 2 }, first_missing: first })
  expect(await postCutOff(third)).toMatchObject(refusedAt('month_not_over'))
  expect(await postCutOff(second)).toMatchObject(refusedAt('cut_off_posted'))
  expect(await postCutOff(first)).toMatchObject({ status: 201, body: { cut_off: { orders: 1 } } })
  expect(await cutOffOf(first)).toMatchObject({ first_missing: null })
  expect(await postCutOff(first)).toMatchObject(refusedAt('cut_off_posted'))
})

test('an earlier month without cut-off comes first; a closed one has none any more', async () => {
  const [first, second] = await threeMonths()
  for (const [language, word] of [
    ['fr', 'Passez'],
    ['en', 'Post'],
    ['ar', 'سجّل'],
  ] as const) {
    const refused = await postCutOff(second, language)
    expect(refused).toMatchObject(refusedAt('earlier_cut_off_missing'))
    expect(JSON.stringify(refused.body)).toContain(word)
  }
  await sql(
    `insert into documents.vat_closings (id, month, closed_by, closed_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), now())`,
    `${first}-01`,
  )
  expect(await postCutOff(first)).toMatchObject(refusedAt('cut_off_month_closed'))
  expect((await postCutOff(second)).status).toBe(201)
})
