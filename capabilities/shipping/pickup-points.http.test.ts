import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import type { PurchaseView } from '../orders/purchase.contract.ts'
import { PickupPoints } from './contract.ts'
import type { ManagedPickupPointsView } from './pickup-points.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const admin = await market.account('chief@yova.example', 'admin')
const token = await market.tokenOf(admin.email)
const buy = checkoutWith((path, init) => market.app.request(path, init))

async function ask<Body = ManagedPickupPointsView>(method: string, path = '', body?: object) {
  const answer = await market.app.request(`/api/v1/admin/pickup-points${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'fr',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const offered = async (query = '') =>
  PickupPoints.parse(
    await (await market.app.request(`/api/v1/wilayas/31/pickup-points${query}`)).json(),
  ).items

const ORAN = {
  courier: 'zr-express',
  wilaya: '31',
  commune_code: '3101',
  name: 'ZR Express Gambetta',
  address: '9 rue des Frères Bouadou',
  hours: '08:30 – 17:00',
  is_open: true,
}

let amel: string
let tajine: { id: string }
beforeEach(async () => {
  await database.pool.query(
    'truncate vendors.vendors, orders.purchases, platform.rate_limits cascade',
  )
  await database.pool.query('delete from shipping.pickup_points')
  await market.shipping.loadDefaultRates()
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 50 })
})

test('the operator enters an office, changes it and closes it; buyers see the open ones', async () => {
  const wrong = await ask<{ errors: object[] }>('POST', '', { ...ORAN, name: ' ', address: '' })
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'name' }, { path: 'address' }] },
  })
  expect(await ask('POST', '', { ...ORAN, commune_code: '1601' })).toMatchObject({
    status: 422,
    body: { code: 'commune_elsewhere' },
  })
  const added = await ask('POST', '', ORAN)
  expect(added).toMatchObject({ status: 200, body: { can_import: false, items: [ORAN_VIEW] } })
  const { id, version } = added.body.items[0]!
  expect(await offered(`?vendors=${amel}`)).toMatchObject([
    { id, name: ORAN.name, courier: 'ZR Express', hours: ORAN.hours },
  ])

  const closed = { ...ORAN, is_open: false, version }
  expect((await ask('PUT', `/${id}`, closed)).body.items).toMatchObject([{ is_open: false }])
  expect(await ask('PUT', `/${id}`, closed)).toMatchObject({
    status: 409,
    body: { code: 'pickup_point_changed' },
  })
  expect(await offered()).toEqual([])
  expect(await ask('POST', '/imports', {})).toMatchObject({
    status: 409,
    body: { code: 'no_courier_connected' },
  })
  const { rows } = await database.pool.query(
    `select action from audit.entries where subject_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { action: 'shipping.pickup_point_added' },
    { action: 'shipping.pickup_point_changed' },
  ])
})

const ORAN_VIEW = { name: ORAN.name, courier: { code: 'zr-express' }, is_imported: false }

test('[CHECK-2] an order to an office is refused where it is closed, unknown or elsewhere, and names it', async () => {
  const { items } = (await ask('POST', '', ORAN)).body
  const office = items[0]!
  await ask('POST', '', { ...ORAN, wilaya: '16', commune_code: null, name: 'Alger' })
  const { body: algiers } = await ask('GET', '?wilaya=16')
  const order = (pickup_point_id: string) =>
    buy([{ product_id: tajine.id, quantity: 1 }], {
      shipping: { wilaya: '31', city: 'Oran', address: ORAN.address },
      delivery: { [amel]: 'stop_desk' },
      pickup_point_id,
    })
  const refused = {
    status: 422,
    body: { code: 'pickup_point_unavailable', errors: [{ path: 'pickup_point_id' }] },
  }
  expect(await order(crypto.randomUUID())).toMatchObject(refused)
  expect(await order(algiers.items[0]!.id)).toMatchObject(refused)
  await ask('PUT', `/${office.id}`, { ...ORAN, is_open: false, version: office.version })
  expect(await order(office.id)).toMatchObject(refused)
  await ask('PUT', `/${office.id}`, { ...ORAN, version: office.version + 1 })

  const placed = await order(office.id)
  expect(placed.status).toBe(201)
  const { number, key } = placed.body as PlacedView
  const answer = await market.app.request(`/api/v1/purchases/${number}`, {
    headers: { 'purchase-key': key ?? '' },
  })
  const { orders } = (await answer.json()) as PurchaseView
  const { name, address, hours } = ORAN
  expect(orders).toMatchObject([{ pickup_point: { name, address, hours } }])
})

test('[CHECK-2] parcels of couriers that share no office wait at one each', async () => {
  const brahim = await market.shop.vendor({ name: 'Cuirs Brahim', wilaya: '13' })
  const bag = await market.shop.product(brahim, { name: 'Sac', price: 6000, stock: 5 })
  for (const [vendor, courier] of [
    [amel, 'zr-express'],
    [brahim, 'guepex'],
  ])
    await database.pool.query(
      'insert into shipping.courier_accounts (vendor_id, courier_code, is_default) values ($1, $2, true)',
      [vendor, courier],
    )
  await ask('POST', '', ORAN)
  await ask('POST', '', { ...ORAN, courier: 'guepex', name: 'Guepex Maraval' })
  expect(await offered(`?vendors=${amel},${brahim}`)).toEqual([])
  const [[zr], [guepex]] = [await offered(`?vendors=${amel}`), await offered(`?vendors=${brahim}`)]
  const order = (pickup_points: Record<string, string>, more: object = {}) =>
    buy(
      [tajine, bag].map(({ id }) => ({ product_id: id, quantity: 1 })),
      {
        shipping: { wilaya: '31', city: 'Oran', address: ORAN.address },
        delivery: { [amel]: 'stop_desk', [brahim]: 'stop_desk' },
        pickup_points,
        ...more,
      },
    )
  const refused = { status: 422, body: { code: 'pickup_point_unavailable' } }
  expect(await order({ [amel]: guepex!.id, [brahim]: zr!.id })).toMatchObject(refused)
  expect(await order({ [amel]: zr!.id }, { pickup_point_id: zr!.id })).toMatchObject(refused)

  const placed = await order({ [amel]: zr!.id, [brahim]: guepex!.id })
  expect(placed.status).toBe(201)
  const namesOf = async ({ number }: PlacedView) => {
    const { rows } = await database.pool.query<{ name: string | null }>(
      `select d.name from orders.orders o left join shipping.pickup_points d on d.id = o.pickup_point_id
       where o.order_number like $1 || '-%' order by o.order_number`,
      [number],
    )
    return rows.map(({ name }) => name)
  }
  expect(new Set(await namesOf(placed.body as PlacedView))).toEqual(
    new Set(['Guepex Maraval', 'ZR Express Gambetta']),
  )
  // One without a choice is named by its vendor, on the phone.
  const half = await order({ [amel]: zr!.id })
  expect((await namesOf(half.body as PlacedView)).filter((name) => name === null)).toHaveLength(1)
})
