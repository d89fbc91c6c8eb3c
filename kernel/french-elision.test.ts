import { expect, test } from 'vitest'
import { elisionBefore } from './french-elision.ts'

test.each([
  ['Amel S.', 'yes'],
  ['Élise', 'yes'],
  ['Poterie Amel', 'no'],
  ['Hakim', 'no'],
  ['Yacine', 'no'],
  ['معصرة أقبو', 'no'],
])('%s', (name, expected) => {
  expect(elisionBefore(name)).toBe(expected)
})
