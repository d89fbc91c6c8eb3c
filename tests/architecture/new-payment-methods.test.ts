import { afterAll, expect, test, vi } from 'vitest'

// Files of a worker share modules: these have the planted methods, and no other file gets them.
vi.resetModules()
await import('#tests/support/planted-methods.ts')
const { plantedPayments } = await import('#tests/support/planted-partners.ts')
const { PaymentMethods } = await import('#capabilities/payments/contract.ts')
const { callApi } = await import('#tests/support/api-client.ts')
const { cardPaymentFixture } = await import('#tests/support/card-payment-fixture.ts')
const { testDatabase } = await import('#tests/support/database.ts')
const { marketplaceFixture } = await import('#tests/support/marketplace-fixture.ts')
afterAll(() => void vi.resetModules())

const partners = { POSTPAY_KEY: 'k', POSTPAY_SECRET: 'sealed' }
const database = await testDatabase({ checksRows: false })
const market = await marketplaceFixture(database, { partners })
const shop = await cardPaymentFixture(database, market)

test('a method of the list is offered with its name; one that is not listed is refused', async () => {
  const { body } = await callApi(market.app, '/api/v1/payment-methods', { language: 'en' })
  expect(PaymentMethods.parse(body).items.slice(-2)).toEqual([
    { method: 'wallet', name: 'Wallet' },
    { method: 'cheque_on_delivery', name: 'Cheque on delivery' },
  ])
  const lines = [{ product_id: shop.tajine.id, quantity: 1 }]
  expect(await shop.buy(lines, { payment_method: 'barter' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'payment_method' }] },
  })
})

test('one that is paid online is paid at the gateway, and waits for it', async () => {
  const { number } = await shop.bought('wallet')
  expect((await shop.state(number)).payment).toBe('open')
  const { body, status } = await shop.pay(number, 'wallet')
  expect({ status, body }).toMatchObject({ status: 201 })
  const [slip] = [...plantedPayments.keys()]
  plantedPayments.set(slip!, { ...plantedPayments.get(slip!)!, isPaid: true })
  await shop.check(number)
  await shop.rest()
  expect(await shop.state(number)).toMatchObject({ payment: 'paid', orders: ['confirmed paid'] })
  expect(await shop.books()).toMatchObject({ online_clearing: expect.any(Number) as number })
})

test('one at the door that is not cash is placed at once, without stamp duty', async () => {
  await market.applyStampDuty(true)
  const duties = async (method: string) => {
    const placed = await shop.bought(method)
    const { orders } = await shop.purchase(placed.number)
    return orders.map(({ payment_status, stamp_duty }) => ({
      payment_status,
      duty: stamp_duty > 0,
    }))
  }
  expect(await duties('cheque_on_delivery')).toEqual([{ payment_status: 'pending', duty: false }])
  expect(await duties('cash_on_delivery')).toEqual([{ payment_status: 'pending', duty: true }])
})
