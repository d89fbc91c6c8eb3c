import { LANGUAGES } from '#kernel/locale.ts'
import { randomBytes } from 'node:crypto'
import type { BenchData } from './bench-database.ts'
import type { LoadRequest } from './load.ts'

/** Distinct URLs per kind: more than there are connections. */
const ADDRESSES = 100
const WILAYAS = 58

export type RequestTarget = Omit<LoadRequest, 'length'>

/** What is not cached is limited by network. */
export const fromOwnAddress = (ask: RequestTarget): RequestTarget => ({
  ...ask,
  headers: { ...ask.headers, 'x-forwarded-for': '{ip}' },
})

export async function listAsks(port: number): Promise<RequestTarget[]> {
  const asks: RequestTarget[] = [{ path: '/api/v1/products' }]
  while (asks.length < ADDRESSES) {
    const response = await fetch(`http://127.0.0.1:${port}${asks.at(-1)!.path}`) // begun with one
    const { next } = (await response.json()) as { next: string | null }
    if (next === null) break
    asks.push({ path: `/api/v1/products?cursor=${next}` })
  }
  return asks
}

export async function productIds({ client }: BenchData): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select product_id as id from search.listings order by md5(product_id::text) limit $1',
    [ADDRESSES],
  )
  return rows.map(({ id }) => id)
}

export const detailAsks = (ids: readonly string[]): RequestTarget[] =>
  ids.map((id) => ({ path: `/api/v1/products/${id}` }))

/** Frequent and rare terms of product names that need no correction. */
export async function wordsIn({ client }: BenchData, count = ADDRESSES): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    `select word from ts_stat('select to_tsvector(''simple'', search.strip_article(search.fold(name ->> ''fr'')))
       from search.listings order by product_id limit 20000')
     where word ~ '^[a-z]{4,}[a-rt-wyz]$' order by ndoc desc limit $1`,
    [count],
  )
  return rows.map(({ word }) => word)
}

export const searchAsks = (words: readonly string[]): RequestTarget[] =>
  words.map((word) => ({ path: `/api/v1/products?search=${word}` }))

/** A page in several wilayas and languages: each is rendered separately. */
export const pageAsks = (path: string): RequestTarget[] =>
  Array.from({ length: ADDRESSES }, (_, index) => ({
    path,
    headers: {
      accept: 'text/html',
      cookie: `yova-lang=${LANGUAGES[index % 3] ?? 'fr'}; yova-wilaya=${String((index % WILAYAS) + 1).padStart(2, '0')}`,
    },
  }))

export const productPageAsks = (ids: readonly string[]): RequestTarget[] =>
  ids.map((id) => ({ path: `/product/${id}`, headers: { accept: 'text/html' } }))

/** As on a secure connection, where responses are Brotli-compressed. */
export const compressedAsks = (asks: readonly RequestTarget[]): RequestTarget[] =>
  asks.map((ask) => ({
    ...ask,
    headers: { ...ask.headers, 'accept-encoding': 'gzip, deflate, br' },
  }))

type CartLineInput = { product_id: string; quantity: number }

/** Three products of two vendors each, in plenty: checkouts are measured, not refusals. */
export async function baskets({ client }: BenchData): Promise<CartLineInput[][]> {
  const { rows } = await client.query<{ vendor_id: string; products: string[] }>(
    `select vendor_id, array_agg(product_id order by product_id) as products
     from search.listings l
     where (select count(*) from catalog.variants v where v.product_id = l.product_id) = 1
     group by vendor_id having count(*) >= 20 order by vendor_id limit 12`,
  )
  const found: CartLineInput[][] = []
  for (const [index, { products }] of rows.entries()) {
    const other = rows[(index + 1) % rows.length]!.products // the modulo keeps it within the list
    for (let n = 0; n + 1 < 10; n += 2)
      found.push(
        [products[n]!, products[n + 1]!, other[10 + n]!].map((id) => ({
          product_id: id,
          quantity: 1,
        })), // 20 at least
      )
  }
  const ids = [...new Set(found.flat().map(({ product_id }) => product_id))]
  await client.query(
    'update catalog.variants set on_hand = 1000000 where product_id = any ($1::uuid[])',
    [ids],
  )
  return found
}

/** A guest's checkout per cart; idempotency key, IP, phone and email are unique. */
export function checkoutAsks(lines: readonly CartLineInput[][]): RequestTarget[] {
  const run = randomBytes(6).toString('hex')
  return lines.map((basket) => ({
    method: 'POST' as const,
    path: '/api/v1/checkout',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `bench-${run}-{n}`,
      'x-forwarded-for': '{ip}',
    },
    body: JSON.stringify({
      lines: basket,
      wilaya: '16',
      shipping: {
        first_name: 'Amel',
        last_name: 'Saïdi',
        email: 'amel{n}@example.dz',
        phone: '055{n}',
        address: '12 rue Didouche Mourad',
        city: 'Alger',
        wilaya: '16',
      },
      payment_method: 'cash_on_delivery',
    }),
  }))
}
