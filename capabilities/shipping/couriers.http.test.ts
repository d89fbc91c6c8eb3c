import { beforeAll, beforeEach, expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { yalidine, YALIDINE_ACCOUNT } from '#tests/fakes/yalidine-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { CouriersView, PickupPoints, VendorRates, CourierCommunes } from './contract.ts'

const database = await testDatabase()
const partner = await yalidine({ quotas: { second: 500, minute: 500 } })
const market = await marketplaceFixture(database, { partners: { YALIDINE_URL: partner.url } })
const sql = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, unknown>[]

const tokens = { amel: '', brahim: '' }
const users = { amel: '', brahim: '' }
beforeAll(async () => {
  for (const name of ['amel', 'brahim'] as const) {
    const account = await market.account(`${name}@example.dz`, 'vendor')
    users[name] = account.userId
    tokens[name] = await market.tokenOf(account.email)
  }
})
let amel: string
beforeEach(async () => {
  await market.shop.clear()
  partner.forget()
  await sql(`truncate shipping.courier_accounts, shipping.fee_imports, shipping.courier_communes,
    shipping.courier_places, shipping.shipping_rates, platform.jobs`)
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await market.give(amel, users.amel)
  await market.give(await market.shop.vendor({ name: 'Brahim', wilaya: '16' }), users.brahim)
})

async function call(path: string, { method = 'GET', body, as = 'amel' }: RequestOptions = {}) {
  const answer = await market.app.request(`/api/v1/vendor/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[as]}`,
      'accept-language': 'fr',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
type RequestOptions = { method?: string; body?: object; as?: 'amel' | 'brahim' }
const KEYS = { api_id: YALIDINE_ACCOUNT.id, api_token: YALIDINE_ACCOUNT.token }
const connect = (body: object = KEYS, as: RequestOptions['as'] = 'amel') =>
  call('couriers/yalidine/account', { method: 'PUT', body, as })
const theYalidine = async (as: RequestOptions['as'] = 'amel') =>
  CouriersView.parse((await call('couriers', { as })).body).items.find(
    ({ code }) => code === 'yalidine',
  )!

test('[VSPACE-6] an account is tried, kept sealed, and only its end is ever shown', async () => {
  expect(await connect({ api_id: '', api_token: 'x' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'api_id' }, { path: 'api_token' }] },
  })
  expect(await connect({ ...KEYS, api_token: 'wrong-token' })).toMatchObject({
    status: 422,
    body: { code: 'credentials_refused' },
  })
  partner.fail('GET /wilayas', 'server_error')
  expect(await connect()).toMatchObject({ status: 503, body: { code: 'courier_unavailable' } })
  expect((await theYalidine()).account).toBeNull()

  const connected = await connect()
  expect(connected.status).toBe(200)
  expect(await theYalidine()).toMatchObject({
    can_connect: true,
    is_default: true,
    account: { credentials_hint: '••••0846', error_code: null },
  })
  expect(JSON.stringify(connected.body)).not.toContain(YALIDINE_ACCOUNT.token)
  const [row] = await sql('select credentials from shipping.courier_accounts')
  const stored = (row!['credentials'] as Buffer).toString('latin1')
  expect(stored).not.toContain(YALIDINE_ACCOUNT.token)
  expect(stored).not.toContain(YALIDINE_ACCOUNT.id)
  expect((await theYalidine('brahim')).account).toBeNull()

  await call('couriers/yalidine/account', { method: 'DELETE', as: 'brahim' })
  expect((await theYalidine()).account).not.toBeNull()
  await call('couriers/yalidine/account', { method: 'DELETE' })
  expect((await theYalidine()).account).toBeNull()
  expect(await call('couriers/ems/account', { method: 'PUT', body: KEYS })).toMatchObject({
    status: 409,
    body: { code: 'courier_is_manual' },
  })
})

test('its places and pickupPoints are read once connected; what cannot be matched is counted', async () => {
  await connect()
  await market.jobs.drain()

  const courier = await theYalidine()
  expect(courier.pickup_point_count).toBe(3)
  expect(courier.unmatched).toBeGreaterThan(1500) // the fake courier knows eight communes
  expect(
    await sql(
      `select wilaya_code, courier_wilaya, courier_commune from shipping.courier_places
     where courier_commune = 'Aflou'`,
    ),
  ).toEqual([{ wilaya_code: '59', courier_wilaya: 'Laghouat', courier_commune: 'Aflou' }])
  const { items } = CourierCommunes.parse((await call('couriers/yalidine/communes?wilaya=59')).body)
  expect(items.map(({ name }) => name)).toEqual(['Aflou', 'Laghouat'])

  const listPickupPointsOf = async (vendor: string) => {
    const answer = await market.app.request(`/api/v1/wilayas/31/pickup-points?vendors=${vendor}`)
    return PickupPoints.parse(await answer.json()).items.map(({ name }) => name)
  }
  expect(await listPickupPointsOf(amel)).toEqual([
    'Agence Oran Gambetta',
    'Agence Oran Les Castors',
  ])
  const brahim = (await sql('select id from vendors.vendors where id <> $1', amel))[0]!['id']
  // No courier is decided for this one: it can bring a parcel to any office.
  const offices = await listPickupPointsOf(amel)
  expect(await listPickupPointsOf(`${amel},${String(brahim)}`)).toEqual(offices)
  await sql(
    `insert into shipping.courier_accounts (vendor_id, courier_code, is_default) values ($1, 'ems', true)`,
    String(brahim),
  )
  expect(await listPickupPointsOf(`${amel},${String(brahim)}`)).toEqual([])
})

test('[VSPACE-6] a shop sets its own rates, many at once, and gives them back', async () => {
  await market.shipping.loadDefaultRates()
  const set = (changes: object[], as: RequestOptions['as'] = 'amel') =>
    call('shipping-rates', { method: 'PUT', body: { changes }, as })
  const own = { fee: 350, free_above: 9000, min_days: 1, max_days: 2, is_offered: true }

  const answer = await set([
    { wilaya: '31', method: 'home', rate: own },
    { wilaya: '11', method: 'home', rate: { ...own, is_offered: false } },
  ])
  const { items } = VendorRates.parse(answer.body)
  expect(items).toHaveLength(69)
  expect(items.find(({ wilaya }) => wilaya === '31')).toMatchObject({
    home: { own, operator: { fee: expect.any(Number) } },
    stop_desk: { own: null },
  })
  const others = VendorRates.parse((await call('shipping-rates', { as: 'brahim' })).body)
  expect(others.items.every(({ home }) => home.own === null)).toBe(true)

  const wrong = await set([{ wilaya: '31', method: 'home', rate: { ...own, max_days: 0 } }])
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'changes[0].rate.max_days' }] },
  })
  expect(
    (
      await set([
        { wilaya: '31', method: 'home', rate: own },
        { wilaya: '31', method: 'home', rate: null },
      ])
    ).body,
  ).toMatchObject({ code: 'duplicate_rate' })

  const back = VendorRates.parse((await set([{ wilaya: '31', method: 'home', rate: null }])).body)
  expect(back.items.find(({ wilaya }) => wilaya === '31')?.home.own).toBeNull()
})

test('[VSPACE-6] what the courier asks becomes the tariffs of the shop, in one click', async () => {
  const begin = () => call('couriers/yalidine/fee-imports', { method: 'POST' })
  expect((await begin()).body).toMatchObject({ code: 'courier_not_connected' })
  await connect()
  expect((await begin()).status).toBe(202)
  expect((await begin()).body).toMatchObject({ code: 'import_in_progress' })
  partner.fail('GET /fees', 'server_error') // a minute later it continues where it stopped

  for (let turn = 0; turn < 6; turn += 1) {
    await market.jobs.drain()
    market.clock.advance(minutes(2))
  }

  expect((await theYalidine()).fee_import).toMatchObject({ state: 'done', done: 69, total: 69 })
  const { items } = VendorRates.parse((await call('shipping-rates')).body)
  const subject = (code: string) => items.find(({ wilaya }) => wilaya === code)
  expect(subject('31')).toMatchObject({
    home: { own: { fee: 710 } },
    stop_desk: { own: { fee: 510 } },
  })
  expect(subject('59')?.home.own?.fee).toBe(430) // the courier still has Aflou in Laghouat
  expect(subject('02')?.home.own).toBeNull() // the fake courier knows no commune there
})
