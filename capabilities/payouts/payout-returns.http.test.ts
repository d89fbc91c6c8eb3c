import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { NET, type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { Batch, BatchesPage } from './contract.ts'
import { PayoutReturn, PayoutReturns } from './payout-returns.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, ask, balance, delivered, daysToReturnAreOver, createBatch, advanceBatch } =
  fixture
const { ledgerBalances } = fixture

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate payouts.payout_returns cascade;
    set session_replication_role = 'origin'`)
})

const today = () => localDate(market.clock.now())
async function sent() {
  await delivered()
  await daysToReturnAreOver()
  const batch = Batch.parse((await createBatch()).body)
  await advanceBatch('second', batch.id, 'approval')
  await advanceBatch('admin', batch.id, 'sending')
  return batch
}
async function settled() {
  const batch = await sent()
  const done = await advanceBatch('admin', batch.id, 'settlement', { reference: 'ORD 5512' })
  expect(done.status).toBe(200)
  await market.outbox.drain()
  return batch
}
const record = (payoutId: string, more: object = {}, who: PayoutsActor = 'admin') =>
  ask(who, `/money/payouts/${payoutId}/returns`, {
    ...{ returned_on: today(), bank_reference: 'REJ 881', reason: 'refused_by_bank' },
    ...more,
  })
const decide = (id: string, what: string, who: PayoutsActor, body: object = {}) =>
  ask(who, `/money/payout-returns/${id}/${what}`, body)

test('[VSPACE-5] a payout that the bank sends back is owed again by the word of two, and paid by the next batch', async () => {
  const batch = await settled()
  const payoutId = batch.payouts[0]!.id
  const before = await ledgerBalances()
  expect(await balance()).toMatchObject({ balance: 0, to_receive: 0 })

  const made = PayoutReturn.parse((await record(payoutId)).body)
  expect(made).toMatchObject({ state: 'recorded', amount: NET, is_own: true })
  expect(await ledgerBalances()).toEqual(before)
  const waiting = PayoutReturns.parse((await ask('second', '/money/payout-returns')).body)
  expect(waiting.items).toMatchObject([{ id: made.id, is_own: false }])
  expect((await decide(made.id, 'confirmation', 'admin')).body).toMatchObject({
    code: 'second_person_needed',
  })
  const answers = await Promise.all([1, 2, 3].map(() => decide(made.id, 'confirmation', 'second')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  await market.outbox.drain()

  const after = await ledgerBalances()
  expect((after['cash_received'] ?? 0) - (before['cash_received'] ?? 0)).toBe(NET * 100)
  expect(await balance()).toMatchObject({ balance: NET, to_receive: NET })
  const kinds = (await fixture.transactions('?show=payouts')).items.map(({ kind }) => kind)
  expect(kinds).toEqual(['payout_returned', 'payout'])
  const read = Batch.parse((await ask('admin', `/money/batches/${batch.id}`)).body)
  expect(read.payouts).toMatchObject([{ state: 'returned', fail_reason: 'refused_by_bank' }])
  expect((await record(payoutId)).body).toMatchObject({ code: 'payout_returned' })

  // What left the bank and what came back are two records, and the line that came in meets the second.
  const line = `${today()};VIR REJETE REJ 881;;${NET};`
  const content = Buffer.from(`Date;Libellé;Débit;Crédit;Solde\n${line}`).toString('base64')
  const imported = await ask('admin', '/money/bank-statements', { file_name: 'bna.csv', content })
  expect(imported.status).toBe(201)
  expect((await ask('admin', '/money/bank-lines')).body).toMatchObject({
    items: [{ state: 'linked', records: [{ kind: 'payout_return', amount: NET }] }],
  })

  const next = Batch.parse((await createBatch()).body)
  expect(next).toMatchObject({ total: NET })
})

test('[VSPACE-5] the return of a payout is refused at its field, and rejected with a reason', async () => {
  const batch = await settled()
  const payoutId = batch.payouts[0]!.id
  const codeOf = async (more: object) =>
    (await record(payoutId, more)).body as { code: string; errors: { path: string }[] }
  expect(await codeOf({ returned_on: '2999-01-01' })).toMatchObject({
    ...{ code: 'returned_in_future', errors: [{ path: 'returned_on' }] },
  })
  expect(await codeOf({ returned_on: '2020-01-01' })).toMatchObject({
    code: 'returned_before_paid',
  })
  const made = PayoutReturn.parse((await record(payoutId)).body)
  const reason = { reason: 'Pas sur le relevé' }
  expect((await decide(made.id, 'rejection', 'second', reason)).body).toMatchObject({
    ...{ state: 'rejected', reject_reason: 'Pas sur le relevé' },
  })
  expect((await decide(made.id, 'confirmation', 'second')).status).toBe(409)
  expect((await record(payoutId)).status).toBe(201)
  expect((await ask('amel', '/money/payout-returns')).status).toBe(404)
})

test('[VSPACE-5] a payout that did not leave for the bank did not come back', async () => {
  await delivered()
  await daysToReturnAreOver()
  const batch = Batch.parse((await createBatch()).body)
  expect((await record(batch.payouts[0]!.id)).body).toMatchObject({ code: 'payout_not_sent' })
})

test('[VSPACE-5] nobody alone says that the bank did not pay a sent payout, and pays it again', async () => {
  const batch = await sent()
  const payoutId = batch.payouts[0]!.id
  const before = await ledgerBalances()
  const alone = await ask('admin', `/money/payouts/${payoutId}/failure`, { reason: 'other' })
  expect(alone.status).toBe(404)
  const early = await record(payoutId, { returned_on: '2020-01-01' })
  expect(early.body).toMatchObject({ code: 'returned_before_paid' })

  const made = PayoutReturn.parse((await record(payoutId)).body)
  expect(made).toMatchObject({ state: 'recorded', amount: NET })
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })
  const own = await decide(made.id, 'confirmation', 'admin')
  expect(own.body).toMatchObject({ code: 'second_person_needed' })
  const waiting = Batch.parse((await ask('admin', `/money/batches/${batch.id}`)).body)
  expect(waiting).toMatchObject({
    ...{ returned: 0, payouts: [{ state: 'planned', is_return_recorded: true }] },
  })
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })

  const answers = await Promise.all([1, 2].map(() => decide(made.id, 'confirmation', 'second')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const done = await advanceBatch('admin', batch.id, 'settlement')
  expect(Batch.parse(done.body)).toMatchObject({
    ...{ state: 'settled', total: NET, returned: NET, paid: 0 },
    payouts: [{ state: 'failed', fail_reason: 'refused_by_bank', is_return_recorded: false }],
  })
  expect(await ledgerBalances()).toEqual(before)
  expect((await record(payoutId)).body).toMatchObject({ code: 'payout_returned' })
  const list = BatchesPage.parse((await ask('second', '/money/batches')).body)
  expect(list.items[0]).toMatchObject({ total: NET, returned: NET, paid: 0 })
  expect(Batch.parse((await createBatch()).body)).toMatchObject({ total: NET, paid: null })
})

test('[VSPACE-5] a batch that is settled while a return waits is paid, and the return undoes it', async () => {
  const batch = await sent()
  const made = PayoutReturn.parse((await record(batch.payouts[0]!.id)).body)
  const paid = Batch.parse((await advanceBatch('admin', batch.id, 'settlement')).body)
  expect(paid).toMatchObject({ total: NET, returned: 0, paid: NET })
  const before = await ledgerBalances()
  expect((await decide(made.id, 'confirmation', 'second')).status).toBe(200)
  const after = await ledgerBalances()
  expect((after['cash_received'] ?? 0) - (before['cash_received'] ?? 0)).toBe(NET * 100)
  expect((await ask('admin', `/money/batches/${batch.id}`)).body).toMatchObject({
    ...{ total: NET, returned: NET, paid: 0, payouts: [{ state: 'returned' }] },
  })
})

async function sentBack(reason: string) {
  const batch = await settled()
  const made = PayoutReturn.parse((await record(batch.payouts[0]!.id, { reason })).body)
  expect((await decide(made.id, 'confirmation', 'second')).status).toBe(200)
}
async function failed(reason: string) {
  const batch = await sent()
  const made = PayoutReturn.parse((await record(batch.payouts[0]!.id, { reason })).body)
  expect((await decide(made.id, 'confirmation', 'second')).status).toBe(200)
}

test.each([
  ['account_closed', sentBack],
  ['wrong_number', sentBack],
  ['name_differs', sentBack],
  ['account_closed', failed],
  ['wrong_number', failed],
] as const)(
  '[VSPACE-5] what did not arrive because of the account (%s, %o) waits until the shop has changed it',
  async (reason, notArrived) => {
    await notArrived(reason)
    await market.outbox.drain()

    expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })
    expect((await ask('admin', '/money/batch-proposals?kind=ccp')).body).toMatchObject({
      payouts: [],
      left_out: [{ reason: 'account_refused', count: 1, amount: NET }],
    })
    expect(await balance()).toMatchObject({
      ...{ balance: NET, to_receive: 0, held: NET, is_account_refused: true, is_on_hold: false },
    })
    const sale = (await fixture.transactions()).items.find(({ kind }) => kind === 'sale')
    expect(sale).toMatchObject({ money_state: 'held' })
    expect((await ask('admin', '/money/vendors?show=held')).body).toMatchObject({
      items: [{ hold: { reason: 'account_refused', note: null, until_on: null } }],
    })

    const changed = await callApi(market.app, '/api/v1/vendor/payout-account', {
      method: 'PUT',
      body: { number: '00300060000201930048', holder: 'Amel Saïdi' },
      token: fixture.tokens.amel,
    })
    expect(changed.status).toBe(204)
    await sql(`update vendors.payout_accounts set created_at = created_at - interval '4 days'`)
    expect(await balance()).toMatchObject({ to_receive: NET, is_account_refused: false })
    expect((await ask('admin', '/money/vendors?show=held')).body).toMatchObject({ items: [] })
    expect((await createBatch('admin', 'rib')).body).toMatchObject({ total: NET })
  },
)

test('[VSPACE-5] a rejected return holds nothing', async () => {
  const batch = await settled()
  const made = PayoutReturn.parse(
    (await record(batch.payouts[0]!.id, { reason: 'account_closed' })).body,
  )
  expect(await balance()).toMatchObject({ is_account_refused: true })
  await decide(made.id, 'rejection', 'second', { reason: 'Pas sur le relevé' })
  expect(await balance()).toMatchObject({ is_account_refused: false })
})
