import { expect, test } from 'vitest'
import { bannedWords, countBannedWords, LEFT, vocabulary } from './banned-words.ts'
import { compareRatchet } from './ratchet.ts'

const { more, fewer } = compareRatchet(LEFT, countBannedWords())

test('no file has more banned words than it had', () => {
  expect(more, 'The words to use instead: docs/glossary.md, banned-words.json.').toEqual({})
})

test('the list of what is left is up to date', () => {
  expect(fewer, 'Run `npx node tests/architecture/banned-words.ts --update`, and commit.').toEqual(
    [],
  )
})

test('the list stays at 80 words at most', () => {
  const { words, identifierWords } = vocabulary
  expect(Object.keys({ ...words, ...identifierWords }).length).toBeLessThanOrEqual(80)
})

const PLANTED: [place: string, path: string, code: string][] = [
  ['folder', 'web/shopkeeping/a.ts', ''],
  ['file', 'web/vendor/papers.css', ''],
  ['line comment', 'kernel/a.ts', '// Whoever buys.\nexport const a = 1'],
  ['comment at the end', 'kernel/a.ts', 'export const a = { b: 1 /* sealed */ }'],
  ['comment in JSX', 'web/ui/a.tsx', 'export const A = () => <p>{/* somebody */}</p>'],
  ['variable', 'kernel/a.ts', 'const shopDesk = 1'],
  ['parameter', 'kernel/a.ts', 'const f = (asked: number) => 1'],
  ['destructured', 'kernel/a.ts', 'const { bell } = object'],
  ['function', 'kernel/a.ts', 'function tellVendor() {}'],
  ['alias of an import', 'kernel/a.ts', "import { document as paper } from './b.ts'"],
  ['property of a type', 'kernel/a.ts', 'type A = { tariffRows: number }'],
  ['method', 'kernel/a.ts', 'class A { sealToken() {} }'],
  ['name of a type', 'kernel/a.ts', 'type Found = 1'],
  ['name of a variable', 'kernel/a.ts', 'const f = (one: number) => 1'],
  ['CSS class', 'web/ui/a.css', '.product-shot { color: red }'],
  ['CSS comment', 'web/ui/a.css', '/* whatever */'],
  ['SQL column', 'capabilities/orders/migrations/0001-a.sql', 'create table a (desk_id uuid)'],
  ['summary of a call', 'capabilities/a/routes.ts', "const a = { summary: 'Tells whoever' }"],
  ['message of an error', 'kernel/a.ts', "throw new Error('nobody')"],
  ['SQL comment', 'capabilities/orders/migrations/0001-a.sql', '-- told once'],
]

test.each(PLANTED)('a planted violation is found: %s', (_place, path, code) => {
  expect(bannedWords(path, code)).toHaveLength(1)
})

const ALLOWED: [why: string, path: string, code: string][] = [
  ['a wire value', 'kernel/a.ts', "const method = { desk: 'desk' }"],
  ['a text', 'web/ui/a.tsx', 'export const A = () => <p>whoever // told</p>'],
  ['the specification', 'kernel/a.ts', '// A stop_desk.\ntype A = { stop_desk: 1 }'],
  ['code in a comment', 'kernel/a.ts', '// The event `desk`.'],
  ['part of a word', 'kernel/a.ts', 'type Wishlist = { factors: Factory }'],
  ['the words of SQL', 'capabilities/a/queries.sql', "select a at time zone 'desk'"],
]

test.each(ALLOWED)('%s is let alone', (_why, path, code) => {
  expect(bannedWords(path, code)).toEqual([])
})
