import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

type Status = 'pending' | 'processing' | 'paid' | 'failed' | 'canceled' | 'expired'
export type Checkout = {
  id: string
  entity: 'checkout'
  livemode: boolean
  amount: number
  currency: string
  status: Status
  locale: string
  payment_method: string
  success_url: string
  failure_url: string
  webhook_endpoint: string
  metadata: Record<string, string>
  checkout_url: string
}
type Failure = 'down' | 'silent' | 'refuses' | null

export const CHARGILY_KEY = 'test_sk_4fQ9vTn2LrXw7KpZc3Bd'

/** Chargily Pay v2 as documented: checkouts behind a bearer key, and signed webhooks. */
export async function chargilyPay() {
  const checkouts = new Map<string, Checkout>()
  let failure: Failure = null
  let requested = 0
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    let text = ''
    for await (const chunk of request) text += String(chunk)
    requested += 1
    if (failure === 'down') return answer(503, { message: 'Service Unavailable' })
    if (request.headers.authorization !== `Bearer ${CHARGILY_KEY}`)
      return answer(401, { message: 'Unauthenticated.' })
    if (failure === 'refuses') return answer(422, { message: 'The amount must be at least 75.' })
    const [, , , what, id, act] = (request.url ?? '').split('/') // /api/v2/checkouts/{id}/expire
    if (what !== 'checkouts') return answer(404, { message: 'Not found' })
    if (request.method === 'POST' && !id) {
      const made = checkoutFrom(JSON.parse(text) as Record<string, never>, address())
      checkouts.set(made.id, made)
      if (failure === 'silent') return void response.destroy() // it created the checkout, but the response is lost
      return answer(200, made)
    }
    const checkout = checkouts.get(id ?? '')
    if (!checkout) return answer(404, { message: 'Not found' })
    if (act === 'expire' && checkout.status === 'pending') checkout.status = 'expired'
    return answer(200, checkout)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const event = (checkout: Checkout, type: string) => ({
    id: randomUUID(),
    entity: 'event',
    livemode: String(checkout.livemode), // a string, as Chargily sends it
    type,
    data: checkout,
    created_at: 1,
    updated_at: 1,
  })
  return {
    environment: { CHARGILY_SECRET_KEY: CHARGILY_KEY, CHARGILY_URL: `${address()}/api/v2` },
    checkouts,
    last: () => [...checkouts.values()].at(-1)!,
    asked: () => requested,
    fails: (how: Failure) => void (failure = how),
    becomes(status: Status, id = [...checkouts.keys()].at(-1)!): Checkout {
      const checkout = checkouts.get(id)!
      checkout.status = status
      return checkout
    },
    /** A signed webhook, for tests that send it late, twice or altered. */
    message(
      checkout: Checkout,
      { type = `checkout.${checkout.status}`, change = {}, key = CHARGILY_KEY } = {},
    ) {
      const body = JSON.stringify({ ...event(checkout, type), ...change })
      const signature = createHmac('sha256', key).update(body).digest('hex')
      return { method: 'POST', headers: { 'content-type': 'application/json', signature }, body }
    },
  }
}
export type ChargilyPay = Awaited<ReturnType<typeof chargilyPay>>

function checkoutFrom(query: Record<string, never>, address: string): Checkout {
  const id = `01${randomUUID().replaceAll('-', '').slice(0, 24)}`
  return {
    id,
    entity: 'checkout',
    livemode: false,
    amount: query['amount']!,
    currency: query['currency']!,
    status: 'pending',
    locale: query['locale']!,
    payment_method: query['payment_method']!,
    success_url: query['success_url']!,
    failure_url: query['failure_url']!,
    webhook_endpoint: query['webhook_endpoint']!,
    metadata: query['metadata']!,
    checkout_url: `${address}/checkouts/${id}/pay`,
  }
}
