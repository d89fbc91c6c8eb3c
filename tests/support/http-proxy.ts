import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Passed = { call: string; isPreload: boolean; status: number }

/** Cuts connections, swaps the service worker, counts requests that no page reports. */
export async function httpProxy(target: string) {
  let isCut = false
  let build = ''
  const passed: Passed[] = []
  const server = createServer((request, response) => {
    if (isCut) return void request.socket.destroy()
    pass(target, request, response, { build: request.url === '/sw.js' ? build : '', passed })
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** Oldest first, for example `GET /auth/v1/verify`. */
    of: (call: string) => passed.filter((passed) => passed.call === call),
    /** Closes all connections, as if the server were gone. */
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend: () => void (isCut = false),
    deploy: (name: string) => void (build = name),
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pass(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  { build, passed }: { build: string; passed: Passed[] },
): void {
  const { 'accept-encoding': encoding, ...headers } = request.headers
  const given = build === '' && encoding !== undefined ? { 'accept-encoding': encoding } : {}
  const onward = ask(
    new URL(request.url ?? '/', target),
    { method: request.method ?? 'GET', headers: { ...headers, ...given } },
    (answer) => {
      const { 'content-length': length, ...rest } = answer.headers
      const changed = build === '' && length !== undefined ? { 'content-length': length } : {}
      const [path = ''] = (request.url ?? '').split('?')
      passed.push({
        call: `${request.method} ${path}`,
        isPreload: 'service-worker-navigation-preload' in request.headers,
        status: answer.statusCode ?? 502,
      })
      response.writeHead(answer.statusCode ?? 502, { ...rest, ...changed })
      if (build !== '') response.write(`/* ${build} */`)
      answer.pipe(response)
    },
  )
  onward.on('error', () => request.socket.destroy())
  request.pipe(onward)
}
