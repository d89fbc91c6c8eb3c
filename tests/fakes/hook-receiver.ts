import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll } from 'vitest'

type HookReceiverReceivedCall = {
  name: string
  body: Record<string, never> & { metadata: Record<string, string> }
}
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; late?: number }

export async function hookReceiver() {
  const secret = randomBytes(32).toString('base64')
  const received: HookReceiverReceivedCall[] = []
  let refused = 0
  let reply: (events: HookReceiverReceivedCall) => Reply = () => ({ status: 204 })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    try {
      new Webhook(secret).verify(text, request.headers as Record<string, string>)
    } catch {
      refused += 1
      return void response.writeHead(401).end()
    }
    const body = JSON.parse(text) as HookReceiverReceivedCall['body']
    const item = { name: body.metadata['name'] ?? '', body }
    received.push(item)
    const {
      status = 200,
      headers = { 'content-type': 'application/json' },
      body: payload,
      late = 0,
    } = reply(item)
    if (late > 0) await new Promise((resolve) => setTimeout(resolve, late))
    response.writeHead(status, headers)
    response.end(
      payload === undefined
        ? undefined
        : typeof payload === 'string'
          ? payload
          : JSON.stringify(payload),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    url,
    heard: received,
    refused: () => refused,
    answer: (with_: typeof reply) => void (reply = with_),
    environment: (...hooks: string[]): Record<string, string> =>
      Object.fromEntries(
        hooks.flatMap((hook) => [
          [`GOTRUE_HOOK_${hook}_ENABLED`, 'true'],
          [`GOTRUE_HOOK_${hook}_URI`, url],
          // During rotation the previous secret is still listed.
          [
            `GOTRUE_HOOK_${hook}_SECRETS`,
            `v1,whsec_${randomBytes(32).toString('base64')}|v1,whsec_${secret}`,
          ],
        ]),
      ),
  }
}
