import { expect, test } from 'vitest'
import { localDate, startOfMonth } from '#kernel/calendar.ts'
import { after, days, hours, type Milliseconds } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { callApi } from '#tests/support/api-client.ts'
import { checkoutWith } from '#tests/support/marketplace-fixture.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { VatJournal } from '#capabilities/documents/commission.contract.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { VendorOrder } from '#capabilities/orders/vendor.contract.ts'
import { JournalsPage, MoneyOverview } from '#capabilities/payouts/ledger.contract.ts'
import { CutOffOfMonth } from './cut-offs.contract.ts'

const fixture = await payoutsFixture(await testDatabase())
const { market, ask, tokens, signIn, amel, bought, handOver, changeStatus, balance, transactions } =
  fixture
const buy = checkoutWith((path, init) => market.app.request(path, init))

/** Just before the month ends. */
const next = startOfMonth(after(startOfMonth(market.clock.now()), days(32)))
market.clock.advance((next.getTime() - market.clock.now().getTime() - hours(2)) as Milliseconds)
await signIn()
const [month, later] = [monthNow(), localDate(next).slice(0, 7)]
function monthNow() {
  return localDate(market.clock.now()).slice(0, 7)
}

/** In dinars, by account, as the journals of the month say. */
async function bookOf(wanted: string, kind = '') {
  const last = localDate(after(startOfMonth(after(new Date(`${wanted}-01`), days(32))), days(-1)))
  const path = `/money/journals?from=${wanted}-01&until=${last}&limit=100${kind && `&kind=${kind}`}`
  const { items } = JournalsPage.parse((await ask('admin', path)).body)
  const sums: Record<string, number> = {}
  for (const { account, amount } of items.flatMap(({ entries }) => entries))
    sums[account] = Math.round(((sums[account] ?? 0) + amount) * 100) / 100
  return sums
}
const cutOffOf = async (wanted: string) =>
  CutOffOfMonth.parse((await ask('admin', `/money/cut-off?month=${wanted}`)).body).cut_off
const stated = async () => ({
  balance: await balance(),
  lines: (await transactions()).items,
  vendors: (await ask('admin', '/money/vendors')).body,
  accounts: MoneyOverview.parse((await ask('admin', '/money/overview')).body).accounts.filter(
    ({ amount }) => amount !== 0,
  ),
  vat: VatJournal.parse((await ask('admin', `/money/vat-journal?month=${month}`)).body),
  statement: (
    await callApi(market.app, `/api/v1/vendor/money/statement?month=${month}`, {
      token: tokens.amel,
    })
  ).text,
})

/** Three pieces of 1,001 DA; one parcel with one of them. */
async function sendOne() {
  const pot = await market.shop.product(amel(), { name: 'Vase', price: 1001, stock: 9 })
  const { body } = await buy([{ product_id: pot.id, quantity: 3 }])
  const { id } = (body as PlacedView).orders[0]!
  const order = VendorOrder.parse((await ask('amel', `/orders/${id}`)).body)
  const items = [{ item_id: order.items[0]!.id, quantity: 1 }]
  const sent = await ask('amel', `/orders/${id}/parcels`, { courier: 'yalidine', items })
  const parcel = VendorOrder.parse(sent.body).parcels[0]!
  const path = `/orders/${id}/parcels/${parcel.id}/delivery`
  expect((await ask('admin', path, { outcome: 'delivered' })).status).toBe(200)
  await market.outbox.drain()
  return { id, rest: order.total_amount - parcel.collect }
}

test('a month earns what was delivered in it; nothing by vendor or document changes', async () => {
  const delivered = await bought()
  await handOver(delivered)
  await changeStatus(delivered, 'delivered')
  const open = await bought()
  const cancelledLater = await bought()
  await changeStatus(await bought(), 'cancelled')
  const { rest } = await sendOne()
  const whole = 1500 + 150.15
  expect(await bookOf(month)).toMatchObject({ platform_commission: -whole })
  market.clock.advance(hours(3))
  await signIn()
  expect(monthNow()).toBe(later)
  const before = await stated()
  expect(before.vat.uninvoiced.base).toBe(whole)

  expect(await cutOffOf(month)).toBeNull()
  await market.treasury.postCutOffs()
  await market.treasury.postCutOffs()
  expect(await stated()).toEqual(before)
  // Of the vases, two of three pieces: the delivery left with the first parcel.
  const vases = { price: rest, commission: 100.1 }
  const found = await cutOffOf(month)
  expect(found).toMatchObject({
    orders: 3,
    price: 2 * 10_300 + vases.price,
    commission: 2 * 500 + vases.commission,
    delivery: 2 * 300,
  })
  expect(await bookOf(month, 'cut_off')).toMatchObject({ platform_commission: 1100.1 })
  const book = await bookOf(month)
  expect(book['platform_commission']).toBe(-550.05)
  expect(book['deferred_income']).toBe(-1700.1)
  // What is owed for goods that were not delivered is in no balance.
  const owed = (book['vendor_payable'] ?? 0) + (book['undelivered_goods'] ?? 0)
  expect(owed).toBeCloseTo(-9405 - (1001 - 50.05 * 1.19))

  // Put back on the first day, also where an order is cancelled afterwards.
  await changeStatus(cancelledLater, 'cancelled')
  await changeStatus(open, 'delivered')
  expect(await bookOf(later)).toMatchObject({ platform_commission: -600.1 })
  const both = await bookOf(month, 'cut_off')
  for (const [account, amount] of Object.entries(await bookOf(later, 'cut_off')))
    expect(amount).toBe(0 - both[account]!)
  const file = await callApi(market.app, `/api/v1/admin/money/cut-off-file?month=${month}`, {
    token: tokens.admin,
  })
  expect(file.text.trim().split('\n')).toHaveLength(1 + 3)
})

test('a month is closed with its cut-off, and a closed one gets none any more', async () => {
  await bought()
  market.clock.advance(days(32))
  await signIn()
  expect(await cutOffOf(later)).toBeNull()
  expect((await ask('admin', '/money/vat-closings', { month: later })).status).toBe(204)
  expect(await cutOffOf(later)).toMatchObject({ orders: 1, commission: 500 })
  market.clock.advance(days(32))
  await signIn()
  const following = localDate(after(next, days(40))).slice(0, 7)
  expect((await ask('admin', '/money/vat-closings', { month: following })).status).toBe(204)
  await market.treasury.postCutOffs()
  expect(await cutOffOf(following)).toMatchObject({ orders: 1 })
})
