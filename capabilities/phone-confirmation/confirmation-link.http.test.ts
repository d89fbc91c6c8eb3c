import { beforeEach, expect, test } from 'vitest'
import { hours } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'

const database = await testDatabase()
const { pool } = database
const market = await marketplaceFixture(database)
const send = (path: string, init: RequestInit) => market.app.request(path, init)
const buy = checkoutWith(send)
let tajine: { id: string }

const post = async (path: string, body: object, key = '') => {
  const answer = await send(`/api/v1/confirmation/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'fr',
      'purchase-key': key,
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
const answer = (key: string, text: string) =>
  send('/api/v1/confirmation/answers', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ key, answer: text }).toString(),
  })
const linkFor = async ({ orders }: PlacedView, key: string | null) =>
  post('links', { order_id: orders[0]?.id }, key ?? '')
async function bought() {
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }])
  await market.outbox.drain()
  const placed = body as PlacedView
  const made = await linkFor(placed, placed.key)
  const key = /key=([\w-]{43})$/.exec((made.body as { url: string }).url)?.[1] ?? ''
  return { placed, key, id: placed.orders[0]!.id }
}
const statusOf = async (id: string) =>
  (await pool.query<{ status: string }>('select status from orders.orders where id = $1', [id]))
    .rows[0]?.status

beforeEach(async () => {
  await pool.query('truncate vendors.vendors, orders.purchases, platform.rate_limits cascade')
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15', phone: true })
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 50 })
})

test('[CHECK-11] a buyer confirms by a link, once; looking at it changes nothing', async () => {
  const { placed, key, id } = await bought()
  const seen = await post('readings', { key })
  expect(seen).toMatchObject({
    status: 200,
    body: { state: 'waiting', number: placed.number, city: 'Oran' },
  })
  expect(JSON.stringify(seen.body)).not.toMatch(/Larbi|0550|meriem/i)
  expect(await statusOf(id)).toBe('pending')

  const answered = await answer(key, 'confirmed')
  expect(answered.status).toBe(303)
  expect(answered.headers.get('location')).toBe(`/order/${placed.number}/confirm?key=${key}`)
  expect(await statusOf(id)).toBe('confirmed')
  expect((await answer(key, 'refused')).status).toBe(303)
  expect(await statusOf(id)).toBe('confirmed')
  expect(await post('readings', { key })).toMatchObject({ body: { state: 'confirmed' } })
  const { rows } = await pool.query(
    `select c.channel, c.agent_id, t.state from phone_confirmation.calls c join phone_confirmation.call_tasks t on t.id = c.task_id`,
  )
  expect(rows).toEqual([{ channel: 'link', agent_id: null, state: 'confirmed' }])
})

test('[CHECK-11] a buyer cancels by a link, and the list hears of it', async () => {
  const { key, id } = await bought()
  await answer(key, 'refused')
  expect(await statusOf(id)).toBe('cancelled')
  expect(await post('readings', { key })).toMatchObject({ body: { state: 'cancelled' } })
})

test('a link that is wrong, late or asked for by a stranger opens nothing', async () => {
  const { placed, key, id } = await bought()
  expect(await post('readings', { key: 'x'.repeat(43) })).toMatchObject({ status: 404 })
  expect((await answer('x'.repeat(43), 'confirmed')).status).toBe(404)
  expect(await linkFor(placed, (await bought()).placed.key)).toMatchObject({ status: 404 })
  market.clock.advance(hours(72))
  await answer(key, 'confirmed')
  expect(await statusOf(id)).toBe('pending')
  expect(await post('readings', { key })).toMatchObject({ body: { state: 'over' } })
  market.clock.advance(hours(-72))
})
