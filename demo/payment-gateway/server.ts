import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { z } from 'zod'
import { backTo, paymentPage } from './page.ts'
import { CheckoutRequest, Checkout, type DemoCheckout } from './checkout.ts'

/** Stored in a file, so that a payment survives a restart of the demo. */
const Memory = z.object({ secretKey: z.string().min(1), checkouts: z.array(Checkout) })
const ANSWERS = ['paid', 'failed', 'canceled'] as const

export type DemoGateway = {
  url: string
  secretKey: string
  /** The settings with which the product finds it. */
  environment: Record<string, string>
  close: () => Promise<void>
}

/** Speaks the protocol of Chargily Pay; its page lets the user choose the bank's response. */
export async function startDemoGateway(port: number, file: string): Promise<DemoGateway> {
  const { secretKey, checkouts, keep } = await memoryIn(file)
  const server = createServer((request, response) => {
    handle({ request, response, checkouts, keep, secretKey, url: urlOf(server) }).catch(() =>
      response.headersSent ? response.destroy() : response.writeHead(400).end(),
    )
  })
  await listen(server, port)
  return {
    url: urlOf(server),
    secretKey,
    environment: { CHARGILY_SECRET_KEY: secretKey, CHARGILY_URL: `${urlOf(server)}/api/v2` },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function memoryIn(file: string) {
  await mkdir(dirname(file), { recursive: true })
  const text = await readFile(file, 'utf8').catch(() => 'null')
  const saved = Memory.safeParse(parsed(text))
  const secretKey = saved.data?.secretKey ?? `test_sk_${randomBytes(18).toString('base64url')}`
  const checkouts = new Map((saved.data?.checkouts ?? []).map((item) => [item.id, item]))
  let writing = Promise.resolve()
  // Of its own: two processes of one data folder start at the same moment.
  const aside = `${file}.${randomUUID()}`
  /** Serialized and atomic (write, then rename): a restart never reads half a file. */
  const keep = (): Promise<void> =>
    (writing = writing.then(async () => {
      const memory = { secretKey, checkouts: [...checkouts.values()].slice(-MAX_ENTRIES) }
      await writeFile(aside, JSON.stringify(memory), { mode: 0o600 })
      await rename(aside, file)
    }))
  await keep()
  return { secretKey, checkouts, keep }
}
const MAX_ENTRIES = 1_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // an edited file is invalid: start with an empty state
  }
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  return `http://localhost:${address.port}`
}

/** Falls back to any free port. */
async function listen(server: Server, port: number): Promise<void> {
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
}

type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  checkouts: Map<string, DemoCheckout>
  keep: () => Promise<void>
  secretKey: string
  url: string
}

async function handle(exchange: Exchange): Promise<void> {
  const { request, response, checkouts } = exchange
  const path = new URL(request.url ?? '/', exchange.url).pathname
  if (path.startsWith('/api/v2/checkouts'))
    return api(exchange, path.split('/')[4], path.split('/')[5])
  if (path === '/favicon.ico') return void response.writeHead(204).end()
  const checkout = checkouts.get(path.match(/^\/pay\/([\w-]+)$/)?.[1] ?? '')
  if (!checkout) return void response.writeHead(404).end()
  if (request.method === 'POST' && checkout.status === 'pending') {
    const answer = new URLSearchParams(await bodyOf(request)).get('answer')
    checkout.status = ANSWERS.find((value) => value === answer) ?? 'pending'
    await exchange.keep()
    await write(checkout, exchange.secretKey)
    return void response.writeHead(303, { location: backTo(checkout) }).end()
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'no-store',
  })
  response.end(paymentPage(checkout))
}

async function api(exchange: Exchange, id?: string, act?: string): Promise<void> {
  const { request, response, checkouts, keep, secretKey, url } = exchange
  const answer = (status: number, body: unknown) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  if (request.headers.authorization !== `Bearer ${secretKey}`)
    return answer(401, { message: 'Unauthenticated.' })
  if (!id && request.method === 'POST') {
    const parsed = CheckoutRequest.safeParse(JSON.parse(await bodyOf(request)))
    if (!parsed.success) return answer(422, { message: parsed.error.issues[0]?.message })
    const made = randomUUID()
    const rest = { entity: 'checkout', livemode: false, status: 'pending' } as const
    const checkout: DemoCheckout = {
      ...parsed.data,
      ...rest,
      id: made,
      checkout_url: `${url}/pay/${made}`,
    }
    checkouts.set(made, checkout)
    await keep()
    return answer(200, checkout)
  }
  const checkout = checkouts.get(id ?? '')
  if (!checkout) return answer(404, { message: 'Not found' })
  if (act === 'expire' && checkout.status === 'pending') {
    checkout.status = 'expired'
    await keep()
  }
  return answer(200, checkout)
}

/** Webhook signed as Chargily signs. Failures are ignored, because the product polls as well. */
async function write(checkout: DemoCheckout, secretKey: string): Promise<void> {
  const event = { id: randomUUID(), entity: 'event', livemode: 'false', data: checkout }
  const body = JSON.stringify({ ...event, type: `checkout.${checkout.status}` })
  const signature = createHmac('sha256', secretKey).update(body).digest('hex')
  await fetch(checkout.webhook_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', signature },
    body,
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > 100_000) throw new Error('too long')
  }
  return body
}
