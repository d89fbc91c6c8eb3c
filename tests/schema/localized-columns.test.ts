import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { columnsOfLanguages } from './localized-columns.ts'

const { database } = await testDatabase()

test('a further language needs no column: translated content is one column with its languages', async () => {
  expect(await columnsOfLanguages(database)).toEqual([])
})

test('a column of one language is found', async () => {
  await database.query('create table search.planted (title_fr text, title_ar text, title jsonb)')
  expect(await columnsOfLanguages(database)).toEqual([
    'search.planted.title_ar',
    'search.planted.title_fr',
  ])
  await database.query('drop table search.planted')
})

test('a localized text has languages as keys and no blank; a complete one has every language', async () => {
  const accepts = (domain: string, value: unknown) =>
    database.query(`select ($1::jsonb)::platform.${domain}`, [JSON.stringify(value)]).then(
      () => true,
      () => false,
    )

  expect(await accepts('localized_text', {})).toBe(true)
  expect(await accepts('localized_text', { ar: 'طاولة', zgh: 'Tabla' })).toBe(true)
  for (const value of [
    ['Table'],
    'Table',
    { french: 'Table' },
    { FR: 'Table' },
    { fr: ' \n' },
    { fr: '' },
    { fr: null },
    { fr: 1 },
    { fr: ['Table'] },
  ])
    expect(await accepts('localized_text', value), JSON.stringify(value)).toBe(false)
  const name = { fr: 'Table', en: 'Table', ar: 'طاولة' }
  expect(await accepts('complete_text', name)).toBe(true)
  expect(await accepts('complete_text', { fr: 'Table', ar: 'طاولة' })).toBe(false)
  expect(await accepts('complete_text', { ...name, en: ' ' })).toBe(false)
})
