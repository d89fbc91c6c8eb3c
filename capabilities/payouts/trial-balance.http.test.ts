import { beforeEach, expect, test } from 'vitest'
import { localDate, startOfMonth } from '#kernel/calendar.ts'
import { after, before, days, hours, type Milliseconds } from '#kernel/time.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { AuxiliaryBalance, type BalanceSums, TrialBalance } from './trial-balance.contract.ts'

const fixture = await payoutsFixture(await testDatabase())
const { market, sql, ask, amel, bought, handOver, changeStatus, delivered, signIn, tokens } =
  fixture
async function nextMonth() {
  const now = market.clock.now()
  const next = after(startOfMonth(after(startOfMonth(now), days(32))), hours(12))
  market.clock.advance((next.getTime() - now.getTime()) as Milliseconds)
  await signIn()
}
beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate platform.counters, platform.counter_deltas, treasury.manual_journals, documents.vat_closings cascade;
    set session_replication_role = 'origin'`)
  await signIn()
})
const balanceOf = async (from: string, until: string) =>
  TrialBalance.parse((await ask('admin', `/money/trial-balance?from=${from}&until=${until}`)).body)
const auxiliary = async (kind: string, from: string, until: string) => {
  const path = `/money/auxiliary-balance?of=${kind}&from=${from}&until=${until}`
  return AuxiliaryBalance.parse((await ask('admin', path)).body)
}
const monthOf = (date: Date) => {
  const first = startOfMonth(date)
  const last = before(startOfMonth(after(first, days(32))), hours(1))
  return [localDate(first), localDate(last)] as const
}
const closing = (row: BalanceSums | undefined) =>
  (row?.closing_debit ?? 0) - (row?.closing_credit ?? 0)
const opening = (row: BalanceSums | undefined) =>
  (row?.opening_debit ?? 0) - (row?.opening_credit ?? 0)

test('each account has its opening, debits, credits and closing, by accounting date; all balance', async () => {
  while (!localDate(market.clock.now()).includes('-03-')) market.clock.advance(days(5))
  await signIn()
  const first = monthOf(market.clock.now())
  await delivered()
  await nextMonth()
  const second = monthOf(market.clock.now())
  await delivered()
  const late = await ask('admin', '/money/manual-journals', {
    ...{ reason: 'Frais bancaires', dated_on: first[1] },
    lines: [
      { account: 'courier_fees', amount: 250 },
      { account: 'cash_received', amount: -250 },
    ],
  })
  const { id } = late.body as { id: string }
  expect((await ask('second', `/money/manual-journals/${id}/posting`, {})).status).toBe(200)

  for (const [from, until] of [first, second, [first[0], second[1]] as const]) {
    const { accounts, total } = await balanceOf(from, until)
    expect(total.opening_debit).toBeCloseTo(total.opening_credit)
    expect(total.debit).toBeCloseTo(total.credit)
    expect(total.closing_debit).toBeCloseTo(total.closing_credit)
    for (const row of accounts)
      expect(closing(row)).toBeCloseTo(opening(row) + row.debit - row.credit)
  }
  const march = (await balanceOf(...first)).accounts
  const april = (await balanceOf(...second)).accounts
  const bank = (rows: typeof march) => rows.find(({ kind }) => kind === 'cash_received')
  expect(bank(march)).toMatchObject({ opening_debit: 0, credit: 250, scf: { number: '5121' } })
  expect(opening(bank(april))).toBeCloseTo(closing(bank(march)))
  const commission = (rows: typeof march) => rows.find(({ kind }) => kind === 'platform_commission')
  expect(commission(march)).toMatchObject({ opening_credit: 0, credit: 500, closing_credit: 500 })
  expect(commission(april)).toMatchObject({
    opening_credit: 500,
    credit: 500,
    closing_credit: 1000,
  })
})

test('income and expenses open each year at zero; what earlier years brought is in a line of its own', async () => {
  while (!localDate(market.clock.now()).includes('-12-')) market.clock.advance(days(5))
  await signIn()
  await delivered()
  await nextMonth()
  await delivered()
  const january = monthOf(market.clock.now())
  const { accounts, total } = await balanceOf(...january)
  const commission = accounts.find(({ kind }) => kind === 'platform_commission')
  expect(commission).toMatchObject({ opening_credit: 0, credit: 500, closing_credit: 500 })
  const carried = accounts.find(({ kind }) => kind === null)
  expect(carried?.scf.number).toBe('11')
  expect(carried?.opening_credit).toBeGreaterThan(500)
  expect(carried).toMatchObject({ debit: 0, credit: 0, closing_credit: carried?.opening_credit })
  expect(total.opening_debit).toBeCloseTo(total.opening_credit)
  expect(total.closing_debit).toBeCloseTo(total.closing_credit)
})

test('auxiliary balances of shops and couriers add up to their accounts', async () => {
  await delivered()
  const open = await bought()
  await handOver(open)
  await changeStatus(open, 'delivered')
  await fixture.vendorOf('brahim', 'Zellige Brahim')
  const period = monthOf(market.clock.now())
  const { accounts } = await balanceOf(...period)
  for (const [wanted, kind] of [
    ['vendors', 'vendor_payable'],
    ['couriers', 'cash_at_courier'],
  ] as const) {
    const account = accounts.find((row) => row.kind === kind)
    const { items, total, sums } = await auxiliary(wanted, ...period)
    expect(total).toBe(1)
    expect([items[0]!.debit, items[0]!.credit]).toEqual([account!.debit, account!.credit])
    expect(closing(sums)).toBeCloseTo(closing(account))
  }
  const [shop] = (await auxiliary('vendors', ...period)).items
  expect(shop).toMatchObject({ name: 'Poterie Amel', code: expect.stringMatching(/^4671-/) })
  expect(shop?.code).toContain(amel().slice(-12).toUpperCase())
  const [courier] = (await auxiliary('couriers', ...period)).items
  expect(courier).toMatchObject({ name: 'Yalidine', code: '4672-yalidine' })
  const file = (path: string) =>
    callApi(market.app, `/api/v1/admin/money/${path}&from=${period[0]}&until=${period[1]}`, {
      token: tokens.admin,
    })
  const general = (await file('trial-balance-file?format=csv')).text.trim().split('\r\n')
  expect(general[0]).toContain('Solde d’ouverture débiteur')
  expect(general).toHaveLength(1 + accounts.length + 1)
  const shops = (await file('auxiliary-balance-file?format=csv&of=vendors')).text
  expect(shops).toContain('Poterie Amel')
})

test('a period that ends before it begins is refused at its field', async () => {
  for (const language of ['fr', 'en', 'ar'])
    for (const path of ['trial-balance?', 'auxiliary-balance?of=vendors&'])
      expect(
        await ask('admin', `/money/${path}from=2026-05-02&until=2026-05-01`, undefined, language),
      ).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'until', code: 'until_before_from' }] },
      })
})
