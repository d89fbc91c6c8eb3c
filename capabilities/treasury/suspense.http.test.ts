import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { CourierParcels } from '#capabilities/payouts/counted-cash.contract.ts'
import { Remittance } from '#capabilities/payouts/remittances.contract.ts'
import { ManualJournal } from './manual-journals.contract.ts'
import { SuspenseItems } from './suspense.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, ask, bought, handOver, changeStatus, ledgerBalances } = fixture

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate payouts.remittances, payouts.courier_cash, treasury.manual_journals cascade;
    set session_replication_role = 'origin'`)
})

const today = () => localDate(market.clock.now())
const suspense = async () => SuspenseItems.parse((await ask('admin', '/money/suspense-items')).body)
/** 10,300 of which 300 are the courier's fee, and 9,000 were counted. */
async function countedShort() {
  const orderId = await bought()
  await handOver(orderId)
  await changeStatus(orderId, 'delivered')
  const { body } = await ask('admin', '/money/courier-parcels?courier=yalidine')
  const [parcel] = CourierParcels.parse(body).items
  const made = await ask('admin', '/money/cash-remittances', {
    ...{ courier: 'yalidine', office: 'Oran', reference: 'RC-118', parcel_ids: [parcel?.id] },
    ...{ fee: 300, received: 9000 },
  })
  const { id } = Remittance.parse(made.body)
  const posted = await ask('second', `/money/remittances/${id}/posting`, {
    ...{ received: 9000, received_on: '2026-01-02', note: 'Le reste vient demain' },
  })
  expect(posted.status).toBe(200)
  return id
}
const explained = (amount: number, more: object = {}) =>
  ask('admin', '/money/manual-journals', {
    ...{ reason: 'Le livreur a apporté le reste', dated_on: today(), ...more },
    lines: [
      { account: 'courier_clearing', amount: 0 - amount },
      { account: 'courier_differences', amount },
    ],
  })

test('what a count left in suspense is named until a journal that names it has taken it out', async () => {
  expect(await suspense()).toEqual({ items: [], total: 0, sum: 0, balance: 0 })
  const id = await countedShort()
  expect(await suspense()).toMatchObject({
    ...{ total: 1, sum: 1000, balance: 1000 },
    items: [
      {
        ...{ remittance_id: id, reference: 'RC-118', courier: { code: 'yalidine' } },
        ...{ is_counted: true, amount: 1000, days: 0, note: 'Le reste vient demain' },
        ...{ recorded_by: 'admin@example.dz', posted_by: 'second@example.dz' },
        ...{ disputed: 0, is_journal_recorded: false },
      },
    ],
  })

  const made = ManualJournal.parse((await explained(400, { remittance_id: id })).body)
  expect((await suspense()).items).toMatchObject([{ amount: 1000, is_journal_recorded: true }])
  await ask('second', `/money/manual-journals/${made.id}/posting`, {})
  expect((await suspense()).items).toMatchObject([{ amount: 600, is_journal_recorded: false }])
  const rest = ManualJournal.parse((await explained(600, { remittance_id: id })).body)
  await ask('second', `/money/manual-journals/${rest.id}/posting`, {})
  expect(await suspense()).toEqual({ items: [], total: 0, sum: 0, balance: 0 })
  expect((await ledgerBalances())['courier_clearing']).toBeUndefined()

  // Its reversal puts it back.
  const undone = await ask('admin', `/money/manual-journals/${rest.id}/reversal`, {
    reason: 'Mauvais relevé',
  })
  const { id: reversal } = ManualJournal.parse(undone.body)
  await ask('second', `/money/manual-journals/${reversal}/posting`, {})
  expect(await suspense()).toMatchObject({ total: 1, sum: 600, balance: 600 })
})

test('a journal that names no remittance leaves the item open, and shows in the balance only', async () => {
  await countedShort()
  const made = ManualJournal.parse((await explained(1000)).body)
  await ask('second', `/money/manual-journals/${made.id}/posting`, {})
  expect(await suspense()).toMatchObject({ total: 1, sum: 1000, balance: 0 })
  const unknown = await explained(1, { remittance_id: crypto.randomUUID() })
  expect(unknown).toMatchObject({
    ...{ status: 422, body: { errors: [{ path: 'remittance_id' }] } },
  })
  expect((await ask('amel', '/money/suspense-items')).status).toBe(404)
})
