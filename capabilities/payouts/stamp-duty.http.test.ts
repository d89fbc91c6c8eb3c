import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { OrderId, ParcelId } from '#capabilities/orders/index.ts'
import type { ParcelStatusUpdate } from '#capabilities/orders/operations/save-parcel-status.ts'
import { Purchase } from '#capabilities/orders/purchase.contract.ts'
import { VendorOrder } from '#capabilities/orders/vendor.contract.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith } from '#tests/support/marketplace-fixture.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'

const database = await testDatabase()
const fixture = await payoutsFixture(database)
const { market, sql, ask, tokens, remit, changeStatus, balance, transactions } = fixture
const { createBatch, daysToReturnAreOver, ledgerBalances } = fixture
const buy = checkoutWith((path, init) => market.app.request(path, init))

const charge = async (is_applied: boolean) => {
  const path = '/api/v1/admin/money/stamp-duty/switch'
  const request = { method: 'PUT', body: { is_applied }, token: tokens.admin }
  expect((await callApi(market.app, path, request)).status).toBe(200)
}

let pot = { id: '' }
beforeEach(async () => {
  await charge(true)
  pot = await market.shop.product(fixture.amel(), { name: 'Tajine', price: 10_000, stock: 500 })
  await sql(
    `insert into vendors.legal_identities (vendor_id, legal_name, legal_form, rc, nif, nis, ai, updated_at)
     values ($1, 'SARL Poterie Amel', 'SARL', '22B1204921/15', '001215012345678', '099915012345678', '15012345678', now())`,
    fixture.amel(),
  )
})
// An issued invoice prevents the deletion of its vendor.
afterEach(() => sql('truncate documents.series, documents.invoices cascade'))

/** Three pots for 30,000 DA and their delivery; the duty of a payment of all of it is 1.5 percent. */
const bought = async (fields: Parameters<typeof buy>[1] & object = {}) => {
  const { body, status } = await buy([{ product_id: pot.id, quantity: 3 }], fields)
  expect(status).toBe(201)
  const { number, orders, key } = body as PlacedView
  return { number, key: key!, id: orders[0]!.id as OrderId, total: orders[0]!.total_amount }
}
const quoteOf = async (lines: object[]) =>
  (await callApi(market.app, '/api/v1/cart/quote', { body: { lines, wilaya: '16' } })).body as {
    total: number
    stamp_duty: number
  }
const seenBy = async ({ number, key }: { number: string; key: string }) => {
  const answer = await market.app.request(`/api/v1/purchases/${number}`, {
    headers: { 'purchase-key': key },
  })
  return Purchase.parse(await answer.json())
}
const readOrder = async (id: string) => VendorOrder.parse((await ask('amel', `/orders/${id}`)).body)

async function send(id: string, quantity?: number) {
  const [item] = (await readOrder(id)).items
  const tracking = `YAL-${crypto.randomUUID().slice(0, 12).toUpperCase()}`
  const body = {
    ...{ courier: 'yalidine', tracking },
    ...(quantity && { items: [{ item_id: item!.id, quantity }] }),
  }
  const { parcels } = VendorOrder.parse((await ask('amel', `/orders/${id}/parcels`, body)).body)
  await market.outbox.drain()
  return parcels.at(-1)!
}
/** As its courier reports it. */
const step = async (orderId: OrderId, parcelId: string, reported: ParcelStatusUpdate) => {
  const done = await inTransaction(database.db, (tx) =>
    market.orders.updateParcelStatusInTx(tx, {
      ...{ vendorId: fixture.amel(), orderId, parcelId: parcelId as ParcelId, step: reported },
      ...{ actor: { role: 'system', id: null }, isByCourier: true },
    }),
  )
  expect(done.ok).toBe(true)
  await market.outbox.drain()
}
const invoiceOf = async (id: string) => {
  const made = await ask('amel', '/documents/tickets', { kind: 'invoice', order_ids: [id] })
  expect(made.status).toBe(201)
  return sql(
    `select kind, stamp_duty_centimes::int / 100 as duty, total_centimes::int / 100 as total, rules ->> 'stamp_duty' as source
     from documents.invoices where order_id = $1 and subject = 'sale' order by issued_at, id`,
    id,
  )
}

test('[AREP-3] the duty is shown, asked for, collected, remitted, invoiced and paid out alike', async () => {
  const quote = await quoteOf([{ product_id: pot.id, quantity: 3 }])
  const placed = await bought({
    expected_total: quote.total,
    expected_stamp_duty: quote.stamp_duty,
  })
  expect([placed.total, quote.stamp_duty]).toEqual([30_300, 455])
  expect((await seenBy(placed)).orders[0]).toMatchObject({ total_amount: 30_300, stamp_duty: 455 })
  expect((await readOrder(placed.id)).to_collect).toBe(30_755)

  const first = await send(placed.id, 1)
  expect(first).toMatchObject({ collect: 10_403, stamp_duty: 103 })
  expect(await seenBy(placed)).toMatchObject({
    orders: [{ stamp_duty: 455, to_collect_amount: 10_403 }],
  })
  const second = await send(placed.id)
  expect(second).toMatchObject({ collect: 20_200, stamp_duty: 200 })
  // Two payments of a lower tier: the buyer pays less than was shown.
  expect((await readOrder(placed.id)).to_collect).toBe(30_603)

  await step(placed.id, first.id, { state: 'delivered' })
  expect(await ledgerBalances()).toMatchObject({ cash_at_courier: 10_403_00 })
  await step(placed.id, second.id, { state: 'delivered' })
  expect(await seenBy(placed)).toMatchObject({
    orders: [{ status: 'delivered', stamp_duty: 303, collected_amount: 30_603 }],
  })
  const held = await sql(
    'select amount_centimes::int / 100 as amount from payouts.courier_cash order by 1',
  )
  expect(held.map(({ amount }) => amount)).toEqual([10_403, 20_200])

  // The day of the invoice does not matter; each delivery has its own.
  await charge(false)
  const source = 'LF 2025, art. 46 ; circulaire 14/MF/DGI/LF.2025'
  expect(await invoiceOf(placed.id)).toMatchObject([
    { kind: 'invoice', duty: 103, source },
    { kind: 'invoice', duty: 200, source },
  ])
  await remit(placed.id)
  expect(await ledgerBalances()).toMatchObject({ cash_received: 30_603_00 })
  expect(await ledgerBalances()).not.toHaveProperty('cash_at_courier')
  expect(await ledgerBalances()).not.toHaveProperty('buyer_receivable')

  const { items } = await transactions()
  const duties = items.filter(({ kind }) => kind === 'stamp_duty')
  expect(duties.map(({ amount, order_number }) => [amount, order_number])).toEqual([
    [200, `${placed.number}-1`],
    [103, `${placed.number}-1`],
  ])
  // 30,000 less the commission of 5% and its VAT, and the duty that the vendor owes to the State.
  const net = 30_000 - 1500 - 285 + 303
  await daysToReturnAreOver()
  expect((await balance()).to_receive).toBe(net)
  expect((await createBatch()).body).toMatchObject({ total: net })
})

test('in all never more is asked for than was shown; nothing where none was shown, and by card', async () => {
  const shown = await bought()
  await sql('update orders.orders set stamp_duty_centimes = 12000 where id = $1', shown.id)
  await send(shown.id, 1)
  expect(await send(shown.id)).toMatchObject({ collect: 20_017, stamp_duty: 17 })

  const card = await bought({ payment_method: 'card_on_delivery' })
  expect((await seenBy(card)).orders[0]).toMatchObject({ stamp_duty: 0 })
  expect(await send(card.id)).toMatchObject({ collect: 30_300, stamp_duty: 0 })

  await charge(false)
  const before = await bought()
  await charge(true)
  expect(await send(before.id)).toMatchObject({ collect: 30_300, stamp_duty: 0 })
})

test('a buyer who states another duty than the one of today agrees to the new one first', async () => {
  for (const stated of [0, 120, 500]) {
    const refused = await buy([{ product_id: pot.id, quantity: 3 }], {
      expected_stamp_duty: stated,
    })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'quote_changed' }])
  }
  await charge(false)
  const { status } = await buy([{ product_id: pot.id, quantity: 3 }], { expected_stamp_duty: 0 })
  expect(status).toBe(201)
})

test('a parcel that comes back takes its duty with it; a refund of goods leaves it', async () => {
  const placed = await bought()
  const first = await send(placed.id, 1)
  const second = await send(placed.id)
  await step(placed.id, first.id, { state: 'delivered' })
  await step(placed.id, second.id, { state: 'returned', condition: 'resellable' })
  expect((await seenBy(placed)).orders[0]).toMatchObject({ status: 'delivered', stamp_duty: 103 })
  expect(await invoiceOf(placed.id)).toMatchObject([{ duty: 103, total: 10_103 }])
  const owed = (await balance()).balance
  await fixture.refunded(placed.id, 10_000)
  expect((await balance()).balance).toBe(owed - 9405)
  expect((await invoiceOf(placed.id))[0]).toMatchObject({ duty: 103 })
})

test('of an order that is cancelled after its delivery the buyer is owed the duty too, until it is reopened', async () => {
  const placed = await bought()
  const parcel = await send(placed.id)
  await step(placed.id, parcel.id, { state: 'delivered' })
  expect(await invoiceOf(placed.id)).toMatchObject([{ duty: 455 }])
  await changeStatus(placed.id, 'cancelled')
  expect(await ledgerBalances()).toEqual({ cash_at_courier: 30_755_00, refunds_due: -30_755_00 })
  expect(await invoiceOf(placed.id)).toMatchObject([
    { duty: 455 },
    { kind: 'credit_note', duty: 455 },
  ])
  await changeStatus(placed.id, 'delivered')
  expect(await ledgerBalances()).toMatchObject({ cash_at_courier: 30_755_00 })
  expect(await ledgerBalances()).not.toHaveProperty('refunds_due')
  expect((await balance()).balance).toBe(30_000 - 1500 - 285 + 455)
})

test('what is delivered without a parcel is paid with the duty that was shown', async () => {
  const placed = await bought()
  await changeStatus(placed.id, 'delivered')
  expect(await invoiceOf(placed.id)).toMatchObject([{ duty: 455, total: 30_455 }])
  // The vendor has the cash, 30,755, and owes the duty of it to the State; the operator invoices its delivery.
  expect((await balance()).balance).toBe(30_000 - 1500 - 285 - 30_300)
})
