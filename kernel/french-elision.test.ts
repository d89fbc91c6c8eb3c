import { expect, test } from 'vitest'
import { deBefore } from './french-elision.ts'

test.each([
  ['Amel S.', 'd’Amel S.'],
  ['Élise', 'd’Élise'],
  ['Poterie Amel', 'de Poterie Amel'],
  ['Hakim', 'de Hakim'],
  ['Yacine', 'de Yacine'],
  ['معصرة أقبو', 'de معصرة أقبو'],
])('%s', (name, expected) => {
  expect(deBefore(name)).toBe(expected)
})
