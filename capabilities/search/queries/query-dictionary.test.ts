import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createQueryDictionary } from './query-dictionary.ts'

const { db, database } = await testDatabase()

test('synonyms that could not be read are read again by the next search', async () => {
  const dictionary = createQueryDictionary(db)
  await database.query('alter table search.synonyms rename to synonyms_away')
  await expect(dictionary('telo')).rejects.toThrow(/synonyms/)
  await database.query('alter table search.synonyms_away rename to synonyms')
  await expect(dictionary('telo')).resolves.toBeDefined()
})
