import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { type Milliseconds, minutes, seconds } from '#kernel/time.ts'

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** Listens until it is closed. Slow or half-sent requests are cut, so that they hold nothing. */
export async function listen(fetch: Fetch, { port, host }: { port: number; host: string }) {
  const server = createAdaptorServer({
    fetch: (request, bindings) => fetch(request, bindings as HttpBindings), // the server below speaks HTTP/1.1
    serverOptions: {
      headersTimeout: seconds(10),
      requestTimeout: minutes(2),
      // Longer than the minute that load balancers keep a connection: the one who closes must be them.
      keepAliveTimeout: seconds(65),
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: seconds(5),
    },
  }) as Server
  server.listen(port, host)
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Takes no new connection and lets the open requests finish, for `patience` at most. */
    async close(patience: Milliseconds = seconds(10)): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => server.closeAllConnections(), patience)
      await closed
      clearInterval(idle)
      clearTimeout(cut)
    },
  }
}
export type HttpServer = Awaited<ReturnType<typeof listen>>
