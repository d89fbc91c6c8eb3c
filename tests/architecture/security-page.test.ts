import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGE = 'docs/security.md'
/** Chapters whose files without a top folder are below the authentication service. */
const BASE = 'capabilities/identity/auth/'
const SHORT = /^## V(6|7|9|10) /
const ROW = /^\| (\d+\.\d+\.\d+[^|]*)\| (held|part|open|operator|none) \|/
const FILE = /`([\w./{}-]+\.(?:ts|tsx|md|sql|json))`/g
const PROOF = /`([\w./-]+\.test\.ts)` "([^"]+)"/g

type Claim = { file: string; title: string | null }

function claimsOf(page: string): Claim[] {
  let base = ''
  return page.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) base = SHORT.test(line) ? BASE : ''
    const pathOf = (name: string) => (existsSync(name) ? name : base + name)
    const named = [...line.matchAll(FILE)].map(([, name = '']) => ({
      file: pathOf(name),
      title: null,
    }))
    const proofs = [...line.matchAll(PROOF)].map(([, name = '', title = '']) => ({
      file: pathOf(name),
      title,
    }))
    return [...named, ...proofs]
  })
}

const missing = (page: string): Claim[] =>
  claimsOf(page).filter(
    ({ file, title }) =>
      !existsSync(file) || (title !== null && !readFileSync(file, 'utf8').includes(title)),
  )

const page = readFileSync(PAGE, 'utf8')

test('every file and every test that the security page names is there', () => {
  expect(claimsOf(page).filter(({ title }) => title !== null).length).toBeGreaterThan(100)
  expect(missing(page)).toEqual([])
})

test('every row of a chapter has its numbers and one of the states', () => {
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((line) => !ROW.test(line))).toEqual([])
})

test('a file or a title that is gone is found', () => {
  const planted = '## V6 A\n| 6.1.1 | held | `nowhere.ts` | `user.http.test.ts` "no such title" |'
  expect(missing(planted)).toEqual([
    { file: `${BASE}nowhere.ts`, title: null },
    { file: `${BASE}user.http.test.ts`, title: 'no such title' },
  ])
})
