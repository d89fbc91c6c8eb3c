import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { ok } from '#kernel/result.ts'
import { testDatabase } from '#tests/support/database.ts'
import { asOwner, asTenant, inTransaction, openDatabase, rawText, tables } from './index.ts'
import type { PlatformTables } from './tables.ts'
import type { Tenant } from './tenants.ts'

// One connection for tenants: each of them gets the one that another had.
const { db, database, url } = await testDatabase({ capabilities: [], max: 1 })
await database.query(`
  create schema planted;
  grant usage on schema planted to yova_vendor;
  create table planted.rows (vendor_id uuid, name text);
  select platform.isolate('planted.rows', 'vendor_id = platform.current_vendor()')`)

const [AMEL, BRAHIM, CHERIFA] = ['a', 'b', 'c'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
)
const amel: Tenant = { vendorId: AMEL! }
const brahim: Tenant = { vendorId: BRAHIM! }
const cherifa: Tenant = { vendorId: CHERIFA! }
await database.query(
  `insert into planted.rows values ($1, 'amel'), ($2, 'brahim'), ($3, 'cherifa')`,
  [AMEL, BRAHIM, CHERIFA],
)

const namesIn = async (handle: Parameters<typeof tables>[0]) => {
  const { rows } = await sql<{ name: string }>`select name from planted.rows order by name`.execute(
    tables<PlatformTables>(handle),
  )
  return rows.map(({ name }) => name)
}
const names = () => namesIn(db)
const ALL = ['amel', 'brahim', 'cherifa']

test('a statement without its tenant condition sees the rows of the request’s tenant', async () => {
  expect(await names()).toEqual(ALL)
  expect(await asTenant(amel, names)).toEqual(['amel'])
  expect(await asTenant(brahim, names)).toEqual(['brahim'])
  expect(await asTenant(cherifa, names)).toEqual(['cherifa'])
  expect(await asTenant(amel, () => asOwner(names))).toEqual(ALL)
  expect(await asTenant(amel, () => rawText(db, 'select count(*)::text from planted.rows'))).toBe(
    '1',
  )
  expect(await names()).toEqual(ALL)
})

test('tenants that take turns on one connection, and the owner between them, never see each other', async () => {
  const turns = Array.from({ length: 120 }, (_, turn) => turn)
  const seen = await Promise.all(
    turns.map((turn) => {
      const who = [amel, brahim, cherifa][turn % 3]!
      if (turn % 10 === 9) return names()
      if (turn % 4 === 0)
        return asTenant(who, async () => {
          const inside = await inTransaction(db, async (tx) => ok(await namesIn(tx)))
          return inside.value
        })
      return asTenant(who, names)
    }),
  )
  const expected = [['amel'], ['brahim'], ['cherifa']]
  expect(seen).toEqual(turns.map((turn) => (turn % 10 === 9 ? ALL : expected[turn % 3])))
})

test('an error in a transaction, or a transaction left open, does not hand over a tenant', async () => {
  await asTenant(amel, () =>
    expect(
      inTransaction(db, async (tx) => {
        await sql`select 1 / 0`.execute(tables<PlatformTables>(tx))
        return ok(null)
      }),
    ).rejects.toThrow('division by zero'),
  )
  expect(await asTenant(brahim, names)).toEqual(['brahim'])

  await asTenant(amel, () => sql`begin`.execute(tables<PlatformTables>(db)))
  await expect(asTenant(brahim, names)).rejects.toThrow('a transaction was left open')
  expect(await asTenant(brahim, names)).toEqual(['brahim'])
  expect(await names()).toEqual(ALL)
})

test('a connection that cannot become the tenant is destroyed, not used as it is', async () => {
  const own = openDatabase({ url, max: 1 })
  const namesInOwn = () => namesIn(own.db)
  expect(await asTenant(amel, namesInOwn)).toEqual(['amel'])
  await expect(asTenant({ vendorId: 'a\0b' }, namesInOwn)).rejects.toThrow('invalid byte sequence')
  expect(await asTenant(brahim, namesInOwn)).toEqual(['brahim'])
  const notAnId: Tenant = { vendorId: 'nobody' }
  await expect(asTenant(notAnId, namesInOwn)).rejects.toThrow('invalid input syntax for type uuid')
  expect(await asTenant(amel, namesInOwn)).toEqual(['amel'])
  await own.close()
})

test('rows of others are neither changed nor made', async () => {
  const asAmel = (text: string) =>
    asTenant(amel, () => sql.raw(text).execute(tables<PlatformTables>(db)))

  expect((await asAmel(`update planted.rows set name = 'x' where true`)).numAffectedRows).toBe(1n)
  expect((await asAmel(`delete from planted.rows where name <> 'x'`)).numAffectedRows).toBe(0n)
  await expect(asAmel(`insert into planted.rows values ('${BRAHIM}', 'y')`)).rejects.toThrow(
    'row-level security',
  )
  await expect(asAmel(`update planted.rows set vendor_id = '${BRAHIM}'`)).rejects.toThrow(
    'row-level security',
  )
  expect(await names()).toEqual(['brahim', 'cherifa', 'x'])
})

test('a listener that a tenant’s request began is not the tenant’s', async () => {
  const own = openDatabase({ url, max: 1 })
  const received = vi.fn<(rows: string[]) => void>()
  await asTenant(amel, () => own.listen('planted', () => void namesIn(own.db).then(received)))
  await database.query(`notify planted`)
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith(['brahim', 'cherifa', 'x']))
  await own.close()
})
