import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** An SMS gateway that takes `{ to, message }` as JSON. */
export async function smsSink() {
  const received: { to: string; message: string }[] = []
  let down = false
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (!down) received.push(JSON.parse(body) as { to: string; message: string })
    response.statusCode = down ? 503 : 204
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    outOfOrder: (is: boolean) => void (down = is),
  }
}
