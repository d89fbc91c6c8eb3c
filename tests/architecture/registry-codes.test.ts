import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codesOf } from '#kernel/codes-of.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { PRINTED_KINDS } from '#capabilities/documents/kinds.contract.ts'
import { PRINTERS } from '#capabilities/documents/kinds/registry.ts'
import { LOCALE_FILES, readLocaleFile } from '#web/vite-plugins/locale-catalogs.ts'
import { CODE_FAMILIES, TEXTS_BY_CODE } from './registry-codes.ts'

const files = globSync('{kernel,platform,capabilities,server,web,demo}/**/*.{ts,tsx,sql}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|generated\.ts$|\/tables\.ts$/.test(path))
  .filter((path) => !TEXTS_BY_CODE.test(path))
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n')

const texts = LANGUAGES.map((language) => ({
  language,
  keys: new Set(LOCALE_FILES.flatMap((file) => Object.keys(readLocaleFile(language, file)))),
}))

describe.each(Object.entries(CODE_FAMILIES))('%s', (_name, { codes, pattern, named, textsOf }) => {
  test('a code is named in the registry only', () => {
    const found = files
      .filter((path) => !named.includes(path))
      .filter((path) => linesOf(path).some((line) => pattern.test(line)))
    expect(found).toEqual([])
  })

  test('each file that may name one exists and does', () => {
    const silent = named.filter(
      (path) => !codes.some((code) => readFileSync(path, 'utf8').includes(code)),
    )
    expect(silent).toEqual([])
  })

  test('each code has its texts in three languages', () => {
    const missing = codes.flatMap((code) =>
      textsOf(code).flatMap((key) =>
        texts.filter(({ keys }) => !keys.has(key)).map(({ language }) => `${language}: ${key}`),
      ),
    )
    expect(missing).toEqual([])
    for (const key of textsOf('acme')) expect(texts.filter(({ keys }) => keys.has(key))).toEqual([])
  })
})

test('each kind of document has one printer', () => {
  expect(codesOf(PRINTERS).toSorted()).toEqual(codesOf(PRINTED_KINDS).toSorted())
})

test.each([
  ['admin duties', "const approvesAlone = duties.includes('finance')"],
  ['admin duties', "left join identity.admin_duties d on d.duty = 'finance'"],
  ['admin duties', "if (!has('moderation')) return null"],
  ['notification topics', "const TOPICS: readonly OptionalTopic[] = ['orders', 'messages']"],
  ['notification topics', "const consents = topic === 'marketing' && isEnabled"],
  ['printed documents', "documents.making === 'packing_slip'"],
  ['printed documents', "kind: z.enum(['packing_slip', 'label'])"],
  ['verification documents', "kind: z.enum(['artisan_card'])"],
  ['payment methods', "payment_method in ('edahabia', 'cib')"],
  ['payment methods', "draft.payment === 'cash_on_delivery'"],
  ['staff roles', "s.role <> 'manager'"],
  ['staff roles', "role: z.enum(['manager', 'orders'])"],
  ['staff roles', "const [role, setRole] = useState<StaffRole>('orders')"],
])('a code of the %s elsewhere is found: %s', (name, line) => {
  expect(line).toMatch(CODE_FAMILIES[name]!.pattern)
})
