import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { ownAddress } from './own-address.ts'
import { withProofOfWork } from './proof-of-work.ts'

type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
type CartLineInput = { product_id: string; variant_id: string; quantity: number }
type Reply = { at: number; path: string; status: number; retryAfter: string | null }

const CHECKOUT = '/api/v1/checkout'

/** Buyers retry with the same idempotency key; at the end the rows must match the responses. */
export async function buyersOf(url: string, ask: Ask) {
  const lines = await ask<CartLineInput>(
    `select p.id as product_id, v.id as variant_id, 1 as quantity
     from catalog.products p join search.listings l on l.product_id = p.id
     join catalog.variants v on v.product_id = p.id and v.position = 0
     join vendors.vendors s on s.id = p.vendor_id and not s.requires_phone_confirmation
     order by p.id limit 3`,
  )
  expect(lines).toHaveLength(3)
  const variants = lines.map(({ variant_id }) => variant_id)
  await ask('update catalog.variants set on_hand = 100000 where id = any ($1)', [variants])
  const product = lines[0]!.product_id

  const answers: Reply[] = []
  const numbers: string[] = []
  let buyers = 0
  /** No response at all: the process has ended. */
  let isGone = false
  const [{ purchases: before } = { purchases: 0 }] = await ask<{ purchases: number }>(PURCHASES)

  /** A buyer whose order failed often proves work, as the browser does. */
  const send = withProofOfWork((path, init) => fetch(`${url}${path}`, init))
  /** Anything but a success or a 503 with `Retry-After` is a failure. */
  async function get(path: string, init: RequestInit = {}): Promise<Response | null> {
    try {
      const response = await send(path, init)
      const { status, headers } = response
      answers.push({ at: performance.now(), path, status, retryAfter: headers.get('retry-after') })
      if (response.ok) return response
      await response.arrayBuffer()
    } catch {
      isGone = true
    }
    return null
  }

  async function read(until: AbortSignal): Promise<void> {
    for (let turn = 0; !until.aborted && !isGone; turn += 1) {
      // A new query each time, so that no response comes from the cache.
      const path =
        turn % 3 === 0
          ? `/products?min_price=${turn}&q=${randomUUID()}`
          : `/api/v1/products/${product}`
      const answer = await get(path, {
        headers: { ...ownAddress(), ...(turn % 3 === 0 && { accept: 'text/html' }) },
      })
      await answer?.arrayBuffer()
      await sleep(answer ? 5 : 50)
    }
  }

  async function buy(until: AbortSignal): Promise<void> {
    while (!until.aborted && !isGone) {
      const buyer = ++buyers
      const request = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-forwarded-for': `10.9.${(buyer >> 8) & 255}.${buyer & 255}`,
        },
        body: JSON.stringify(orderOf(lines, buyer)),
      }
      let placed = await get(CHECKOUT, request)
      while (!placed && !isGone) {
        await sleep(50)
        placed = await get(CHECKOUT, request)
      }
      if (!placed) return
      numbers.push(((await placed.json()) as { number: string }).number)
    }
  }

  return {
    product,
    answers,
    /** Runs `work` while readers and buyers are active; every order they began is finished. */
    async during(work: () => Promise<void>, crowd = 4): Promise<void> {
      const leaving = new AbortController()
      const people = Array.from({ length: crowd }, (_, n) =>
        n % 2 === 0 ? buy(leaving.signal) : read(leaving.signal),
      )
      try {
        await work()
      } finally {
        leaving.abort()
      }
      await Promise.all(people)
    },
    placed: () => numbers.length,
    isGone: () => isGone,
    /** Milliseconds from `moment` to the next successful response. */
    backAfter: (moment: number) =>
      (answers.find(({ at: index, status }) => index >= moment && status < 300)?.at ?? Infinity) -
      moment,
    /** Checkouts only: reading may never have stopped. */
    buysAfter: (moment: number) =>
      (answers.find(
        ({ at: index, path, status }) => index >= moment && path === CHECKOUT && status < 300,
      )?.at ?? Infinity) - moment,
    refusedPurchases: () =>
      answers.filter(({ path, status }) => path === CHECKOUT && status === 503).length,
    async expectEverythingRight(): Promise<void> {
      expect(isGone).toBe(false)
      const failed = answers.filter(({ status }) => status >= 300)
      expect(failed.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([])
      expect(new Set(numbers).size).toBe(numbers.length)
      const rows = await ask<{ number: string }>(
        'select p.number from orders.purchases p where p.number = any ($1)',
        [numbers],
      )
      expect(rows).toHaveLength(numbers.length)
      expect(await ask(PURCHASES)).toEqual([{ purchases: before + numbers.length }])
      const stock = await ask<{ on_hand: number }>(
        'select on_hand from catalog.variants where id = any ($1)',
        [variants],
      )
      expect(stock).toEqual(variants.map(() => ({ on_hand: 100_000 - numbers.length })))
      const unbalanced = await ask(
        'select journal_id from ledger.entries group by journal_id having sum(amount_centimes) <> 0',
      )
      expect(unbalanced).toEqual([])
      const unsold = await ask(
        `select o.id from orders.orders o where o.status <> 'cancelled'
           and not exists (select from ledger.journals j where j.order_id = o.id and j.kind = 'sale')`,
      )
      expect(unsold).toEqual([])
    },
  }
}
const PURCHASES = 'select count(*)::integer as purchases from orders.purchases'

export type Buyers = Awaited<ReturnType<typeof buyersOf>>

const orderOf = (lines: readonly CartLineInput[], buyer: number) => ({
  lines,
  wilaya: '16',
  payment_method: 'cash_on_delivery',
  shipping: {
    first_name: 'Nawel',
    last_name: 'Saadi',
    email: `nawel.${buyer}@buyer.example`,
    phone: `0770${String(100_000 + buyer)}`,
    address: '12 rue Didouche Mourad',
    city: 'Alger Centre',
    wilaya: '16',
  },
})
