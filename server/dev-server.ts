import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'

/** Vite and the app on one port. `appOf` gets a function that returns the current build. */
export async function startDevelopment(
  appOf: (build: () => Promise<ServerBuild>) => { fetch: Parameters<typeof getRequestListener>[0] },
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const { createServer: createVite } = await import('vite') // a development dependency
  const server = createServer()
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const app = appOf(
    async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, // the module is the server build
  )
  const answer = getRequestListener(app.fetch)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => void answer(request, response))
  })
  server.on('close', () => void vite.close())
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return server
}
