import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture, type ReturnsActor } from '#tests/support/returns-fixture.ts'
import { VendorReturn } from './vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { sql, call, act, delivered, requested, receive } = fixture

beforeEach(() => fixture.clear())

type Problem = { code: string; detail: string }
const detailOf = async (id: string, as: ReturnsActor) =>
  VendorReturn.parse((await call(`vendor/returns/${id}`, { as })).body)

async function checked(quantity: number, changes: object = {}) {
  const bought = await delivered(quantity)
  const items = [{ item_id: bought.itemId, quantity }]
  const id = await requested(bought, { items, ...changes })
  await act(id, 'acceptance')
  expect((await receive(id, bought.itemId, quantity)).status).toBe(200)
  return { ...bought, id }
}

test('[VSPACE-4] a packer refunds up to the sum of the settings; above it a manager decides', async () => {
  const { id } = await checked(2)
  const seen = await detailOf(id, 'clerk')
  expect(seen.can).toEqual(['refund'])
  expect(seen.needs_manager).toEqual(['close'])
  expect(seen.refund_limit).toBe(5000)
  for (const amounts of [{ goods: 8000 }, {}, { goods: 5000.01 }]) {
    const { status, body } = await act(id, 'refund', amounts, 'clerk')
    expect(status).toBe(403)
    expect((body as Problem).code).toBe('refund_needs_manager')
    expect((body as Problem).detail).toMatch(/propriétaire ou à un gérant/)
  }
  expect(await sql('select 1 from returns.refunds')).toEqual([])
  expect((await detailOf(id, 'manager')).refund_limit).toBeNull()
  expect((await act(id, 'refund', { goods: 8000 }, 'manager')).status).toBe(200)
})

test('[VSPACE-4] a large refund is not split over two returns of its order', async () => {
  const bought = await delivered(2)
  const first = await requested(bought)
  const second = await requested(bought)
  for (const id of [first, second]) {
    await act(id, 'acceptance')
    await receive(id, bought.itemId)
  }
  expect((await act(first, 'refund', { goods: 4000 }, 'clerk')).status).toBe(200)
  expect((await detailOf(second, 'clerk')).refund_limit).toBe(1000)
  const { body } = await act(second, 'refund', { goods: 4000 }, 'clerk')
  expect((body as Problem).code).toBe('refund_needs_manager')
  expect((await act(second, 'refund', { goods: 1000 }, 'clerk')).status).toBe(200)
})

test('[VSPACE-4] a refund that failed keeps its sum from others, and is tried again once', async () => {
  const bought = await delivered(2)
  const [first, second] = [await requested(bought), await requested(bought)]
  for (const id of [first, second]) {
    await act(id, 'acceptance')
    await receive(id, bought.itemId, 1, 'damaged')
  }
  const { goods = 0, delivery = 0 } = (await detailOf(first, 'amel')).refundable ?? {}
  expect(delivery).toBeGreaterThan(0)
  expect((await act(first, 'refund', { goods, delivery })).status).toBe(200)
  const failed = await fixture.firstRefund()
  await fixture.refunds(failed, 'approval')
  expect((await fixture.refunds(failed, 'failure', { reason: 'compte fermé' })).status).toBe(200)
  // The delivery is still owed with the refund that failed.
  const { body } = await act(second, 'refund', { goods, delivery })
  expect((body as Problem).code).toBe('refund_too_high')
  expect((await act(second, 'refund', { goods })).status).toBe(200)
  const [other] = await sql(`select id from returns.refunds where state = 'due'`)
  const path = other?.['id'] as string
  expect((await fixture.refunds(path, 'approval')).status).toBe(200)
  expect((await fixture.refunds(path, 'payment', { reference: 'CCP-1' })).status).toBe(200)

  const again = () => fixture.refunds(failed, 'retries', { method: 'cash' })
  expect((await again()).status).toBe(200)
  expect((await again()).body).toMatchObject({ code: 'settlement_in_progress' })
})

test('[VSPACE-4] what the version before let fail is not tried again above what is left', async () => {
  const bought = await delivered(2)
  const [first, second] = [await requested(bought), await requested(bought)]
  for (const id of [first, second]) {
    await act(id, 'acceptance')
    await receive(id, bought.itemId, 1, 'damaged')
  }
  const { goods = 0, delivery = 0 } = (await detailOf(first, 'amel')).refundable ?? {}
  await act(first, 'refund', { goods, delivery })
  const failed = await fixture.firstRefund()
  await sql(
    `update returns.refunds set state = 'failed', failed_at = now(), fail_reason = 'compte fermé',
       approved_at = now(), approved_by = gen_random_uuid() where id = $1`,
    failed,
  )
  expect((await act(second, 'refund', { goods, delivery })).status).toBe(200)

  const again = () => fixture.refunds(failed, 'retries', { method: 'cash' })
  expect((await again()).body).toMatchObject({ code: 'refund_too_high' })
  const [other] = await sql(`select id from returns.refunds where state = 'due'`)
  const path = other?.['id'] as string
  expect((await fixture.refunds(path, 'approval')).status).toBe(200)
  expect((await again()).body).toMatchObject({ code: 'refund_too_high' })
  expect((await fixture.refunds(path, 'payment', { reference: 'CCP-1' })).status).toBe(200)
  expect((await again()).body).toMatchObject({ code: 'refund_too_high' })
})

test('a refund is not approved above what the approved ones leave', async () => {
  const { id, orderId } = await checked(1)
  await act(id, 'refund', { goods: 4000 })
  const refund = await fixture.firstRefund()
  await sql(
    `insert into returns.refunds (id, vendor_id, order_id, goods_centimes, amount_centimes, method, state,
       due_on, created_by, approved_by, created_at, approved_at)
     select gen_random_uuid(), vendor_id, id, 100, 100, 'cash', 'approved', current_date, vendor_id,
       gen_random_uuid(), now(), now() from orders.orders where id = $1`,
    orderId,
  )
  const { status, body } = await fixture.refunds(refund, 'approval')
  expect([status, (body as Problem).code]).toEqual([409, 'refund_too_high'])
})

test('[ASET-3] the sum is a setting, in force at once', async () => {
  const { id } = await checked(1)
  const limitTo = (limit: number) =>
    sql(
      `insert into settings.values (name, value, changed_at) values ('refundWithoutManager', $1, now())
       on conflict (name) do update set value = $1`,
      limit,
    )
  await limitTo(0)
  expect((await detailOf(id, 'clerk')).needs_manager).toEqual(['refund', 'close'])
  expect((await act(id, 'refund', { goods: 1 }, 'clerk')).status).toBe(403)
  await limitTo(400_000)
  expect((await act(id, 'refund', { goods: 4000 }, 'clerk')).status).toBe(200)
})

test('[VSPACE-4] exchange and closing of a return are not a packer’s', async () => {
  const { id } = await checked(1, { requested_resolution: 'replacement' })
  for (const [path, body] of [
    ['exchange', {}],
    ['exchange-steps', { state: 'delivered' }],
    ['closing', { outcome: 'repaired' }],
  ] as const) {
    const refused = await act(id, path, body, 'clerk')
    expect(refused.status).toBe(403)
    expect((refused.body as Problem).code).toBe('role_forbidden')
  }
  expect((await detailOf(id, 'clerk')).needs_manager).toEqual(['send_exchange', 'close'])
  expect((await act(id, 'exchange', {}, 'manager')).status).toBe(200)
  expect((await detailOf(id, 'clerk')).needs_manager).toEqual(['end_exchange'])
  expect((await act(id, 'exchange-steps', { state: 'delivered' }, 'manager')).status).toBe(200)
})
