import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { testDatabase } from '#tests/support/database.ts'
import { NET, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { Batch } from '#capabilities/payouts/contract.ts'
import { PayoutReturn } from '#capabilities/payouts/payout-returns.contract.ts'
import { BankLinesPage, BankReconciliation } from './bank-statements.contract.ts'
import { ManualJournal } from './manual-journals.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, ask, delivered, vendorOf, daysToReturnAreOver } = fixture
const { createBatch, advanceBatch } = fixture
/** Of one order with its delivery. */
const CASH = 10_300

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate treasury.bank_statements, treasury.bank_openings, treasury.manual_journals, payouts.remittances,
      payouts.courier_cash, payouts.payout_returns cascade;
    set session_replication_role = 'origin'`)
})

const today = () => localDate(market.clock.now())
async function imported(...lines: string[]) {
  const text = ['Date;Libellé;Débit;Crédit;Solde', ...lines].join('\n')
  const body = { file_name: 'bna.csv', content: Buffer.from(text).toString('base64') }
  const answer = await ask('admin', '/money/bank-statements', body)
  expect([answer.status, answer.body]).toMatchObject([201, {}])
}
const lines = async (query = '') =>
  BankLinesPage.parse((await ask('admin', `/money/bank-lines${query}`)).body).items
const position = async (query = '') =>
  BankReconciliation.parse((await ask('admin', `/money/bank-reconciliation${query}`)).body)
async function link(id: string, ...records: { kind: string; id: string }[]) {
  const chosen = records.map(({ kind, id: record }) => ({ kind, id: record }))
  const done = await ask('admin', `/money/bank-lines/${id}/link`, { records: chosen })
  expect([done.status, done.body]).toMatchObject([200, { state: 'linked' }])
}
async function manualJournal(amount: number, on: string) {
  const made = await ask('admin', '/money/manual-journals', {
    ...{ reason: 'Frais de tenue', dated_on: on },
    lines: [
      { account: 'courier_fees', amount: 0 - amount },
      { account: 'cash_received', amount },
    ],
  })
  const { id } = ManualJournal.parse(made.body)
  expect((await ask('second', `/money/manual-journals/${id}/posting`, {})).status).toBe(200)
  return { kind: 'manual_journal', id }
}

test('the reconciliation statement leads from the balance of the books to that of the bank, on each day', async () => {
  const opened = await ask('admin', '/money/bank-openings', {
    ...{ opened_on: '2026-01-01', balance: 1000 },
  })
  expect(opened.body).toMatchObject({ statement: null, opening: { bank: 1000, books: 0 } })
  await manualJournal(1000, '2025-12-31')
  await delivered()
  const fees = await manualJournal(-250, '2026-01-02')
  await imported(
    `02/01/2026;VERSEMENT YALIDINE;;${CASH},00;${1000 + CASH}`,
    `05/01/2026;RETRAIT INCONNU;99;;${901 + CASH}`,
  )
  // The remittance came on the 2nd, and was posted today.
  const drawn = {
    ...{ on: '2026-01-05', from_on: '2026-01-01', until_on: '2026-01-05' },
    ...{ books: 750, bank: 901 + CASH, difference: 0 },
    not_in_books: {
      ...{ count: 2, sum: CASH - 99 },
      lines: [{ booked_on: '2026-01-05', label: 'RETRAIT INCONNU', amount: -99 }],
      records: [{ kind: 'remittance', amount: CASH }],
    },
    not_at_bank: { count: 1, sum: -250, records: [{ ...fees, amount: -250, on: '2026-01-02' }] },
  }
  expect((await position()).statement).toMatchObject(drawn)
  expect((await position('?on=2026-01-02')).statement).toMatchObject({
    ...{ books: 750, bank: 1000 + CASH, difference: 0 },
    not_in_books: { count: 1, sum: CASH, lines: [] },
  })

  const [unknown] = await lines('?state=open')
  await link(unknown!.id, await manualJournal(-99, '2026-01-05'))
  await imported(`${today()};FRAIS DE TENUE;250;;${651 + CASH}`)
  const [last] = await lines('?state=open')
  await link(last!.id, fees)
  expect((await position()).statement).toMatchObject({
    ...{ on: today(), books: 651 + CASH, bank: 651 + CASH, difference: 0 },
    not_in_books: { count: 0, sum: 0, lines: [], records: [] },
    not_at_bank: { count: 0, sum: 0, records: [] },
  })
  // What arrived later was on its way then.
  expect((await position('?on=2026-01-05')).statement).toMatchObject({
    ...{ books: 651, bank: 901 + CASH, difference: 0 },
    not_in_books: { count: 1, records: [{ kind: 'remittance' }] },
    not_at_bank: drawn.not_at_bank,
  })
  for (const on of ['2999-01-01', '2025-12-31'])
    expect(await ask('admin', `/money/bank-reconciliation?on=${on}`)).toMatchObject({
      ...{ status: 422, body: { errors: [{ path: 'on', code: 'bank_day_unknown' }] } },
    })
})

test('what nobody linked and nothing explains is the difference', async () => {
  await ask('admin', '/money/bank-openings', { opened_on: '2026-01-01', balance: 40 })
  await imported(`05/01/2026;VIREMENT;;10,00;50`)
  expect((await position()).statement).toMatchObject({
    ...{ books: 0, bank: 50, difference: 40, not_in_books: { count: 1, sum: 10 } },
  })
})

async function sentBatch() {
  const brahim = await vendorOf('brahim', 'Brahim')
  const casque = await market.shop.product(brahim, { name: 'Casque', price: 20_000, stock: 5 })
  await delivered()
  await delivered(casque, 'brahim')
  await daysToReturnAreOver()
  const batch = Batch.parse((await createBatch()).body)
  await advanceBatch('second', batch.id, 'approval')
  await advanceBatch('admin', batch.id, 'sending')
  return batch
}
async function returned(payoutId: string) {
  const made = await ask('admin', `/money/payouts/${payoutId}/returns`, {
    ...{ returned_on: today(), bank_reference: 'REJ 881', reason: 'refused_by_bank' },
  })
  const { id } = PayoutReturn.parse(made.body)
  expect((await ask('second', `/money/payout-returns/${id}/confirmation`, {})).status).toBe(200)
  return { kind: 'payout_return', id }
}
const ALL = 3 * NET

test.each([
  ['before', true],
  ['after', false],
] as const)(
  'a batch of which the bank rejects a payout %s its settlement meets the line of all, and the rejection its own',
  async (_, isBefore) => {
    const batch = await sentBatch()
    const [rejected] = batch.payouts.filter(({ amount }) => amount === NET)
    if (isBefore) await returned(rejected!.id)
    expect((await advanceBatch('admin', batch.id, 'settlement')).status).toBe(200)
    if (!isBefore) await returned(rejected!.id)
    await imported(
      `${today()};VIR MASSE ${batch.number};${ALL};;`,
      `${today()};VIR REJETE REJ 881;;${NET};`,
    )
    await ask('admin', '/money/bank-reconciliation', {})
    expect(await lines('?state=linked')).toMatchObject([{}, {}])
    expect(await lines('?state=open')).toEqual([])
  },
)

test.each([
  ['before', true],
  ['after', false],
] as const)(
  'a batch of which the bank pays the rest only, where the rejection was noted %s the settlement, meets one line',
  async (_, isBefore) => {
    const batch = await sentBatch()
    const [rejected] = batch.payouts.filter(({ amount }) => amount === NET)
    if (isBefore) await returned(rejected!.id)
    expect((await advanceBatch('admin', batch.id, 'settlement')).status).toBe(200)
    if (!isBefore) await returned(rejected!.id)
    await imported(`${today()};VIR MASSE ${batch.number};${ALL - NET};;0`)
    expect(await lines('?state=open')).toEqual([])
    // The rejected one and its return are at the bank with no line, and neither is missing.
    const { statement } = await position()
    const kinds = statement?.not_at_bank.records.map(({ kind }) => kind) ?? []
    expect(kinds.filter((kind) => kind !== 'remittance')).toEqual([])
  },
)

test.each([
  ['the sum of all', ALL, true, false],
  ['the rest, without what failed', ALL - NET, true, false],
  ['the rest, with the return', ALL - NET, false, true],
] as const)(
  'a batch is linked by hand to a line of %s',
  async (_, amount, isBefore, isWithReturn) => {
    const batch = await sentBatch()
    const [rejected] = batch.payouts.filter((payout) => payout.amount === NET)
    const before = isBefore && (await returned(rejected!.id))
    expect((await advanceBatch('admin', batch.id, 'settlement')).status).toBe(200)
    const back = before || (await returned(rejected!.id))
    await imported(`01/03/2026;VIREMENTS;${amount};;`)
    const [line] = await lines('?state=open')
    await link(line!.id, { kind: 'payout_batch', id: batch.id }, ...(isWithReturn ? [back] : []))
  },
)
