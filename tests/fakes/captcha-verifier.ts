import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** `siteverify` of hCaptcha and Turnstile. A token is valid once. */
export async function captchaVerifier({ secret }: { secret: string }) {
  const good = new Set<string>()
  const requests: Record<string, string>[] = []
  let broken = false
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    requests.push(form)
    if (broken) return void response.writeHead(502).end('bad gateway')
    const errors = [
      ...(form['secret'] === secret ? [] : ['invalid-input-secret']),
      ...(good.delete(form['response'] ?? '') ? [] : ['invalid-input-response']),
    ]
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const success = errors.length === 0 && request.method === 'POST' && isForm === true
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success, hostname: 'shop.example', 'error-codes': errors }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked: requests,
    solve(): string {
      const token = `solved-${Math.random().toString(36).slice(2)}`
      good.add(token)
      return token
    },
    breakDown: (is: boolean) => void (broken = is),
  }
}
