import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { minutes } from '#kernel/time.ts'
import { chargilyPay } from '#tests/fakes/chargily.ts'
import { cardPaymentFixture } from '#tests/support/card-payment-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const database = await testDatabase()
const gateway = await chargilyPay()
const market = await marketplaceFixture(database, { partners: gateway.environment })
const fixture = await cardPaymentFixture(database, market)

const send = async (message: { method: string; headers: Record<string, string>; body: string }) => {
  const answer = await market.app.request('/api/v1/payments/chargily/events', message)
  await fixture.rest()
  return answer.status
}
const started = async () => {
  const { number } = await fixture.bought()
  await fixture.pay(number)
  return { number, checkout: gateway.last() }
}

beforeEach(async () => {
  gateway.fails(null)
  gateway.checkouts.clear()
  market.clock.advance(minutes(1)) // the circuit breaker has closed
  market.troubles.length = 0
  await fixture.clear()
})

test('[CHECK-3] a card is offered, its page opened once, and its payment confirms the order', async () => {
  const offered = await market.app.request('/api/v1/payment-methods')
  expect(((await offered.json()) as { items: unknown[] }).items).toHaveLength(4)
  const { number } = await fixture.bought('edahabia', { language: 'ar' })
  expect(await fixture.state(number)).toMatchObject({
    orders: ['pending pending'],
    payment: 'open',
  })
  expect(await fixture.stock()).toBe(4)

  const first = await fixture.pay(number)
  const again = await fixture.pay(number)

  expect(first).toEqual({ status: 201, body: { url: gateway.last().checkout_url } })
  expect(again.body).toEqual(first.body)
  expect(gateway.checkouts.size).toBe(1)
  expect(gateway.last()).toMatchObject({
    amount: 5100,
    currency: 'dzd',
    locale: 'ar',
    payment_method: 'edahabia',
    success_url: `https://yova.example/order/${number}?payment=done&lang=ar`,
    failure_url: `https://yova.example/order/${number}?payment=failed&lang=ar`,
    webhook_endpoint: 'https://yova.example/api/v1/payments/chargily/events',
  })

  expect(await send(gateway.message(gateway.becomes('paid')))).toBe(200)

  expect(await fixture.state(number)).toEqual({
    orders: ['confirmed paid'],
    payment: 'paid',
    refunds: [],
  })
  expect(await fixture.books()).toEqual({ online_clearing: 510_000 })
  expect(market.failures).toEqual([])
})

test('a message that is not signed, signed by another key, changed on the way or of the other mode is refused', async () => {
  const { number, checkout } = await started()
  gateway.becomes('paid')
  const right = gateway.message(checkout)
  const { signature: _left, ...unsigned } = right.headers

  expect(await send({ ...right, headers: unsigned as never })).toBe(400)
  expect(await send({ ...right, headers: { ...right.headers, signature: 'zz' } })).toBe(403)
  expect(await send({ ...right, body: right.body.replace('5100', '510') })).toBe(403)
  expect(await send(gateway.message(checkout, { key: 'test_sk_another' }))).toBe(403)
  expect(await send(gateway.message(checkout, { change: { livemode: 'true' } }))).toBe(403)
  expect(await send(gateway.message(checkout, { change: { data: { id: 7 } } }))).toBe(400)

  expect(await fixture.state(number)).toMatchObject({
    orders: ['pending pending'],
    payment: 'open',
  })
})

test('doubled and reordered messages settle once: what was paid stays paid', async () => {
  const { number, checkout } = await started()
  const failed = gateway.message(gateway.becomes('failed', checkout.id))
  const paid = gateway.message(gateway.becomes('paid', checkout.id))

  for (const message of [paid, paid, failed, gateway.message(checkout)])
    expect(await send(message)).toBe(200)

  expect(await fixture.state(number)).toMatchObject({ orders: ['confirmed paid'], payment: 'paid' })
  expect(await fixture.books()).toEqual({ online_clearing: 510_000 })
  expect(await fixture.sql('select count(*)::int as n from payments.gateway_events')).toEqual([
    { n: 3 },
  ])
})

test('a lower amount than was asked for pays nothing, and is to be given back by hand', async () => {
  const { number, checkout } = await started()
  checkout.amount = 53

  expect(await send(gateway.message(gateway.becomes('paid')))).toBe(200)

  expect(await fixture.state(number)).toMatchObject({
    orders: ['pending pending'],
    payment: 'open',
  })
  await fixture.rest()
  expect((await fixture.state(number)).refunds).toEqual(['manual 53'])
  expect(await fixture.books()).toEqual({
    ...{ buyer_receivable: 510_000, online_clearing: 5300, refunds_due: -5300 },
  })
})

test('[CHECK-4] a failed payment leaves the order waiting: the buyer attempts again, or pays at the door', async () => {
  const { number } = await started()
  await send(gateway.message(gateway.becomes('failed')))
  expect((await fixture.purchase(number)).payment?.attempts.map(({ status }) => status)).toEqual([
    'failed',
  ])

  const again = await fixture.pay(number, 'cib')
  expect(again.status).toBe(201)
  expect(gateway.checkouts.size).toBe(2)
  await send(gateway.message(gateway.becomes('canceled')))

  expect(await fixture.pay(number, 'cash_on_delivery')).toEqual({
    status: 201,
    body: { url: null },
  })
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({
    orders: ['confirmed pending'],
    payment: 'paid_on_delivery',
  })
  expect((await fixture.purchase(number)).payment_method).toBe('cash_on_delivery')
  expect((await fixture.pay(number)).status).toBe(409)
  expect(await fixture.stock()).toBe(4)
})

test('nobody pays in half an hour: the stock is free again, once, and the order says why', async () => {
  const { number } = await started()
  market.clock.advance(minutes(29))
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({
    orders: ['pending pending'],
    payment: 'open',
  })

  market.clock.advance(minutes(2))
  await fixture.rest()
  await fixture.rest()

  expect(await fixture.state(number)).toMatchObject({
    orders: ['cancelled failed'],
    payment: 'released',
  })
  expect((await fixture.purchase(number)).orders[0]?.cancel_reason).toBe('payment_expired')
  expect(await fixture.stock()).toBe(5)
  expect(gateway.last().status).toBe('expired')
  expect(await fixture.books()).toEqual({})
  expect((await fixture.pay(number)).status).toBe(409)
})

test('a message that never came is made up for: the gateway is asked on return, and by the job', async () => {
  const first = await started()
  gateway.becomes('paid')
  expect((await fixture.check(first.number)).status).toBe(201)
  await fixture.rest()
  expect(await fixture.state(first.number)).toMatchObject({ orders: ['confirmed paid'] })

  const second = await started()
  gateway.becomes('paid')
  market.clock.advance(minutes(1))
  await fixture.rest()
  expect(await fixture.state(second.number)).toMatchObject({ orders: ['confirmed paid'] })
})

test('a payment that comes late brings its order back while the stock is there, and goes back when it is not', async () => {
  const [back, gone] = [await started(), await started()]
  market.clock.advance(minutes(31))
  await fixture.rest()
  expect(await fixture.stock()).toBe(5)

  await send(gateway.message(gateway.becomes('paid', back.checkout.id)))
  expect(await fixture.state(back.number)).toMatchObject({
    orders: ['confirmed paid'],
    payment: 'paid',
  })
  expect(await fixture.stock()).toBe(4)

  await fixture.sql('update catalog.variants set on_hand = 0')
  await send(gateway.message(gateway.becomes('paid', gone.checkout.id)))
  expect(await fixture.state(gone.number)).toEqual({
    orders: ['cancelled failed'],
    payment: 'released',
    refunds: ['manual 5100'],
  })
  expect(await fixture.books()).toEqual({ online_clearing: 1_020_000, refunds_due: -510_000 })
  expect(market.failures).toEqual([])
})

test('a gateway that does not answer at the end keeps the stock a while longer, not for ever', async () => {
  const { number } = await started()
  gateway.fails('down')
  market.clock.advance(minutes(31))
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({ payment: 'open' })

  market.clock.advance(minutes(31))
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({
    orders: ['cancelled failed'],
    payment: 'released',
  })
})

test('a gateway that is down, silent or says no charges nobody: the buyer is told and attempts again', async () => {
  const { number } = await fixture.bought()
  for (const how of ['down', 'silent', 'refuses'] as const) {
    gateway.fails(how)
    expect(await fixture.pay(number)).toMatchObject({
      status: 503,
      body: { code: 'gateway_unreachable' },
    })
  }
  gateway.fails(null)
  market.clock.advance(minutes(1)) // it is due for polling
  expect((await fixture.pay(number)).status).toBe(201)
  expect(await fixture.state(number)).toMatchObject({
    orders: ['pending pending'],
    payment: 'open',
  })
})

test('cancelling a paid order makes its refund due; two other admins say that it was paid', async () => {
  const { number } = await started()
  await send(gateway.message(gateway.becomes('paid')))
  const admin = await market.account('admin@yova.example', 'admin')
  const token = await market.tokenOf(admin.email)
  const second = await market.account('finance@yova.example', 'admin')
  const other = await market.tokenOf(second.email)
  const last = await market.tokenOf((await market.account('third@yova.example', 'admin')).email)
  const { id } = (await fixture.purchase(number)).orders[0]!
  const change = (status: string) =>
    fixture.post(`/admin/orders/${id}/status-changes`, { status }, token)

  await change('cancelled')
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({
    orders: ['cancelled pending'],
    refunds: ['manual 5100'],
  })
  expect(await fixture.books()).toEqual({ online_clearing: 510_000, refunds_due: -510_000 })

  await change('confirmed') // before the refund was sent: the payment is used for the order again
  expect(await fixture.state(number)).toMatchObject({ orders: ['confirmed paid'], refunds: [] })
  expect(await fixture.books()).toEqual({ online_clearing: 510_000 })

  await change('cancelled')
  await fixture.rest()
  const { id: refund } = (await fixture.purchase(number)).payment!.refunds[0]!
  const body = { reference: 'CHG-77120', paid_on: localDate(market.clock.now()) }
  const recorded = await fixture.post(`/admin/payment-refunds/${refund}/settlement`, body, other)
  const { id: settlement } = recorded.body['settlement'] as { id: string }
  const path = `/admin/payment-refunds/settlements/${settlement}/confirmation`
  expect((await fixture.post(path, {}, token)).body['code']).toBe('second_person_needed')
  expect((await fixture.post(path, {}, last)).status).toBe(200)
  await fixture.rest()
  expect(await fixture.state(number)).toMatchObject({ refunds: ['done 5100'] })
  expect(await fixture.books()).toEqual({})
  expect(market.failures).toEqual([])
})

test('an order cancelled by its buyer while they pay is not revived: the money goes back', async () => {
  const { number } = await started()
  await fixture.sql(`update orders.orders set status = 'cancelled', cancelled_at = now(), holds_stock = false,
    cancel_reason = 'changed_mind'`)
  await send(gateway.message(gateway.becomes('paid')))
  expect(await fixture.state(number)).toMatchObject({
    orders: ['cancelled pending'],
    refunds: ['manual 5100'],
  })
})

test('a stranger to a purchase can neither pay it, move it nor ask about it', async () => {
  const { number } = await fixture.bought()
  expect((await fixture.pay(number, 'edahabia', 'A'.repeat(22))).status).toBe(404)
  expect((await fixture.pay('Y-00000000')).status).toBe(404)
  expect((await fixture.post(`/purchases/${number}/payment-checks`, {})).status).toBe(404)
  expect(gateway.checkouts.size).toBe(0)
})
