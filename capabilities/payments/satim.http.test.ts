import { beforeEach, expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { cardPaymentFixture } from '#tests/support/card-payment-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const fixture = await cardPaymentFixture(database, market)
const admin = await market.account('admin@yova.example', 'admin')
const token = await market.tokenOf(admin.email)

beforeEach(async () => {
  network.fails(null)
  network.orders.clear()
  market.clock.advance(minutes(1))
  await fixture.clear()
})
const started = async () => {
  const { number } = await fixture.bought('cib')
  const { body } = await fixture.pay(number, 'cib')
  return { number, url: String(body['url']) }
}
const cancel = async (number: string) => {
  const { id } = (await fixture.purchase(number)).orders[0]!
  await fixture.post(`/admin/orders/${id}/status-changes`, { status: 'cancelled' }, token)
  await fixture.rest()
}

test('[CHECK-3] a CIB card pays on the network’s page; its receipt has what a buyer must keep', async () => {
  const { number, url } = await started()
  expect(url).toContain(`mdOrder=${network.last().orderId}`)
  expect(network.last()).toMatchObject({ amount: 510_000 })
  network.pays()

  await fixture.check(number)
  await fixture.rest()

  expect(await fixture.state(number)).toMatchObject({ orders: ['confirmed paid'], payment: 'paid' })
  expect((await fixture.purchase(number)).payment?.attempts[0]?.receipt).toEqual({
    gatewayOrder: network.last().orderId,
    approvalCode: '303004',
    card: '628058**0011',
    message: 'Votre paiement a été accepté',
  })
})

test('a bank that says no leaves the order waiting for another try', async () => {
  const { number } = await started()
  network.declines()
  await fixture.check(number)
  expect((await fixture.purchase(number)).payment?.attempts.map(({ status }) => status)).toEqual([
    'failed',
  ])
  expect((await fixture.pay(number, 'edahabia')).status).toBe(201)
  expect(network.orders.size).toBe(2)
})

test('a buyer who never comes back is found by the job, and a network that is down changes nothing', async () => {
  const { number } = await started()
  network.pays()
  network.fails('down')
  market.clock.advance(minutes(1))
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({ orders: ['pending pending'] })
  network.fails(null)
  market.clock.advance(minutes(3))
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({ orders: ['confirmed paid'] })
})

test('cancelling a paid order gives the money back by itself, once, and the books are even', async () => {
  const { number } = await started()
  network.pays()
  await fixture.check(number)
  await fixture.rest()
  await cancel(number)
  await fixture.rest()
  expect(network.last().deposited).toBe(0)
  expect(await fixture.state(number)).toMatchObject({
    orders: ['cancelled pending'],
    refunds: ['done 5100'],
  })
  expect(await fixture.books()).toEqual({})
  expect(market.failures).toEqual([])
})

test('a refund that left without an answer is never sent again by itself', async () => {
  const { number } = await started()
  network.pays()
  await fixture.check(number)
  await fixture.rest()
  network.fails('silent-refund')
  await cancel(number)
  network.fails(null)
  market.clock.advance(minutes(60))
  await fixture.rest()
  expect(network.last().deposited).toBe(0) // refunded once, although the outcome was unknown
  expect(await fixture.state(number)).toMatchObject({ refunds: ['manual 5100'] })
})
