import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asTenant, inTransaction, tables } from '#platform/database/index.ts'
import type { PlatformTables } from '#platform/database/tables.ts'
import { NO_USER_ID } from '#platform/personal-data.ts'
import { ok } from '#kernel/result.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createRowFactory } from './row-factory.ts'

const { db, database } = await testDatabase()
const names = async (query: string): Promise<string[]> => {
  const { rows } = await database.query<{ name: string }>(`select ${query} order by 1`)
  return rows.map(({ name }) => name)
}
const TABLES = `from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
  and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`
const GIVEN = `has_table_privilege('yova_account', c.oid, 'select')`

test('a table with a shop or a person has policies, or is not given to the account', async () => {
  const open =
    await names(`c.oid::regclass::text as name ${TABLES} and ${GIVEN} and not c.relrowsecurity
    and exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
      and a.attname in ('vendor_id', 'user_id', 'buyer_id', 'asker_id', 'reporter_id', 'order_id', 'purchase_id'))`)
  expect(open).toEqual([])
})

test('what an account reads without a policy has no rows of shops or persons', async () => {
  const open =
    await names(`distinct c.relnamespace::regnamespace::text as name ${TABLES} and ${GIVEN}
    and not c.relrowsecurity`)
  expect(open).toEqual([
    'catalog',
    'content',
    'platform',
    'returns',
    'settings',
    'shipping',
    'territory',
  ])
})

async function run(userId: string, text: string) {
  const done = await asTenant({ userId }, () =>
    inTransaction(db, async (tx) => ok(await sql.raw(text).execute(tables<PlatformTables>(tx)))),
  )
  return done.value
}
async function count(userId: string, table: string): Promise<number> {
  const { rows } = await run(userId, `select count(*)::integer as count from ${table}`)
  return (rows[0] as { count: number }).count
}

const OWN = ['orders.purchases', 'orders.orders', 'orders.order_items', 'orders.parcels']
/** Names, prices and terms of shops, which every visitor reads. */
const PUBLIC = [
  'catalog.products',
  'catalog.variants',
  'ledger.accounts',
  'returns.return_policies',
  'shipping.shipping_rates',
  'vendors.vendors',
]

test('planted statements without a condition show a person no row of another', async () => {
  const world = await createRowFactory(database)
  const { rows: guest } = await database.query<{ id: string }>('select id from identity.users')
  const [amina, karim, nadia] = guest.map(({ id }) => id)
  await world.order()
  await database.query(`update orders.purchases set buyer_id = null`)
  await world.order()
  await database.query(
    `update identity.users set email = 'amina@people.example', email_confirmed_at = created_at where id = $1`,
    [karim],
  )

  const given = await names(
    `c.oid::regclass::text as name ${TABLES} and ${GIVEN} and c.relrowsecurity`,
  )
  for (const place of given) {
    const seen = await count(NO_USER_ID, place)
    expect(PUBLIC.includes(place) || seen === 0, `${place} shows ${seen} rows`).toBe(true)
  }
  for (const place of OWN) {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::integer as count from ${place}`,
    )
    const seen = await Promise.all([amina!, karim!, nadia!].map((who) => count(who, place)))
    // Amina bought the second; the first is a guest's with the address that Karim proved.
    expect(seen, place).toEqual([rows[0]!.count / 2, rows[0]!.count / 2, 0])
  }
  expect(await count(nadia!, 'identity.users')).toBe(1)
})

test('the order follows its purchase to an account, and leaves it with the erasure', async () => {
  const buyers = async () => {
    const { rows } = await database.query('select distinct buyer_id from orders.orders')
    return rows
  }
  const { rows } = await database.query<{ id: string }>('select id from identity.users limit 1')
  await database.query('update orders.purchases set buyer_id = $1', [rows[0]!.id])
  expect(await buyers()).toEqual([{ buyer_id: rows[0]!.id }])
  await database.query('update orders.purchases set buyer_id = null')
  expect(await buyers()).toEqual([{ buyer_id: null }])
})

test('the row of another person is not changed, and none is made for them', async () => {
  const { rows } = await database.query<{ id: string }>('select id from identity.users limit 2')
  const [own, foreign] = rows.map(({ id }) => id)
  await database.query('update orders.purchases set buyer_id = $1', [foreign])
  const changed = async (text: string) => (await run(own!, text)).numAffectedRows
  expect(await changed(`update orders.orders set delivery_note = 'x'`)).toBe(0n)
  expect(await changed(`update identity.users set email = null where id <> '${own}'`)).toBe(0n)
  await expect(
    run(
      own!,
      `insert into cart.wishlist_items (user_id, product_id, saved_price_centimes, saved_at)
       select '${foreign}', id, 0, created_at from catalog.products limit 1`,
    ),
  ).rejects.toThrow('row-level security')
  await expect(run(own!, 'update catalog.variants set on_hand = 0')).rejects.toThrow(
    'permission denied',
  )
  await expect(run(own!, 'select from payouts.payouts')).rejects.toThrow('permission denied')
})
