import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What passed since the last `reset`. */
export type Traffic = {
  requests: number
  statuses: Map<number, number>
  /** Requests answered with a 5xx. */
  failures: string[]
  /** How many different values came in the parameter of the path: `/products search`. */
  values: Map<string, Set<string>>
}
export type CountingProxy = {
  url: string
  traffic: Traffic
  reset(): void
  stop(): void
}

const noTraffic = (): Traffic => ({
  requests: 0,
  statuses: new Map(),
  failures: [],
  values: new Map(),
})

/** A scanner would spend the rate limit of one address: each request comes from another. */
export async function startCountingProxy(targetUrl: () => string): Promise<CountingProxy> {
  let total = 0
  const server = createServer((incoming, outgoing) => {
    total += 1
    const { method = '', url: path = '/' } = incoming
    countRequest(proxy.traffic, path)
    const { hostname, port } = new URL(targetUrl())
    const headers = {
      ...incoming.headers,
      'accept-encoding': 'identity', // wapiti cannot read brotli, and finds no links in it
      'x-forwarded-for': `10.${(total >> 16) & 255}.${(total >> 8) & 255}.${total & 255}`,
    }
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      const { statuses, failures } = proxy.traffic
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) failures.push(`${status} ${method} ${path}`)
      outgoing.writeHead(status, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: CountingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic: noTraffic(),
    reset() {
      proxy.traffic = noTraffic()
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
  return proxy
}

function countRequest(traffic: Traffic, path: string): void {
  traffic.requests += 1
  const { pathname, searchParams } = new URL(path, 'http://proxy')
  for (const [name, value] of searchParams) {
    const key = `${pathname} ${name}`
    const values = traffic.values.get(key) ?? new Set()
    traffic.values.set(key, values.add(value))
  }
}
