import { expect, test } from 'vitest'
import { listen, whyTaken } from './server.ts'

test('a port that is used is told before anything is opened', async () => {
  const host = '127.0.0.1'
  const server = await listen(() => new Response('here'), { port: 0, host })
  expect(await whyTaken({ port: server.port, host })).toBe('EADDRINUSE')
  await server.close()
  expect(await whyTaken({ port: server.port, host })).toBe(null)
})
