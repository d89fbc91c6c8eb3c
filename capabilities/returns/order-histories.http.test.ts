import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { stressLevel } from '#tests/support/stress-level.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VendorOrder } from '../orders/vendor.contract.ts'
import { OrderReturnsView } from './contract.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const fixture = await returnsFixture(database, market)
const { call, act, sql, total } = fixture
const buy = checkoutWith((path, init) => market.app.request(path, init))
const STOCK = 20

beforeEach(() => fixture.clear())

async function settle() {
  for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
  expect(market.failures).toEqual([])
}

async function placed(isByCard: boolean) {
  const { id: product_id, variants } = fixture.robe()
  await sql('update catalog.variants set on_hand = $1', STOCK)
  await sql('truncate platform.rate_limits')
  const [medium, large] = variants
  const lines = [
    { product_id, variant_id: medium, quantity: 1 },
    { product_id, variant_id: medium, quantity: 2 },
    { product_id, variant_id: large, quantity: 1 },
  ]
  const payment_method = isByCard ? 'cib' : 'cash_on_delivery'
  const { number, key, orders } = (await buy(lines, { payment_method })).body as PlacedView
  if (isByCard) {
    const body = { method: 'cib', accepts_terms: true }
    await call(`purchases/${number}/payments`, { body, key: key ?? '' })
    network.pays()
    await call(`purchases/${number}/payment-checks`, { body: {}, key: key ?? '' })
    await settle()
  }
  const { id } = orders[0]!
  const read = async () =>
    VendorOrder.parse((await call(`vendor/orders/${id}`, { as: 'amel' })).body)
  const { items } = await read()
  const sizeOf = new Map(items.map((item) => [item.id, item.variant_id === medium ? 0 : 1]))
  return {
    ...{ id, number, isByCard, read, sizeOf, key: key ?? '' },
    price: [4000, 4500] as const,
    bought: [3, 1] as const,
    /** By size: returned in parcels, cancelled before it was sent, returned after delivery, damaged, reserved, refunded. */
    back: [0, 0],
    dropped: [0, 0],
    returned: [0, 0],
    damaged: [0, 0],
    aside: [0, 0],
    repaid: [0, 0],
    /** Parcels that came back before the order was reopened. */
    over: [] as string[],
    delivery: orders[0]!.total_amount - 3 * 4000 - 4500,
  }
}
type History = Awaited<ReturnType<typeof placed>>

const setStatus = (sale: History, status: string) =>
  call(`admin/orders/${sale.id}/status-changes`, { body: { status }, as: 'admin' })
const count =
  (sale: History, what: 'back' | 'dropped' | 'returned' | 'damaged' | 'aside' | 'repaid') =>
  (itemId: string, quantity: number) => {
    sale[what][sale.sizeOf.get(itemId) ?? 0]! += quantity
  }

async function send(sale: History, isWhole: boolean) {
  const item = (await sale.read()).items.find(({ left_to_send }) => left_to_send > 0)
  if (!item) return
  const courier = { courier: 'yalidine', tracking: null }
  const body = isWhole ? courier : { ...courier, items: [{ item_id: item.id, quantity: 1 }] }
  await call(`vendor/orders/${sale.id}/parcels`, { body, as: 'amel' })
}

/** Of a cancelled order: it is reopened for what was sent. */
async function deliverAnyway(sale: History, order: Awaited<ReturnType<History['read']>>) {
  const parcels = order.parcels.filter(({ id }) => !sale.over.includes(id))
  const parcel = parcels.find(({ state }) => state === 'handed_over')
  // Cash of a parcel that was delivered and came back is settled by a person.
  const wasPaid = parcels.some(
    ({ state, history }) =>
      state === 'returned' && history.some((step) => step.state === 'delivered'),
  )
  if (!parcel || wasPaid) return
  expect((await fixture.deliverParcel(sale.id, parcel.id)).status).toBe(200)
  sale.back = [0, 0]
  sale.dropped = [...sale.bought]
  for (const { state, items } of parcels)
    for (const { item_id, quantity } of items) {
      count(sale, 'dropped')(item_id, -quantity)
      if (state === 'returned') count(sale, 'back')(item_id, quantity)
    }
}

async function moveParcel(sale: History, to: 'delivered' | 'resellable' | 'damaged') {
  const order = await sale.read()
  const isCancelled = order.status === 'cancelled'
  const parcel = order.parcels.find(
    ({ state }) => state === 'handed_over' || (isCancelled && state === 'delivered'),
  )
  if (!parcel || (isCancelled && sale.returned.some((n) => n > 0))) return
  if (isCancelled && to === 'delivered') return deliverAnyway(sale, order)
  if (to === 'delivered') return void (await fixture.deliverParcel(sale.id, parcel.id))
  const body = { state: 'returned', condition: to }
  const path = `vendor/orders/${sale.id}/parcels/${parcel.id}/steps`
  if ((await call(path, { body, as: 'amel' })).status !== 200) return
  for (const { item_id, quantity } of parcel.items) {
    if (!isCancelled) count(sale, 'back')(item_id, quantity)
    if (to === 'damaged') count(sale, 'damaged')(item_id, quantity)
  }
}

/** Returns one item; its replacement is refused on delivery, or never expected. */
async function giveBack(sale: History, how: 'refund' | 'replacement' | 'open', line: number) {
  const itemId = [...sale.sizeOf.keys()][line % sale.sizeOf.size]!
  const resolution = how === 'refund' ? 'refund' : 'replacement'
  const items = [{ item_id: itemId, quantity: 1 }]
  const query = await call('track/returns', {
    key: sale.key,
    body: { order_id: sale.id, items, reason: 'defective', requested_resolution: resolution },
  })
  if (query.status !== 201) return
  const id = OrderReturnsView.parse(query.body).returns[0]!.id
  expect((await act(id, 'acceptance')).status).toBe(200)
  if (how === 'open') return count(sale, 'aside')(itemId, 1)
  const condition = line % 2 === 0 ? 'resellable' : 'damaged'
  expect((await fixture.receive(id, itemId, 1, condition)).status).toBe(200)
  count(sale, 'returned')(itemId, 1)
  if (condition === 'damaged') count(sale, 'damaged')(itemId, 1)
  if (how === 'replacement') {
    expect((await act(id, 'exchange')).status).toBe(200)
    expect((await act(id, 'exchange-steps', { state: 'returned' })).status).toBe(200)
  }
  if ((await act(id, 'refund')).status !== 200) return
  const [refund] = await sql(`select id from returns.refunds where return_id = $1`, id)
  const refundId = refund?.['id'] as string
  expect((await fixture.refunds(refundId, 'approval')).status).toBe(200)
  if (!sale.isByCard) expect((await fixture.refunds(refundId, 'payment')).status).toBe(200)
  count(sale, 'repaid')(itemId, 1)
}

async function cancelRest(sale: History) {
  const before = (await sale.read()).items
  const body = { reason: 'out_of_stock', only: 'remainder' }
  const { status } = await call(`vendor/orders/${sale.id}/cancellation`, { body, as: 'amel' })
  if (status !== 200) return expect(status).toBe(409)
  for (const { id, left_to_send } of before) count(sale, 'dropped')(id, left_to_send)
}

async function reopen(sale: History) {
  const before = await sale.read()
  if (before.status !== 'cancelled') return
  sale.over = before.parcels.filter(({ state }) => state === 'returned').map(({ id }) => id)
  expect((await setStatus(sale, 'confirmed')).status).toBe(200)
  sale.back = [0, 0] // it is shipped again
  sale.dropped = [0, 0]
}
async function cancel(sale: History) {
  expect((await setStatus(sale, 'cancelled')).status).toBe(200)
  await market.outbox.drain()
  sale.aside = [0, 0]
}

const HAPPENINGS = {
  sendOne: (sale: History) => send(sale, false),
  sendAll: (sale: History) => send(sale, true),
  arrives: (sale: History) => moveParcel(sale, 'delivered'),
  comesBack: (sale: History) => moveParcel(sale, 'resellable'),
  comesBackDamaged: (sale: History) => moveParcel(sale, 'damaged'),
  refund: (sale: History, line: number) => giveBack(sale, 'refund', line),
  replacement: (sale: History, line: number) => giveBack(sale, 'replacement', line),
  open: (sale: History, line: number) => giveBack(sale, 'open', line),
  undeliver: async (sale: History) => {
    if ((await sale.read()).status === 'delivered') await setStatus(sale, 'shipped')
  },
  shopSaysDelivered: async (sale: History) => {
    const body = { status: 'delivered' }
    await call(`vendor/orders/${sale.id}/status-changes`, { body, as: 'amel' })
  },
  cancel,
  cancelRest,
  revive: reopen,
  settle,
}
type Happening = keyof typeof HAPPENINGS

/** Of a cancelled order what is still on the road or with its buyer. */
function outside(sale: History, { parcels }: Awaited<ReturnType<History['read']>>, size: number) {
  const away = parcels
    .filter(({ state }) => state !== 'returned')
    .flatMap(({ items }) => items)
    .filter(({ item_id }) => sale.sizeOf.get(item_id) === size)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)
  return Math.max(0, away - sale.returned[size]!)
}

async function checkStock(sale: History, order: Awaited<ReturnType<History['read']>>) {
  const isWith = (index: number) =>
    order.status === 'cancelled'
      ? outside(sale, order, index)
      : sale.bought[index]! - sale.back[index]! - sale.dropped[index]! - sale.returned[index]!
  const wanted = [0, 1].map(
    (index) => STOCK - isWith(index) - sale.damaged[index]! - sale.aside[index]!,
  )
  expect(await fixture.stock()).toEqual(wanted)
}

async function checkMoney(
  sale: History,
  { status, payment_status }: Awaited<ReturnType<History['read']>>,
) {
  const book = async (account: string) => Number(await total(account, sale.id)) / 100
  const [owed, due, gateway] = [
    await book('buyer_receivable'),
    await book('refunds_due'),
    await book('online_clearing'),
  ]
  if (sale.isByCard) expect(gateway).toBe(network.last().deposited / 100)
  if (status === 'cancelled') {
    expect([owed, await book('vendor_payable')]).toEqual([0, 0])
    if (sale.isByCard) expect([due, gateway]).toEqual([0, 0])
  }
  if (status !== 'delivered' || payment_status !== 'paid') return
  const remaining = [0, 1].reduce(
    (sum, index) =>
      sum +
      (sale.bought[index]! - sale.back[index]! - sale.dropped[index]! - sale.repaid[index]!) *
        sale.price[index]!,
    0,
  )
  const held = sale.isByCard
    ? gateway
    : (await book('cash_at_courier')) + (await book('cash_received'))
  expect([remaining, remaining + sale.delivery]).toContain(held)
  expect([owed, due]).toEqual([0, 0])
}

const USUAL: Happening[][] = [
  ['sendOne', 'sendAll', 'arrives', 'comesBack'],
  ['sendOne', 'sendAll', 'comesBackDamaged', 'shopSaysDelivered'],
  ['sendAll', 'arrives'],
  ['sendAll', 'comesBack', 'revive'],
  ['sendOne', 'cancelRest', 'arrives'],
  ['sendOne', 'cancel', 'arrives'],
  ['sendOne', 'sendAll', 'cancel', 'arrives', 'comesBack'],
  ['sendOne', 'sendOne', 'arrives', 'cancelRest'],
]
const later = fc.array(
  fc.record({
    what: fc.constantFrom(...(Object.keys(HAPPENINGS) as Happening[])),
    line: fc.nat(2),
  }),
  { minLength: 2, maxLength: 6 },
)

test(
  '[VSPACE-4] whatever happens to an order, its pieces add up and its money is where its goods are',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.constantFrom(...USUAL),
        later,
        async (isByCard, first, then) => {
          const sale = await placed(isByCard)
          const steps = [...first.map((what) => ({ what, line: 0 })), ...then]
          for (const { what, line } of steps) {
            await HAPPENINGS[what](sale, line)
            await checkStock(sale, await sale.read())
          }
          await settle()
          if (isByCard) await fixture.approveRest(sale.id)
          await settle()
          await checkMoney(sale, await sale.read())
        },
      ),
      {
        numRuns: stressLevel(16, 400),
        // Cancelled, delivered all the same, and cancelled again before the events came.
        examples: [[true, ['sendOne', 'cancel', 'arrives'], [{ what: 'cancel', line: 0 }]]],
      },
    )
  },
  stressLevel(300_000, 1_200_000),
)
