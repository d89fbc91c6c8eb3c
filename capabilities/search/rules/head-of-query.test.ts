import { expect, test } from 'vitest'
import { withRoles } from './head-of-query.ts'
import { createLexicon } from './lexicon.ts'
import type { LexiconIntent } from './lexicon-intent.ts'
import { parseQuery } from './parse-query.ts'

const intents: LexiconIntent[] = [
  { kind: 'occasion', phrases: ['accessoires voiture'], terms: ['aspirateur'] },
  { kind: 'occasion', phrases: ['panne voiture'], terms: ['batterie'] },
  { kind: 'person', phrases: ['enfant', 'kids', 'اطفال'], terms: ['peluche'] },
]
const lexicon = createLexicon(
  [
    { term: 'car', expansions: ['voiture'] },
    { term: 'سياره', expansions: ['voiture'] },
    { term: 'tomobil', expansions: ['voiture'] },
    { term: 'holder', expansions: ['support'] },
    { term: 'coque', expansions: ['etui'] },
    { term: 'حقيبه', expansions: ['sac'] },
  ],
  intents,
)
const SOLD = new Set(['voiture', 'support', 'sac', 'couscous', 'lampe', 'perceuse'])
const isNoun = ({ words, meaning }: { words: readonly string[]; meaning: unknown }) =>
  [...words, ...((meaning as { expansions?: string[] } | null)?.expansions ?? [])].some((word) =>
    SOLD.has(word),
  )

const read = (typed: string): string =>
  withRoles(parseQuery(typed, lexicon).parts, { lexicon, isKnown: isNoun, isNoun })
    .map(({ words, role, isDomain, meaning }) =>
      [words.join(' '), role, isDomain && meaning?.expansions.join()].filter(Boolean).join(' '),
    )
    .join(' | ')

test.each([
  ['sac pour couscous', 'sac head | couscous complement'],
  ['sac ta3 couscous', 'sac head | couscous complement'],
  ['حقيبة تاع كسكس', 'حقيبه head | كسكس complement'],
  ['حقيبة للأطفال', 'حقيبه head | للاطفال'],
  ['bag for couscous', 'bag head | couscous complement'],
  ['couscous lampe', 'lampe head | couscous complement'],
])('the thing sought stands before what it is for: %s', (typed, roles) =>
  expect(read(typed).split(' | ').toSorted()).toEqual(roles.split(' | ').toSorted()),
)

test.each([
  ['poussette pour voiture', 'poussette head | voiture complement aspirateur'],
  ['poussette ta3 tomobil', 'poussette head | tomobil complement aspirateur'],
  ['coque voiture', 'coque head | voiture complement aspirateur'],
])('beside what nothing is known of, a car is what goes with one: %s', (typed, roles) =>
  expect(read(typed)).toBe(roles),
)

test.each(['car holder', 'holder for car', 'support voiture'])('%s is a holder', (typed) =>
  expect(read(typed)).toMatch(/(holder|support) head/),
)

test('a car that is spoken of is not bought', () => {
  expect(read('ma voiture fume')).toBe('voiture batterie | fume')
  expect(read('la voiture est sale')).toBe('voiture aspirateur')
  expect(read('voiture rouge')).toBe('voiture head | rouge')
})

test('a brand before a noun leaves the noun what is sought', () =>
  expect(read('bosch perceuse')).toContain('perceuse head'))
