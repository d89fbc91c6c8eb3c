import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asTenant, inTransaction, tables } from '#platform/database/index.ts'
import type { PlatformTables } from '#platform/database/tables.ts'
import type { Tenant } from '#platform/database/tenants.ts'
import { ok } from '#kernel/result.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createRowFactory } from './row-factory.ts'

const { db, database } = await testDatabase()
const names = async (query: string): Promise<string[]> => {
  const { rows } = await database.query<{ name: string }>(`select ${query} order by 1`)
  return rows.map(({ name }) => name)
}

/** Tables with a shop or a person that have no policy, and why. */
const WITHOUT_POLICY: Record<string, string> = {
  'moderation.claims': 'of admins, who run as the owner',
}

test('a table of a shop or a person has policies, or is listed with the reason', async () => {
  const found = await names(`distinct c.oid::regclass::text as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and not c.relrowsecurity
      and a.attname in ('vendor_id', 'user_id', 'buyer_id')`)
  expect(found).toEqual(Object.keys(WITHOUT_POLICY).toSorted())
})

test('no policy is made beside platform.isolate, and no owner is under one', async () => {
  const { rows } = await database.query(`
    select c.oid::regclass::text, p.polname from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relforcerowsecurity or p.polname not in
      ('yova_vendor', 'yova_vendor_reads', 'yova_account', 'yova_account_reads')`)
  expect(rows).toEqual([])
})

const ROUTINES = `from pg_proc p where p.pronamespace::regnamespace::text !~ '^(pg_|information_schema)'`

test('triggers see every row: their functions run as the owner', async () => {
  const bound = await names(`distinct p.oid::regprocedure::text as name ${ROUTINES}
    and p.prorettype = 'trigger'::regtype and not p.prosecdef`)
  expect(bound, 'select platform.run_triggers_as_owner in the migration').toEqual([])
})

test('what else looks past the policies is listed', async () => {
  const past = await names(`p.oid::regprocedure::text as name ${ROUTINES}
    and p.prorettype <> 'trigger'::regtype and p.prosecdef`)
  expect(past).toEqual([
    'orders.is_rest_cancelled(uuid,uuid)',
    'orders.is_tracking_taken(text,text,uuid)',
    'promotions.is_code_taken(text,uuid)',
  ])
  const views = await names(`c.oid::regclass::text as name from pg_class c
    where c.relkind in ('v', 'm') and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
      and not coalesce(c.reloptions @> '{security_invoker=true}', false)`)
  // Figures of the marketplace, and what every visitor reads.
  expect(views).toEqual(['platform.counted', 'search.public_products'])
})

/** Rows that each table shows, without any condition. */
async function visible(tenant: Tenant, table: string): Promise<number> {
  const query = sql.raw<{ count: number }>(`select count(*)::integer as count from ${table}`)
  const { rows } = await asTenant(tenant, () => query.execute(tables<PlatformTables>(db)))
  return rows[0]!.count
}

test('planted statements without a tenant show a shop no row of another', async () => {
  const world = await createRowFactory(database)
  await world.order()
  const { rows } = await database.query<{ shop: string; other: string }>(
    `select o.vendor_id as shop, (select id from vendors.vendors v where v.id <> o.vendor_id) as other
     from orders.orders o`,
  )
  const { shop, other } = rows[0]!
  const places = [
    'catalog.products',
    'catalog.variants',
    'orders.purchases',
    'orders.orders',
    'orders.order_items',
    'orders.parcels',
  ]
  const count = (vendorId: string, shown: string[]) =>
    Promise.all(shown.map((place) => visible({ vendorId }, place)))

  expect(await count(shop, places)).not.toContain(0)
  expect(await count(other, places)).toEqual(places.map(() => 0))
  expect(await count(shop, ['vendors.vendors', 'identity.sessions'])).toEqual([1, 0])
})

test('the row of another shop is not changed, and none is made for it', async () => {
  const { rows } = await database.query<{ own: string; foreign: string }>(
    `select o.vendor_id as foreign, (select id from vendors.vendors v where v.id <> o.vendor_id) as own
     from orders.orders o limit 1`,
  )
  const { own, foreign } = rows[0]!
  const run = (text: string) =>
    asTenant({ vendorId: own }, () =>
      inTransaction(db, async (tx) => ok(await sql.raw(text).execute(tables<PlatformTables>(tx)))),
    )
  expect((await run(`update orders.orders set vendor_note = 'x'`)).value.numAffectedRows).toBe(0n)
  expect((await run('delete from catalog.variants')).value.numAffectedRows).toBe(0n)
  await expect(
    run(`insert into vendor_dashboard.saved_views select (jsonb_populate_record(null::vendor_dashboard.saved_views,
      jsonb_build_object('id', gen_random_uuid(), 'vendor_id', '${foreign}'))).*`),
  ).rejects.toThrow('row-level security')
})
