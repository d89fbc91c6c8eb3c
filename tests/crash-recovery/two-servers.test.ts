import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stressLevel } from '#tests/support/stress-level.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const RUNS = stressLevel(2, 20)
const BUYERS = 500
const PIECES = 50

let site: Site
let processes: string[]
beforeAll(async () => {
  // Each buyer has an address; tests/security/checkout-brake.test.ts has 500 behind one.
  site = await startSite({ TRUST_PROXY: 'loopback' })
  processes = [site.url, (await site.another()).url]
}, 180_000)
afterAll(() => site.stop())

test(
  `[CHECK-6] ${BUYERS} buyers for ${PIECES} pieces over two processes: ${PIECES} are sold, each time`,
  async () => {
    const { rows } = await site.query<{ product_id: string; variant_id: string }>(
      `select p.id as product_id, v.id as variant_id
       from catalog.products p join search.listings l on l.product_id = p.id
       join catalog.variants v on v.product_id = p.id and v.position = 0
       join vendors.vendors s on s.id = p.vendor_id and not s.requires_phone_confirmation limit 1`,
    )
    const line = rows[0]!
    for (let run = 0; run < RUNS; run += 1) {
      await site.query('update catalog.variants set on_hand = $1 where id = $2', [
        PIECES,
        line.variant_id,
      ])
      const before = await ordersOf(line.variant_id)

      const statuses = await Promise.all(
        Array.from({ length: BUYERS }, (_, buyer) => buy(line, run, buyer)),
      )

      // An overloaded machine may answer 503, but never a wrong result.
      expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([])
      expect(statuses.filter((status) => status === 201)).toHaveLength(PIECES)
      expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(0)
      expect((await ordersOf(line.variant_id)) - before).toBe(PIECES)
      const { rows: left } = await site.query(
        'select on_hand from catalog.variants where id = $1',
        [line.variant_id],
      )
      expect(left).toEqual([{ on_hand: 0 }])
    }
  },
  60_000 * RUNS,
)

async function ordersOf(variant: string): Promise<number> {
  const { rows } = await site.query<{ n: number }>(
    'select coalesce(sum(quantity), 0)::integer as n from orders.order_items where variant_id = $1',
    [variant],
  )
  return rows[0]!.n
}

async function buy(line: object, run: number, buyer: number): Promise<number> {
  const response = await fetch(`${processes[buyer % processes.length]}/api/v1/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${run}.${buyer >> 8}.${buyer & 255}`,
    },
    body: JSON.stringify({
      lines: [{ ...line, quantity: 1 }],
      wilaya: '16',
      payment_method: 'cash_on_delivery',
      shipping: {
        first_name: 'Lyes',
        last_name: 'Haddad',
        email: `lyes.${run}.${buyer}@buyer.example`,
        phone: `0661${String(100_000 + run * BUYERS + buyer)}`,
        address: '3 rue Larbi Ben M’hidi',
        city: 'Alger Centre',
        wilaya: '16',
      },
    }),
  })
  await response.arrayBuffer()
  return response.status
}
