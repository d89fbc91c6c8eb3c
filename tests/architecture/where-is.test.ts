import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

type WhereIs = { question: string; term: string; paths: string[] }

/** A row without a term is a heading of the table. */
const answers: WhereIs[] = readFileSync('docs/where-is.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, question = '', term = '']) => question.endsWith('?') && term !== '')
  .map(([, question = '', term = '', where = '']) => ({
    question,
    term,
    paths: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }))

/** `dead letter` also finds `deadLetter`, `dead_letter` and `dead-letter`. */
const contains = (path: string, term: string): boolean =>
  new RegExp(term.split(/[\s-]+/).join('[\\s_-]*'), 'i').test(readFileSync(path, 'utf8'))

test('at least thirty questions are answered', () => {
  expect(answers.length).toBeGreaterThanOrEqual(30)
})

test.each(answers)('$question', ({ term, paths }) => {
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  const files = paths.filter((path) => statSync(path).isFile())
  expect(
    files.filter((path) => !contains(path, term)),
    `“${term}” stands in`,
  ).toEqual([])
})
