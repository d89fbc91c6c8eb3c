import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { remittanceFile, remittancesFixture } from '#tests/support/remittances-fixture.ts'
import { LossClaimsPage, type LossClaimView } from './loss-claims.contract.ts'
import { Remittance } from './remittances.contract.ts'

const database = await testDatabase({ max: 12 })
const fixture = await remittancesFixture(database)
const { sql, ask, sent, step, imported, importFile, lines, resolve, post, balances } = fixture
const LOST = { state: 'lost', reason: 'stolen', note: null } as const

const claims = async (state = 'due') =>
  LossClaimsPage.parse((await ask('admin', `/loss-claims?state=${state}`)).body).items
const answer = ({ id, version }: LossClaimView, body: object) =>
  ask('admin', `/loss-claims/${id}/answers`, { note: 'Par téléphone', version, ...body })

async function lost(tracking: string) {
  const order = await sent(tracking, { isDelivered: false })
  await step(order.id, LOST)
  return order
}

test('a claim is opened with a deadline; what the courier agreed to pay matches its statement, and is the vendor’s', async () => {
  const { id, number } = await lost('YAL-1')
  const [claim] = await claims()
  expect(claim).toMatchObject({
    ...{ order_number: number, kind: 'stolen', value: 4000, state: 'open', is_overdue: false },
    ...{ tracking: 'YAL-1', agreed: null, compensation: 0 },
  })
  const [days] = await sql(
    `select due_on - (created_at at time zone 'Africa/Algiers')::date as n from payouts.loss_claims`,
  )
  expect(days).toEqual({ n: 15 })

  expect((await answer(claim!, { outcome: 'agreed' })).body).toMatchObject({
    errors: [{ path: 'amount' }],
  })
  const agreed = await answer(claim!, { outcome: 'agreed', amount: 3500 })
  expect(agreed.body).toMatchObject({ state: 'answered', agreed: 3500 })
  expect((await answer(claim!, { outcome: 'refused' })).body).toMatchObject({
    code: 'claim_changed',
  })

  const item = await imported('YAL-1;;3500;0')
  expect(item).toMatchObject({ matched: 1, differences: [] })
  expect((await post('second', item.id, 3500)).status).toBe(200)
  expect(await balances()).toEqual({ cash_received: 3500, vendor_payable: -3500 })
  expect(await sql('select state from orders.parcels where order_id = $1', id)).toEqual([
    { state: 'lost' },
  ])
  const [closed] = await claims('compensated')
  expect(closed).toMatchObject({ state: 'compensated', compensation: 3500 })
  expect(await claims()).toEqual([])
  expect((await answer(closed!, { outcome: 'refused' })).body).toMatchObject({
    code: 'claim_closed',
  })
  const again = await importFile(remittanceFile('yal-1;;3500;0'), { reference: 'R-2' })
  expect(Remittance.parse(again.body).differences).toMatchObject([{ reason: 'already_remitted' }])
})

test('a compensation that was not agreed is accepted or disputed by a person', async () => {
  await lost('YAL-1')
  await lost('YAL-2')
  const item = await imported('YAL-1;;2000;0', 'YAL-2;;100;0')
  const found = await lines(item.id)
  expect(found.map(({ reason }) => reason)).toEqual(['compensation', 'compensation'])
  await resolve(item.id, { line_ids: [found[0]!.id], answer: 'accept' })
  await resolve(item.id, { line_ids: [found[1]!.id], answer: 'dispute' })
  expect((await post('second', item.id, 2100)).status).toBe(200)
  expect(await balances()).toEqual({
    cash_received: 2100,
    vendor_payable: -2000,
    courier_clearing: -100,
  })
  expect((await claims('all')).map(({ state }) => state).toSorted()).toEqual([
    'compensated',
    'open',
  ])
})

test('a claim is withdrawn when its parcel is found, and opened anew when it is lost again', async () => {
  const { id } = await lost('YAL-1')
  await step(id, { state: 'delivered' })
  expect(await claims('withdrawn')).toHaveLength(1)
  expect(await claims()).toEqual([])
  const item = await imported('YAL-1;;4300;300')
  expect(item).toMatchObject({ matched: 1, differences: [] })
})

test('a parcel that is found after its compensation is named to the admins, once', async () => {
  const { id, number } = await lost('YAL-1')
  const item = await imported('YAL-1;;4000;0')
  const [line] = await lines(item.id)
  await resolve(item.id, { line_ids: [line!.id], answer: 'accept' })
  expect((await post('second', item.id, 4000)).status).toBe(200)
  expect(await claims('found')).toEqual([])
  await step(id, { state: 'delivered' })
  const found = await claims('found')
  expect(found).toMatchObject([{ order_number: number, state: 'compensated', compensation: 4000 }])
  expect(found[0]?.found_at).not.toBeNull()
  const notified = await sql(
    `select payload ->> 'orderNumber' as number from platform.outbox where payload ->> 'type' = 'payouts.compensated_parcel_found'`,
  )
  expect(notified).toEqual([{ number }])
})

test('what a vendor’s own courier loses is no claim of the operator', async () => {
  const { id } = await sent('YAL-1', { isDelivered: false })
  await sql(`update orders.parcels set cash_holder = 'vendor' where order_id = $1`, id)
  await step(id, LOST)
  expect(await claims('all')).toEqual([])
})
