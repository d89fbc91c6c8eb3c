import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { AdminOrder } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
let token: string
let tajine: { id: string }

beforeAll(async () => {
  token = await market.tokenOf((await market.account('chief@yova.example', 'admin')).email)
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 50 })
})

const bought = async () => {
  const { body } = await buy([{ product_id: tajine.id, quantity: 2 }])
  return (body as PlacedView).orders[0]!.id
}
const setStatus = async (id: string, body: object) => {
  const answer = await market.app.request(`/api/v1/admin/orders/${id}/status-changes`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'fr',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as object }
}
const yalidine = { courier: 'yalidine', tracking: 'yal-TEAM01' }

test('an order the team ships leaves in a parcel of the courier that was named', async () => {
  const id = await bought()
  const shipped = await setStatus(id, { status: 'shipped', parcel: yalidine })
  expect(shipped.status).toBe(200)
  const order = AdminOrder.parse(shipped.body)
  expect(order.status).toBe('shipped')
  expect(order.parcels).toMatchObject([
    { courier: { code: 'yalidine' }, tracking: 'yal-TEAM01', state: 'handed_over' },
  ])
  expect(order.history.at(-1)).toMatchObject({ to: 'shipped', actor_role: 'admin' })
})

test('a courier that is not offered and a number already used are refused, and nothing changes', async () => {
  const id = await bought()
  const pigeon = await setStatus(id, { status: 'shipped', parcel: { courier: 'pigeon' } })
  expect(pigeon).toMatchObject({
    status: 422,
    body: { code: 'courier_unknown', errors: [{ path: 'parcel.courier' }] },
  })
  const taken = await setStatus(id, { status: 'shipped', parcel: yalidine })
  expect(taken).toMatchObject({
    status: 422,
    body: { code: 'tracking_taken', errors: [{ path: 'parcel.tracking' }] },
  })
  const own = await setStatus(id, { status: 'shipped', parcel: { courier: null } })
  expect(AdminOrder.parse(own.body).parcels).toMatchObject([{ courier: null, tracking: null }])
})

test('delivered without a parcel, the cash is with who handed it over: the shop unless said', async () => {
  const balance = async (id: string, account: string) =>
    (
      await database.pool.query(
        `select coalesce(sum(e.amount_centimes), 0)::int as n from ledger.entries e
         join ledger.accounts a on a.id = e.account_id join ledger.journals j on j.id = e.journal_id
         where j.order_id = $1 and a.kind = $2`,
        [id, account],
      )
    ).rows[0]?.n as number
  const [byShop, byCourier] = [await bought(), await bought()]
  await setStatus(byShop, { status: 'delivered' })
  const done = await setStatus(byCourier, { status: 'delivered', cash_holder: 'operator' })
  const total = AdminOrder.parse(done.body).total_amount * 100
  // 9,600 less the commission of 5% and the tax on it: owed to the shop, or kept by it.
  expect(await balance(byCourier, 'cash_at_courier')).toBe(total)
  expect(await balance(byCourier, 'vendor_payable')).toBe(-902_880)
  expect(await balance(byShop, 'cash_at_courier')).toBe(0)
  expect(await balance(byShop, 'vendor_payable')).toBe(total - 902_880)
  const strange = await setStatus(byShop, { status: 'delivered', cash_holder: 'nobody' })
  expect(strange.status).toBe(422)
})

test('[ORD-1] the status alone is set where nothing can leave: any status from any', async () => {
  const id = await bought()
  await setStatus(id, { status: 'shipped', parcel: { courier: null } })
  await setStatus(id, { status: 'processing' })
  const again = await setStatus(id, { status: 'shipped', parcel: { courier: null } })
  expect(AdminOrder.parse(again.body)).toMatchObject({ status: 'shipped', parcels: [{}] })
  const waiting = await bought()
  await setStatus(waiting, { status: 'pending' })
  const jumped = await setStatus(waiting, { status: 'shipped', parcel: { courier: null } })
  expect(AdminOrder.parse(jumped.body)).toMatchObject({ status: 'shipped', parcels: [] })
})

test('[AORD-1] an order that was cancelled while its parcel travels says so', async () => {
  const id = await bought()
  await setStatus(id, { status: 'shipped', parcel: { courier: 'yalidine', tracking: null } })
  const cancelled = AdminOrder.parse((await setStatus(id, { status: 'cancelled' })).body)
  expect(cancelled.is_on_road).toBe(true)
  const { rows } = await database.pool.query(
    `update orders.parcels set state = 'returned', returned_at = now(), return_condition = 'resellable' where order_id = $1 returning vendor_id`,
    [id],
  )
  expect(rows).toHaveLength(1)
  const again = await setStatus(id, { status: 'cancelled' })
  expect(AdminOrder.parse(again.body).is_on_road).toBe(false)
})
