import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { launchSite, type Site, type TestServer } from './launch-site.ts'

/**
 * Lends one site to all the workers of a run: started when the first of them asks, so that a run
 * without such tests pays nothing, and stopped with the run.
 */
export async function openSiteDesk(server: TestServer) {
  let lent: Promise<Site> | undefined
  const desk = createServer((_request, response) => {
    lent ??= launchSite(server)
    lent.then(
      ({ url, databaseUrl }) => response.end(JSON.stringify({ url, databaseUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const { port } = desk.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      desk.close()
      desk.closeAllConnections()
      const site = await lent?.catch(() => undefined)
      await site?.stop()
    },
  }
}
