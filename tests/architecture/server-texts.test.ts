import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { holesOf, missingForms } from '#tests/support/locale-messages.ts'
import { outdatedTexts, textFiles } from '../../docs/texts/generate.ts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
const folders = globSync('{capabilities,platform,server}/**/locales').map((path) =>
  path.replaceAll('\\', '/'),
)

test('the walk reaches the locale files', () => {
  expect(folders.length).toBeGreaterThan(9)
})

test('the types of keys and placeholders are those of the locale files: npm run texts', () => {
  expect(outdatedTexts(textFiles())).toEqual([])
  expect(outdatedTexts(new Map([['capabilities/cart/texts.generated.ts', '']]))).toHaveLength(1)
})

/** Keys that no code of the folder asks for: by itself, or by a prefix. */
function unusedKeys(keys: readonly string[], code: string): string[] {
  const uses = [...code.matchAll(/texts\.(of|below|sayIn)\(\s*'([^']+)'/g)]
  return keys.filter(
    (key) =>
      !uses.some(([, how, name]) => (how === 'of' ? key === name : key.startsWith(`${name}.`))),
  )
}

describe.each(folders)('%s', (folder) => {
  const french = read(`${folder}/fr.json`)

  test.each(LANGUAGES)('in %s has every key and every hole of the French file', (language) => {
    const texts = read(`${folder}/${language}.json`)
    expect(Object.keys(texts)).toEqual(Object.keys(french))
    for (const [key, message] of Object.entries(texts)) {
      expect(message.trim(), `${key} is empty`).not.toBe('')
      expect(holesOf(message), key).toEqual(holesOf(french[key] ?? ''))
      expect(missingForms(message, language), key).toEqual([])
    }
  })

  test('has no key that nothing says', () => {
    const code = globSync(`${folder}/../**/*.ts`)
      .filter((path) => !path.includes('.test.'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    expect(unusedKeys(Object.keys(french), code)).toEqual([])
    expect(unusedKeys(['planted.key'], code)).toEqual(['planted.key'])
  })
})
