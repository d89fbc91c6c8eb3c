import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { DeliveryFeesView, DeliveryView, PickupPoints, WilayasView } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const get = async (path: string, language = 'fr') => {
  const headers = { 'accept-language': language }
  const response = await market.app.request(`/api/v1${path}`, { headers })
  return { status: response.status, body: (await response.json()) as never }
}

beforeEach(() =>
  database.pool.query('delete from shipping.shipping_rates; delete from shipping.pickup_points'),
)

const rate = (fields: Record<string, unknown>) => {
  const row = { wilaya_code: '31', method: 'home', fee_centimes: 50_000, ...fields }
  const names = Object.keys(row)
  return database.pool.query(
    `insert into shipping.shipping_rates (id, updated_at, ${names.join()})
     values (gen_random_uuid(), now(), ${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(row),
  )
}

test('[CHECK-2] all 69 wilayas with the fee of each method', async () => {
  const before = WilayasView.parse((await get('/wilayas')).body)
  expect(before.items).toHaveLength(69)
  expect(before.items[15]).toMatchObject({
    code: '16',
    name: 'Alger',
    delivery: { home: 300, stop_desk: null },
  })

  expect(await market.shipping.loadDefaultRates()).toBe(138)
  await database.pool.query(
    `update shipping.shipping_rates set fee_centimes = 12345 where wilaya_code = '16' and method = 'home'`,
  )
  expect(await market.shipping.loadDefaultRates()).toBe(0)

  const { items } = WilayasView.parse((await get('/wilayas', 'ar')).body)
  expect(items[15]).toMatchObject({ name: 'الجزائر', delivery: { home: 123.45, stop_desk: 250 } })
  expect(items.every(({ delivery }) => delivery.home !== null && delivery.stop_desk !== null)).toBe(
    true,
  )
  const tamanrasset = items.find(({ code }) => code === '11')
  expect(tamanrasset?.delivery).toEqual({ home: 1500, stop_desk: 800 })
})

test("a shop's own rate goes before the operator's, and both before the default", async () => {
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const fees = async () =>
    DeliveryView.parse((await get(`/delivery?wilaya=31&vendor=${amel}`)).body).options.map(
      ({ method, fee }) => [method, fee],
    )

  expect(await fees()).toEqual([['home', 300]])
  await rate({})
  await rate({ method: 'stop_desk', fee_centimes: 30_000 })
  expect(await fees()).toEqual([
    ['home', 500],
    ['stop_desk', 300],
  ])
  await rate({ vendor_id: amel, fee_centimes: 20_000, free_above_centimes: 900_000 })
  expect(await fees()).toEqual([
    ['home', 200],
    ['stop_desk', 300],
  ])
  await rate({ vendor_id: amel, method: 'stop_desk', is_offered: false })
  expect(await fees()).toEqual([['home', 200]])
  expect((await get('/delivery?wilaya=31')).body).toMatchObject({
    wilaya_name: 'Oran',
    options: [{ fee: 500 }, { fee: 300 }],
  })
})

test('[CHECK-2] a parcel takes 2 to 5 days of delivery, and waits for the end of a holiday', async () => {
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const windowOf = async () =>
    DeliveryView.parse((await get(`/delivery?wilaya=31&vendor=${amel}`)).body).options[0]!
  const usual = await windowOf()
  const days = (Date.parse(usual.until) - Date.parse(usual.from)) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(3)
  expect(days).toBeLessThanOrEqual(4)

  await database.pool.query(
    `insert into vendors.closures (id, vendor_id, starts_on, ends_on)
     values (gen_random_uuid(), $1, current_date - 1, current_date + 20)`,
    [amel],
  )
  expect(Date.parse((await windowOf()).from)).toBeGreaterThan(Date.parse(usual.until))
})

test('the desks of a wilaya; a wilaya that is not there is a 404', async () => {
  await database.pool.query(
    `insert into shipping.pickup_points (id, courier_code, wilaya_code, commune_code, name, address, is_open)
     values (gen_random_uuid(), 'manual', '31', '3101', 'Oran centre', '1 bd de l’ALN', true),
            (gen_random_uuid(), 'manual', '31', null, 'Fermé', 'x', false)`,
  )
  expect(PickupPoints.parse((await get('/wilayas/31/pickup-points')).body).items).toMatchObject([
    { name: 'Oran centre', commune_code: '3101' },
  ])
  expect((await get('/wilayas/70/pickup-points')).status).toBe(404)
  expect((await get('/delivery?wilaya=99')).status).toBe(422)
})

test('[CHECK-2] the fees of several vendors in one answer, each by the way that the cart assumes', async () => {
  const names = ['amel', 'brahim', 'casbah', 'dar']
  const [amel, brahim, casbah, dar] = await Promise.all(
    names.map((name) => market.shop.vendor({ name, wilaya: '15' })),
  )
  await rate({ vendor_id: amel, fee_centimes: 45_000, free_above_centimes: 900_000 })
  await rate({ vendor_id: brahim, is_offered: false })
  await rate({ vendor_id: brahim, method: 'stop_desk', fee_centimes: 25_000 })
  await rate({ vendor_id: casbah, is_offered: false })
  const vendors = [amel, brahim, casbah, dar].join(',')

  const { items } = DeliveryFeesView.parse(
    (await get(`/delivery/fees?wilaya=31&vendors=${vendors}`)).body,
  )

  expect(items).toEqual([
    { vendor: amel, method: 'home', fee: 450, free_above: 9000 },
    { vendor: brahim, method: 'stop_desk', fee: 250, free_above: null },
    { vendor: dar, method: 'home', fee: 300, free_above: null },
  ])
  const tooMany = Array(101).fill(amel).join(',')
  for (const [query, path] of [
    ['wilaya=70&vendors=' + amel, 'wilaya'],
    ['wilaya=31&vendors=7', 'vendors[0]'],
    ['wilaya=31&vendors=' + tooMany, 'vendors'],
    ['wilaya=31', 'vendors'],
  ])
    expect(await get(`/delivery/fees?${query}`)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    })
})
