import { beforeEach, expect, test } from 'vitest'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { CashDays, CourierParcels } from './counted-cash.contract.ts'
import { Remittance } from './remittances.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, ask, bought, changeStatus, handOver, ledgerBalances, tokens, balance } =
  fixture

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate payouts.remittances, payouts.courier_cash cascade;
    set session_replication_role = 'origin'`)
})

async function delivered() {
  const orderId = await bought()
  await handOver(orderId)
  await changeStatus(orderId, 'delivered')
}
const held = async (query = '') =>
  CourierParcels.parse((await ask('admin', `/money/courier-parcels?courier=yalidine${query}`)).body)
    .items
const count = (ids: string[], more: object = {}, who: PayoutsActor = 'admin') =>
  ask(who, '/money/cash-remittances', {
    ...{ courier: 'yalidine', office: 'Bab Ezzouar', reference: 'RC-118', parcel_ids: ids },
    ...{ fee: 500, received: 20_100, ...more },
  })

test('cash without a statement is counted by one for parcels of a list, and posted by another', async () => {
  await delivered()
  await delivered()
  const parcels = await held()
  expect(parcels).toMatchObject([{ amount: 10_300 }, { amount: 10_300 }])
  expect(await held(`&search=${parcels[0]?.tracking.toLowerCase()}`)).toHaveLength(1)

  const made = Remittance.parse((await count(parcels.map(({ id }) => id))).body)
  expect(made).toMatchObject({
    ...{ state: 'matched', file_name: null, office: 'Bab Ezzouar', reference: 'RC-118' },
    ...{ line_count: 2, open_count: 0, collected: 20_600, fees: 500, announced: 20_100 },
  })
  const post = (who: PayoutsActor) =>
    ask(who, `/money/remittances/${made.id}/posting`, {
      received: 20_100,
      received_on: '2026-01-02',
    })
  expect((await post('admin')).body).toMatchObject({ code: 'second_person_needed' })
  expect((await post('second')).status).toBe(200)
  expect(await ledgerBalances()).toMatchObject({ till: 2_010_000, courier_fees: 50_000 })
  expect((await ledgerBalances())['courier_clearing']).toBeUndefined()
  expect(await held()).toEqual([])
  expect(await balance()).toMatchObject({ at_courier: 0 })

  const days = CashDays.parse((await ask('admin', '/money/cash-days?on=2026-01-02')).body)
  expect(days.items).toMatchObject([
    { courier: { code: 'yalidine' }, office: 'Bab Ezzouar', parcels: 2, received: 20_100 },
  ])
})

test('cash that is short of what its parcels bring is posted with a reason only', async () => {
  await delivered()
  const [parcel] = await held()
  const { body } = await count([parcel?.id ?? ''], { fee: 300, received: 9000 })
  const made = Remittance.parse(body)
  expect(made).toMatchObject({ state: 'matched', collected: 10_300, fees: 300, announced: 9000 })
  const post = (more: object) =>
    ask('second', `/money/remittances/${made.id}/posting`, {
      ...{ received: 9000, received_on: '2026-01-02', ...more },
    })
  expect((await post({})).body).toMatchObject({ errors: [{ path: 'note' }] })
  expect((await post({ note: 'Le livreur apporte le reste demain' })).status).toBe(200)
  expect(await ledgerBalances()).toMatchObject({ till: 900_000, courier_clearing: 100_000 })
})

test('a parcel that is not at the courier, a number that is taken and a fee above the cash are refused', async () => {
  await delivered()
  const [parcel] = await held()
  const ids = [parcel?.id ?? '']
  expect((await count([...ids, crypto.randomUUID()])).body).toMatchObject({
    code: 'parcels_not_held',
  })
  expect((await count(ids, { fee: 10_301 })).body).toMatchObject({ errors: [{ path: 'fee' }] })
  // Above what the courier charges it would be cash that never arrived.
  const tooHigh = await count(ids, { fee: 10_000, received: 300 })
  expect(tooHigh.body).toMatchObject({ errors: [{ path: 'fee', code: 'fee_above_contract' }] })
  expect((await count(ids, { courier: 'none' })).status).toBe(404)
  const answers = await Promise.all([1, 2].map(() => count(ids, { received: 10_000, fee: 300 })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  const { body } = await ask('admin', '/money/cash-days')
  expect(CashDays.parse(body).items).toMatchObject([{ waiting: 10_000, received: 0 }])
  expect((await ask('amel', '/money/courier-parcels?courier=yalidine')).status).toBe(404)
})

test('the receipt is a page for the printer, in the language of who prints it', async () => {
  await delivered()
  const [parcel] = await held()
  const { body } = await count([parcel?.id ?? ''], { office: '<b>', fee: 300, received: 10_000 })
  const path = `/api/v1/admin/money/remittances/${Remittance.parse(body).id}/receipt`
  const page = await callApi(market.app, path, { token: tokens.admin, language: 'ar' })
  expect(page.text).toContain('dir="rtl"')
  expect(page.text).toContain(parcel?.tracking)
  expect(page.text).not.toContain('<b>')
})
