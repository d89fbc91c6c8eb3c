/**
 * A floor: node:http and pg with one prepared statement per read and the same JSON, and the
 * shortest correct checkout. No validation, authentication, caching or compression.
 * node bench/baselines/raw-sql.ts <connection as JSON>
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Pool, type PoolConfig } from 'pg'
import { CHECKOUT, DETAIL, LIST, LIST_AFTER, type Statement } from './statements.ts'

const pool = new Pool({ ...(JSON.parse(process.argv[2] ?? '{}') as PoolConfig), max: 16 })

async function text(statement: Statement, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({ ...statement, values })
  return rows[0]?.json ?? ''
}

const PRODUCTS = '/api/v1/products'

function read(url: string): Promise<string> {
  if (url.startsWith(`${PRODUCTS}/`)) return text(DETAIL, [url.slice(PRODUCTS.length + 1)])
  const query = new URLSearchParams(url.slice(PRODUCTS.length))
  const cursor = query.get('cursor')
  if (!cursor) return text(LIST, [])
  const [, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[]
  return text(LIST_AFTER, [key, id])
}

type Order = { lines: { product_id: string; quantity: number }[]; shipping: object }

async function place({ lines, shipping }: Order): Promise<number> {
  const client = await pool.connect()
  try {
    const id = randomUUID()
    await client.query('begin')
    await client.query({ ...CHECKOUT.order, values: [id, JSON.stringify(shipping)] })
    const items = lines.flatMap(({ product_id, quantity }) => [product_id, quantity])
    await client.query({ ...CHECKOUT.items, values: [id, ...items] })
    // A common lock order, so that two checkouts never deadlock.
    for (const { product_id, quantity } of lines.toSorted((a, b) =>
      a.product_id < b.product_id ? -1 : 1,
    )) {
      const { rowCount } = await client.query({ ...CHECKOUT.take, values: [product_id, quantity] })
      if (rowCount !== 1) {
        await client.query('rollback')
        return 409
      }
    }
    await client.query('commit')
    return 201
  } finally {
    client.release()
  }
}

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, status: number, json: string): void {
  const bytes = Buffer.from(json)
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': bytes.byteLength,
  })
  response.end(bytes)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method } = request
  if (url === '/ready') return send(response, 200, '{}')
  if (method !== 'POST') return send(response, 200, await read(url))
  const status = await place(JSON.parse(await body(request)) as Order)
  return send(response, status, JSON.stringify({ number: 'B-1' }))
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    send(response, 500, '{}')
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')
