import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { MoneyOverview, VendorBalancesPage } from './ledger.contract.ts'
import { Settlement, SettlementsPage } from './settlements.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, amel, ask, balance, bought, changeStatus, handOver, ledgerBalances } = fixture
const { createBatch, delivered, daysToReturnAreOver } = fixture

/** Of goods of 10,000 DA with 300 DA of the operator's delivery: its commission, VAT and delivery. */
const DEBT = 895

async function byOwnMan() {
  const orderId = await bought()
  await handOver(orderId, 'manual')
  await changeStatus(orderId, 'delivered')
  return orderId
}
const body = (amount: number, more: object = {}) => ({
  ...{ amount, reference: 'VIR 2026-118', received_on: '2026-01-02' },
  ...more,
})
const record = (amount: number, more: object = {}, who: PayoutsActor = 'admin') =>
  ask(who, `/money/vendors/${amel()}/settlements`, body(amount, more))
const decide = (id: string, what: 'posting' | 'rejection', who: PayoutsActor, reason?: string) =>
  ask(who, `/money/settlements/${id}/${what}`, reason === undefined ? {} : { reason })

test('[VSPACE-5] a shop that keeps its cash pays what it owes: recorded by one, posted by another, once', async () => {
  await byOwnMan()
  await byOwnMan()
  expect(await balance()).toMatchObject({ owed: 2 * DEBT, balance: -2 * DEBT })

  // An order that is not delivered yet does not hide the debt.
  await bought()
  const owing = async () =>
    VendorBalancesPage.parse((await ask('admin', '/money/vendors?show=owing')).body).items
  expect(await owing()).toMatchObject([{ id: amel(), debt: 2 * DEBT }])

  const made = Settlement.parse((await record(1000)).body)
  expect(made).toMatchObject({ state: 'recorded', amount: 1000, is_own: true })
  expect(await balance()).toMatchObject({ owed: 2 * DEBT, balance: 9405 - 2 * DEBT })
  expect((await decide(made.id, 'posting', 'admin')).body).toMatchObject({
    code: 'second_person_needed',
  })
  const posted = await Promise.all([1, 2, 3].map(() => decide(made.id, 'posting', 'second')))
  expect(posted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])

  expect(await ledgerBalances()).toMatchObject({ cash_received: 100_000 })
  expect(await balance()).toMatchObject({
    owed: 2 * DEBT - 1000,
    balance: 9405 - (2 * DEBT - 1000),
  })
  const paid = (await fixture.transactions()).items.filter(({ kind }) => kind === 'settlement')
  expect(paid.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([105, 895])
  expect(await owing()).toMatchObject([{ debt: 2 * DEBT - 1000 }])
  // The oldest order is settled whole, the next in part; each part is in its own journal.
  const journals = await sql(
    `select sum(e.amount_centimes)::int as paid from ledger.journals j join ledger.entries e on e.journal_id = j.id
     where j.kind = 'settlement' and e.amount_centimes > 0 group by j.order_id order by 1`,
  )
  expect(journals.map(({ paid }) => paid)).toEqual([10_500, 89_500])
})

test('[VSPACE-5] what a shop owes is one amount on its page, in the list and on the overview', async () => {
  const owed = async () => {
    const list = VendorBalancesPage.parse((await ask('admin', '/money/vendors')).body)
    const overview = MoneyOverview.parse((await ask('admin', '/money/overview')).body)
    return [(await balance()).owed, list.items[0]?.debt, overview.shops_owing]
  }
  await byOwnMan()
  await delivered()
  expect(await owed()).toEqual([DEBT, DEBT, DEBT])
  // The days to return are over: the next payout takes the debt off this sale.
  await daysToReturnAreOver()
  expect(await balance()).toMatchObject({ to_receive: 9405 - DEBT })
  expect(await owed()).toEqual([0, 0, 0])
  const page = (await ask('admin', '/money/vendors?show=owing')).body
  expect(VendorBalancesPage.parse(page).items).toEqual([])
})

test('[VSPACE-5] what was paid is not netted again by the next batch', async () => {
  await byOwnMan()
  await delivered()
  await daysToReturnAreOver()
  const made = Settlement.parse((await record(DEBT)).body)
  expect((await decide(made.id, 'posting', 'second')).status).toBe(200)

  expect((await createBatch()).body).toMatchObject({ total: 9405 })
  await market.outbox.drain()
  expect(await balance()).toMatchObject({ in_payment: 9405, owed: 0 })
})

test('[VSPACE-5] a settlement is refused at its field, and rejected with a reason', async () => {
  expect((await record(10)).body).toMatchObject({ code: 'vendor_owes_nothing' })
  await byOwnMan()
  expect((await record(DEBT + 1)).body).toMatchObject({
    code: 'settlement_too_high',
    errors: [{ path: 'amount' }],
  })
  expect((await record(10, { received_on: '2999-01-01' })).body).toMatchObject({
    errors: [{ path: 'received_on' }],
  })
  const first = Settlement.parse((await record(100)).body)
  expect((await record(200, { reference: ' vir 2026-118 ' })).body).toMatchObject({
    errors: [{ path: 'reference' }],
  })
  expect((await record(0)).status).toBe(422)

  expect((await decide(first.id, 'rejection', 'second', 'Pas sur le relevé')).body).toMatchObject({
    state: 'rejected',
    reject_reason: 'Pas sur le relevé',
  })
  expect((await decide(first.id, 'posting', 'second')).status).toBe(409)
  expect((await record(200)).status).toBe(201)
  const { items, total } = SettlementsPage.parse(
    (await ask('second', '/money/settlements?state=recorded')).body,
  )
  expect([total, items[0]]).toMatchObject([1, { amount: 200, is_own: false }])
  expect((await ask('amel', '/money/settlements')).status).toBe(404)
})
