import { expect, test } from 'vitest'
import { readReviewCursor } from './cursor.ts'

const ID = '0190a0b0-0000-7000-8000-000000000001'

test('a cursor is a time and an id', () => {
  expect(readReviewCursor(`2026-11-21T10:00:00.123456Z~${ID}`)).toEqual({
    createdAt: '2026-11-21T10:00:00.123456Z',
    id: ID,
  })
})

test.each([
  undefined,
  '',
  'x',
  `2026-11-21~${ID}`,
  '2026-11-21T10:00:00Z~x',
  `2026-11-21T10:00:00Z~${ID}~y`,
])('%s is no cursor', (text) => {
  expect(readReviewCursor(text)).toBeNull()
})
