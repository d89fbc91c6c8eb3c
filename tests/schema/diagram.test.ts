import { expect, test } from 'vitest'
import { tables } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { listOutdated, schemaFiles, schemaPage } from '../../docs/schema/generate.ts'
import { readCatalog } from '../../docs/schema/read-catalog.ts'

const { database, db } = await testDatabase()
const migrated = { database, db: tables<unknown>(db) }

test('docs/schema/README.md and the types of all tables are what the migrations make: npm run schema', async () => {
  expect(await listOutdated(await schemaFiles(migrated))).toEqual([])
})

test('a column that was added shows', async () => {
  const before = await schemaPage(database)
  await database.query('alter table reviews.reviews add column planted_at timestamptz')
  const after = await schemaPage(database)
  const outdated = await listOutdated(await schemaFiles(migrated))
  await database.query('alter table reviews.reviews drop column planted_at')
  expect(before).not.toContain('planted_at')
  expect(after).toContain('timestamptz planted_at "may be null"')
  expect(outdated).toEqual(['capabilities/reviews/tables.ts', 'docs/schema/README.md'])
})

test('every table says what it is', async () => {
  const { tables } = await readCatalog(database)
  const silent = tables
    .filter(({ comment }) => !comment)
    .map(({ owner, name }) => `${owner}.${name}`)
  expect(silent).toEqual([])
})
