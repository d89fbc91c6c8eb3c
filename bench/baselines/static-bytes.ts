/**
 * A floor: bare node:http that sends the product's recorded bytes, already compressed.
 * node bench/baselines/static-bytes.ts <file of answers>
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

export type HeldAnswer = {
  path: string
  compressed: boolean
  headers: Record<string, string>
  base64: string
}

type HeldRows = { headers: Record<string, string>; body: Buffer }
const plain = new Map<string, HeldRows>()
const compressed = new Map<string, HeldRows>()

const file = process.argv[2] ?? ''
for (const answer of JSON.parse(readFileSync(file, 'utf8')) as HeldAnswer[])
  (answer.compressed ? compressed : plain).set(answer.path, {
    headers: answer.headers,
    body: Buffer.from(answer.base64, 'base64'),
  })

createServer((request, response) => {
  const held = (request.headers['accept-encoding'] ? compressed : plain).get(request.url ?? '')
  if (!held) {
    response.writeHead(request.url === '/ready' ? 200 : 404).end()
    return
  }
  response.writeHead(200, held.headers)
  response.end(held.body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
