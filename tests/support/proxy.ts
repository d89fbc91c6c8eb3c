import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The way to a site that can be cut, and on which the worker of another build can be put. */
export async function proxyOf(target: string) {
  let isCut = false
  let build = ''
  const server = createServer((request, response) => {
    if (isCut) return void request.socket.destroy()
    pass(target, request, response, request.url === '/sw.js' ? build : '')
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** From now on nothing answers, as if the server were gone. */
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend: () => void (isCut = false),
    /** From now on the worker is that of a build with another name. */
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
  build: string,
): void {
  const { 'accept-encoding': encoding, ...headers } = request.headers
  const given = build === '' && encoding !== undefined ? { 'accept-encoding': encoding } : {}
  const onward = ask(
    new URL(request.url ?? '/', target),
    { method: request.method ?? 'GET', headers: { ...headers, ...given } },
    (answer) => {
      const { 'content-length': length, ...rest } = answer.headers
      const changed = build === '' && length !== undefined ? { 'content-length': length } : {}
      response.writeHead(answer.statusCode ?? 502, { ...rest, ...changed })
      if (build !== '') response.write(`/* ${build} */`)
      answer.pipe(response)
    },
  )
  onward.on('error', () => request.socket.destroy())
  request.pipe(onward)
}
