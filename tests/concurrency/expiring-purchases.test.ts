import { afterAll, expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { openDatabase } from '#platform/database/index.ts'
import { chargilyPay } from '#tests/fakes/chargily.ts'
import { warmUp } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const EXPIRING = 60
// A round of the job takes a limited number.
const ROUNDS = 3
const BUYERS = 12
const CHECKOUTS_EACH = 8
const PRODUCTS = 24

// Two processes in one: two connection pools, two instances of everything.
const database = await testDatabase({ max: 16 })
const second = openDatabase({ url: database.url, max: 16, applicationName: 'yova:second' })
const gateway = await chargilyPay()
const options = { partners: gateway.environment }
const [here, existing] = await Promise.all([
  marketplaceFixture(database, options),
  marketplaceFixture(second, options),
])
const markets = [here, existing]
afterAll(async () => {
  await existing.settings.stop()
  await second.close()
})
await Promise.all([warmUp(database, 16), warmUp(second, 16)])

const contact = (index: number) => ({
  phone: `0550${100_000 + index}`,
  email: `buyer.${index}@mail.example`,
})

let turn = 0
const buy = checkoutWith((path, init) => markets[(turn += 1) % 2]!.app.request(path, init))
const deadlocks = async () => {
  await database.database.query('select pg_stat_force_next_flush()')
  const { rows } = await database.database.query<{ deadlocks: number }>(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  )
  return rows[0]!.deadlocks
}

/** Of three vendors, so that the orders of one purchase lock variants out of id order. */
async function createProducts() {
  const vendors = []
  for (const name of ['Poterie Amel', 'Tapis Idir', 'Huiles Nour'])
    vendors.push(await here.shop.vendor({ name, wilaya: '15' }))
  const products = []
  for (let n = 0; n < PRODUCTS; n += 1)
    products.push(
      await here.shop.product(vendors[n % 3]!, { name: `Tajine ${n}`, price: 4800, stock: 1000 }),
    )
  return products
}

test('purchases that expire while others buy deadlock with nobody, and give their stock back', async () => {
  const products = await createProducts()
  const lines = (from: number) =>
    Array.from({ length: 6 }, (_, n) => ({
      product_id: products[(from * 7 + n * 5) % PRODUCTS]!.id,
      quantity: 1,
    }))
  for (let n = 0; n < EXPIRING; n += 1) {
    const { status } = await buy(lines(n), {
      ...{ payment_method: 'edahabia', shipping: contact(n) },
    })
    expect(status).toBe(201)
  }
  for (const { clock } of markets) clock.advance(minutes(31))
  const before = await deadlocks()

  const answers: number[] = []
  await Promise.all([
    ...markets.map(async ({ payments, outbox }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await payments.releaseHolds()
        await outbox.drain()
      }
    }),
    ...Array.from({ length: BUYERS }, async (_, buyer) => {
      for (let n = 0; n < CHECKOUTS_EACH; n += 1) {
        const { status } = await buy(lines(buyer + n), {
          shipping: contact(1_000 + buyer * 100 + n),
        })
        answers.push(status)
      }
    }),
  ])
  await Promise.all(markets.map(({ outbox }) => outbox.drain()))

  expect(answers.filter((status) => status !== 201)).toEqual([])
  expect([...here.failures, ...existing.failures]).toEqual([])
  expect((await deadlocks()) - before).toBe(0)
  const { rows } = await database.database.query<{ sold: number }>(
    'select sum(1000 - on_hand)::integer as sold from catalog.variants',
  )
  expect(rows).toEqual([{ sold: BUYERS * CHECKOUTS_EACH * 6 }])
}, 120_000)
