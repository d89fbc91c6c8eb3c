import { beforeEach, expect, test } from 'vitest'
import { createAnalytics } from '#capabilities/analytics/index.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { createProductManagement } from '#capabilities/catalog/index.ts'
import { routes } from '#platform/http/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { createGuards } from '#server/guards.ts'
import { Margin } from './margins.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const analytics = createAnalytics({ ...market, db: database.db })
const products = createProductManagement({ ...market, database })
const { sessionStates } = market.identity
const guards = createGuards({
  sessionStates,
  findStaffMembership: market.vendors.findStaffMembership,
})
market.app.route(
  '/api/v1/own',
  routes()
    .use('*', guards.vendor as never)
    .route('/', analytics.vendorRoutes as never)
    .route('/', products.vendorRoutes as never) as never,
)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const fixture = await returnsFixture(database, market)
const { sql, call, act, delivered, requested, receive, refunds } = fixture

beforeEach(() => fixture.clear())

const margin = async (as: 'amel' | 'brahim' = 'amel') => {
  await market.outbox.drain()
  const { status, body } = await call('own/margins', { as })
  expect(status).toBe(200)
  return Margin.parse(body)
}
/** The vendor's payable of its sales in the ledger, which the margin must equal. */
const ledgers = async (vendorId = fixture.shop()) => {
  const [row] = await sql(
    `select coalesce(-sum(e.amount_centimes), 0)::float8 / 100 as margin from ledger.entries e
     join ledger.accounts a on a.id = e.account_id and a.kind = 'vendor_payable' and a.vendor_id = $1
     join ledger.journals j on j.id = e.journal_id
     where j.kind in ('sale', 'sale_reversal', 'refund', 'refund_reversal', 'adjustment')`,
    vendorId,
  )
  return row?.['margin'] as number
}
const agrees = async () => {
  const view = await margin()
  expect(Math.round((view.margin + view.pending) * 100)).toBe(Math.round((await ledgers()) * 100))
  expect(view.margin).toBeCloseTo(view.sold - view.returned - view.commission - view.vat, 2)
}
async function sentBack(
  bought: Awaited<ReturnType<typeof delivered>>,
  goods: number,
  condition: string,
) {
  const id = await requested(bought)
  await act(id, 'acceptance')
  await act(id, 'steps', { state: 'returning', tracking: 'YAL-777' })
  expect((await receive(id, bought.itemId, 1, condition)).status).toBe(200)
  expect((await act(id, 'refund', { goods })).status).toBe(200)
  const [refund] = await sql('select id from returns.refunds where return_id = $1', id)
  const refundId = refund?.['id'] as string
  await refunds(refundId, 'approval')
  expect((await refunds(refundId, 'payment', { reference: 'V-12' })).status).toBe(200)
}

test('[VSPACE-1] what stays of a sale is what the ledger owes; what is on its way stands apart', async () => {
  await delivered(2)
  const seen = await margin()
  expect(seen).toMatchObject({ sold: 8000, returned: 0, commission: 400, vat: 76, pending: 0 })
  expect(seen).toMatchObject({
    margin: 7524,
    quantity: 2,
    returned_quantity: 0,
    quantity_without_cost: 2,
  })
  expect(seen.best).toMatchObject([{ name: 'Robe', margin: 7524, cost: null }])
  expect(seen.worst).toEqual([])
  await agrees()
  expect(await margin('brahim')).toMatchObject({ sold: 0, margin: 0, best: [] })
})

test('[VSPACE-1] a return takes away what was given back, and the piece that is sold again costs nothing', async () => {
  const bought = await delivered(2)
  const cost = await call(`own/products/${fixture.robe().id}/cost`, {
    body: { cost: 1500.5 },
    method: 'PUT',
    as: 'amel',
  })
  expect(cost.status).toBe(200)
  // Admins read the log, and never a cost.
  const logged = await database.pool.query<{ before: unknown; after: unknown }>(
    "select before, after from audit.entries where action = 'catalog.cost_set'",
  )
  expect(logged.rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(logged.rows)).not.toContain('150050')
  expect(await margin()).toMatchObject({ margin: 7524, cost: 3001, quantity_without_cost: 0 })
  await sentBack(bought, 4000, 'resellable')
  const seen = await margin()
  expect(seen).toMatchObject({ sold: 8000, returned: 4000, commission: 200, vat: 38, margin: 3762 })
  expect(seen).toMatchObject({ quantity: 2, returned_quantity: 1, cost: 1500.5 })
  await agrees()
})

test('[VSPACE-1] a damaged piece is paid for by the shop all the same', async () => {
  const bought = await delivered(2)
  await call(`own/products/${fixture.robe().id}/cost`, {
    body: { cost: 1000 },
    method: 'PUT',
    as: 'amel',
  })
  await sentBack(bought, 4000, 'damaged')
  expect(await margin()).toMatchObject({ returned_quantity: 1, cost: 2000 })
})

test('a cost stays what it was when the order was counted, and is nobody else’s to see or set', async () => {
  const path = `own/products/${fixture.robe().id}/cost`
  await call(path, { body: { cost: 1000 }, method: 'PUT', as: 'amel' })
  await delivered(1)
  await margin()
  await call(path, { body: { cost: 9000 }, method: 'PUT', as: 'amel' })
  await delivered(1)
  expect(await margin()).toMatchObject({ cost: 10_000 })
  expect((await call(path, { body: { cost: 1 }, method: 'PUT', as: 'brahim' })).status).toBe(404)
  for (const cost of [-1, '5', undefined])
    expect((await call(path, { body: { cost }, method: 'PUT', as: 'amel' })).status).toBe(422)
  const [listed] = await sql(
    'select * from search.listings where product_id = $1',
    fixture.robe().id,
  )
  expect(listed).toBeTruthy()
  expect(JSON.stringify(listed)).not.toContain('cost')
})

test('[VSPACE-1] a variant costs what is said of it, also after it was sold; the others what the product does', async () => {
  const [red, blue] = fixture.robe().variants
  await sql('update catalog.variants set on_hand = on_hand + 5')
  const own = (id: unknown, cost: number | null) =>
    sql(
      'update catalog.variants set cost_centimes = $2 where id = $1',
      id,
      cost === null ? null : cost * 100,
    )
  await call(`own/products/${fixture.robe().id}/cost`, {
    body: { cost: 1000 },
    method: 'PUT',
    as: 'amel',
  })
  await own(blue, 1600)
  const bought = async (variant: unknown) => {
    const line = { product_id: fixture.robe().id, variant_id: variant as string, quantity: 1 }
    const { orders } = (await buy([line])).body as PlacedView
    await market.orders.changeStatus({
      orderId: orders[0]!.id as never,
      to: 'delivered',
      actor: { role: 'system' },
    })
  }
  await bought(red)
  await bought(blue)
  expect(await margin()).toMatchObject({ cost: 2600, quantity_without_cost: 0 })
  expect((await margin()).best).toMatchObject([{ unit_cost: 1000, own_costs: 1, cost: 2600 }])

  await call(`own/products/${fixture.robe().id}/cost`, {
    body: { cost: null },
    method: 'PUT',
    as: 'amel',
  })
  await own(blue, null)
  await bought(red)
  await bought(blue)
  expect(await margin()).toMatchObject({ cost: 0, quantity_without_cost: 2 })
  await own(blue, 700)
  expect(await margin()).toMatchObject({ quantity_without_cost: 1 })
  await own(red, 300)
  expect(await margin()).toMatchObject({ cost: 3600, quantity_without_cost: 0 })
  await agrees()
})

test('[VSPACE-1] over a generated history the margin is the ledger to the centime', async () => {
  for (const [step, quantity] of [2, 1, 2, 1].entries()) {
    const bought = await delivered(quantity, { shipping: { wilaya: step % 2 ? '16' : '31' } })
    await sql(`update catalog.variants set on_hand = on_hand + 5`)
    if (step === 0) await sentBack(bought, 3333.33, 'damaged')
    if (step === 1)
      await market.orders.changeStatus({
        orderId: bought.orderId as never,
        to: 'cancelled',
        actor: { role: 'system' },
        reason: 'test',
      })
    if (step === 2) await sentBack(bought, 100.01, 'resellable')
    await agrees()
  }
  const before = await margin()
  await sql('delete from analytics.margin_aggregates')
  await sql('delete from analytics.margin_contributions')
  await analytics.rebuildOrderAggregates()
  expect(await margin()).toEqual(before)
})

test('[VSPACE-1] an order of which one parcel came back leaves what its other one brought', async () => {
  const [variant] = fixture.robe().variants
  const line = { product_id: fixture.robe().id, variant_id: variant, quantity: 2 }
  const { orders } = (await buy([line])).body as PlacedView
  const order = `vendor/orders/${orders[0]!.id}`
  const [item] = await sql('select id from orders.order_items where order_id = $1', orders[0]!.id)
  const half = { items: [{ item_id: item?.['id'], quantity: 1 }] }
  for (const body of [half, half])
    expect((await call(`${order}/parcels`, { body, as: 'amel' })).status).toBe(200)
  const parcels = await sql('select id from orders.parcels order by position')
  const step = async (index: number, body: object) => {
    const path = `${order}/parcels/${String(parcels[index]?.['id'])}/steps`
    expect((await call(path, { body, as: 'amel' })).status).toBeLessThan(300)
  }
  expect(await margin()).toMatchObject({ sold: 0, margin: 0, pending: 7524 })
  await step(0, { state: 'delivered' })
  await step(1, { state: 'returning' })
  await step(1, { state: 'returned', condition: 'resellable' })
  expect(await margin()).toMatchObject({ sold: 8000, returned: 4000, margin: 3762, pending: 0 })
  expect(await margin()).toMatchObject({ quantity: 2, returned_quantity: 1 })
  await agrees()
})

test('money that moved without a fact is found by the clock', async () => {
  const bought = await delivered(1)
  const before = await margin()
  const changed = await sql(
    `update analytics.margin_contributions set lines = jsonb_set(lines, '{0,sold_centimes}', '1') where order_id = $1 returning 1`,
    bought.orderId,
  )
  expect(changed).toHaveLength(1)
  await sql('update analytics.margin_aggregates set sold_centimes = 1')
  expect((await margin()).sold).toBe(0.01)
  await analytics.aggregatePostedJournals()
  expect(await margin()).toEqual(before)
})
