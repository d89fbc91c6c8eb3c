import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'

const map: Record<string, string[]> = createRequire(import.meta.url)('../../capability-map.cjs')

const { database } = await testDatabase()

/** A schema has the name of its capability, with `_` for `-`. */
const capabilityOf = (schema: string): string => schema.replaceAll('_', '-')

type Arrow = { owner: string; target: string }

async function foreignKeys(): Promise<Arrow[]> {
  const { rows } = await database.query<Arrow>(`
    select distinct f.nspname as owner, t.nspname as target
    from pg_constraint c
    join pg_class fc on fc.oid = c.conrelid join pg_namespace f on f.oid = fc.relnamespace
    join pg_class tc on tc.oid = c.confrelid join pg_namespace t on t.oid = tc.relnamespace
    where c.contype = 'f'`)
  return rows
}
const forbidden = (arrows: Arrow[]) =>
  arrows.filter(
    ({ owner, target }) =>
      owner !== target && !map[capabilityOf(owner)]?.includes(capabilityOf(target)),
  )

test('a foreign key only points at a capability its owner may call', async () => {
  const arrows = await foreignKeys()
  expect(arrows.length).toBeGreaterThan(20)
  expect(forbidden(arrows)).toEqual([])
})

test('a foreign key that points up the map is seen', async () => {
  await database.query(
    'create table catalog.planted (review_id uuid references reviews.reviews (id))',
  )
  expect(forbidden(await foreignKeys())).toEqual([{ owner: 'catalog', target: 'reviews' }])
  await database.query('drop table catalog.planted')
})

test('the map reads downwards: a capability only names those above it', () => {
  const names = Object.keys(map)
  const upward = names.flatMap((name, i) =>
    map[name]!.filter((other) => names.indexOf(other) >= i || !names.includes(other)).map(
      (other) => `${name} -> ${other}`,
    ),
  )
  expect(upward).toEqual([])
})

test('every schema belongs to a capability or to the platform', async () => {
  const { rows } = await database.query<{ name: string }>(`
    select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'platform')`)
  expect(rows.map(({ name }) => name).filter((name) => !(capabilityOf(name) in map))).toEqual([])
})

test('what a shop owns is found by its shop: an index or key starts with vendor_id', async () => {
  const names = Object.keys(map)
  const later = names
    .slice(names.indexOf('phone-confirmation'))
    .map((name) => name.replaceAll('-', '_'))
  const { rows } = await database.query<{ name: string }>(
    `select a.attrelid::regclass::text as name
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
     join pg_namespace n on n.oid = c.relnamespace
     where a.attname = 'vendor_id' and n.nspname = any ($1)
       and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)
     order by 1`,
    [later],
  )
  expect(rows.map(({ name }) => name)).toEqual([])
})
