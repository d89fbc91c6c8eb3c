import { beforeEach, expect, test } from 'vitest'
import { addDeliveryDays, localDate } from '#kernel/calendar.ts'
import { hours } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import type { CallsPageView, CallView } from './contract.ts'

const database = await testDatabase()
const { pool } = database
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))

const owner = await market.account('amel@example.dz', 'vendor')
const otherUser = await market.account('brahim@example.dz', 'vendor')
const token = await market.tokenOf(owner.email)
const otherToken = await market.tokenOf(otherUser.email)

let amel: string
let tajine: { id: string }

const ask = async (path: string, method = 'GET', body?: object, as = token) => {
  const answer = await market.app.request(`/api/v1/vendor/calls${path}`, {
    method,
    headers: {
      authorization: `Bearer ${as}`,
      'content-type': 'application/json',
      'accept-language': 'fr',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never }
}
const list = async (as = token, view = 'calls') =>
  (await ask(`?view=${view}`, 'GET', undefined, as)).body as CallsPageView
/** In Algiers. */
const localHour = () => (new Date().getUTCHours() + 1) % 24
const drain = async () => {
  await market.outbox.drain()
  await market.jobs.drain()
}
const settings = {
  is_on: true,
  max_attempts: 2,
  spacing_minutes: 60,
  calls_from: '00:00',
  calls_until: '23:59',
  expires_hours: 72,
  scripts: { fr: '', en: '', ar: '' },
}
async function waiting(shipping: object = {}, quantity = 1) {
  const { body } = await buy([{ product_id: tajine.id, quantity }], { shipping, language: 'fr' })
  await drain()
  const { number, orders } = body as PlacedView
  const order = orders[0]!
  const { items } = await list()
  const call = items.find((row) => row.order_id === order.id)
  if (!call) throw new Error('it is not on the list')
  return { id: call.id, orderId: order.id, number, call }
}
const order = async (id: string) =>
  (
    await pool.query<{ status: string; reason: string | null; note: string | null }>(
      `select status, cancel_reason as reason, delivery_note as note from orders.orders where id = $1`,
      [id],
    )
  ).rows[0]
const stock = async () =>
  (
    await pool.query<{ n: number }>(
      `select on_hand as n from catalog.variants where product_id = $1`,
      [tajine.id],
    )
  ).rows[0]?.n

beforeEach(async () => {
  await pool.query('truncate vendors.vendors, orders.purchases, platform.rate_limits cascade')
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const brahim = await market.shop.vendor({ name: 'Brahim', wilaya: '16' })
  await market.give(amel, owner.userId)
  await market.give(brahim, otherUser.userId)
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 50 })
  await ask('/settings', 'PUT', settings)
})

test('[CHECK-11] outside the calling hours nothing is to be called now, and the list keeps its rows', async () => {
  await waiting()
  const isMorning = localHour() < 12
  const closed = isMorning
    ? { calls_from: '13:00', calls_until: '14:00' }
    : { calls_from: '01:00', calls_until: '02:00' }
  await ask('/settings', 'PUT', { ...settings, ...closed })
  expect((await ask('/due')).body).toEqual({ count: 0 })
  expect(await list()).toMatchObject({
    items: [{}],
    counts: { calls: 1, due: 0 },
    hours: { is_open: false },
  })
})

test('[CHECK-11] a shop that confirms by phone has its orders wait; one that does not goes on at once', async () => {
  const { orderId, call } = await waiting()
  expect(await order(orderId)).toMatchObject({ status: 'pending' })
  expect(call).toMatchObject({
    state: 'to_confirm',
    is_due: true,
    attempts: 0,
    customer: { name: 'Meriem Benali', wilaya: '31' },
    claim: null,
  })
  expect(await list()).toMatchObject({ counts: { calls: 1, called: 0, due: 1 }, is_on: true })
  expect((await ask('/due')).body).toEqual({ count: 1 })
  expect(await list(otherToken)).toMatchObject({ items: [], counts: { calls: 0 }, is_on: false })

  await ask('/settings', 'PUT', { ...settings, is_on: false })
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }])
  expect((body as PlacedView).orders[0]).toMatchObject({ status: 'confirmed' })
  expect((await list()).counts.calls).toBe(1)
})

test('[VSPACE-4] a call says what to say in the buyer’s language, in the shop’s own words', async () => {
  const { id } = await waiting({}, 2)
  const scripts = { fr: 'Allô {buyer} ? {items}, {amount}.', en: '', ar: '' }
  await ask('/settings', 'PUT', { ...settings, scripts })
  const seen = (await ask(`/${id}`)).body as CallView
  expect(seen.script).toContain('Allô Meriem Benali ? 2\u00a0× Tajine,')
  expect(seen).toMatchObject({
    phone: '+213550123456',
    language: 'fr',
    max_attempts: 2,
    calls: [],
  })
  expect(seen.whatsapp).toContain('Poterie Amel')
  expect((await ask('/settings')).body).toMatchObject({ ...settings, scripts })
  const wrong = await ask('/settings', 'PUT', {
    ...settings,
    calls_from: '20:00',
    calls_until: '09:00',
  })
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'calls_until', code: 'hours_in_order' }] },
  })
})

test('[VSPACE-4] a yes confirms the order and keeps the landmark for the courier', async () => {
  const { id, orderId } = await waiting()
  const note = 'Près de la pharmacie'
  const response = await ask(`/${id}/outcomes`, 'POST', {
    outcome: 'confirmed',
    delivery_note: note,
  })
  expect(response).toMatchObject({
    status: 200,
    body: { state: 'confirmed', calls: [{ outcome: 'confirmed', by: 'Amel Saïdi' }] },
  })
  expect(await order(orderId)).toEqual({ status: 'confirmed', reason: null, note })
  const again = await ask(`/${id}/outcomes`, 'POST', { outcome: 'no_answer' })
  expect(again).toMatchObject({ status: 409, body: { code: 'call_already_decided' } })
  expect(await list(token, 'called')).toMatchObject({ items: [{ id }], total: 1 })
})

test('[VSPACE-4] whoever is missed is written to and called again; the last try gives the stock back', async () => {
  const before = await stock()
  const { id, orderId } = await waiting()
  const missed = await ask(`/${id}/outcomes`, 'POST', { outcome: 'no_answer', note: 'occupé' })
  expect(missed).toMatchObject({
    status: 200,
    body: { state: 'no_answer', attempts: 1, is_due: false },
  })
  await drain()
  const { rows } = await pool.query<{ message: string }>(
    `select message from platform.dev_sms where "to" = '+213550123456' order by sent_at desc limit 1`,
  )
  expect(rows[0]?.message).toMatch(
    /Poterie Amel a essayé de vous joindre .*\/confirm\?key=[\w-]{43}$/,
  )

  expect(await ask(`/${id}/outcomes`, 'POST', { outcome: 'unreachable' })).toMatchObject({
    body: { state: 'expired', attempts: 2 },
  })
  expect(await order(orderId)).toMatchObject({ status: 'cancelled', reason: 'unreachable' })
  expect(await stock()).toBe(before)
})

test('[VSPACE-4] a refusal, a wrong number and a duplicate cancel; another’s order is no duplicate', async () => {
  const [item, two, three] = [await waiting(), await waiting(), await waiting()]
  const foreign = await waiting({ phone: '0661 22 33 44' })
  const not = await ask(`/${item.id}/outcomes`, 'POST', {
    outcome: 'duplicate',
    of: foreign.orderId,
  })
  expect(not).toMatchObject({ status: 422, body: { code: 'not_a_duplicate' } })
  expect(
    ((await ask(`/${item.id}`)).body as CallView).same_buyer.map((same) => same.id).toSorted(),
  ).toEqual([two.orderId, three.orderId].toSorted())
  await ask(`/${item.id}/outcomes`, 'POST', { outcome: 'duplicate', of: two.orderId })
  await ask(`/${two.id}/outcomes`, 'POST', { outcome: 'refused', reason: 'too_expensive' })
  await ask(`/${three.id}/outcomes`, 'POST', { outcome: 'wrong_number' })
  expect(await order(item.orderId)).toMatchObject({ status: 'cancelled', reason: 'duplicate' })
  expect(await order(two.orderId)).toMatchObject({ status: 'cancelled', reason: 'too_expensive' })
  expect(await order(three.orderId)).toMatchObject({ status: 'cancelled', reason: 'wrong_number' })
})

test('[CHECK-11] what nobody confirms in 72 hours is cancelled by itself, and its stock returns once', async () => {
  const before = await stock()
  const { id, orderId } = await waiting({}, 3)
  market.clock.advance(hours(71))
  await market.confirmation.expireTasks()
  expect(await order(orderId)).toMatchObject({ status: 'pending' })
  market.clock.advance(hours(1))
  await Promise.all([market.confirmation.expireTasks(), market.confirmation.expireTasks()])
  expect(await order(orderId)).toMatchObject({ status: 'cancelled', reason: 'not_confirmed' })
  expect(await stock()).toBe(before)
  await drain()
  expect(
    (await ask(`/${id}`, 'GET', undefined, await market.tokenOf(owner.email))).body,
  ).toMatchObject({ state: 'expired' })
  market.clock.advance(hours(-72))
})

test('[CHECK-2] the days of delivery count from the confirmation, not from the checkout', async () => {
  const { id, orderId } = await waiting()
  const windowOf = async () =>
    (
      await pool.query<{ from: string; until: string }>(
        `select deliver_from::text as from, deliver_until::text as until
         from orders.orders where id = $1`,
        [orderId],
      )
    ).rows[0]!
  const promisedAtCheckout = await windowOf()
  market.clock.advance(hours(70))
  const today = localDate(market.clock.now())
  await ask(`/${id}/outcomes`, 'POST', { outcome: 'confirmed' }, await market.tokenOf(owner.email))
  market.clock.advance(hours(-70))

  const promised = await windowOf()
  expect(promised).toEqual({ from: addDeliveryDays(today, 2), until: addDeliveryDays(today, 5) })
  expect(promised.from > promisedAtCheckout.from).toBe(true)
})

test('an order that moves by another way leaves the list', async () => {
  const { id, orderId } = await waiting()
  await market.orders.changeStatus({
    orderId: orderId as never,
    to: 'cancelled',
    actor: { role: 'system' },
  })
  // The call queue has not received the event yet: a late outcome must not undo the change.
  expect(await ask(`/${id}/outcomes`, 'POST', { outcome: 'confirmed' })).toMatchObject({
    status: 409,
  })
  await drain()
  expect((await ask(`/${id}`)).body).toMatchObject({ state: 'refused', refuse_reason: 'other' })
})

test('[ROLE-3] the calls of another shop are not there', async () => {
  const { id } = await waiting()
  for (const [path, method, body] of [
    [`/${id}`, 'GET', undefined],
    [`/${id}/claim`, 'PUT', {}],
    [`/${id}/outcomes`, 'POST', { outcome: 'confirmed' }],
  ] as const)
    expect(await ask(path, method, body, otherToken)).toMatchObject({
      status: 404,
      body: { code: 'call_not_found' },
    })
})
