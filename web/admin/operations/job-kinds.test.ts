import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { readLocaleFile } from '#web/vite-plugins/locale-catalogs.ts'

const NAMED = /(?:\bjob(?:<[^()]*>)?\(|\.every\()\s*'([a-z_]+\.[a-z_]+)'/g

/** Job kinds, parsed from the source code. */
const kinds = ['capabilities', 'platform', 'server'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(NAMED)])
      .map((match) => match[1]!)
      .filter((kind) => kind !== 'media.resize'), // an example in a doc comment
)

test('every job has words in every language', () => {
  expect(new Set(kinds).size).toBeGreaterThan(35)
  const without = LANGUAGES.flatMap((language) =>
    kinds
      .filter(
        (kind) =>
          readLocaleFile(language, 'admin-system')[`admin-system.job.${kind}`] === undefined,
      )
      .map((kind) => `${language} ${kind}`),
  )
  expect(without).toEqual([])
})
