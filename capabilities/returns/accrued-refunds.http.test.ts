import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { sql, act, delivered, requested, receive, refunds } = fixture

beforeEach(() => fixture.clear())

const ACCOUNTS = [
  'refunds_due',
  'vendor_payable',
  'platform_commission',
  'vat_on_commission',
  'delivery_income',
  'cash_received',
] as const
type Books = Record<(typeof ACCOUNTS)[number], number>

async function readBooks(orderId: string): Promise<Books> {
  const amounts: [string, number][] = []
  for (const account of ACCOUNTS) {
    const amount = await fixture.total(account, orderId)
    amounts.push([account, Number(amount)])
  }
  return Object.fromEntries(amounts) as Books
}

/** One piece of 4,000 DA was received back, and its vendor decided to refund it. */
async function decided() {
  const bought = await delivered()
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  await market.outbox.drain() // documents post the VAT of the delivery
  const before = await readBooks(bought.orderId)
  expect((await act(id, 'refund', { goods: 4000 })).status).toBe(200)
  const refund = await fixture.firstRefund()
  return { ...bought, id, refund, before, books: () => readBooks(bought.orderId) }
}
const changes = (before: Books, after: Books) =>
  Object.fromEntries(
    ACCOUNTS.filter((account) => after[account] !== before[account]).map((account) => [
      account,
      after[account] - before[account],
    ]),
  )

const OWED = {
  refunds_due: -400_000,
  vendor_payable: 376_200,
  platform_commission: 20_000,
  vat_on_commission: 3800,
}
const { refunds_due: _, ...SHARES } = OWED
const PAID = { ...SHARES, cash_received: -400_000 }

test('[VSPACE-5] a refund is in the books from its approval, and leaves for the bank when it is paid', async () => {
  const { refund, before, books, orderId } = await decided()
  expect(changes(before, await books())).toEqual({})
  expect((await refunds(refund, 'approval')).status).toBe(200)
  expect(changes(before, await books())).toEqual(OWED)
  // A payout waits for the return no longer, and takes the refund off.
  const [order] = await sql(
    'select open_return_count as n from orders.orders where id = $1',
    orderId,
  )
  expect(order).toEqual({ n: 0 })
  expect((await refunds(refund, 'payment', { reference: 'CCP 1' })).status).toBe(200)
  expect((await refunds(refund, 'payment', { reference: 'CCP 1' })).status).toBe(409)
  expect(changes(before, await books())).toEqual(PAID)
})

test('[VSPACE-5] a refund that is withdrawn after its approval puts everything back', async () => {
  const { id, refund, before, books, orderId } = await decided()
  await refunds(refund, 'approval')
  expect((await refunds(refund, 'cancellation', { reason: 'erreur' })).status).toBe(200)
  expect(changes(before, await books())).toEqual({})
  const [order] = await sql(
    'select open_return_count as n from orders.orders where id = $1',
    orderId,
  )
  expect(order).toEqual({ n: 1 })
  // Its sum can be decided again.
  expect((await act(id, 'refund', { goods: 4000 })).status).toBe(200)
})

test('[VSPACE-5] a refund that failed is still owed: tried again, it is not posted twice', async () => {
  const { refund, before, books } = await decided()
  await refunds(refund, 'approval')
  await refunds(refund, 'failure', { reason: 'compte fermé' })
  expect(changes(before, await books())).toEqual(OWED)
  expect((await refunds(refund, 'retries', { method: 'cash' })).status).toBe(200)
  // The one that was tried again is over: it cannot be withdrawn under the other.
  expect((await refunds(refund, 'cancellation', { reason: 'erreur' })).status).toBe(409)
  const [again] = await sql(`select id from returns.refunds where state = 'due'`)
  const retry = again?.['id'] as string
  expect((await refunds(retry, 'approval')).status).toBe(200)
  expect(changes(before, await books())).toEqual(OWED)
  expect((await refunds(retry, 'payment', { reference: 'CCP 2' })).status).toBe(200)
  expect(changes(before, await books())).toEqual(PAID)
})

test('[VSPACE-5] a refund that failed for good puts everything back, cancelled or settled otherwise', async () => {
  for (const isRetried of [false, true]) {
    const { refund, before, books } = await decided()
    await refunds(refund, 'approval')
    await refunds(refund, 'failure', { reason: 'compte fermé' })
    if (isRetried) await refunds(refund, 'retries', { method: 'cash' })
    const [last] = await sql('select id from returns.refunds order by id desc limit 1')
    await refunds(last?.['id'] as string, 'cancellation', { reason: 'abandonné' })
    expect(changes(before, await books())).toEqual({})
    await fixture.clear()
  }
  const { id, refund, before, books } = await decided()
  await refunds(refund, 'approval')
  await refunds(refund, 'failure', { reason: 'compte fermé' })
  expect((await act(id, 'refund', { goods: 3000 })).status).toBe(200)
  expect(changes(before, await books())).toEqual({})
})

test('[VSPACE-5] an order cancelled and standing again owes an approved refund once', async () => {
  const { refund, before, books, orderId } = await decided()
  await refunds(refund, 'approval')
  await fixture.setOrderStatus(orderId, 'cancelled')
  await market.outbox.drain()
  // All of the price is due, and two refunds pay it together.
  const [due] = await sql(
    `select sum(amount_centimes)::int as n from returns.refunds where state in ('due', 'approved')`,
  )
  expect(await fixture.total('refunds_due', orderId)).toBe(0 - Number(due?.['n']))
  await fixture.setOrderStatus(orderId, 'delivered')
  await market.outbox.drain()
  expect(changes(before, await books())).toEqual(OWED)
  expect((await refunds(refund, 'payment', { reference: 'CCP 3' })).status).toBe(200)
  expect(changes(before, await books())).toEqual(PAID)
})

test('[VSPACE-5] what was withdrawn while its order was cancelled is not owed when it is reopened', async () => {
  const { refund, before, books, orderId, total } = await decided()
  await refunds(refund, 'approval')
  await fixture.setOrderStatus(orderId, 'cancelled')
  await market.outbox.drain()
  await refunds(refund, 'cancellation', { reason: 'erreur' })
  const [due] = await sql(
    `select sum(amount_centimes)::int as n from returns.refunds where state in ('due', 'approved')`,
  )
  expect(due?.['n']).toBe(Math.round(total * 100))
  await fixture.setOrderStatus(orderId, 'delivered')
  await market.outbox.drain()
  expect(changes(before, await books())).toEqual({})
})

test('the version before cannot post an approved refund once more', async () => {
  const { refund } = await decided()
  await refunds(refund, 'approval')
  await expect(
    sql(
      `update returns.refunds set state = 'paid', paid_at = now(),
         journal_id = (select id from ledger.journals where kind = 'sale' limit 1) where id = $1`,
      refund,
    ),
  ).rejects.toThrow('refunds_paid_by_accrual')
})

test('what was approved by the version before is posted when it is paid', async () => {
  const { refund, before, books } = await decided()
  await sql(
    `update returns.refunds set state = 'approved', approved_at = now(), approved_by = gen_random_uuid() where id = $1`,
    refund,
  )
  expect(changes(before, await books())).toEqual({})
  expect((await refunds(refund, 'payment', { reference: 'CCP 4' })).status).toBe(200)
  expect(changes(before, await books())).toEqual(PAID)
})

test('[VSPACE-5] what a cheaper exchange saves is owed when it arrives, and paid by two people', async () => {
  await sql('update catalog.variants set price_centimes = 300000 where price_centimes = 450000')
  const bought = await delivered()
  const variant_id = fixture.robe().variants[1]
  const id = await requested(bought, { requested_resolution: 'exchange', variant_id })
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  const before = await readBooks(bought.orderId)
  await act(id, 'exchange', { courier: null })
  expect(changes(before, await readBooks(bought.orderId))).toEqual({})
  expect((await act(id, 'exchange-steps', { state: 'delivered' })).status).toBe(200)
  const owed = changes(before, await readBooks(bought.orderId))
  expect(owed).toMatchObject({ refunds_due: -100_000, vendor_payable: 94_050 })
  const refund = await fixture.firstRefund()
  expect((await refunds(refund, 'approval')).status).toBe(200)
  expect(changes(before, await readBooks(bought.orderId))).toEqual(owed)
  expect((await refunds(refund, 'payment', { reference: 'CCP 5' })).status).toBe(200)
  const { refunds_due: due, cash_received: left } = await readBooks(bought.orderId)
  expect({ due, left }).toEqual({ due: 0, left: -100_000 })
})
