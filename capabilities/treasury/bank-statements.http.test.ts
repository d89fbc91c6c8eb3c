import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { NET, type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { Batch } from '#capabilities/payouts/contract.ts'
import {
  BankLine,
  BankLinesPage,
  BankReconciliation,
  BankRecordsPage,
  BankStatement,
} from './bank-statements.contract.ts'
import { ManualJournal } from './manual-journals.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, ask, amel, delivered, daysToReturnAreOver, tokens } = fixture
const { createBatch, advanceBatch, approvedRefund, payRefund, ledgerBalances } = fixture
/** Of one order with its delivery. */
const CASH = 10_300
const UNKNOWN = '00000000-0000-7000-8000-000000000000'

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate treasury.bank_statements, treasury.manual_journals, treasury.gateway_settlements, payouts.remittances,
      payouts.courier_cash, payouts.settlements, payouts.vendor_adjustments, returns.refunds cascade;
    set session_replication_role = 'origin'`)
})

const HEAD = 'Date;Libellé;Débit;Crédit;Solde'
const content = (lines: string[]) => Buffer.from([HEAD, ...lines].join('\n')).toString('base64')
const upload = (lines: string[], more: object = {}) =>
  ask(
    'admin',
    '/money/bank-statements',
    { file_name: 'bna.csv', content: content(lines), ...more },
    'en',
  )
async function imported(...lines: string[]) {
  const answer = await upload(lines)
  expect([answer.status, answer.body]).toMatchObject([201, {}])
  return BankStatement.parse(answer.body)
}
const lines = async (query = '') =>
  BankLinesPage.parse((await ask('admin', `/money/bank-lines${query}`)).body).items
const records = async (query = '') =>
  BankRecordsPage.parse((await ask('admin', `/money/bank-records${query}`)).body)
const reconciliation = async () =>
  BankReconciliation.parse((await ask('admin', '/money/bank-reconciliation')).body)
const link = (id: string, chosen: object[], who: PayoutsActor = 'admin') =>
  ask(who, `/money/bank-lines/${id}/link`, { records: chosen }, 'en')
const unlink = (id: string) =>
  callApi(market.app, `/api/v1/admin/money/bank-lines/${id}/link`, {
    ...{ method: 'DELETE', token: tokens.second },
  })
const withdraw = (id: string) =>
  callApi(market.app, `/api/v1/admin/money/bank-statements/${id}`, {
    ...{ method: 'DELETE', token: tokens.second },
  })
const chosen = ({ kind, id }: { kind: string; id: string }) => ({ kind, id })
const today = () => localDate(market.clock.now())

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

async function manualJournal(amount: number) {
  const made = await ask('admin', '/money/manual-journals', {
    ...{ reason: 'Frais de tenue', dated_on: '2026-01-02' },
    lines: [
      { account: 'courier_fees', amount: 0 - amount },
      { account: 'cash_received', amount },
    ],
  })
  const { id, number } = ManualJournal.parse(made.body)
  expect((await ask('second', `/money/manual-journals/${id}/posting`, {})).status).toBe(200)
  return { id, number }
}
async function settledBatch() {
  await daysToReturnAreOver()
  const batch = Batch.parse((await createBatch()).body)
  await advanceBatch('second', batch.id, 'approval')
  await advanceBatch('admin', batch.id, 'sending')
  const paid = await advanceBatch('admin', batch.id, 'settlement', { reference: 'ORD 5512' })
  expect(paid.status).toBe(200)
  return batch
}

test('lines are matched with each kind of record by reference, else by sum and day, and post nothing', async () => {
  const orderId = await delivered()
  const batch = await settledBatch()
  await approvedRefund(orderId, 700)
  await sql(`update returns.refunds set method = 'ccp', destination = '0020000123'`)
  const [refund] = await sql(`select id from returns.refunds`)
  expect((await payRefund(String(refund?.['id']))).status).toBe(200)
  await sql(
    `insert into payouts.settlements (id, vendor_id, amount_centimes, reference, received_on, state, recorded_by,
       recorded_at, decided_by, decided_at)
     values (gen_random_uuid(), $1, 60000, 'VIR 2026-118', '2026-01-02', 'posted', gen_random_uuid(), now(),
       gen_random_uuid(), now())`,
    amel(),
  )
  const fees = await manualJournal(-250)
  await sql(`insert into treasury.gateway_settlements (id, gateway, reference, state, file_name, file_sha256, line_count,
      gross_centimes, fee_centimes, net_centimes, received_on, imported_by, imported_at, decided_by, decided_at, ledger_journal_id)
    select gen_random_uuid(), 'satim', 'SAT-48', 'posted', 's.csv', repeat('a', 64), 1, 500000, 7500, 492500,
      '2026-01-02', gen_random_uuid(), now(), gen_random_uuid(), now(), id from ledger.journals limit 1`)
  const before = await ledgerBalances()
  const made = await imported(
    `02/01/2026;VERSEMENT YALIDINE;;${CASH},00;`,
    `${today()};VIR MASSE ${batch.number.replaceAll('-', '')};${NET};;`,
    '02/01/2026;VIR SATIM SAT-48;;4925;',
    '02/01/2026;VIREMENT RECU VIR 2026-118;;600;',
    `${today()};VIR CCP 0020000123;700;;`,
    `02/01/2026;FRAIS ${fees.number};250;;`,
    `${today()};RETRAIT INCONNU;99;;12 345,67`,
  )
  expect(made).toMatchObject({ line_count: 7, linked_count: 6, known_count: 0, balance: 12_345.67 })
  const found = await lines('?state=linked')
  expect(
    Object.fromEntries(found.map(({ found_by: by, records: [only] }) => [only?.kind, by])),
  ).toEqual({
    gateway_settlement: 'reference',
    manual_journal: 'reference',
    payout: 'reference',
    refund: 'reference',
    remittance: 'amount',
    vendor_settlement: 'reference',
  })
  expect(await lines('?state=open')).toMatchObject([
    { label: 'RETRAIT INCONNU', amount: -99, state: 'open', proposals: [], linked_by: null },
  ])
  expect(await ledgerBalances()).toEqual(before)
  expect(await reconciliation()).toMatchObject({
    ...{
      reconciled_until: dayBefore(today()),
      open_line_count: 1,
      open_line_sum: -99,
      missing_count: 0,
    },
    statement: { bank: 12_345.67 },
  })
})

test('several records of one sum are proposed, never chosen; a person links one', async () => {
  await delivered()
  await delivered()
  const made = await imported(`02/01/2026;VERSEMENT;;${CASH};`)
  expect(made.linked_count).toBe(0)
  const [line] = await lines(`?statement=${made.id}`)
  expect(line).toMatchObject({ state: 'proposed', found_by: null, records: [] })
  expect(line?.proposals.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['remittance', CASH],
    ['remittance', CASH],
  ])
  const answer = await link(line!.id, [chosen(line!.proposals[1]!)])
  expect(BankLine.parse(answer.body)).toMatchObject({
    ...{ state: 'linked', found_by: 'hand', linked_by: expect.stringContaining('@') },
    records: [{ id: line!.proposals[1]!.id, party: 'Yalidine' }],
  })
  // Two lines of one sum are not chosen either.
  await imported(`02/01/2026;VERSEMENT A;;${CASH};`, `02/01/2026;VERSEMENT B;;${CASH};`)
  expect((await lines('?state=open')).map(({ state }) => state)).toEqual(['proposed', 'proposed'])
})

test('several records whose sum is the line are linked by hand, and unlinked for good', async () => {
  await delivered()
  await delivered()
  await imported(`02/01/2026;VERSEMENT ESPECES;;${2 * CASH};`)
  const [line] = await lines()
  const open = await records(`?line=${line!.id}`)
  expect(open).toMatchObject({ total: 2, sum: 2 * CASH })
  const [first, second] = open.items.map(chosen)
  expect((await link(line!.id, [first!])).body).toMatchObject({
    ...{ code: 'bank_sum_differs', errors: [{ path: 'records' }] },
    detail: `What is chosen adds up to ${CASH} DA, the line is of ${2 * CASH} DA.`,
  })
  expect((await link(line!.id, [first!, first!])).status).toBe(422)
  expect((await link(line!.id, [first!, second!])).body).toMatchObject({ state: 'linked' })
  expect((await link(line!.id, [first!, second!])).body).toMatchObject({ code: 'bank_line_linked' })
  expect(await records()).toMatchObject({ total: 0 })
  expect((await unlink(line!.id)).body).toMatchObject({ state: 'open', records: [] })
  expect((await unlink(line!.id)).status).toBe(409)
  expect(await records()).toMatchObject({ total: 2 })
  const actions = await sql(
    `select action from audit.entries where action like 'treasury.bank%' order by created_at, id`,
  )
  expect(actions.slice(-3).map(({ action }) => action)).toEqual([
    ...[
      'treasury.bank_statement_imported',
      'treasury.bank_line_linked',
      'treasury.bank_line_unlinked',
    ],
  ])
})

test('what a person unlinked is not matched again, but what was posted since is', async () => {
  await delivered()
  await imported(`02/01/2026;VERSEMENT;;${CASH};`, '02/01/2026;FRAIS DE TENUE;250;;')
  const [linked] = await lines('?state=linked')
  expect((await unlink(linked!.id)).body).toMatchObject({ state: 'proposed' })
  await manualJournal(-250)
  const again = await ask('admin', '/money/bank-reconciliation', {})
  expect(again.body).toMatchObject({ open_line_count: 1, open_line_sum: CASH })
  expect(await lines('?state=open')).toMatchObject([{ id: linked!.id }])
})

test('a record is linked once, also by two persons at the same moment', async () => {
  await delivered()
  await imported(
    `20/12/2025;VERSEMENT A;;${CASH};`,
    `21/12/2025;VERSEMENT B;;${CASH};`,
    `22/12/2025;VERSEMENT C;;${CASH};`,
  )
  const [record] = (await records()).items
  const open = await lines('?state=open')
  const answers = await Promise.all(
    [...open, ...open].map(({ id }, index) =>
      link(id, [chosen(record!)], index % 2 === 0 ? 'admin' : 'second'),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...[200, 409, 409, 409, 409, 409],
  ])
  const taken = answers.find(
    ({ body }) => (body as { code?: string }).code === 'bank_record_linked',
  )
  expect(taken?.body).toMatchObject({
    detail: expect.stringContaining('is linked to another line'),
  })
  expect(await sql(`select count(*)::int as n from treasury.bank_links`)).toEqual([{ n: 1 }])
})

test('the same file or line is never imported twice, also at the same moment', async () => {
  const file = ['02/01/2026;FRAIS;5;;', '02/01/2026;FRAIS;5;;', '03/01/2026;AGIOS;7;;']
  const answers = await Promise.all([1, 2, 3].map(() => upload(file)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect((await upload([...file, ''])).body).toMatchObject({ code: 'bank_file_imported' })
  const next = await imported(...file, '04/01/2026;AGIOS;7;;')
  expect(next).toMatchObject({ line_count: 1, known_count: 3 })
  expect(await lines()).toHaveLength(4)
})

test('a statement of a wrong account is withdrawn with its lines, and what hid behind them is imported again', async () => {
  await delivered()
  const wrong = await imported('02/01/2026;FRAIS;5;;', `02/01/2026;VERSEMENT;;${CASH},00;`)
  expect(wrong).toMatchObject({ line_count: 2, linked_count: 1 })
  const right = ['02/01/2026;FRAIS;5;;', '03/01/2026;AGIOS;7;;']
  expect(await imported(...right)).toMatchObject({ line_count: 1, known_count: 1 })
  const before = await ledgerBalances()
  expect((await withdraw(wrong.id)).status).toBe(204)
  expect((await withdraw(wrong.id)).body).toMatchObject({ code: 'bank_statement_not_found' })
  expect(await ledgerBalances()).toEqual(before)
  expect(await records()).toMatchObject({ items: [{ kind: 'remittance', amount: CASH }] })
  expect(await imported(...right)).toMatchObject({ line_count: 1, known_count: 1 })
  expect((await lines()).map(({ label }) => label).toSorted()).toEqual(['AGIOS', 'FRAIS'])
  const [entry] = await sql(`select before from audit.entries where action like '%t_withdrawn'`)
  expect(entry?.['before']).toMatchObject({ file: 'bna.csv', lines: 2, linked: 1 })
})

test('a file that cannot be read names all of its cells', async () => {
  expect((await upload(['hier;A;x;;', '02/01/2026;;1;;'])).body).toMatchObject({
    code: 'bank_cells_unreadable',
    errors: [
      { path: 'content' },
      { path: 'content.2.date', message: 'hier' },
      { path: 'content.2.debit', message: 'x' },
      { path: 'content.3.label' },
    ],
  })
  const other = Buffer.from('a;b\n1;2').toString('base64')
  expect((await upload([], { content: other })).body).toMatchObject({
    code: 'bank_columns_missing',
  })
})

test('what the books have and the bank does not is listed after three days', async () => {
  await delivered()
  await imported('01/01/2026;FRAIS;5;;')
  const row = { kind: 'remittance', amount: CASH, on: '2026-01-02' }
  await sql(`update payouts.remittances set received_on = $1::date - 3`, today())
  expect(await records('?show=missing')).toMatchObject({ total: 0 })
  await sql(`update payouts.remittances set received_on = '2026-01-02'`)
  expect(await records('?show=missing')).toMatchObject({ total: 1, items: [row] })
  expect(await records('?show=missing&search=nothing')).toMatchObject({ total: 0 })
  expect(await reconciliation()).toMatchObject({
    ...{ reconciled_until: null, missing_count: 1, missing_sum: CASH, statement: null },
  })
})

test('ids of nothing are refused', async () => {
  await imported('01/01/2026;FRAIS;5;;')
  const [line] = await lines()
  const record = { kind: 'remittance', id: UNKNOWN }
  expect((await link(UNKNOWN, [record])).status).toBe(404)
  expect((await unlink(UNKNOWN)).status).toBe(404)
  expect((await link(line!.id, [record])).body).toMatchObject({ code: 'bank_record_not_found' })
  expect((await link(line!.id, [{ kind: 'payout_batch', id: UNKNOWN }])).status).toBe(422)
  expect((await link(line!.id, [])).status).toBe(422)
  // A line of the bank is no record of the books.
  expect((await link(line!.id, [{ kind: 'refund', id: line!.id }])).status).toBe(422)
})
