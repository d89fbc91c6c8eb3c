import { afterAll, expect, test, vi } from 'vitest'
import { CouriersView } from '#capabilities/shipping/contract.ts'
import { Purchase } from '#capabilities/orders/purchase.contract.ts'
import {
  GatewaySettlement,
  GatewaySettlementsPage,
} from '#capabilities/treasury/gateway-settlements.contract.ts'

// Files of a worker share modules: these have the planted partners, and no other file gets them.
vi.resetModules()
const { plantedPayments } = await import('#tests/support/planted-partners.ts')
const { helpText } = await import('#platform/config-variables.ts')
const { PARTNERS, readEnvironment } = await import('#server/read-environment.ts')
const { callApi } = await import('#tests/support/api-client.ts')
const { cardPaymentFixture } = await import('#tests/support/card-payment-fixture.ts')
const { testDatabase } = await import('#tests/support/database.ts')
const { marketActors } = await import('#tests/support/market-actors.ts')
const { marketplaceFixture } = await import('#tests/support/marketplace-fixture.ts')
afterAll(() => void vi.resetModules())

const environment = {
  ...{ POSTPAY_KEY: 'k', POSTPAY_SECRET: 'sealed' },
  ...{ RAPID_ID: 'operator', RAPID_TOKEN: 'right-token' },
}
const database = await testDatabase()
const market = await marketplaceFixture(database, { partners: environment })
const shop = await cardPaymentFixture(database, market)
const roles = { admin: 'admin', second: 'admin', vendor: 'vendor' } as const
const { tokens, users } = await marketActors(market, roles)
await market.shipping.loadCouriers()
await market.give(shop.amel, users.vendor)

const ask = (who: keyof typeof tokens, path: string, body?: object, method?: 'PUT') =>
  callApi(market.app, `/api/v1/${path}`, { body, method, language: 'en', token: tokens[who] })

test('the environment is checked by the lists, and the help names their settings', () => {
  const half = readEnvironment({ POSTPAY_KEY: 'k', RAPID_TOKEN: 't' })
  expect(half).toMatchObject({
    error: {
      problems: [
        'POSTPAY_SECRET is missing: POSTPAY_KEY and POSTPAY_SECRET go together',
        'RAPID_ID is missing: RAPID_ID and RAPID_TOKEN go together',
      ],
    },
  })
  expect(readEnvironment(environment)).toMatchObject({ value: { partners: environment } })
  for (const { settings } of PARTNERS)
    for (const name of Object.keys(settings)) expect(helpText(PARTNERS)).toContain(`  ${name} `)
})

test('a gateway of the list is paid with, sends webhooks, and its file is imported', async () => {
  const { number } = await shop.bought('cib')
  const { body } = await shop.pay(number, 'cib')
  const [slip] = [...plantedPayments.keys()]
  expect(body['url']).toBe(
    `https://postpay.example/${slip}?hook=https://yova.example/api/v1/payments/postpay/events`,
  )
  const amount = plantedPayments.get(slip!)!.amount
  plantedPayments.set(slip!, { amount, isPaid: true })
  const hear = async (secret: string, gateway = 'postpay') =>
    (
      await market.app.request(`/api/v1/payments/${gateway}/events`, {
        ...{ method: 'POST', headers: { 'x-post-secret': secret } },
        body: JSON.stringify({ id: 'e-1', slip }),
      })
    ).status
  expect(await hear('forged')).toBe(403)
  expect(await hear('sealed', 'unlisted')).toBe(403)
  expect((await shop.state(number)).payment).toBe('open')
  expect(await Promise.all([hear('sealed'), hear('sealed')])).toEqual([200, 200])
  await shop.rest()
  expect((await shop.state(number)).payment).toBe('paid')

  const upload = (gateway: string) =>
    ask('admin', 'admin/money/gateway-settlements', {
      ...{ gateway, reference: 'POST-1', file_name: 'post.csv' },
      content: Buffer.from(`pay_slip;montant;frais\n${slip};${amount / 100};50`).toString('base64'),
    })
  expect(await upload('unlisted')).toMatchObject({
    status: 422,
    body: { code: 'gateway_unknown', errors: [{ path: 'gateway' }] },
  })
  const made = GatewaySettlement.parse((await upload('postpay')).body)
  expect(made).toMatchObject({ gateway_name: 'Post Pay', difference_count: 0 })
  const page = await ask('admin', 'admin/money/gateway-settlements')
  expect(GatewaySettlementsPage.parse(page.body).gateways).toContainEqual({
    ...{ code: 'postpay', name: 'Post Pay' },
  })
  const posting = { received_on: '2026-01-01' }
  const posted = await ask('second', `admin/money/gateway-settlements/${made.id}/posting`, posting)
  expect(posted.status).toBe(200)
  expect((await ask('admin', 'admin/money/bank-records')).body).toMatchObject({
    items: [{ party: 'Post Pay' }],
  })
})

test('a courier of the list is connected, chosen and followed', async () => {
  const couriers = async () => CouriersView.parse((await ask('vendor', 'vendor/couriers')).body)
  const theRapid = async () => (await couriers()).items.find(({ code }) => code === 'rapid-dz')
  expect(await theRapid()).toMatchObject({ name: 'Rapid DZ', can_connect: true, by_operator: true })
  const connect = (api_token: string) =>
    ask('vendor', 'vendor/couriers/rapid-dz/account', { api_id: 'amel', api_token }, 'PUT')
  expect((await connect('wrong-token')).body).toMatchObject({ code: 'credentials_refused' })
  expect((await connect('right-token')).status).toBe(200)
  expect((await theRapid())?.account).not.toBeNull()

  const { number, orders } = await shop.bought('cash_on_delivery')
  const parcel = { courier: 'rapid-dz', tracking: 'R-1' }
  await ask('vendor', `vendor/orders/${orders[0]!.id}/confirm`, {})
  expect((await ask('vendor', `vendor/orders/${orders[0]!.id}/parcels`, parcel)).status).toBe(200)
  const headers = { 'purchase-key': await shop.keyOf(number) }
  const answer = await market.app.request(`/api/v1/purchases/${number}`, { headers })
  expect(Purchase.parse(await answer.json()).orders[0]?.parcels).toMatchObject([
    { courier: { name: 'Rapid DZ' }, tracking_page: 'https://rapid.example/follow?n=' },
  ])
})
