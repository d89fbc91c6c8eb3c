import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path))

const LINK = /\]\((?!https?:)([^)#]+)/g
/** Only a name with a folder and an extension is surely a file of the repository. */
const FILE =
  /`((?:capabilities|kernel|platform|server|web|tests|docs|demo|bench)\/[^`*{}<> ]+\.\w+)`/g

function missing(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(document), link))
  const files = [...text.matchAll(FILE)].map(([, file = '']) => file)
  return [...links, ...files].filter((path) => !existsSync(path))
}

test('a number names one decision', () => {
  const numbers = documents.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(50)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test.each(documents)('links and files named in %s exist', (document) => {
  expect(missing(document)).toEqual([])
})
