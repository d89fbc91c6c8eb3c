import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import type { CallsPageView } from '#capabilities/phone-confirmation/contract.ts'
import { warmUp } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const database = await testDatabase()
const { pool } = database
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const emails = ['amel@example.dz', 'brahim@example.dz']
const accounts = [
  await market.account(emails[0]!, 'vendor'),
  await market.account(emails[1]!, 'vendor'),
]
const tokens = [await market.tokenOf(emails[0]!), await market.tokenOf(emails[1]!)]
let products: { id: string }[]

const ask = async (index: number, path: string, method = 'GET', body?: object) =>
  market.app.request(`/api/v1/vendor/calls${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[index]}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const callOf = async (index: number) =>
  ((await (await ask(index, '')).json()) as CallsPageView).items[0]!.id

beforeAll(() => warmUp(database, 8))
beforeEach(async () => {
  await pool.query('truncate vendors.vendors, orders.purchases, platform.rate_limits cascade')
  products = []
  for (const account of accounts) {
    const shop = await market.shop.vendor({ name: 'Boutique', wilaya: '16', phone: true })
    await market.give(shop, account.userId)
    products.push(await market.shop.product(shop, { name: 'Tajine', price: 1000, stock: 9 }))
  }
})
const bought = async (lines: { id: string }[]) => {
  const { body } = await buy(lines.map(({ id }) => ({ product_id: id, quantity: 1 })))
  await market.outbox.drain()
  return (body as PlacedView).orders.map(({ id }) => id)
}

test('[VSPACE-4] two shops call the same buyer at the same moment: one of them does', async () => {
  for (let round = 0; round < 8; round += 1) {
    await pool.query('truncate orders.purchases cascade')
    await bought(products)
    const ids = [await callOf(0), await callOf(1)]
    const answers = await Promise.all(ids.map((id, index) => ask(index, `/${id}/claim`, 'PUT')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const loser = answers.findIndex(({ status }) => status === 409)
    // An outcome needs the call claim.
    const response = await ask(loser, `/${ids[loser]}/outcomes`, 'POST', { outcome: 'confirmed' })
    expect(await response.json()).toMatchObject({ status: 409, code: 'buyer_being_called' })
  }
})

test('[VSPACE-4] a shop sees that another one is calling the buyer, and calls when that time is over', async () => {
  await bought(products)
  const ids = [await callOf(0), await callOf(1)]
  await ask(0, `/${ids[0]}/claim`, 'PUT')
  const { items } = (await (await ask(1, '')).json()) as CallsPageView
  expect(items[0]!.claim).toMatchObject({ is_mine: false, name: null })
  const { rows } = await pool.query<{ until: Date }>(
    'select expires_at as until from phone_confirmation.call_claims',
  )
  const refused = await ask(1, `/${ids[1]}/claim`, 'PUT')
  expect(await refused.json()).toMatchObject({ status: 409, until: rows[0]!.until.toISOString() })

  await pool.query(`update phone_confirmation.call_claims
    set claimed_at = now() - interval '11 minutes', expires_at = now() - interval '1 minute'`)
  expect((await ask(1, `/${ids[1]}/claim`, 'PUT')).status).toBe(200)
})

test('[VSPACE-4] a yes on the phone, a no by another window and the end of the time: one of them counts', async () => {
  for (let round = 0; round < 6; round += 1) {
    await pool.query('truncate orders.purchases cascade')
    const [order] = await bought([products[0]!])
    const id = await callOf(0)
    await pool.query(
      `update phone_confirmation.call_tasks set created_at = now() - interval '73 hours', expires_at = now() - interval '1 hour'
       where id = $1`,
      [id],
    )
    const input = await Promise.all([
      ask(0, `/${id}/outcomes`, 'POST', { outcome: 'confirmed' }),
      ask(0, `/${id}/outcomes`, 'POST', { outcome: 'refused', reason: 'changed_mind' }),
      ask(0, `/${id}/outcomes`, 'POST', { outcome: 'no_answer' }),
      market.confirmation.expireTasks().then(() => ({ status: 0 })),
    ])
    const { rows } = await pool.query<{ steps: number; back: number }>(
      `select (select count(*)::integer from orders.status_history where order_id = $1 and from_status is not null) as steps,
        (select count(*)::integer from phone_confirmation.status_history
          where task_id = $2 and to_state in ('confirmed', 'refused', 'expired')) as back`,
      [order, id],
    )
    expect(rows).toEqual([{ steps: 1, back: 1 }])
    expect(input.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
    expect(input.some(({ status }) => status >= 500)).toBe(false)
  }
})
