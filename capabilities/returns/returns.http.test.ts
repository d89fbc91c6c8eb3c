import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { localDate } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { MERIEM, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { after, days } from '#kernel/time.ts'
import { OrderReturnsView } from './contract.ts'
import { VendorReturn } from './vendor.contract.ts'
import { AdminRefund } from './refunds.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { sql, call, act, total, delivered, ask, requested, receive, firstRefund, refunds } = fixture
const { stock, setOrderStatus, comesBack } = fixture

beforeEach(() => fixture.clear())

test('[ACC-2] a guest sends a dress back and has the money, which two people let pass', async () => {
  const bought = await delivered()
  expect(await stock()).toEqual([3, 1])
  const wrong = await ask(bought, { refund_method: 'ccp', refund_account: '1234567 clé 24' })
  expect(wrong.body).toMatchObject({ code: 'account_number_wrong' })
  const id = await requested(bought, { refund_method: 'ccp', refund_account: '1234567 clé 68' })
  expect((await act(id, 'acceptance', {}, 'brahim')).status).toBe(404)
  expect((await act(id, 'acceptance')).status).toBe(200)
  expect((await act(id, 'steps', { state: 'returning', tracking: 'YAL-777' })).status).toBe(200)
  const received = VendorReturn.parse((await receive(id, bought.itemId)).body)
  expect(received).toMatchObject({ state: 'checked', refundable: { goods: 4000 } })
  expect(await stock()).toEqual([4, 1])

  // Inspected once: stock is not added twice.
  expect((await receive(id, bought.itemId)).status).toBe(409)
  expect(await stock()).toEqual([4, 1])

  const decided = await act(id, 'refund', { goods: 4000 })
  expect(VendorReturn.parse(decided.body).refund?.state).toBe('due')
  expect((await act(id, 'refund', { goods: 10 })).status).toBe(409)
  const refundId = await firstRefund()
  expect((await refunds(refundId, 'payment')).status).toBe(409)
  expect(AdminRefund.parse((await refunds(refundId, 'approval')).body).state).toBe('approved')
  // What was approved for an account does not leave the till: one person would choose both.
  const inCash = await refunds(refundId, 'payment', { paid_from: 'till' })
  expect(inCash).toMatchObject({ status: 409, body: { code: 'refund_not_in_cash' } })
  expect((await refunds(refundId, 'payment', { reference: 'V-12' })).status).toBe(200)
  expect((await refunds(refundId, 'payment')).status).toBe(409)
  expect(await total('refunds_due', bought.orderId)).toBe(0)
  expect(await total('cash_received', bought.orderId)).toBe(-400_000)
  const path = `track/returns?order_id=${bought.orderId}`
  const seen = OrderReturnsView.parse((await call(path, { key: bought.key })).body)
  expect(seen.returns[0]).toMatchObject({ state: 'settled', outcome: 'refunded' })
  expect(seen.lines[0]?.left).toBe(1)
})

test('[ACC-2] a wrong key opens no return, and strangers cannot tell why', async () => {
  const bought = await delivered()
  const other = await delivered()
  expect((await ask(bought, {}, other.key)).status).toBe(404)
  expect((await ask(bought, {}, '')).status).toBe(404)
  const path = `track/returns?order_id=${bought.orderId}`
  expect((await call(path, { key: other.key })).status).toBe(404)
  expect((await call(path)).status).toBe(404)
})

test('[ACC-2] nothing comes back twice, nor more than was delivered; what is withdrawn may', async () => {
  const bought = await delivered(2)
  const id = await requested(bought, { items: [{ item_id: bought.itemId, quantity: 2 }] })
  expect((await ask(bought)).body).toMatchObject({ code: 'items_not_returnable' })
  const withdrawal = `track/returns/${id}/withdrawal`
  const withdraw = () => call(withdrawal, { method: 'POST', key: bought.key })
  expect((await withdraw()).status).toBe(200)
  expect((await withdraw()).status).toBe(409)
  await requested(bought)
})

test('[ACC-2] after the days of the law a buyer is told until when, and may ask a favour', async () => {
  const bought = await delivered()
  const earlier = "delivered_at - interval '20 days'"
  await sql(`update orders.orders set delivered_at = ${earlier} where id = $1`, bought.orderId)
  const late = await ask(bought)
  expect(late).toMatchObject({ status: 409, body: { code: 'return_too_late' } })
  expect((late.body as { until: string }).until).toMatch(/^\d{4}-\d\d-\d\d$/)
  const id = await requested(bought, { as_goodwill: true })
  expect(VendorReturn.parse((await act(id, 'acceptance')).body).is_goodwill).toBe(true)
  const other = await ask(await delivered(), { reason: 'changed_mind' })
  expect(other.body).toMatchObject({ code: 'changed_mind_not_accepted' })
})

test('[VSPACE-4] two people receive the same return at once: it is on the shelf once', async () => {
  const bought = await delivered()
  const id = await requested(bought)
  await act(id, 'acceptance')
  const answers = await Promise.all(Array.from({ length: 6 }, () => receive(id, bought.itemId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await stock()).toEqual([4, 1])
  const quantities = await sql('select returned_quantity as n from orders.order_items')
  expect(quantities).toEqual([{ n: 1 }])
})

test('[VSPACE-4] what a shop enters wrongly about a return is said at its field', async () => {
  const bought = await delivered(2)
  const id = await requested(bought)
  await act(id, 'acceptance')
  const errorOf = (path: string) => ({ status: 422, body: { errors: [{ path }] } })
  const pigeon = { state: 'returning', courier: 'pigeon', tracking: 'P-1' }
  expect(await act(id, 'steps', pigeon)).toMatchObject(errorOf('courier'))
  expect(await receive(id, bought.itemId, 9)).toMatchObject(errorOf('items[0].quantity'))
  expect(await receive(id, bought.itemId, 0)).toMatchObject(errorOf('items[0].quantity'))
  expect((await receive(id, bought.itemId, 1)).status).toBe(200)
  expect(await act(id, 'refund', { goods: 900_000 })).toMatchObject(errorOf('goods'))
  const delivery = { goods: 1, delivery: 900_000 }
  expect(await act(id, 'refund', delivery)).toMatchObject(errorOf('delivery'))
})

test('[ACC-2] of two requests for the last piece at once one is written down', async () => {
  const bought = await delivered(1)
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(bought)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await sql('select count(*)::int as n from returns.returns')).toEqual([{ n: 1 }])
})

test('[VSPACE-4] a refund that failed is tried again once, and posted once', async () => {
  const bought = await delivered(1)
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'refund')
  const first = await firstRefund()
  await refunds(first, 'approval')
  expect((await refunds(first, 'failure', { reason: 'compte clos' })).status).toBe(200)
  const tries = await Promise.all([refunds(first, 'retries'), refunds(first, 'retries')])
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [next] = await sql(`select id from returns.refunds where state = 'due'`)
  await market.account('second.chief@example.dz', 'admin')
  const again = next?.['id'] as string
  await refunds(again, 'approval')
  const paid = await Promise.all(Array.from({ length: 4 }, () => refunds(again, 'payment')))
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1)
  // All of a line and its shipping fee, which the shop bears for what was defective.
  expect(await total('vendor_payable', bought.orderId)).toBe(30_000)
  expect(await total('platform_commission', bought.orderId)).toBe(0)
  expect(await total('cash_received', bought.orderId)).toBe(Math.round(-100 * bought.total))
})

test('[VSPACE-4] who changes where a refund goes does not approve it', async () => {
  const bought = await delivered(1)
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'refund')
  const first = await firstRefund()
  await refunds(first, 'approval')
  await refunds(first, 'failure', { reason: 'compte clos' })
  const wrong = await refunds(first, 'retries', { method: 'ccp', account: '123' })
  expect(wrong.body).toMatchObject({ code: 'account_number_wrong' })
  await sql(
    `update returns.refunds set method = 'bank_transfer',
    destination = '00799999000012345678' where id = $1`,
    first,
  )
  await refunds(first, 'retries', { method: 'cash' })
  const [next] = await sql(`select id from returns.refunds where state = 'due'`)
  const refused = await refunds(next?.['id'] as string, 'approval')
  expect(refused.body).toMatchObject({ code: 'second_person_needed' })
})

test('[VSPACE-4] a delivered order that is cancelled after a return gives each piece back once', async () => {
  const bought = await delivered(2)
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  expect(await stock()).toEqual([4, 1])
  await setOrderStatus(bought.orderId, 'cancelled')
  // The other piece is still with the buyer.
  expect(await stock()).toEqual([4, 1])
  expect((await comesBack(bought.orderId)).status).toBe(200)
  expect(await stock()).toEqual([5, 1])
})

test('[VSPACE-4] what was set aside for a return that is never sent back is for sale again', async () => {
  const bought = await delivered()
  const id = await requested(bought, { requested_resolution: 'replacement' })
  await act(id, 'acceptance')
  expect(await stock()).toEqual([2, 1])
  const shown = VendorReturn.parse((await call(`vendor/returns/${id}`, { as: 'amel' })).body)
  expect(shown.send_until_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  const accept = `update returns.returns set accepted_at = $1 where id = $2`
  const time = (count: number) => sql(accept, after(market.clock.now(), days(-count)), id)
  await time(15)
  await market.returns.expireReturns()
  expect(await stock()).toEqual([2, 1])
  await time(16)
  await market.returns.expireReturns()
  expect(await stock()).toEqual([3, 1])
  expect(await sql('select state from returns.returns')).toEqual([{ state: 'withdrawn' }])
  const [expired] = await sql(
    `select payload->>'expiredOn' as "expiredOn" from platform.outbox
     where type = 'returns.return_status_changed' and payload->>'to' = 'withdrawn'`,
  )
  const lastDay = localDate(after(market.clock.now(), days(-1)))
  expect(expired).toEqual({ expiredOn: lastDay })
  // The buyer has the items and may request a return again.
  await requested(bought, { as_goodwill: true })
})

test('[VSPACE-4] a shop reads its own returns alone, by tab', async () => {
  const bought = await delivered()
  await requested(bought)
  const { body } = await call('vendor/returns?status=requested', { as: 'amel' })
  expect(body).toMatchObject({ total: 1, counts: { all: 1, requested: 1, checked: 0 } })
  expect((await call('vendor/returns', { as: 'brahim' })).body).toMatchObject({ total: 0 })
})

test('[ACC-2] a person takes along what they sent back, and is forgotten but for the papers', async () => {
  const bought = await delivered()
  const paid = { refund_method: 'ccp', refund_account: '1234567 clé 68' }
  const id = await requested(bought, { note: 'Le fermoir est cassé', ...paid })
  await act(id, 'refusal', { reason: 'Photo illisible' })
  const person = { userId: crypto.randomUUID(), email: MERIEM.email.toLowerCase() }
  expect(await fixture.returns.personalData(person)).toMatchObject({
    returns: [
      { note: 'Le fermoir est cassé', refund_destination: '000123456768', state: 'refused' },
    ],
  })
  const forgotten = await inTransaction(database.db, async (tx) =>
    ok(await fixture.returns.erasePersonalData(tx, person)),
  )
  expect(forgotten).toMatchObject({ value: { retainedRows: 1 } })
  expect(
    await sql('select note, refund_destination as account, number from returns.returns'),
  ).toEqual([{ note: null, account: null, number: expect.stringMatching(/-R1$/) }])
})

test('an act on a return or refund that changed meanwhile says what changed; the current version may act', async () => {
  const bought = await delivered()
  const id = await requested(bought)
  const shown = async () =>
    VendorReturn.parse((await call(`vendor/returns/${id}`, { as: 'amel' })).body).version
  const seen = await shown()
  expect((await act(id, 'acceptance', { version: seen })).status).toBe(200)
  const late = await act(id, 'refusal', { reason: 'trop tard', version: seen })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: 'accepted', version: await shown() },
  })
  expect((late.body as { detail: string }).detail).toContain('Amel Saïdi')
  await receive(id, bought.itemId)
  await act(id, 'refund', { version: await shown() })

  const refundId = await firstRefund()
  const before = AdminRefund.parse((await refunds(refundId, 'approval')).body).version - 1
  const beforeVendor = await shown()
  const stale = await refunds(refundId, 'payment', { version: before })
  expect(stale).toMatchObject({ status: 409, body: { current: 'approved' } })
  const { version } = stale.body as { version: number }
  expect((await refunds(refundId, 'payment', { version })).status).toBe(200)
  expect(await shown()).toBeGreaterThan(beforeVendor)
})
