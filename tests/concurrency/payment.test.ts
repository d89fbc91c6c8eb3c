import { afterAll, beforeEach, expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { openDatabase } from '#platform/database/index.ts'
import { chargilyPay } from '#tests/fakes/chargily.ts'
import { cardPaymentFixture } from '#tests/support/card-payment-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { warmUp } from '#tests/support/accounts-fixture.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

// Two processes in one: two connection pools, two instances of everything, one payment gateway.
const database = await testDatabase({ max: 12 })
const second = openDatabase({ url: database.url, max: 12, applicationName: 'yova:second' })
const gateway = await chargilyPay()
const options = { partners: gateway.environment }
const [here, existing] = await Promise.all([
  marketplaceFixture(database, options),
  marketplaceFixture(second, options),
])
const fixture = await cardPaymentFixture(database, here)
const markets = [here, existing]
afterAll(async () => {
  await existing.settings.stop()
  await second.close()
})
await Promise.all([warmUp(database, 12), warmUp(second, 12)])

beforeEach(async () => {
  gateway.checkouts.clear()
  await fixture.clear()
})
const hear = (index: number, message: RequestInit) =>
  Promise.resolve(markets[index % 2]!.app.request('/api/v1/payments/chargily/events', message))
const rest = async () => {
  await Promise.all(markets.map(({ outbox }) => outbox.drain()))
  await fixture.rest()
}
const started = async () => {
  const { number } = await fixture.bought()
  await fixture.pay(number)
  return { number, checkout: gateway.last() }
}

test('the message, its doubles, the return and the job of two processes at once: paid once', async () => {
  const { number, checkout } = await started()
  gateway.becomes('paid')
  const message = gateway.message(checkout)
  here.clock.advance(minutes(1))
  existing.clock.advance(minutes(1))

  await Promise.all([
    ...Array.from({ length: 8 }, (_, index) => hear(index, message)),
    ...Array.from({ length: 4 }, (_, index) => hear(index, gateway.message(checkout))),
    fixture.check(number),
    ...markets.map(({ payments }) => payments.pollGateways()),
  ])
  await rest()

  expect(await fixture.state(number)).toEqual({
    orders: ['confirmed paid'],
    payment: 'paid',
    refunds: [],
  })
  expect(await fixture.books()).toEqual({ online_clearing: 510_000 })
  expect([...here.failures, ...existing.failures]).toEqual([])
}, 60_000)

test('a payment against the end of its time: paid with its stock, whoever comes first, and never both', async () => {
  const purchases = []
  for (let index = 0; index < 5; index += 1) purchases.push(await started())
  for (const { clock } of markets) clock.advance(minutes(31))
  for (const { checkout } of purchases) checkout.status = 'pending'
  expect(await fixture.stock()).toBe(0)

  await Promise.all([
    ...markets.map(({ payments }) => payments.releaseHolds()),
    ...purchases.map(({ checkout }, index) => {
      checkout.status = 'paid'
      return hear(index, gateway.message(checkout))
    }),
  ])
  await rest()

  // Released purchases were restored by their late payment, because no other buyer took the stock.
  for (const { number } of purchases)
    expect(await fixture.state(number)).toEqual({
      orders: ['confirmed paid'],
      payment: 'paid',
      refunds: [],
    })
  expect(await fixture.stock()).toBe(0)
  expect(await fixture.books()).toEqual({ online_clearing: 5 * 510_000 })
  expect([...here.failures, ...existing.failures]).toEqual([])
}, 60_000)

test('two processes release the same purchases once', async () => {
  const { number } = await started()
  for (const { clock } of markets) clock.advance(minutes(31))
  await Promise.all([...markets, ...markets].map(({ payments }) => payments.releaseHolds()))
  await rest()
  expect(await fixture.stock()).toBe(5)
  expect(await fixture.state(number)).toMatchObject({ orders: ['cancelled failed'] })
  expect(
    await fixture.sql(
      `select count(*)::int as n from platform.outbox where type = 'payments.hold_released'`,
    ),
  ).toEqual([{ n: 1 }])
}, 60_000)
