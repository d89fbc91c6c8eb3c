import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { CourierParcels } from '#capabilities/payouts/counted-cash.contract.ts'
import { JournalsPage, MoneyOverview } from '#capabilities/payouts/ledger.contract.ts'
import { Remittance } from '#capabilities/payouts/remittances.contract.ts'
import { Settlement } from '#capabilities/payouts/settlements.contract.ts'
import { BankLinesPage, BankRecordsPage } from './bank-statements.contract.ts'
import { ManualJournal } from './manual-journals.contract.ts'
import { Till, TillDeposit } from './till.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, ask, amel, bought, changeStatus, handOver, ledgerBalances, tokens } = fixture
const { approvedRefund } = fixture

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate treasury.bank_statements, treasury.manual_journals, treasury.till_deposits, payouts.remittances,
      payouts.courier_cash, payouts.settlements, returns.refunds cascade;
    set session_replication_role = 'origin'`)
})

async function deliveredBy(courier?: string) {
  const orderId = await bought()
  await handOver(orderId, courier)
  await changeStatus(orderId, 'delivered')
  return orderId
}
/** The cash of one order is brought by its courier and counted: 10,300 DA. */
async function counted() {
  const orderId = await deliveredBy()
  const parcels = CourierParcels.parse(
    (await ask('admin', '/money/courier-parcels?courier=yalidine')).body,
  ).items
  const made = await ask('admin', '/money/cash-remittances', {
    ...{ courier: 'yalidine', reference: 'RC-118', parcel_ids: parcels.map(({ id }) => id) },
    ...{ fee: 300, received: 10_000 },
  })
  const { id } = Remittance.parse(made.body)
  const body = { received: 10_000, received_on: '2026-01-02' }
  expect((await ask('second', `/money/remittances/${id}/posting`, body)).status).toBe(200)
  return orderId
}
const till = async () => Till.parse((await ask('second', '/money/till')).body)
const deposit = (amount: number, more: object = {}, who: PayoutsActor = 'admin') =>
  ask(who, '/money/till/deposits', {
    ...{ amount, deposited_on: '2026-01-02', slip_number: 'BNA 4471' },
    ...more,
  })
const decide = (id: string, what: string, who: PayoutsActor, body: object = {}) =>
  ask(who, `/money/till/deposits/${id}/${what}`, body)
const records = async () =>
  BankRecordsPage.parse((await ask('admin', '/money/bank-records')).body).items

test('counted cash is in the till, and reaches the bank by a deposit that two people say', async () => {
  await counted()
  expect(await ledgerBalances()).toMatchObject({ till: 1_000_000, courier_fees: 30_000 })
  expect(await ledgerBalances()).not.toHaveProperty('cash_received')
  expect(await records()).toEqual([])
  const overview = MoneyOverview.parse((await ask('admin', '/money/overview')).body)
  expect(overview.accounts).toContainEqual({
    ...{ kind: 'till', amount: 10_000 },
    scf: { number: '53', name: 'Caisse' },
  })

  const made = TillDeposit.parse((await deposit(9000)).body)
  expect(made).toMatchObject({ state: 'recorded', amount: 9000, is_own: true })
  expect(await till()).toMatchObject({ balance: 10_000, waiting: 9000, total: 1 })
  expect((await decide(made.id, 'confirmation', 'admin')).body).toMatchObject({
    code: 'second_person_needed',
  })
  const answers = await Promise.all([1, 2, 3].map(() => decide(made.id, 'confirmation', 'second')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await ledgerBalances()).toMatchObject({ till: 100_000, cash_received: 900_000 })
  expect(await till()).toMatchObject({ balance: 1000, waiting: 0, items: [{ state: 'confirmed' }] })

  // It is matched with the bank's line.
  expect(await records()).toMatchObject([
    { kind: 'till_deposit', reference: 'BNA 4471', amount: 9000 },
  ])
  const content = 'Date;Libellé;Débit;Crédit;Solde\n02/01/2026;VERSEMENT ESPECES BNA 4471;;9000;'
  const statement = { file_name: 'bna.csv', content: Buffer.from(content).toString('base64') }
  expect((await ask('admin', '/money/bank-statements', statement)).status).toBe(201)
  const { items } = BankLinesPage.parse((await ask('admin', '/money/bank-lines')).body)
  expect(items).toMatchObject([{ state: 'linked', records: [{ kind: 'till_deposit' }] }])
})

test('no more leaves the till than is in it', async () => {
  expect((await deposit(1)).body).toMatchObject({
    code: 'till_short',
    errors: [{ path: 'amount' }],
  })
  const orderId = await counted()
  await deposit(9000)
  expect((await deposit(1001, { slip_number: 'BNA 4472' })).body).toMatchObject({
    code: 'till_short',
    detail: 'Il n’y a que 1000 DA en caisse, hors versements à confirmer.',
  })
  await approvedRefund(orderId, 10_001)
  const [refund] = await sql('select id from returns.refunds')
  const pay = (from: string) =>
    callApi(market.app, `/api/v1/admin/refunds/${String(refund?.['id'])}/payment`, {
      body: { paid_from: from },
      token: tokens.admin,
    })
  expect((await pay('till')).body).toMatchObject({ code: 'till_short' })

  const lines = [
    { account: 'rounding', amount: 10_001 },
    { account: 'till', amount: -10_001 },
  ]
  const journal = await ask('admin', '/money/manual-journals', {
    ...{ reason: 'Petites dépenses', dated_on: '2026-01-02', lines },
  })
  const { id } = ManualJournal.parse(journal.body)
  expect((await ask('second', `/money/manual-journals/${id}/posting`, {})).body).toMatchObject({
    code: 'till_short',
  })
})

test('what a recorded deposit takes is not in the till for refunds and journals', async () => {
  const orderId = await counted()
  const made = TillDeposit.parse((await deposit(9500)).body)
  await approvedRefund(orderId, 700)
  const [refund] = await sql('select id from returns.refunds')
  const pay = () =>
    callApi(market.app, `/api/v1/admin/refunds/${String(refund?.['id'])}/payment`, {
      body: { paid_from: 'till' },
      token: tokens.admin,
    })
  expect(await pay()).toMatchObject({
    status: 409,
    body: { code: 'till_short', detail: expect.stringContaining('500 DA') },
  })
  const lines = [
    { account: 'rounding', amount: 501 },
    { account: 'till', amount: -501 },
  ]
  const journal = await ask('admin', '/money/manual-journals', {
    ...{ reason: 'Petites dépenses', dated_on: '2026-01-02', lines },
  })
  const { id } = ManualJournal.parse(journal.body)
  expect((await ask('second', `/money/manual-journals/${id}/posting`, {})).body).toMatchObject({
    code: 'till_short',
  })
  expect((await decide(made.id, 'confirmation', 'second')).status).toBe(200)
  expect(await ledgerBalances()).toMatchObject({ till: 50_000 })

  // A rejected one takes nothing.
  const other = TillDeposit.parse((await deposit(500, { slip_number: 'BNA 4472' })).body)
  const supply = [
    { account: 'till', amount: 200 },
    { account: 'cash_received', amount: -200 },
  ]
  const supplied = await ask('admin', '/money/manual-journals', {
    ...{ reason: 'Approvisionnement', dated_on: '2026-01-02', lines: supply },
  })
  const supplyId = ManualJournal.parse(supplied.body).id
  expect((await ask('second', `/money/manual-journals/${supplyId}/posting`, {})).status).toBe(200)
  expect((await pay()).body).toMatchObject({ code: 'till_short' })
  await decide(other.id, 'rejection', 'second', { reason: 'Gardé en caisse' })
  expect((await pay()).status).toBe(200)
  expect(await ledgerBalances()).not.toHaveProperty('till')
})

test('a refund paid in cash leaves the till, and is no record of the bank', async () => {
  const orderId = await counted()
  await approvedRefund(orderId, 700)
  const [refund] = await sql('select id from returns.refunds')
  const paid = await callApi(
    market.app,
    `/api/v1/admin/refunds/${String(refund?.['id'])}/payment`,
    { body: { paid_from: 'till' }, token: tokens.admin },
  )
  expect(paid.status).toBe(200)
  expect(await ledgerBalances()).toMatchObject({ till: 930_000 })
  expect(await records()).toEqual([])

  // Each voucher has the next number of its year; its journal is found by it.
  await approvedRefund(orderId, 100)
  const [other] = await sql(`select id from returns.refunds where state = 'approved'`)
  const again = await callApi(
    market.app,
    `/api/v1/admin/refunds/${String(other?.['id'])}/payment`,
    { body: { paid_from: 'till' }, token: tokens.admin },
  )
  const year = localDate(market.clock.now()).slice(0, 4)
  expect([paid.body, again.body]).toMatchObject([
    { voucher: `PC-${year}-000001` },
    { voucher: `PC-${year}-000002` },
  ])
  const found = await ask('admin', `/money/journals?search=PC-${year}-000002`)
  expect(JournalsPage.parse(found.body).items).toMatchObject([
    { kind: 'refund_paid', memo: expect.stringContaining(`PC-${year}-000002`) },
  ])
  await expect(
    sql(`insert into ledger.till_vouchers (year, number, journal_id)
      select year, number + 2, gen_random_uuid() from ledger.till_vouchers where number = 2`),
  ).rejects.toThrow(/one after the other/)
})

test('a debt that a shop pays in cash is in the till', async () => {
  await deliveredBy('manual')
  const made = await ask('admin', `/money/vendors/${amel()}/settlements`, {
    ...{ amount: 500, reference: 'Reçu 12', received_on: '2026-01-02', method: 'cash' },
  })
  const { id } = Settlement.parse(made.body)
  expect((await ask('second', `/money/settlements/${id}/posting`, {})).status).toBe(200)
  expect(await ledgerBalances()).toMatchObject({ till: 50_000 })
  expect(await records()).toEqual([])
})

test('a deposit is refused at its field, and rejected with a reason', async () => {
  await counted()
  const fieldOf = async (more: object) =>
    ((await deposit(100, more)).body as { errors: { path: string }[] }).errors[0]?.path
  expect(await fieldOf({ deposited_on: '2999-01-01' })).toBe('deposited_on')
  const made = TillDeposit.parse((await deposit(100)).body)
  expect(await fieldOf({ slip_number: ' bna 4471 ' })).toBe('slip_number')
  const reason = { reason: 'Pas arrivé à la banque' }
  expect((await decide(made.id, 'rejection', 'second', reason)).body).toMatchObject({
    ...{ state: 'rejected', reject_reason: 'Pas arrivé à la banque' },
  })
  expect((await decide(made.id, 'confirmation', 'second')).status).toBe(409)
  expect((await deposit(100)).status).toBe(201)
  expect((await ask('amel', '/money/till')).status).toBe(404)
})
