import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type VulnerableServer = { url: string; stop(): void }

type Options = {
  query(sql: string): Promise<{ rows?: { slug: string }[] }>
  /** The only addresses it fetches begin so: nothing leaves this machine. */
  fetchable: string
}

const HOME = `<!doctype html><title>Planted</title>
<a href="/echo?text=vase">echo</a><a href="/categories?slug=maison">categories</a>
<a href="/go?to=/echo">go</a><a href="/fetch?from=vase">fetch</a>`

/**
 * One weakness of each kind that the scanners look for, all on purpose: reflected script, SQL in a
 * parameter, open redirect, server-side request. Scans of the product count only if these are found.
 */
export async function startVulnerableServer({
  query,
  fetchable,
}: Options): Promise<VulnerableServer> {
  const pages: Record<string, (value: string) => Promise<string> | string> = {
    '/': () => HOME,
    '/echo': (text) => `<!doctype html><p>${text}</p>`,
    '/categories': (slug) =>
      query(`select slug from catalog.categories where slug = '${slug}'`).then(
        // Several statements have several results.
        ({ rows = [] }) => `<!doctype html><p>${rows.map((row) => row.slug).join(', ')}</p>`,
        (error: Error) => `<!doctype html><p>PG::SyntaxError: ERROR: ${error.message}</p>`,
      ),
    '/fetch': async (from) => {
      if (from.startsWith(fetchable)) await fetch(from)
      return '<!doctype html><p>fetched</p>'
    },
  }
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://server')
    const [value = ''] = searchParams.values()
    if (pathname === '/go') {
      outgoing.writeHead(302, { location: encodeURI(value) }).end()
      return
    }
    const page = pages[pathname]
    outgoing.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    void Promise.resolve(page?.(value) ?? '').then((html) => outgoing.end(html))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
