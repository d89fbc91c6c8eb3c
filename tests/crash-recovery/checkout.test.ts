import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlacedView } from '#capabilities/checkout/contract.ts'
import { withProofOfWork } from '#tests/support/proof-of-work.ts'
import { stressLevel } from '#tests/support/stress-level.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** Each kill includes a restart: fifty take minutes. */
const ROUNDS = stressLevel(20, 50)
const BUYERS = 6

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 180_000)
afterAll(() => site.stop())

type Attempt = { key: string; body: string; number: string | null }

test('[CHECK-10] killed in the middle of checkouts, again and again: no acknowledged order is lost, none is doubled', async () => {
  const lines = await threeLinesOfTwoShops()
  const stockBefore = await stockOf(lines)
  const before = await count('orders.purchases')
  const attempts: Attempt[] = []

  for (let round = 0; round < ROUNDS; round++) {
    const answered = () => attempts.filter(({ number }) => number !== null).length
    const enough = answered() + 2 + (round % 3)
    const running = Array.from({ length: BUYERS }, () => buyUntilKilled(lines, attempts))
    while (answered() < enough) await sleep(2)
    await sleep((round * 7) % 23) // another moment of the pending checkouts each time
    await site.kill()
    await Promise.all(running)
    await site.start()
  }
  const acknowledged = attempts.filter(({ number }) => number !== null)
  const unanswered = attempts.filter(({ number }) => number === null)
  expect(acknowledged.length).toBeGreaterThan(ROUNDS)
  expect(unanswered.length).toBeGreaterThan(0)

  // Retrying with the same idempotency key gives exactly one order.
  for (const attempt of unanswered) attempt.number = await place(attempt)

  const numbers = attempts.map(({ number }) => number)
  expect(numbers).not.toContain(null)
  expect(new Set(numbers).size).toBe(attempts.length)
  expect((await count('orders.purchases')) - before).toBe(attempts.length)
  const { rows: stored } = await site.query<{ number: string }>(
    'select number from orders.purchases where number = any ($1)',
    [numbers],
  )
  expect(stored.length).toBe(attempts.length)
  const stockAfter = await stockOf(lines)
  for (const { variant_id, quantity } of lines)
    expect(stockAfter.get(variant_id)).toBe(
      (stockBefore.get(variant_id) ?? 0) - quantity * attempts.length,
    )
  await everythingAddsUp()
}, 1_200_000)

async function everythingAddsUp(): Promise<void> {
  const { rows: unbalanced } = await site.query(
    'select journal_id from ledger.entries group by journal_id having sum(amount_centimes) <> 0',
  )
  expect(unbalanced).toEqual([])
  const { rows: unsold } = await site.query(
    `select o.id from orders.orders o where o.status <> 'cancelled'
       and not exists (select from ledger.journals j where j.order_id = o.id and j.kind = 'sale')`,
  )
  expect(unsold).toEqual([])
  // Every event recorded with an order is delivered after the restart.
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await site.query<{ left: number }>(
      `select count(*)::integer as left from platform.outbox_deliveries where state = 'pending'`,
    )
    if (rows[0]?.left === 0) return
    await sleep(200)
  }
  throw new Error('the outbox was not drained')
}

type CartLineInput = { product_id: string; variant_id: string; quantity: number }

async function threeLinesOfTwoShops(): Promise<CartLineInput[]> {
  const { rows } = await site.query<{ product_id: string; variant_id: string }>(
    `select product_id, variant_id from (
       select p.id as product_id, v.id as variant_id, p.vendor_id,
         row_number() over (partition by p.vendor_id order by p.id) as n,
         dense_rank() over (order by p.vendor_id) as shop
       from catalog.products p join search.listings l on l.product_id = p.id
       join catalog.variants v on v.product_id = p.id and v.position = 0
       join vendors.vendors s on s.id = p.vendor_id and not s.requires_phone_confirmation) found
     where (shop = 1 and n <= 2) or (shop = 2 and n = 1)`,
  )
  expect(rows).toHaveLength(3)
  const ids = rows.map(({ variant_id }) => variant_id)
  await site.query('update catalog.variants set on_hand = 100000 where id = any ($1)', [ids])
  return rows.map((row) => ({ ...row, quantity: 1 }))
}

async function stockOf(lines: readonly CartLineInput[]): Promise<Map<string, number>> {
  const { rows } = await site.query<{ id: string; on_hand: number }>(
    'select id, on_hand from catalog.variants where id = any ($1)',
    [lines.map(({ variant_id }) => variant_id)],
  )
  return new Map(rows.map(({ id, on_hand }) => [id, on_hand]))
}

async function count(table: string): Promise<number> {
  const { rows } = await site.query<{ n: number }>(`select count(*)::integer as n from ${table}`)
  return rows[0]?.n ?? 0
}

/** Stops at the first request without a response. */
async function buyUntilKilled(lines: readonly CartLineInput[], attempts: Attempt[]): Promise<void> {
  for (;;) {
    const attempt: Attempt = {
      key: randomUUID(),
      body: JSON.stringify(orderOf(lines, attempts.length)),
      number: null,
    }
    attempts.push(attempt)
    try {
      attempt.number = await place(attempt)
    } catch {
      return
    }
  }
}

async function place({ key, body }: Attempt): Promise<string> {
  const ask = withProofOfWork((path, init) => fetch(`${site.url}${path}`, init))
  const response = await ask('/api/v1/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })
  const answer: unknown = await response.json()
  if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(answer)}`)
  return PlacedView.parse(answer).number
}

const orderOf = (lines: readonly CartLineInput[], buyer: number) => ({
  lines,
  wilaya: '16',
  payment_method: 'cash_on_delivery',
  shipping: {
    first_name: 'Amina',
    last_name: 'Benali',
    email: `amina.${buyer}@buyer.example`,
    phone: `0550${String(100_000 + buyer)}`,
    address: 'Cité 5 Juillet, bât. 14',
    city: 'Bab Ezzouar',
    wilaya: '16',
  },
})
