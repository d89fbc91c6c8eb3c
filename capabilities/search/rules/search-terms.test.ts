import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

test.each([
  ['Théières', 'theiere:*'],
  ['casques bluetooth', 'casque:* & bluetooth:*'],
  ['الهاتف', 'هاتف:*'],
  ["huile d'olive 1 l", 'huile:* & d:* & olive:* & 1:* & l:*'],
])('%s is searched as %s', (typed, terms) => {
  expect(searchTerms(typed)).toBe(terms)
})

test('punctuation and operators of the query language are only punctuation', () => {
  expect(searchTerms("  !&|():*'\\ ")).toBeNull()
  expect(searchTerms('sac & (cuir | toile):*')).toBe('sac:* & cuir:* & toile:*')
})

test('more than eight words are not searched', () => {
  expect(searchTerms('a b c d e f g h i j')?.split(' & ')).toHaveLength(8)
})
