import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, PAGE_LANGUAGES } from '#kernel/locale.ts'
import { OPTIONAL_LANGUAGES } from '#kernel/optional-languages.ts'
import { holesOf, missingForms } from '#tests/support/locale-messages.ts'
import { LOCALE_FILES, type LocaleFile, readLocaleFile } from '../vite-plugins/locale-catalogs.ts'

describe.each(LOCALE_FILES)('[I18N-1] the texts of %s', (area: LocaleFile) => {
  const french = readLocaleFile('fr', area)

  test.each(LANGUAGES)('in %s have every key and every hole of the French ones', (language) => {
    const texts = readLocaleFile(language, area)
    expect(Object.keys(texts)).toEqual(Object.keys(french))
    for (const [key, message] of Object.entries(texts)) {
      expect(message.trim(), `${key} is empty`).not.toBe('')
      expect(holesOf(message), key).toEqual(holesOf(french[key] ?? ''))
    }
  })

  test.each(OPTIONAL_LANGUAGES)('in %s are in part those of the French ones', (language) => {
    for (const [key, message] of Object.entries(readLocaleFile(language, area))) {
      expect(message.trim(), `${key} is empty`).not.toBe('')
      expect(holesOf(message), key).toEqual(holesOf(french[key] ?? 'no such key'))
      expect(Object.keys(french)).toContain(key)
    }
  })

  test.each(PAGE_LANGUAGES)('count in %s with all its forms', (language) => {
    for (const [key, message] of Object.entries(readLocaleFile(language, area)))
      expect(missingForms(message, language), key).toEqual([])
  })
})

test('a key belongs to one area only', () => {
  const keys = LOCALE_FILES.flatMap((area) => Object.keys(readLocaleFile('fr', area)))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('each folder is of a registered language, each file one of the French', () => {
  const names = (language: string) =>
    globSync(`web/locales/${language}/*.json`).map((path) => path.split(/[\\/]/).at(-1))
  const folders = globSync('web/locales/*/').map((path) => path.split(/[\\/]/).at(-1))
  expect(new Set(folders)).toEqual(new Set(PAGE_LANGUAGES))
  for (const language of OPTIONAL_LANGUAGES)
    expect(names('fr')).toEqual(expect.arrayContaining(names(language)))
})
