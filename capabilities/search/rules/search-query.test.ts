import { expect, test } from 'vitest'
import {
  leadingWords,
  matchAll,
  matchFully,
  matchHalf,
  type QueryWord,
  toTsQuery,
} from './search-query.ts'

const word = (kind: QueryWord['kind'], ...sayings: string[][]): QueryWord => ({
  typed: sayings[0]!.join(' '),
  kind,
  alternatives: sayings.map((terms) => ({
    terms: terms.map((form) => ({ forms: [form] })),
    confidence: 1,
  })),
})
const phone = word('thing', ['telephone'], ['smartphone'])
const oil = word('thing', ['huile', 'olive'], ['zit'])
const red = word('quality', ['rouge'])

test('any saying of a word will do, all words of a saying have to', () => {
  expect(toTsQuery(oil)).toBe('((huile & olive) | zit)')
  expect(toTsQuery(phone, 'head')).toBe('(telephone:A | smartphone:A)')
  expect(toTsQuery(oil, 'name')).toBe('((huile:AB & olive:AB) | zit:AB)')
})

test('one word of several is the head noun', () => {
  expect(toTsQuery(oil, 'head')).toBe('((huile:A & olive:AB | huile:AB & olive:A) | zit:A)')
})

test('every form of a word will do, and what it begins while it is typed', () => {
  const typing: QueryWord = {
    ...phone,
    alternatives: [
      { terms: [{ forms: ['huile', 'huiles'] }], confidence: 1 },
      { terms: [{ forms: ['hu'], begins: true }], confidence: 1 },
    ],
  }
  expect(toTsQuery(typing, 'name')).toBe('((huile:AB | huiles:AB) | hu:*AB)')
})

test('an occasion is matched by names and categories, never by specifications', () => {
  expect(toTsQuery(word('intent', ['parfum']))).toBe('(parfum:ABC)')
})

test('all of the words, or half of them', () => {
  expect(matchAll([phone, red])).toBe('(telephone | smartphone) & (rouge)')
  expect(matchHalf([phone, red], 'anywhere')).toBe('(telephone | smartphone) | (rouge)')
  expect(matchHalf([phone, red, oil], 'name').split(' | (').length).toBeGreaterThan(2)
})

test('a thing leads, what describes it does not', () => {
  expect(leadingWords([red, phone, word('intent', ['parfum'])])).toEqual([phone])
  expect(leadingWords([red, word('intent', ['parfum'])])).toHaveLength(1)
  expect(leadingWords([red])).toEqual([red])
  const incidental = { ...word('thing', ['secs']), isHead: false }
  const hair = word('intent', ['shampooing'])
  expect(leadingWords([hair, incidental])).toEqual([hair])
  expect(leadingWords([incidental])).toEqual([incidental])
})

test('a full match names its noun, in the name or by the category', () => {
  const bag = { ...word('thing', ['sac']), isHead: true }
  expect(matchFully([bag, word('place', ['oran'])])).toBe('(sac) & (oran) & ((sac:A))')
  expect(matchFully([bag, red])).toBe('(sac) & (rouge) & ((sac:ABC))')
  expect(matchFully([word('thing', ['bluetooth'])])).toBe('(bluetooth)')
})

test('of what suits an occasion, a noun is the thing itself', () => {
  const tea = word('intent', ['the'])
  const noun = {
    ...tea,
    alternatives: [{ terms: [{ forms: ['the'], isNoun: true }], confidence: 1 }],
  }
  expect(toTsQuery(noun)).toBe('(the:AC)')
  expect(toTsQuery(noun, 'head')).toBe('(the:A)')
})
