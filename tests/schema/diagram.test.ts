import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { PAGE, schemaPage } from '../../docs/schema/generate.ts'
import { readCatalog } from '../../docs/schema/read-catalog.ts'

const { database } = await testDatabase()

test('docs/schema/README.md is what the migrations make: node docs/schema/generate.ts', async () => {
  expect(await readFile(PAGE, 'utf8')).toBe(await schemaPage(database))
})

test('a column that was added shows', async () => {
  const before = await schemaPage(database)
  await database.query('alter table reviews.reviews add column planted_at timestamptz')
  const after = await schemaPage(database)
  await database.query('alter table reviews.reviews drop column planted_at')
  expect(before).not.toContain('planted_at')
  expect(after).toContain('timestamptz planted_at "may be null"')
})

test('every table says what it is', async () => {
  const { tables } = await readCatalog(database)
  const silent = tables
    .filter(({ comment }) => !comment)
    .map(({ owner, name }) => `${owner}.${name}`)
  expect(silent).toEqual([])
})
