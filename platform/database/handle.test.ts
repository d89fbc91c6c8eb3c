import { expect, test } from 'vitest'
import { ok, refuse } from '#kernel/result.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type Tx, inTransaction, tables } from './index.ts'

type Tables = { 'public.parcels': { id: number } }

const { db, database } = await testDatabase({ capabilities: [] })
await database.query('create table public.parcels (id integer primary key)')

const insert = (tx: Tx, id: number) =>
  tables<Tables>(tx).insertInto('public.parcels').values({ id }).execute()
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
