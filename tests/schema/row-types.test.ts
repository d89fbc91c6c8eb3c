import { afterAll, expect, test } from 'vitest'
import { openDatabase, tables } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkRows } from '#tests/support/row-types/check-rows.ts'
import { rowTypesOf } from '#tests/support/row-types/describe.ts'
import { AS_DECLARED, PLANTED } from './planted-rows.ts'

const { database, url } = await testDatabase({ capabilities: [] })
await database.query('create table planted (id integer, note text); insert into planted values (1)')
const check = checkRows(rowTypesOf(['tests/schema/planted-rows.ts']))
const checked = openDatabase({ url, max: 1, plugins: [check] })
afterAll(() => checked.close())
const db = tables<{ planted: { id: number; note: string } }>(checked.db)

test.each(Object.entries(PLANTED))('%s', async (mismatch, run) => {
  await expect(run(db)).rejects.toThrow(mismatch)
  expect([...check.mismatches].join('\n')).toContain(mismatch)
})

test('rows that are as they are declared are returned', async () => {
  expect((await AS_DECLARED(db)).rows).toMatchObject([{ total: 12, note: null }])
})
