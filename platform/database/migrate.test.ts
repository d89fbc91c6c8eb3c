import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import {
  DatabaseOutdated,
  listMigrations,
  migrate,
  type Migration,
  orderMigrations,
} from './migrate.ts'

const { database, url } = await testDatabase({ capabilities: [] })
const connection = { connectionString: url }
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const migration = (name: string, sql: string, checksum = 'first'): Migration => ({
  capability: 'testing',
  name,
  sql,
  checksum,
})
const tableExists = async (name: string) =>
  (await database.query('select to_regclass($1) is not null as found', [name])).rows[0].found

test('two processes starting together apply each migration once', async () => {
  const migrations = [
    migration('0001-a.sql', 'create table public.a (id int); select pg_sleep(0.2)'),
    migration('0002-b.sql', 'create table public.b (id int)'),
  ]

  const applied = await Promise.all([
    migrate(connection, migrations),
    migrate(connection, migrations),
    migrate(connection, migrations),
  ])

  expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
  const { rows } = await database.query(
    `select name from platform.migrations where capability = 'testing' order by name`,
  )
  expect(rows).toEqual([{ name: '0001-a.sql' }, { name: '0002-b.sql' }])
})

test('a file changed after it was applied is refused, by name', async () => {
  await migrate(connection, [migration('0003-c.sql', 'create table public.c (id int)')])

  const again = migrate(connection, [
    migration('0003-c.sql', 'create table public.c (id bigint)', 'second'),
    migration('0004-d.sql', 'create table public.d (id int)'),
  ])

  await expect(again).rejects.toThrow('testing/0003-c.sql was changed after it was applied')
  expect(await tableExists('public.d')).toBe(false)
})

test('a database that was migrated before the baselines is refused in one sentence', async () => {
  const old = await testDatabase({ capabilities: [] })
  await old.database.query(
    `update platform.migrations set name = '0001-create-platform.sql' where name = '0001-baseline.sql'`,
  )

  const outdated = migrate({ connectionString: old.url }, await listMigrations(ROOT))

  await expect(outdated).rejects.toThrow(DatabaseOutdated)
  await expect(outdated).rejects.toThrow(/^[^.]*1\.0\.0 and cannot be migrated: .*DATA_DIR=.*\.$/)
  const { rows } = await old.database.query('select name from platform.migrations order by name')
  expect(rows[0]).toEqual({ name: '0001-create-platform.sql' })
})

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  const failing = migrate(connection, [
    migration('0005-e.sql', 'create table public.e (id int)'),
    migration('0006-f.sql', 'create table public.f (id int); select 1 / 0'),
  ])

  await expect(failing).rejects.toThrow('testing/0006-f.sql failed: division by zero')
  expect(await tableExists('public.e')).toBe(true)
  expect(await tableExists('public.f')).toBe(false)
})

test('a migration that cannot be written down is not applied', async () => {
  const sql = `create table public.g (id int);
    alter table platform.migrations add constraint unwritable check (name <> '0007-g.sql')`

  await expect(migrate(connection, [migration('0007-g.sql', sql)])).rejects.toThrow('unwritable')

  expect(await tableExists('public.g')).toBe(false)
})

test('the platform comes first and a capability after those it may call', async () => {
  const found = await listMigrations(ROOT)

  expect(found[0]).toMatchObject({ capability: 'platform', name: '0001-baseline.sql' })
  const order = [...new Set(found.map(({ capability }) => capability))]
  const map = createRequire(import.meta.url)('../../capability-map.cjs') as Record<string, string[]>
  const tooEarly = order.flatMap((capability, index) =>
    (map[capability] ?? []).filter((called) => order.indexOf(called) > index),
  )
  expect(tooEarly).toEqual([])
})

test('a migration that drops what others read waits for them, and so do those after it', () => {
  const planned = (capability: string, name: string, sql = ''): Migration => ({
    ...{ capability, name, sql, checksum: '' },
  })
  const after = '-- Drops.\n-- After: b/0001-read-new.sql\n'
  const names = (migrations: readonly Migration[]) =>
    orderMigrations(migrations).map(({ capability, name }) => `${capability}/${name}`)

  const given = [
    planned('a', '0001-add.sql'),
    planned('a', '0002-drop-old.sql', after),
    planned('a', '0003-index.sql'),
    planned('b', '0001-read-new.sql'),
    planned('c', '0001-add.sql'),
  ]
  expect(names(given)).toEqual([
    'a/0001-add.sql',
    'b/0001-read-new.sql',
    'a/0002-drop-old.sql',
    'a/0003-index.sql',
    'c/0001-add.sql',
  ])
  expect(() => names([planned('a', '0001-drop-old.sql', after)])).toThrow(
    'no migration can follow: a/0001-drop-old.sql',
  )
})
