import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { readCatalog } from '../../docs/schema/read-catalog.ts'
import { foreignTables, type GrantedTables } from './granted-tables.ts'

const { database } = await testDatabase()
const catalog = await readCatalog(database)
const granted: GrantedTables = {
  tables: new Set(catalog.tables.map(({ owner, name }) => `${owner}.${name}`)),
  map: createRequire(import.meta.url)('../../capability-map.cjs') as GrantedTables['map'],
}

/** Migrations that filled a new column of another capability from what only they knew. */
const FILLED_ONCE = [
  'capabilities/returns/migrations/0002-mark-orders-with-returns.sql writes orders.orders',
  'capabilities/returns/migrations/0004-note-return-states.sql writes orders.orders',
  'capabilities/returns/migrations/0005-count-open-returns.sql writes orders.orders',
  'capabilities/vendors/migrations/0003-set-vendor-of-files.sql writes media.files',
]

test('raw SQL reads only what the map grants to its capability, and writes only its own', () => {
  const files = globSync('capabilities/**/*.{ts,sql}').filter((file) => !file.endsWith('.test.ts'))
  const found = files.flatMap((file) => foreignTables(file, readFileSync(file, 'utf8'), granted))
  expect(found.toSorted()).toEqual(FILLED_ONCE)
})

test('a table that is not granted and a write to one that is are seen', () => {
  const file = 'capabilities/returns/queries/planted.ts'
  const code =
    'sql`select 1 from payouts.batches b join orders.orders o on true`; sql`update orders.orders set ${columns}`'
  expect(foreignTables(file, code, granted)).toEqual([
    `${file} reads payouts.batches`,
    `${file} writes orders.orders`,
  ])
  const migration = 'capabilities/cart/migrations/0009-planted.sql'
  expect(
    foreignTables(migration, 'delete from orders.orders; -- payouts.batches', granted),
  ).toEqual([`${migration} writes orders.orders`, `${migration} reads orders.orders`])
})
