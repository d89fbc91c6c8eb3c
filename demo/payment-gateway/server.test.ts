import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startDemoGateway } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'demo-gateway.json')

const wanted = {
  amount: 5100,
  currency: 'dzd',
  payment_method: 'edahabia',
  success_url: 'http://127.0.0.1:1/done',
  failure_url: 'http://127.0.0.1:1/failed',
  webhook_endpoint: 'http://127.0.0.1:1/hook',
  locale: 'fr',
  metadata: { purchase: 'Y-1' },
}
type Gateway = Awaited<ReturnType<typeof startDemoGateway>>
const call = async ({ url, secretKey }: Gateway, path = '', body?: object) =>
  (
    await fetch(`${url}/api/v2/checkouts${path}`, {
      headers: { authorization: `Bearer ${secretKey}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  ).json() as Promise<{ id: string; status: string }>

test('a payment that was begun before a restart can be paid after it', async () => {
  const before = await startDemoGateway(0, file)
  const { id } = await call(before, '', wanted)
  await before.close()

  const after = await startDemoGateway(0, file)
  expect(after.secretKey).toBe(before.secretKey)
  expect(await call(after, `/${id}`)).toMatchObject({ id, status: 'pending' })
  const body = new URLSearchParams({ answer: 'paid' })
  await fetch(`${after.url}/pay/${id}`, { method: 'POST', body, redirect: 'manual' })
  await after.close()

  const again = await startDemoGateway(0, file)
  expect(await call(again, `/${id}`)).toMatchObject({ status: 'paid' })
  await again.close()
})

test('a file that cannot be read begins anew', async () => {
  writeFileSync(file, '{"secretKey":')
  const gateway = await startDemoGateway(0, file)
  expect(gateway.secretKey).toMatch(/^test_sk_/)
  await gateway.close()
})

test('processes that start at the same moment on one file all start', async () => {
  const shared = join(folder, 'shared.json')
  const started = await Promise.all(Array.from({ length: 8 }, () => startDemoGateway(0, shared)))
  await Promise.all(started.map((gateway) => gateway.close()))
})
