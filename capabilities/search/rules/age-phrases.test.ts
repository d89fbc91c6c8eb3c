import { expect, test } from 'vitest'
import { ageAt } from './age-phrases.ts'

test.each([
  ['6 mois', { phrase: 'bebe', length: 2 }],
  ['2 ans', { phrase: 'bebe', length: 2 }],
  ['5ans', { phrase: 'enfant', length: 1 }],
  ['10 سنوات', { phrase: 'enfant', length: 2 }],
  ['14 years', { phrase: 'ado', length: 2 }],
  ['40 ans', { phrase: null, length: 2 }],
])('%s is the age of %j', (typed, age) => expect(ageAt(typed.split(' '), 0)).toEqual(age))

test.each(['5 kg', '55 pouces', '5w 40', 'ans 5', '2026', '1000 ans'])('%s is no age', (typed) =>
  expect(ageAt(typed.split(' '), 0)).toBeNull(),
)
