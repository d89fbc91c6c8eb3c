import { expect, test } from 'vitest'
import { createLexicon } from './lexicon.ts'
import { readNeed } from './needs.ts'
import { servedBy } from './served-terms.ts'
import { keysOfTypedWord, stemOf } from './need-words.ts'

const { needs } = createLexicon(
  [],
  [
    { kind: 'activity', phrases: ['arroser', 'نسقي'], terms: ['arrosoir', 'tuyau'] },
    { kind: 'activity', phrases: ['laver', 'naghsel'], terms: ['lessive', 'shampooing auto'] },
    { kind: 'activity', phrases: ['faire du café'], terms: ['cafetière'] },
    { kind: 'subject', phrases: ['voiture', 'loto'], terms: ['batterie', 'shampooing auto'] },
    { kind: 'person', phrases: ['enfant'], terms: ['peluche'] },
    { kind: 'place', phrases: ['Kabylie'], terms: ['poterie'] },
  ],
)
const evidenceOf = (typed: string) =>
  readNeed(
    typed.split(' ').map((word) => ({ word, isStrange: true })),
    needs,
  )
const bestOf = (typed: string) => servedBy(evidenceOf(typed))[0]?.term

test.each([
  ['arrose', 'arrosoir'],
  ['arrosage', 'arrosoir'],
  ['تسقي', 'arrosoir'],
  ['yghsel', 'lessive'],
  ['nghesl', 'lessive'],
])('%s is a form of a known word: %s', (typed, term) => {
  expect(bestOf(typed)).toBe(term)
})

test('several parts that agree count more than one, in any order', () => {
  expect(bestOf('laver ma voiture')).toBe('shampooing auto')
  expect(bestOf('loto naghsel')).toBe('shampooing auto')
})

test('a phrase needs its words near each other', () => {
  expect(bestOf('faire cafe')).toBe('cafetière')
  expect(evidenceOf('faire une promenade sans boire aucun cafe')).toEqual([])
})

test('a region is no part of a need, and a strange word none by chance', () => {
  expect(evidenceOf('kabylie')).toEqual([])
  expect(evidenceOf('lapin')).toEqual([])
})

test('a word with a meaning of its own is taken as it is typed', () => {
  expect(readNeed([{ word: 'arrosage', isStrange: false }], needs)).toEqual([])
})

test('what two parts say by one word counts less than two words', () => {
  const { needs: twice } = createLexicon(
    [],
    [
      { kind: 'activity', phrases: ['dormir'], terms: ['oreiller', 'couette'] },
      { kind: 'subject', phrases: ['dormir'], terms: ['oreiller'] },
      { kind: 'activity', phrases: ['froid'], terms: ['couette'] },
    ],
  )
  const typed = ['dormir', 'froid'].map((word) => ({ word, isStrange: true }))
  expect(servedBy(readNeed(typed, twice))[0]?.term).toBe('couette')
})

test('what is not wanted is no evidence, unless a phrase says so', () => {
  const typed = [
    { word: 'laver', isStrange: true },
    { word: 'sans', isStrange: false },
    { word: 'arroser', isStrange: true, isUnwanted: true },
  ]
  expect(readNeed(typed, needs).map(({ words }) => words)).toEqual([['laver']])
})

test('of perfumes, those that a person’s terms name first are meant', () => {
  const { needs: kinds } = createLexicon(
    [],
    [
      { kind: 'occasion', phrases: ['cadeau'], terms: ['parfum'], is_broad: true },
      { kind: 'person', phrases: ['homme'], terms: ['parfum oud', 'parfum'] },
    ],
  )
  const typed = ['cadeau', 'homme'].map((word) => ({ word, isStrange: true }))
  expect(servedBy(readNeed(typed, kinds)).map(({ term }) => term)).toEqual(['parfum oud'])
})

test('verbs, nouns and participles share a stem', () => {
  expect(new Set(['arroser', 'arrosage', 'arrose', 'arrosent'].map(stemOf))).toEqual(
    new Set(['arros']),
  )
  expect(keysOfTypedWord('watering').flat()).toContain('water')
})
