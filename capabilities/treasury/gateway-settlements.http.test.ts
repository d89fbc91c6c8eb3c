import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { callApi } from '#tests/support/api-client.ts'
import { cardPaymentFixture } from '#tests/support/card-payment-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketActors } from '#tests/support/market-actors.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import {
  GatewaySettlement,
  GatewaySettlementsPage,
  OtherSumPayments,
} from './gateway-settlements.contract.ts'

const network = await satimNetwork()
const database = await testDatabase({ max: 12 })
const market = await marketplaceFixture(database, { partners: network.environment })
const shop = await cardPaymentFixture(database, market)
const { tokens } = await marketActors(market, { admin: 'admin', second: 'admin' } as const)
const { sql, bought, pay, check, rest } = shop
type Admin = keyof typeof tokens

beforeEach(async () => {
  await shop.clear()
  network.orders.clear()
  await sql(`set session_replication_role = 'replica';
    truncate treasury.gateway_settlements cascade; set session_replication_role = 'origin'`)
})

const PATH = '/api/v1/admin/money/gateway-settlements'
const ask = (who: Admin, path = '', body?: object) =>
  callApi(market.app, `${PATH}${path}`, { body, language: 'en', token: tokens[who] })
const upload = (lines: string[], more: object = {}) =>
  ask('admin', '', {
    ...{ gateway: 'satim', reference: 'SAT-2026-48', file_name: 'settlement.csv' },
    content: Buffer.from(['date;reference;gross;fee;net', ...lines].join('\n')).toString('base64'),
    ...more,
  })
const post = (id: string, who: Admin = 'second', body: object = {}) =>
  ask(who, `/${id}/posting`, { received_on: '2026-01-02', ...body })
const balances = async () =>
  Object.fromEntries(
    (
      await sql(`select a.kind, sum(e.amount_centimes)::int as amount from ledger.entries e
        join ledger.accounts a on a.id = e.account_id
        where a.kind in ('online_clearing', 'cash_received', 'gateway_fees')
        group by a.kind having sum(e.amount_centimes) <> 0`)
    ).map(({ kind, amount }) => [kind, amount]),
  )

/** Paid by card; the gateway's id of the payment. */
async function paid() {
  const { number } = await bought('cib')
  await pay(number, 'cib')
  const page = network.last()
  network.pays(page)
  await check(number)
  await rest()
  return { number, id: page.orderId, amount: page.amount / 100 }
}

test('what the gateway transfers reaches the bank, less its fee, by the word of two', async () => {
  const { number, id, amount } = await paid()
  const second = await paid()
  expect(await balances()).toEqual({ online_clearing: (amount + second.amount) * 100 })
  const made = GatewaySettlement.parse(
    (
      await upload([
        `2026-01-01;${id};${amount};75.50;${amount - 75.5}`,
        `01/01/2026;${second.number};${second.amount};50;${second.amount - 50}`,
      ])
    ).body,
  )
  expect(made).toMatchObject({ state: 'imported', line_count: 2, difference_count: 0, fee: 125.5 })
  expect((await post(made.id, 'admin')).body).toMatchObject({ code: 'second_person_needed' })
  const answers = await Promise.all([1, 2, 3].map(() => post(made.id)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await balances()).toEqual({
    cash_received: (amount + second.amount) * 100 - 12_550,
    gateway_fees: 12_550,
  })
  expect((await upload([`2026-01-01;${number};5;0;5`])).body).toMatchObject({
    code: 'gateway_settlement_imported',
  })
})

test('all differences are listed at once, and posting them needs a note', async () => {
  const { id, amount, number } = await paid()
  const { number: open } = await bought('cib')
  await pay(open, 'cib')
  const made = GatewaySettlement.parse(
    (
      await upload([
        `2026-01-01;${id};${amount - 10};0;${amount - 10}`,
        `2026-01-01;${number};${amount};0;${amount}`,
        `2026-01-01;${open};100;0;100`,
        '2026-01-01;elsewhere;30;1;29',
      ])
    ).body,
  )
  expect(made.differences.map(({ problem }) => problem)).toEqual([
    'amount_differs',
    'duplicate_line',
    'not_captured',
    'unknown_payment',
  ])
  expect(made.differences[0]).toMatchObject({ purchase_number: number, expected: amount })
  expect((await post(made.id)).body).toMatchObject({ errors: [{ path: 'note' }] })
  expect(
    (await post(made.id, 'second', { note: 'Vu avec SATIM', received_on: '2999-01-01' })).body,
  ).toMatchObject({
    errors: [{ path: 'received_on' }],
  })
  expect((await post(made.id, 'second', { note: 'Vu avec SATIM' })).status).toBe(200)
})

test('a payment is settled once: by another file it is a difference, also when it was posted in between', async () => {
  const { id, amount } = await paid()
  const line = `2026-01-01;${id};${amount};0;${amount}`
  const first = GatewaySettlement.parse((await upload([line])).body)
  const again = GatewaySettlement.parse(
    (await upload([line, '2026-01-02;x;1;0;1'], { reference: 'SAT-49' })).body,
  )
  expect(again.differences[0]?.problem).toBe('settled_before')
  const gone = await ask('second', `/${first.id}/withdrawal`, { reason: 'Mauvais fichier' })
  expect(gone.body).toMatchObject({ state: 'withdrawn' })
  const note = { note: 'Vu' }
  expect((await post(again.id, 'second', note)).body).toMatchObject({
    code: 'gateway_lines_changed',
  })
  expect((await post(again.id, 'second', note)).status).toBe(200)
  const { items } = GatewaySettlementsPage.parse((await ask('admin', '?state=posted')).body)
  expect(items).toMatchObject([{ id: again.id, difference_count: 1, received_on: '2026-01-02' }])
})

test('a file that cannot be read names all of its cells', async () => {
  expect((await upload(['hier;a;x;1;2'])).body).toMatchObject({
    code: 'gateway_cells_unreadable',
    errors: [{ path: 'content' }, { path: 'content.2.date' }, { path: 'content.2.gross' }],
  })
  const content = Buffer.from('a;b\n1;2').toString('base64')
  expect((await upload([], { content })).body).toMatchObject({ code: 'gateway_columns_missing' })
})

test('a payment of another sum waits in a queue until its money is back', async () => {
  const { number } = await bought('cib')
  await pay(number, 'cib')
  const page = network.last()
  const requested = page.amount
  network.pays(page, requested - 10_000)
  await check(number)
  const list = async (show: string) =>
    OtherSumPayments.parse(
      (
        await callApi(market.app, `/api/v1/admin/money/other-sums?show=${show}`, {
          token: tokens.admin,
        })
      ).body,
    ).items
  const payment = {
    purchase_number: number,
    requested: requested / 100,
    taken: requested / 100 - 100,
  }
  expect(await list('open')).toMatchObject([
    { ...payment, gateway_reference: page.orderId, is_returned: false },
  ])
  await rest()
  expect(await list('open')).toEqual([])
  expect(await list('all')).toMatchObject([{ ...payment, is_returned: true }])
})
