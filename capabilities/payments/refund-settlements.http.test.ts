import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { fromDinars, minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import { hours, minutes } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { chargilyPay } from '#tests/fakes/chargily.ts'
import { cardPaymentFixture } from '#tests/support/card-payment-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { ManualRefundsPage } from './contract.ts'

const database = await testDatabase()
const gateway = await chargilyPay()
const market = await marketplaceFixture(database, { partners: gateway.environment })
const fixture = await cardPaymentFixture(database, market)
const NAMES = ['nadia', 'salim', 'yasmine'] as const
type Admin = (typeof NAMES)[number]
const users = new Map<string, string>()
const tokens = new Map<string, string>()
for (const name of NAMES)
  users.set(name, (await market.account(`${name}@yova.example`, 'admin')).userId)
async function signIn() {
  for (const name of NAMES) tokens.set(name, await market.tokenOf(`${name}@yova.example`))
}
const token = (admin: Admin): string => tokens.get(admin) ?? ''

beforeEach(async () => {
  gateway.checkouts.clear()
  await fixture.sql('delete from payments.refund_settlements')
  await fixture.clear()
  await signIn()
})

async function paid() {
  const { number } = await fixture.bought()
  await fixture.pay(number)
  const event = gateway.message(gateway.becomes('paid'))
  await market.app.request('/api/v1/payments/chargily/events', event)
  await fixture.rest()
  return { number, orderId: (await fixture.purchase(number)).orders[0]!.id }
}
const refundIn = async (number: string): Promise<string> =>
  (await fixture.purchase(number)).payment!.refunds[0]!.id

/** Its buyer paid too late, when nothing was left: no admin made the refund due. */
async function dueWithoutAdmin() {
  const { number } = await fixture.bought()
  await fixture.pay(number)
  market.clock.advance(minutes(31))
  await fixture.rest()
  await fixture.sql('update catalog.variants set on_hand = 0')
  const event = gateway.message(gateway.becomes('paid'))
  await market.app.request('/api/v1/payments/chargily/events', event)
  await fixture.rest()
  return { number, refundId: await refundIn(number) }
}
async function dueByAdmin(admin: Admin) {
  const { number, orderId } = await paid()
  const path = `/admin/orders/${orderId}/status-changes`
  await fixture.post(path, { status: 'cancelled' }, token(admin))
  await fixture.rest()
  return { number, orderId, refundId: await refundIn(number) }
}
const today = () => localDate(market.clock.now())
const record = (refundId: string, as: Admin, more: object = {}) =>
  fixture.post(
    `/admin/payment-refunds/${refundId}/settlement`,
    { reference: 'CHG-77120', paid_on: today(), ...more },
    token(as),
  )
const decide = (id: unknown, what: string, as: Admin, body: object = {}) =>
  fixture.post(`/admin/payment-refunds/settlements/${String(id)}/${what}`, body, token(as))
async function listed(as: Admin) {
  const headers = { authorization: `Bearer ${token(as)}` }
  const answer = await market.app.request('/api/v1/admin/payment-refunds', { headers })
  return ManualRefundsPage.parse(await answer.json()).items
}

test('one admin alone does not finish a refund that is paid by hand', async () => {
  const { number, refundId } = await dueWithoutAdmin()
  expect(await listed('nadia')).toMatchObject([
    { id: refundId, purchase_number: number, amount: 5100, settlement: null, is_own: false },
  ])

  const made = await record(refundId, 'nadia')
  expect(made).toMatchObject({
    status: 201,
    body: {
      settlement: {
        ...{ reference: 'CHG-77120', paid_on: today(), is_own: true },
        recorded_by: 'nadia@yova.example',
      },
    },
  })
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({ refunds: ['manual 5100'] })
  expect(await fixture.books()).toEqual({ online_clearing: 510_000, refunds_due: -510_000 })
  const [{ settlement } = { settlement: null }] = await listed('salim')
  expect(settlement).toMatchObject({ recorded_by: 'nadia@yova.example', is_own: false })

  expect((await record(refundId, 'salim')).body['code']).toBe('refund_waits_for_second')
  expect((await decide(settlement?.id, 'confirmation', 'nadia')).body['code']).toBe(
    'second_person_needed',
  )
  const confirmed = await Promise.all(
    [1, 2, 3].map(() => decide(settlement?.id, 'confirmation', 'salim')),
  )
  expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({ refunds: ['done 5100'] })
  expect(await fixture.books()).toEqual({})
  expect(await listed('nadia')).toEqual([])
  expect(market.failures).toEqual([])
})

test('who recorded a payment withdraws it, another rejects it with a reason', async () => {
  const { refundId } = await dueWithoutAdmin()
  const first = (await record(refundId, 'nadia')).body['settlement'] as { id: string }
  expect((await decide(first.id, 'withdrawal', 'salim')).body['code']).toBe('not_the_recorder')
  expect((await decide(first.id, 'rejection', 'nadia', { reason: 'Faux' })).body['code']).toBe(
    'second_person_needed',
  )
  expect((await decide(first.id, 'withdrawal', 'nadia')).status).toBe(200)
  expect((await decide(first.id, 'confirmation', 'salim')).status).toBe(409)

  const next = (await record(refundId, 'nadia', { reference: 'CHG-2' })).body['settlement']
  const { id } = next as { id: string }
  expect((await decide(id, 'rejection', 'salim', { reason: 'Pas chez Chargily' })).status).toBe(200)
  expect(await listed('nadia')).toMatchObject([
    { settlement: null, rejected: { by: 'salim@yova.example', reason: 'Pas chez Chargily' } },
  ])
  expect((await decide(id, 'confirmation', 'salim')).status).toBe(409)
  expect((await record(refundId, 'salim', { reference: 'CHG-3' })).status).toBe(201)
})

test('what is recorded is a reference and a day that has come', async () => {
  const { refundId } = await dueWithoutAdmin()
  const fields = async (more: object) => {
    const { status, body } = await record(refundId, 'nadia', more)
    return [status, (body['errors'] as { path: string }[]).map(({ path }) => path)]
  }
  expect(await fields({ reference: ' ' })).toEqual([422, ['reference']])
  expect(await fields({ paid_on: '2999-01-01' })).toEqual([422, ['paid_on']])
  expect(await fields({ paid_on: '2020-01-01' })).toEqual([422, ['paid_on']])
})

test('the admin whose act made a refund due neither records nor confirms it while others may', async () => {
  const { refundId } = await dueByAdmin('nadia')
  expect((await record(refundId, 'nadia')).body['code']).toBe('second_person_needed')
  const { id } = (await record(refundId, 'salim')).body['settlement'] as { id: string }
  expect((await decide(id, 'confirmation', 'nadia')).body['code']).toBe('second_person_needed')
  expect((await decide(id, 'confirmation', 'salim')).body['code']).toBe('second_person_needed')
  expect((await decide(id, 'confirmation', 'yasmine')).status).toBe(200)
})

test('of two admins one cancelled and one recorded: the first confirms, three days after all were informed', async () => {
  const { number, refundId } = await dueByAdmin('nadia')
  const { id } = (await record(refundId, 'salim')).body['settlement'] as { id: string }
  await fixture.sql('delete from identity.admin_duties where user_id = $1', [users.get('yasmine')])
  expect((await decide(id, 'confirmation', 'salim')).body['code']).toBe('second_person_needed')
  expect((await decide(id, 'confirmation', 'nadia')).body['code']).toBe('sole_approver_waiting')
  market.clock.advance(hours(73))
  await signIn()
  expect((await decide(id, 'confirmation', 'salim')).body['code']).toBe('second_person_needed')
  expect((await decide(id, 'confirmation', 'nadia')).status).toBe(200)
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({ refunds: ['done 5100'] })
})

test('an order that is reopened keeps a refund that somebody says was paid', async () => {
  const { number, orderId, refundId } = await dueByAdmin('nadia')
  const { id } = (await record(refundId, 'salim')).body['settlement'] as { id: string }
  const path = `/admin/orders/${orderId}/status-changes`
  await fixture.post(path, { status: 'confirmed' }, token('nadia'))
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({ refunds: ['manual 5100'] })
  await signIn()
  expect((await decide(id, 'rejection', 'nadia', { reason: 'Rien n’est parti' })).status).toBe(200)
})

const counted = (dinars: number) =>
  inTransaction(database.db, async (tx) => {
    const amount = fromDinars(dinars)
    const entries = [
      { account: 'till', amount },
      { account: 'cash_received', amount: minus(ZERO_CENTIMES, amount) },
    ] as const
    const owner = { orderId: null, vendorId: null, memo: 'Fonds de caisse', details: null }
    await market.ledger.post(tx, [{ ...owner, kind: 'manual', entries }])
    return ok(null)
  })
const paidMemo = async () =>
  (await fixture.sql(`select memo from ledger.journals where kind = 'refund_paid'`))[0]?.['memo']
const settlementOf = async (as: Admin) => (await listed(as))[0]!.settlement!

test('what a person paid from the bank leaves the bank, with the number of the order in the memo', async () => {
  const { number, refundId } = await dueWithoutAdmin()
  expect((await record(refundId, 'nadia', { paid_from: 'bank' })).status).toBe(201)
  const { id, paid_from: source } = await settlementOf('salim')
  expect(source).toBe('bank')
  expect((await decide(id, 'confirmation', 'salim')).status).toBe(200)
  await fixture.rest()
  expect(await fixture.books()).toEqual({ online_clearing: 510_000 })
  expect(
    await fixture.sql(
      `select amount_centimes::integer as amount from ledger.balances where kind = 'cash_received'`,
    ),
  ).toEqual([{ amount: -510_000 }])
  expect(await paidMemo()).toBe(`${number}-1 · CHG-77120`)
})

test('the till pays no more than is in it, and each payment has the next voucher', async () => {
  const { number, refundId } = await dueWithoutAdmin()
  expect(await record(refundId, 'nadia', { paid_from: 'till' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'paid_from', code: 'till_short' }] },
  })
  await counted(6000)
  expect((await record(refundId, 'nadia', { paid_from: 'till' })).status).toBe(201)
  const left = () =>
    inTransaction(database.db, async (tx) => ok(Number(await market.ledger.lockTill(tx))))
  expect(await left()).toEqual(ok(90_000))
  const { id } = await settlementOf('salim')
  expect((await decide(id, 'confirmation', 'salim')).status).toBe(200)
  await fixture.rest()
  expect(await left()).toEqual(ok(90_000))
  const voucher = `PC-${today().slice(0, 4)}-000001`
  expect(await paidMemo()).toBe(`${number}-1 · CHG-77120 · ${voucher}`)
  expect(await fixture.sql('select voucher from payments.refund_settlements')).toEqual([
    { voucher },
  ])
})
