import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createTerritory } from '#capabilities/territory/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { DEMO_INVARIANTS } from '#tests/support/demo-invariants.ts'
import { PRODUCTS, VENDORS } from './catalog/index.ts'
import { ADMIN_EMAIL, CLIENT_EMAIL, DEMO_PASSWORD, loadDemo, DEMO_VENDOR_EMAIL } from './load.ts'

const clock = { now: () => new Date('2026-11-21T15:30:00Z') }
const messages: string[] = []
const log = {
  info: (_: object, text: string) => void messages.push(text),
  warn: (text: string) => void messages.push(text),
} as never // only these two are called, with these arguments

async function loaded() {
  const database = await testDatabase()
  await createTerritory({ db: database.db }).loadTerritory()
  const loading = await loadDemo({ database, clock, log })
  return { database, pool: database.pool, loading }
}

const item = await loaded()
const other = await loaded()

async function value(sql: string, pool: Pool = item.pool): Promise<number> {
  const { rows } = await pool.query<{ value: string | number }>(`select (${sql}) as value`)
  return Number(rows[0]?.value)
}
/** Rows that violate an invariant. */
const strays = async (sql: string) => (await item.pool.query<Record<string, unknown>>(sql)).rows

/** Independent of the row order. */
async function digest(pool: Pool, table: string, without: readonly string[] = []) {
  const { rows } = await pool.query<{ row: string }>(
    `select (to_jsonb(t) - $1::text[])::text as row from ${table} t order by 1`,
    [without],
  )
  const hash = createHash('sha256')
  for (const { row } of rows) hash.update(row)
  return `${rows.length} ${hash.digest('hex')}`
}

test('it loads once, whatever the day of the next start', async () => {
  expect([item.loading, other.loading]).toEqual(['loaded', 'loaded'])
  const before = await digest(item.pool, 'orders.orders')
  const later = { now: () => new Date('2026-12-24T08:00:00Z') }
  expect(await loadDemo({ database: item.database, clock: later, log })).toBe('unchanged')
  expect(await digest(item.pool, 'orders.orders')).toBe(before)
})

/** Columns that differ at each load. */
const RANDOM: Readonly<Record<string, string[]>> = {
  'identity.users': ['password_hash'],
  'orders.purchases': ['key_nonce'],
}

test('two databases loaded at the same moment are the same', async () => {
  const { rows } = await item.pool.query<{ name: string }>(
    `select schemaname || '.' || relname as name from pg_stat_user_tables
     where schemaname not in ('platform', 'demo') order by 1`,
  )
  expect(rows.length).toBeGreaterThan(40)
  for (const { name } of rows) {
    const without = RANDOM[name] ?? []
    expect(await digest(other.pool, name, without), name).toBe(
      await digest(item.pool, name, without),
    )
  }
})

test('shops, products and people are as many as the catalogue says', async () => {
  expect(await value(`select count(*) from vendors.vendors where is_public`)).toBe(11)
  expect(
    await value(`select count(*) from vendors.vendors where verification_status = 'pending'`),
  ).toBe(1)
  expect(await value(`select count(*) from catalog.products`)).toBe(PRODUCTS.length)
  expect(await value(`select count(*) from catalog.categories`)).toBe(18)
  expect(await value(`select count(*) from identity.users`)).toBe(167)
  const recent = await value(
    `select count(*) from orders.purchases where placed_at > '2026-11-21T00:00:00+01:00'::timestamptz - interval '60 days'`,
  )
  expect(recent).toBeGreaterThan(750)
  expect(recent).toBeLessThan(1050)
  expect(await value(`select count(distinct wilaya) from orders.purchases`)).toBe(12)
  expect(
    await value(`select max(share) from (
      select count(*)::float / sum(count(*)) over () as share from orders.purchases group by wilaya) s`),
  ).toBeLessThan(0.35)
  expect(
    await value(
      `select count(*) from orders.orders where placed_at > '${clock.now().toISOString()}'`,
    ),
  ).toBe(0)
})

test('every status has its orders and most of them arrived', async () => {
  const { rows } = await item.pool.query<{ status: string; count: string }>(
    `select status, count(*) from orders.orders where placed_at > '2026-09-22' group by status`,
  )
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
  expect(Object.keys(counts).sort()).toEqual([
    'cancelled',
    'confirmed',
    'delivered',
    'pending',
    'processing',
    'shipped',
  ])
  const all = Object.values(counts).reduce((a, b) => a + b, 0)
  expect((counts['delivered'] ?? 0) / all).toBeGreaterThan(0.7)
  expect((counts['cancelled'] ?? 0) / all).toBeLessThan(0.15)
})

test('the demo accounts sign in with the password that everybody is told', async () => {
  const { verifyPassword } = await import('#capabilities/identity/auth/crypto/passwords.ts')
  const { rows } = await item.pool.query<{
    email: string
    password_hash: string
    role: string | null
  }>(
    `select u.email, u.password_hash, r.role from identity.users u
     left join identity.user_roles r on r.user_id = u.id where u.email = any ($1) order by 1`,
    [[ADMIN_EMAIL, DEMO_VENDOR_EMAIL, CLIENT_EMAIL]],
  )
  expect(rows.map(({ email, role }) => [email, role])).toEqual([
    [ADMIN_EMAIL, 'admin'],
    [CLIENT_EMAIL, null],
    [DEMO_VENDOR_EMAIL, 'vendor'],
  ])
  expect(await verifyPassword(DEMO_PASSWORD, rows[0]?.password_hash ?? null)).toBe(true)
  expect(
    await value(`select count(*) from vendors.vendors v join identity.users u on u.id = v.user_id
    where u.email = '${DEMO_VENDOR_EMAIL}' and v.business_name = 'Techno Bab Ezzouar' and v.is_public`),
  ).toBe(1)
  expect(
    await value(`select count(*) from orders.purchases p join identity.users u on u.id = p.buyer_id
    where u.email = '${CLIENT_EMAIL}'`),
  ).toBe(10)
})

test.each(DEMO_INVARIANTS)('%s', async (_invariant, ...queries) => {
  for (const query of queries) expect(await strays(query), query).toEqual([])
})

test('the stars that products and shops show are those of the reviews', async () => {
  expect(
    await strays(`select p.id from catalog.products p
    left join reviews.reviews r on r.product_id = p.id and r.state = 'published'
    group by p.id having p.rating_counts <> array[
      count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
      count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4),
      count(*) filter (where r.rating = 5)]::int[]`),
  ).toEqual([])
  expect(
    await strays(`select v.id from vendors.vendors v left join reviews.reviews r on r.vendor_id = v.id
    group by v.id having (v.rating_count, v.rating_sum) <> (count(r.id), coalesce(sum(r.rating), 0))`),
  ).toEqual([])
  expect(await value(`select count(*) from reviews.reviews`)).toBeGreaterThan(1000)
  expect(
    await value(`select count(*) from reviews.reviews where answer is not null`),
  ).toBeGreaterThan(20)
  expect(
    await value(`select min(average_rating) from vendors.vendors where is_public`),
  ).toBeGreaterThan(4)
})

test('listings and their counts are those of the public products', async () => {
  const pending = new Set(
    VENDORS.filter(({ status }) => status === 'pending').map(({ key }) => key),
  )
  expect(
    await strays(`select * from search.listings except select * from search.public_products`),
  ).toEqual([])
  expect(
    await strays(`select * from search.public_products except select * from search.listings`),
  ).toEqual([])
  expect(
    await strays(`(select scope, count(*)::int from search.listings l, unnest(search.scopes(l)) scope group by 1
    except select scope, count from search.listing_counts)`),
  ).toEqual([])
  expect(await value(`select count from search.listing_counts where scope = 'all'`)).toBe(
    PRODUCTS.filter(({ vendor }) => !pending.has(vendor)).length,
  )
})

test('every journal sums to zero, and every order has its sale', async () => {
  expect(
    await strays(
      `select journal_id from ledger.entries group by 1 having sum(amount_centimes) <> 0`,
    ),
  ).toEqual([])
  expect(await value(`select count(*) from ledger.journals where kind = 'sale'`)).toBe(
    await value(`select count(*) from orders.orders`),
  )
  expect(
    await strays(`select j.id from ledger.journals j left join ledger.entries e on e.journal_id = j.id
    where e.journal_id is null`),
  ).toEqual([])
  // The buyers' receivables are the orders under way.
  expect(
    await value(`select sum(amount_centimes) from ledger.entries e
      join ledger.accounts a on a.id = e.account_id where a.kind = 'buyer_receivable'`),
  ).toBe(
    await value(
      `select sum(total_centimes) from orders.orders
        where status not in ('delivered', 'cancelled') and payment_status <> 'paid'`,
    ),
  )
})

test('the gateway transferred some of what it took, and cash was counted without a statement', async () => {
  const seen = `select array_agg(state order by state) as states,
      sum(gross_centimes) filter (where state = 'imported')::bigint as waiting,
      (select sum(amount_centimes)::bigint from ledger.entries e join ledger.accounts a on a.id = e.account_id
        where a.kind = 'online_clearing') as clearing,
      (select amount_centimes from payments.refunds where status = 'manual' and reason = 'duplicate') as twice,
      (select count(*)::int from payouts.remittances where file_name is null) as counted
    from treasury.gateway_settlements`
  const [row] = await strays(seen)
  // What was paid twice is at the gateway until a second person confirms that it went back.
  const clearing = Number(row?.['waiting']) + Number(row?.['twice'])
  expect(row).toMatchObject({ states: ['imported', 'posted'], clearing })
  expect(row?.['counted']).toBeGreaterThan(0)
})

test('what couriers and shops were given is told parcel by parcel, and the books say the same', async () => {
  expect(
    await value(`select count(*) from payouts.remittances where state = 'posted'`),
  ).toBeGreaterThan(20)
  expect(
    await value(`select count(*) from payouts.batches where state = 'settled'`),
  ).toBeGreaterThan(5)
  const waiting = `select l.reason from payouts.remittances r
    join payouts.remittance_lines l on l.remittance_id = r.id
    where r.state = 'matched' and l.state = 'open' order by 1`
  expect((await strays(waiting)).map(({ reason }) => reason)).toEqual([
    ...['not_delivered', 'short_paid', 'unknown_parcel'],
  ])
  expect(await value(`select count(*) from payouts.batches where state = 'submitted'`)).toBe(1)
  // Courier cash and vendor payables agree between the ledger and the rows they are summed from.
  const booked = (kind: string) =>
    value(`select sum(e.amount_centimes) from ledger.entries e
      join ledger.accounts a on a.id = e.account_id where a.kind = '${kind}'`)
  expect(await value(`select sum(amount_centimes) from payouts.courier_cash`)).toBe(
    await booked('cash_at_courier'),
  )
  expect(await booked('courier_clearing')).toBe(0)
  // A shop that delivers itself has the cash and owes the commission.
  expect(
    await strays(`select distinct v.business_name from orders.parcels p
      join payouts.open_orders w on w.order_id = p.order_id join vendors.vendors v on v.id = p.vendor_id
      where p.cash_holder = 'vendor'`),
  ).toEqual([{ business_name: "Tapis du M'Zab" }])
  expect(
    await strays(`select o.id from orders.orders o join payouts.open_orders w on w.order_id = o.id
      join payouts.payout_lines l on l.order_id = o.id where l.released_at is null`),
  ).toEqual([])
  expect(
    await strays(`select o.id from orders.orders o where o.status = 'delivered'
      and not exists (select from payouts.open_orders w where w.order_id = o.id)
      and not exists (select from payouts.payout_lines l where l.order_id = o.id)`),
  ).toEqual([])
  expect(
    await strays(`select p.id from orders.parcels p join orders.orders o on o.id = p.order_id
      where (p.state = 'remitted') <> exists (select from payouts.remittance_lines l
        join payouts.remittances r on r.id = l.remittance_id
        where l.parcel_id = p.id and r.state = 'posted')`),
  ).toEqual([])
})

test('a line of a statement that waits is what comparing it again finds', async () => {
  const { rematch: matchAgain } =
    await import('#capabilities/payouts/operations/reconcile-remittance.ts')
  const lines = `select to_jsonb(l) as line from payouts.remittance_lines l
    join payouts.remittances r on r.id = l.remittance_id where r.state = 'matched' order by l.position`
  const before = await strays(lines)
  const id = await strays(`select id from payouts.remittances where state = 'matched'`)
  const again = matchAgain({ db: item.database.db, clock } as never)
  expect(await again(String(id[0]?.['id']))).toMatchObject({ ok: true })
  expect(await strays(lines)).toEqual(before)
})

test('the file of a batch that was sent has the digest that was kept', async () => {
  const { batchFileDigest: digestOf, batchFile: fileOf } =
    await import('#capabilities/payouts/operations/export-batch-file.ts')
  const sent = await strays(`select id, file_sha256 from payouts.batches where state = 'settled'`)
  for (const { id, file_sha256 } of sent)
    expect(digestOf(await fileOf(item.database.db as never, String(id)))).toBe(file_sha256)
})

test('a database that holds something else is left alone', async () => {
  const database = await testDatabase()
  await database.pool.query(
    `insert into catalog.categories (slug, name, position) values ('x', '{"fr": "x", "en": "x", "ar": "x"}', 1)`,
  )
  expect(await loadDemo({ database, clock, log })).toBe('occupied')
  expect(await value(`select count(*) from vendors.vendors`, database.pool)).toBe(0)
})
