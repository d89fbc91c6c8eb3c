import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site, TestServer } from './launch-site.ts'
import { launchWithDemo, removeLoadedDemo } from './loaded-demo.ts'

/** One site per name and run, started on the first request, stopped with the run. */
export async function openSitePool(server: TestServer) {
  const lent = new Map<string, Promise<Site>>()
  const fixture = createServer(({ url: name = '/' }, response) => {
    const site = lent.get(name) ?? launchWithDemo(server, { TRUST_PROXY: 'loopback' })
    lent.set(name, site)
    site.then(
      ({ url, databaseUrl }) => response.end(JSON.stringify({ url, databaseUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(fixture, 'listening')
  const { port } = fixture.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      fixture.close()
      fixture.closeAllConnections()
      const sites = await Promise.all([...lent.values()].map((site) => site.catch(() => undefined)))
      for (const site of sites) await site?.stop()
      await removeLoadedDemo(server)
    },
  }
}
