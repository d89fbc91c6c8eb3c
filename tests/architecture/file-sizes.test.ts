import { expect, test } from 'vitest'
import {
  countLongFiles,
  EXEMPT,
  findTooLong,
  LONG_FILE_LINES,
  MAX_LINES,
  MAX_LONG_SHARE,
  repositoryFileSizes,
} from './file-sizes.ts'

const files = repositoryFileSizes()

test('no source file has more than 300 lines', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(findTooLong(files), 'Split it by subject.').toEqual([])
})

test('at most one in twenty files of the product has more than 200 lines', () => {
  const { long, share } = countLongFiles(files)
  expect(
    share,
    `${long.length} files:\n${long.map(([path, lines]) => `${lines} ${path}`).join('\n')}`,
  ).toBeLessThanOrEqual(MAX_LONG_SHARE)
})

test.each(EXEMPT)('the exemption %s is needed: %s', (exempt) => {
  expect(files.some(([path, lines]) => exempt.test(path) && lines > MAX_LINES)).toBe(true)
})

test.each([
  'kernel/money.ts',
  'web/admin/page.tsx',
  'web/ui/ui.css',
  'capability-map.cjs',
  'tests/journeys/cart.test.ts',
  'tests/architecture/banned-words.json',
  'capabilities/orders/migrations/0002-add-index.sql',
  'demo/catalog/catalog.test.ts',
])('a planted violation is found: %s', (path) => {
  expect(findTooLong([[path, MAX_LINES + 1]])).toEqual([[path, MAX_LINES + 1]])
  expect(findTooLong([[path, MAX_LINES]])).toEqual([])
})

test.each(['capabilities/orders/migrations/0001-baseline.sql', 'web/locales/fr/admin-money.json'])(
  '%s may be longer',
  (path) => {
    expect(findTooLong([[path, MAX_LINES + 1]])).toEqual([])
  },
)

test('a planted share of long files is found; tests do not count', () => {
  const long = LONG_FILE_LINES + 1
  const short = Array.from({ length: 18 }, (_, index) => [`kernel/${index}.ts`, 10] as const)
  const planted = [...short, ['web/a.tsx', long] as const, ['web/a.css', long] as const]
  expect(countLongFiles(planted).share).toBe(0.1)
  expect(countLongFiles([...short, ['kernel/a.test.ts', long], ['tests/a.ts', long]]).share).toBe(0)
})
