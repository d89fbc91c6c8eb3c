import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { cardPaymentFixture } from '#tests/support/card-payment-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketActors } from '#tests/support/market-actors.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const network = await satimNetwork()
const database = await testDatabase()
const market = await marketplaceFixture(database, { partners: network.environment })
const shop = await cardPaymentFixture(database, market)
await marketActors(market, { chief: 'admin' } as const)
const { sql, bought, pay, check, rest, books, stock } = shop
const state = (number: string) => shop.state(number)

beforeEach(async () => {
  await shop.clear()
  network.orders.clear()
})

/** `taken` in dinars, from what was asked. Returns what was asked. */
async function paidWith(number: string, taken: (requested: number) => number) {
  await pay(number, 'cib')
  const page = network.last()
  const requested = page.amount / 100
  network.pays(page, taken(requested) * 100)
  await check(number)
  await rest()
  return requested
}
const emails = (to: string) =>
  sql(
    `select payload ->> 'to' as about from platform.jobs
       where kind = 'identity.send_security_notification' and payload ->> 'recipient' = $1`,
    [to],
  )

test('[ORDER-5] a payment that is too low buys nothing and goes back at once, and the buyer may pay again', async () => {
  const { number } = await bought('cib')
  const requested = await paidWith(number, () => 5000)
  expect(await state(number)).toMatchObject({
    orders: ['pending pending'],
    payment: 'open',
    refunds: ['done 5000'],
  })
  expect(await books()).toMatchObject({ buyer_receivable: requested * 100 })
  expect((await books())['online_clearing']).toBeUndefined()

  // Two that are too low do not add up; the next whole one buys.
  await paidWith(number, () => 400)
  expect((await state(number)).orders).toEqual(['pending pending'])
  await paidWith(number, (due) => due)
  expect(await state(number)).toMatchObject({ orders: ['confirmed paid'], payment: 'paid' })
  expect(await books()).toEqual({ online_clearing: requested * 100 })
})

test('[ORDER-5] a payment that is too high buys, and the excess goes back', async () => {
  const { number } = await bought('cib')
  const requested = await paidWith(number, (due) => due + 250)
  expect(await state(number)).toMatchObject({ orders: ['confirmed paid'], refunds: ['done 250'] })
  expect(await books()).toEqual({ online_clearing: requested * 100 })
  const [intent] = await sql(
    'select amount_centimes::int as requested, captured_centimes::int as taken from payments.intents',
  )
  expect(intent).toEqual({ requested: requested * 100, taken: (requested + 250) * 100 })
})

test('[ORDER-5] after the stock is gone, or beside another payment, all that was taken goes back', async () => {
  const { number } = await bought('cib', { quantity: 5 })
  await pay(number, 'cib')
  const late = network.last()
  await sql(`update payments.holds set expires_at = created_at`)
  await rest()
  expect(await stock()).toBe(5)
  await sql('update catalog.variants set on_hand = 0')
  network.pays(late, late.amount + 5000)
  await check(number)
  await rest()
  expect(await state(number)).toMatchObject({ orders: ['cancelled failed'] })
  expect(await books()).toEqual({})
})

test('[ORDER-5] a sum that is not in dinars is not taken for a payment', async () => {
  const { number } = await bought('cib')
  await paidWith(number, () => -1)
  expect(await state(number)).toMatchObject({ orders: ['pending pending'], refunds: [] })
  expect(market.troubles).toHaveLength(1)
})

test('[ORDER-5] each admin is informed by e-mail', async () => {
  const { number } = await bought('cib')
  await pay(number, 'cib')
  network.pays(network.last(), 500_000)
  await check(number)
  expect(await emails('chief@example.dz')).toEqual([{ about: number }])
})
