import { expect, test } from 'vitest'
import { toLoggableTerm } from './loggable-term.ts'

test('searches are counted alike whatever their case and spaces', () => {
  expect(toLoggableTerm('  Machine   à LAVER ')).toBe('machine à laver')
  expect(toLoggableTerm('قهوة')).toBe('قهوة')
  expect(toLoggableTerm('iphone 15 128')).toBe('iphone 15 128')
})

test.each(['', '   ', '0550 12 34 56', 'amel@mail.example', 'tel 213550123456', 'x'.repeat(61)])(
  'no search to count: %j',
  (typed) => expect(toLoggableTerm(typed)).toBeNull(),
)
