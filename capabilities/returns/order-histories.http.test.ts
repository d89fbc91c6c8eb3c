import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { stressLevel } from '#tests/support/stress-level.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VendorOrder } from '../orders/contract.ts'
import { OrderReturns } from './contract.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const desk = await returnsFixture(database, market)
const { call, act, sql, total } = desk
const buy = checkoutWith((path, init) => market.app.request(path, init))
const SHELF = 20

beforeEach(() => desk.clear())

async function settle() {
  for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
  expect(market.failures).toEqual([])
}

async function placed(isByCard: boolean) {
  const { id: product_id, variants } = desk.robe()
  await sql('update catalog.variants set on_hand = $1', SHELF)
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
    /** By size: returned in parcels, returned after delivery, damaged, reserved, refunded. */
    back: [0, 0],
    returned: [0, 0],
    damaged: [0, 0],
    aside: [0, 0],
    repaid: [0, 0],
    delivery: orders[0]!.total_amount - 3 * 4000 - 4500,
  }
}
type History = Awaited<ReturnType<typeof placed>>

const setStatus = (of: History, status: string) =>
  call(`admin/orders/${of.id}/status-changes`, { body: { status }, as: 'admin' })
const count =
  (of: History, what: 'back' | 'returned' | 'damaged' | 'aside' | 'repaid') =>
  (itemId: string, quantity: number) => {
    of[what][of.sizeOf.get(itemId) ?? 0]! += quantity
  }

async function send(of: History, isWhole: boolean) {
  const item = (await of.read()).items.find(({ left_to_send }) => left_to_send > 0)
  if (!item) return
  const body = isWhole ? {} : { items: [{ item_id: item.id, quantity: 1 }] }
  await call(`vendor/orders/${of.id}/parcels`, { body, as: 'amel' })
}

async function moveParcel(of: History, to: 'delivered' | 'resellable' | 'damaged') {
  const order = await of.read()
  const parcel = order.parcels.find(({ state }) => state === 'handed_over')
  if (!parcel || order.status === 'cancelled') return
  const body = to === 'delivered' ? { state: to } : { state: 'returned', condition: to }
  const path = `vendor/orders/${of.id}/parcels/${parcel.id}/steps`
  const { status } = await call(path, { body, as: 'amel' })
  if (status !== 200 || to === 'delivered') return
  for (const { item_id, quantity } of parcel.items) {
    count(of, 'back')(item_id, quantity)
    if (to === 'damaged') count(of, 'damaged')(item_id, quantity)
  }
}

/** Returns one item; its replacement is refused on delivery, or never expected. */
async function giveBack(of: History, how: 'refund' | 'replacement' | 'open', line: number) {
  const itemId = [...of.sizeOf.keys()][line % of.sizeOf.size]!
  const resolution = how === 'refund' ? 'refund' : 'replacement'
  const items = [{ item_id: itemId, quantity: 1 }]
  const asked = await call('track/returns', {
    key: of.key,
    body: { order_id: of.id, items, reason: 'defective', requested_resolution: resolution },
  })
  if (asked.status !== 201) return
  const id = OrderReturns.parse(asked.body).returns[0]!.id
  expect((await act(id, 'acceptance')).status).toBe(200)
  if (how === 'open') return count(of, 'aside')(itemId, 1)
  const condition = line % 2 === 0 ? 'resellable' : 'damaged'
  expect((await desk.receive(id, itemId, 1, condition)).status).toBe(200)
  count(of, 'returned')(itemId, 1)
  if (condition === 'damaged') count(of, 'damaged')(itemId, 1)
  if (how === 'replacement') {
    expect((await act(id, 'exchange')).status).toBe(200)
    expect((await act(id, 'exchange-steps', { state: 'returned' })).status).toBe(200)
  }
  if ((await act(id, 'refund')).status !== 200) return
  const [refund] = await sql(`select id from returns.refunds where return_id = $1`, id)
  const refundId = refund?.['id'] as string
  expect((await desk.refunds(refundId, 'approval')).status).toBe(200)
  if (!of.isByCard) expect((await desk.refunds(refundId, 'payment')).status).toBe(200)
  count(of, 'repaid')(itemId, 1)
}

async function revive(of: History) {
  if ((await of.read()).status !== 'cancelled') return
  expect((await setStatus(of, 'confirmed')).status).toBe(200)
  of.back = [0, 0] // it is shipped again
}
async function cancel(of: History) {
  expect((await setStatus(of, 'cancelled')).status).toBe(200)
  await market.outbox.drain()
  of.aside = [0, 0]
}

const HAPPENINGS = {
  sendOne: (of: History) => send(of, false),
  sendAll: (of: History) => send(of, true),
  arrives: (of: History) => moveParcel(of, 'delivered'),
  comesBack: (of: History) => moveParcel(of, 'resellable'),
  comesBackDamaged: (of: History) => moveParcel(of, 'damaged'),
  refund: (of: History, line: number) => giveBack(of, 'refund', line),
  replacement: (of: History, line: number) => giveBack(of, 'replacement', line),
  open: (of: History, line: number) => giveBack(of, 'open', line),
  undeliver: async (of: History) => {
    if ((await of.read()).status === 'delivered') await setStatus(of, 'shipped')
  },
  shopSaysDelivered: async (of: History) => {
    const body = { status: 'delivered' }
    await call(`vendor/orders/${of.id}/status-changes`, { body, as: 'amel' })
  },
  cancel,
  revive,
  settle,
}
type Happening = keyof typeof HAPPENINGS

async function checkStock(of: History, status: string) {
  const isWith = (at: number) =>
    status === 'cancelled' ? 0 : of.bought[at]! - of.back[at]! - of.returned[at]!
  const wanted = [0, 1].map((at) => SHELF - isWith(at) - of.damaged[at]! - of.aside[at]!)
  expect(await desk.stock()).toEqual(wanted)
}

async function checkMoney(
  of: History,
  { status, payment_status }: Awaited<ReturnType<History['read']>>,
) {
  const book = async (account: string) => Number(await total(account, of.id)) / 100
  const [owed, due, gateway] = [
    await book('buyer_receivable'),
    await book('refunds_due'),
    await book('online_clearing'),
  ]
  if (of.isByCard) expect(gateway).toBe(network.last().deposited / 100)
  if (status === 'cancelled') {
    expect([owed, await book('vendor_payable')]).toEqual([0, 0])
    if (of.isByCard) expect([due, gateway]).toEqual([0, 0])
  }
  if (status !== 'delivered' || payment_status !== 'paid') return
  const kept = [0, 1].reduce(
    (sum, at) => sum + (of.bought[at]! - of.back[at]! - of.repaid[at]!) * of.price[at]!,
    0,
  )
  const held = of.isByCard
    ? gateway
    : (await book('cash_at_courier')) + (await book('cash_received'))
  expect([kept, kept + of.delivery]).toContain(held)
  expect([owed, due]).toEqual([0, 0])
}

const USUAL: Happening[][] = [
  ['sendOne', 'sendAll', 'arrives', 'comesBack'],
  ['sendOne', 'sendAll', 'comesBackDamaged', 'shopSaysDelivered'],
  ['sendAll', 'arrives'],
  ['sendAll', 'comesBack', 'revive'],
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
          const of = await placed(isByCard)
          const steps = [...first.map((what) => ({ what, line: 0 })), ...then]
          for (const { what, line } of steps) {
            await HAPPENINGS[what](of, line)
            await checkStock(of, (await of.read()).status)
          }
          await settle()
          await checkMoney(of, await of.read())
        },
      ),
      { numRuns: stressLevel(16, 400) },
    )
  },
  stressLevel(300_000, 1_200_000),
)
