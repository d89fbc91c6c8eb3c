import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

type Order = {
  orderId: string
  orderNumber: string
  amount: number
  deposited: number
  status: number
  returnUrl: string
  failUrl: string
}
const USER = { SATIM_USERNAME: 'SAT2611220001', SATIM_PASSWORD: 'k9-Lw3-Tz7' }

/** SATIM's API: form-encoded requests, JSON responses, no webhooks. */
export async function satimNetwork() {
  const orders = new Map<string, Order>()
  let failure: 'down' | 'silent-refund' | null = null
  const server = createServer(async (request, response) => {
    const answer = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (failure === 'down') return void response.writeHead(502).end()
    const form = new URLSearchParams(text)
    if (
      form.get('userName') !== USER.SATIM_USERNAME ||
      form.get('password') !== USER.SATIM_PASSWORD
    )
      return answer({ errorCode: '5', errorMessage: 'Access denied' })
    const call = (request.url ?? '').split('/').at(-1)
    if (call === 'register.do') return answer(register(form))
    const order = orders.get(form.get('orderId') ?? '')
    if (!order) return answer({ ErrorCode: '6', errorCode: '6', ErrorMessage: 'Unknown order id' })
    if (call === 'confirmOrder.do') return answer(confirmed(order))
    if (call !== 'refund.do') return void response.writeHead(404).end()
    const amount = Number(form.get('amount'))
    if (amount > order.deposited) return answer({ errorCode: '7', errorMessage: 'System error' })
    order.deposited -= amount
    if (failure === 'silent-refund') return void response.destroy() // it was refunded, but the response is lost
    return answer({ errorCode: '0', errorMessage: 'Success' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function register(form: URLSearchParams) {
    const orderNumber = form.get('orderNumber') ?? ''
    if (orderNumber.length > 10 || form.get('currency') !== '012')
      return { errorCode: '1', errorMessage: 'Wrong order' }
    if ([...orders.values()].some((order) => order.orderNumber === orderNumber))
      return { errorCode: '1', errorMessage: 'Order number is duplicated' }
    const order: Order = {
      orderId: randomUUID(),
      orderNumber,
      amount: Number(form.get('amount')),
      ...{ deposited: 0, status: 0 },
      returnUrl: form.get('returnUrl') ?? '',
      failUrl: form.get('failUrl') ?? '',
    }
    orders.set(order.orderId, order)
    const formUrl = `${address}/payment/merchants/pay.html?mdOrder=${order.orderId}`
    return { errorCode: 0, orderId: order.orderId, formUrl }
  }

  return {
    environment: { ...USER, SATIM_URL: `${address}/payment/rest`, SATIM_TERMINAL: 'E010900000' },
    orders,
    last: () => [...orders.values()].at(-1)!,
    fails: (how: typeof failure) => void (failure = how),
    /** `amount` in centimes: by default what was asked. */
    pays: (order = [...orders.values()].at(-1)!, amount = order.amount) =>
      void Object.assign(order, { status: 2, amount, deposited: amount }),
    declines: (order = [...orders.values()].at(-1)!) => void Object.assign(order, { status: 6 }),
  }
}

const confirmed = (order: Order) => ({
  ErrorCode: '0',
  ErrorMessage: 'Success',
  OrderStatus: order.status,
  OrderNumber: order.orderNumber,
  Amount: order.amount,
  depositAmount: order.deposited,
  currency: '012',
  ...(order.status === 2 && { approvalCode: '303004', Pan: '628058**0011' }),
  actionCodeDescription: order.status === 6 ? 'Solde insuffisant' : '',
  params:
    order.status === 2
      ? { respCode: '00', respCode_desc: 'Votre paiement a été accepté' }
      : { respCode: order.status === 6 ? '51' : undefined },
})
