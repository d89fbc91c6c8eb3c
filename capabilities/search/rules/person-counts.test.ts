import { expect, test } from 'vitest'
import { personsAt } from './person-counts.ts'

test.each([
  ['2 personnes', '2', 2],
  ['3 places', '3', 2],
  ['4p', '4', 1],
  ['لشخصين', '2', 1],
  ['ثلاثه اشخاص', '3', 2],
  ['zouj nas', '2', 2],
])('%s says for how many', (typed, number, length) => {
  const persons = personsAt(typed.split(' '), 0)
  expect(persons?.words[0]).toBe(number)
  expect(persons?.length).toBe(length)
})

test('"for two" is for two persons, at the end only', () => {
  expect(personsAt(['tent', 'for', 'two'], 2)?.words).toEqual(['2', 'places'])
  expect(personsAt(['for', 'two', 'dogs'], 1)).toBeNull()
})

test.each(['20 places', '2 litres', 'deux', '55p', '1000 pieces'])(
  '%s is no size of a thing',
  (typed) => expect(personsAt(typed.split(' '), 0)).toBeNull(),
)
