import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import { errorCode } from '#platform/errors.ts'

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** Answers a request, or passes it to `otherwise`. */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => Promise<void>

const OPTIONS = {
  headersTimeout: seconds(10),
  requestTimeout: minutes(2),
  // Longer than the minute of load balancers, which must be the ones to close a connection.
  keepAliveTimeout: seconds(65),
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: seconds(5),
}

/** The system's code, such as `EADDRINUSE`; null when the port is free. */
export async function portInUseReason(address: {
  port: number
  host: string
}): Promise<string | null> {
  const trial = createServer()
  try {
    trial.listen(address.port, address.host)
    await once(trial, 'listening')
  } catch (error) {
    return errorCode(error) || 'EINVAL'
  }
  trial.close()
  await once(trial, 'close')
  return null
}

/** Cuts slow or half-sent requests. What `fastPath` does not answer goes to `fetch`. */
export async function listen(
  fetch: Fetch,
  { port, host }: { port: number; host: string },
  shortWay?: FastPath,
) {
  const full = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings)) // the server speaks no HTTP/2
  const server = createServer(OPTIONS, (request, response) => {
    const otherwise = () => void full(request, response)
    if (!shortWay) return otherwise()
    shortWay(request, response, otherwise).catch(() => {
      if (response.headersSent) response.destroy()
      else otherwise()
    })
    return undefined
  })
  server.listen(port, host)
  await once(server, 'listening')

  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    port: address.port,
    /** Refuses new connections and waits at most `patience` for open requests. */
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
