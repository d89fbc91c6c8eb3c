import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['abc', 5, 'abc'],
  ['abcdef', 3, 'abc'],
  ['ab😀d', 3, 'ab'],
  ['ab😀d', 4, 'ab😀'],
  ['', 3, ''],
])('%j within %i units is %j', (text, longest, expected) => {
  expect(truncate(text, longest)).toBe(expected)
  expect(truncate(text, longest).isWellFormed()).toBe(true)
})
