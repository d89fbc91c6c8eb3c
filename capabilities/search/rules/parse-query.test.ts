import { expect, test } from 'vitest'
import {
  toQueryWord,
  canBeMisspelled,
  splitQueryParts,
  withPrefixOnLastWord,
  synonymKey,
} from './parse-query.ts'

const synonyms = new Map(
  Object.entries({
    'zit zitoun': ['huile d’olive'],
    zit: ['huile'],
    basket: ['baskets'],
    هاتف: ['téléphone'],
    tel: ['téléphone'],
  }),
)

test.each([
  ['zit zitoun bio', ['zit zitoun', 'bio']],
  ['zit argan', ['zit', 'argan']],
  ['الهاتف', ['الهاتف']],
])('%s is taken apart as %j', (typed, parts) => {
  expect(splitQueryParts(typed.split(' '), synonyms).map((part) => part.typed)).toEqual(parts)
})

test('a synonym is found with its article and in the plural', () => {
  expect(splitQueryParts(['الهاتف'], synonyms)[0]?.expansions).toEqual(['téléphone'])
  expect(splitQueryParts(['baskets'], synonyms)[0]?.expansions).toEqual(['baskets'])
  expect(splitQueryParts(['argan'], synonyms)[0]?.expansions).toBeNull()
})

test('what joins words is no part of a synonym', () => {
  expect(synonymKey('Huile d’olive')).toBe('huile olive')
})

test('a word says itself, its synonyms, and what may have been meant', () => {
  const queryWord = toQueryWord({ typed: 'zit zitoun', expansions: ['huile d’olive'] }, ['زيت'])
  expect(queryWord.sayings.map((saying) => saying.map(({ text }) => text))).toEqual([
    ['zit', 'zitoun'],
    ['huile', 'olive'],
    ['زيت'],
  ])
})

test('a short word that has a synonym does not say what begins with it', () => {
  expect(toQueryWord({ typed: 'tel', expansions: ['téléphone'] }).sayings[0]).toEqual([
    { text: 'tel', whole: true },
  ])
  expect(toQueryWord({ typed: 'tel', expansions: null }).sayings[0]).toEqual([
    { text: 'tel', whole: false },
  ])
})

test('while it is typed, the last word says whatever begins so', () => {
  const [tel] = withPrefixOnLastWord([toQueryWord({ typed: 'tel', expansions: ['téléphone'] })])
  expect(tel?.sayings[0]).toEqual([{ text: 'tel', whole: false }])
  const [first] = withPrefixOnLastWord([
    toQueryWord({ typed: 'tv', expansions: null }),
    toQueryWord({ typed: '4k', expansions: null }),
  ])
  expect(first?.sayings).toEqual([[{ text: 'tv', whole: true }]])
})

test.each([
  ['9ahwa', true],
  ['miel', true],
  ['tv', false],
  ['55', false],
  ['10w40', false],
  ['zit zitoun', false],
])('%s may be misspelt: %s', (word, may) => expect(canBeMisspelled(word)).toBe(may))
