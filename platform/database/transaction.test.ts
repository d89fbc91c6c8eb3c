import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ok, refuse } from '#kernel/result.ts'
import { testDatabase } from '#tests/support/database.ts'
import {
  afterCommit,
  inRetriedTransaction,
  inTransaction,
  PIPELINED,
  type Readable,
  type Tx,
  tables,
} from './index.ts'

type Tables = { 'public.parcels': { id: number } }

const { db, database } = await testDatabase({ capabilities: [] })
await database.query('create table public.parcels (id integer primary key)')

const insert = (tx: Tx, id: number) =>
  tables<Tables>(tx).insertInto('public.parcels').values({ id }).execute()
const insertLater = (tx: Tx, id: number) =>
  sql`${sql.raw(PIPELINED)} insert into public.parcels (id) values (${id})`.execute(
    tables<Tables>(tx),
  )
const parcel = async (id: number) =>
  (await database.query('select id from public.parcels where id = $1', [id])).rows

test('what succeeds is kept', async () => {
  const result = await inTransaction(db, async (tx) => {
    await insert(tx, 1)
    return ok('sent')
  })

  expect(result).toEqual(ok('sent'))
  expect(await parcel(1)).toEqual([{ id: 1 }])
})

test('a refusal leaves nothing behind and comes back as it is', async () => {
  const result = await inTransaction(db, async (tx) => {
    await insert(tx, 2)
    return refuse({ code: 'parcel_too_heavy' })
  })

  expect(result).toEqual(refuse({ code: 'parcel_too_heavy' }))
  expect(await parcel(2)).toEqual([])
})

test('a bug leaves nothing behind and is thrown on', async () => {
  const work = inTransaction(db, async (tx) => {
    await insert(tx, 3)
    throw new TypeError('a bug')
  })

  await expect(work).rejects.toThrow('a bug')
  expect(await parcel(3)).toEqual([])
})

test('a write that nobody waits for is kept, and seen by what follows', async () => {
  const seen = await inTransaction(db, async (tx) => {
    await insertLater(tx, 4)
    await insertLater(tx, 5)
    return ok(await tables<Tables>(tx).selectFrom('public.parcels').selectAll().execute())
  })

  expect(seen.value).toContainEqual({ id: 5 })
  expect(await parcel(4)).toEqual([{ id: 4 }])
})

test('a write that nobody waits for fails the commit, and the next statement before it', async () => {
  const alone = inTransaction(db, async (tx) => {
    await insertLater(tx, 6)
    await insertLater(tx, 6)
    return ok(null)
  })
  await expect(alone).rejects.toThrow('parcels_pkey')

  const followed = inTransaction(db, async (tx) => {
    await insertLater(tx, 7)
    await insertLater(tx, 7)
    await insert(tx, 8)
    return ok(null)
  })
  await expect(followed).rejects.toThrow('parcels_pkey')

  const refused = await inTransaction(db, async (tx) => {
    await insertLater(tx, 9)
    await insertLater(tx, 9)
    return refuse({ code: 'parcel_too_heavy' })
  })
  expect(refused).toEqual(refuse({ code: 'parcel_too_heavy' }))

  for (const id of [6, 7, 8, 9]) expect(await parcel(id)).toEqual([])
  await inTransaction(db, async (tx) => ok(await insert(tx, 10)))
  expect(await parcel(10)).toEqual([{ id: 10 }])
})

test('what waits for the commit is called after it, and not after a refusal', async () => {
  const received: string[] = []
  await inTransaction(db, async (tx) => {
    afterCommit(tx, () => received.push('kept'))
    return ok(received.push('inside'))
  })
  await inTransaction(db, async (tx) => {
    afterCommit(tx, () => received.push('refused'))
    return refuse({ code: 'parcel_too_heavy' })
  })

  expect(received).toEqual(['inside', 'kept'])
})

test('the transaction that ends a deadlock is run once more, and both changes stand', async () => {
  await database.query('create table public.shelves (id integer primary key, stock integer)')
  await database.query('insert into public.shelves values (1, 10), (2, 10)')
  const take = (tx: Tx, id: number) =>
    sql`update public.shelves set stock = stock - 1 where id = ${id}`.execute(tables<Tables>(tx))
  let first = 0
  const bothHoldOne = Promise.withResolvers<null>()
  const runs: number[] = []
  const takeBoth = (from: number, to: number) =>
    inRetriedTransaction(db, async (tx) => {
      runs.push(from)
      await take(tx, from)
      first += 1
      if (first === 2) bothHoldOne.resolve(null)
      await bothHoldOne.promise
      await take(tx, to)
      return ok(null)
    })

  expect(await Promise.all([takeBoth(1, 2), takeBoth(2, 1)])).toEqual([ok(null), ok(null)])

  expect(runs).toHaveLength(3)
  const { rows } = await database.query('select stock from public.shelves')
  expect(rows).toEqual([{ stock: 8 }, { stock: 8 }])
})

test('a granted table can be read; a write to it, or a table that is not granted, does not compile', async () => {
  const granted = tables<Readable<Tables>>(db)
  const rows = await granted.selectFrom('public.parcels').select('id').where('id', '=', 1).execute()
  expect(rows.map(({ id }) => id)).toEqual([1])
  // @ts-expect-error granted for reading
  const write = granted.insertInto('public.parcels').values({ id: 900 })
  // @ts-expect-error not granted
  const foreign = granted.selectFrom('public.orders')
  expect([write, foreign].every(Boolean)).toBe(true)
})
