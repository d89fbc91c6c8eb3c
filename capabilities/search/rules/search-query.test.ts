import { expect, test } from 'vitest'
import { matchAll, matchAny, matchExactly, toTsQuery } from './search-query.ts'

const begins = (text: string) => ({ text, whole: false })
const phone = { typed: 'tilifoun', sayings: [[begins('telephone')], [begins('smartphone')]] }
const oil = {
  typed: 'zit',
  sayings: [[begins('huile'), begins('olive')], [{ text: '5', whole: true }]],
}

test('any saying of a word will do, all words of a saying have to', () => {
  expect(toTsQuery(oil)).toBe('((huile:* & olive:*) | 5)')
  expect(toTsQuery(phone, 'head')).toBe('(telephone:*A | smartphone:*A)')
  expect(toTsQuery(oil, 'name')).toBe('((huile:*AB & olive:*AB) | 5:AB)')
})

test('all of the words, or any', () => {
  expect(matchAll([phone, oil])).toBe('(telephone:* | smartphone:*) & ((huile:* & olive:*) | 5)')
  expect(matchAny([phone, phone])).toContain(') | (')
})

test('whole words, not what they begin', () => {
  expect(matchExactly(phone)).toBe('tilifoun | telephone | smartphone')
  expect(matchExactly({ ...oil, typed: 'zit zitoun' })).toBe('zit | zitoun | 5')
})
