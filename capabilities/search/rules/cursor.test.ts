import { expect, test } from 'vitest'
import { readSearchCursor, writeSearchCursor } from './cursor.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a cursor is read back', () => {
  expect(readSearchCursor(made(['price_asc', '120000', id]), 'price_asc')).toEqual({
    key: '120000',
    id,
  })
})

test('a list of words is told where it ended by a word', () => {
  const time = { key: 'خلاط 2', id }
  expect(readSearchCursor(writeSearchCursor('term', time), 'term', /^.{1,80}$/)).toEqual(time)
  expect(readSearchCursor(writeSearchCursor('term', time), 'term')).toBeNull()
})

test('a cursor of another sort begins the list again', () => {
  expect(readSearchCursor(made(['price_asc', '120000', id]), 'rating')).toBeNull()
})

test.each([
  '',
  'é',
  'AAAA',
  made({}),
  made(['rating', "1'; drop", id]),
  made(['rating', '1', 'x']),
])('a forged cursor begins the list again: %s', (text) =>
  expect(readSearchCursor(text, 'rating')).toBeNull(),
)
