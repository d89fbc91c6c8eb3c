import { expect, test } from 'vitest'
import { listen, portInUseReason } from './server.ts'

test('a port that is used is told before anything is opened', async () => {
  const host = '127.0.0.1'
  const server = await listen(() => new Response('here'), { port: 0, host })
  expect(await portInUseReason({ port: server.port, host })).toBe('EADDRINUSE')
  await server.close()
  expect(await portInUseReason({ port: server.port, host })).toBe(null)
})
