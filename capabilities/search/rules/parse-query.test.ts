import { expect, test } from 'vitest'
import { createLexicon, meaningOf, synonymKey } from './lexicon.ts'
import { canBeMisspelled, parseQuery, splitQueryParts } from './parse-query.ts'

const lexicon = createLexicon(
  [
    { term: 'zit zitoun', expansions: ['huile d’olive'] },
    { term: 'zit', expansions: ['huile'] },
    { term: 'basket', expansions: ['baskets'] },
    { term: 'هاتف', expansions: ['téléphone'] },
  ],
  [
    { kind: 'occasion', phrases: ['cadeau'], terms: ['parfum'], is_broad: true },
    { kind: 'person', phrases: ['mère', 'ma mère'], terms: ['sac à main'] },
  ],
  ['Oran'],
)
const partsOf = (typed: string) =>
  parseQuery(typed, lexicon).parts.map(({ words, kind }) => `${words.join(' ')}: ${kind}`)

test.each([
  ['zit zitoun bio', ['zit zitoun', 'bio']],
  ['zit argan', ['zit', 'argan']],
  ['الهاتف', ['الهاتف']],
])('%s is taken apart as %j', (typed, parts) => {
  expect(splitQueryParts(typed.split(' '), lexicon).map(({ words }) => words.join(' '))).toEqual(
    parts,
  )
})

test('a synonym is found with its article and in the plural', () => {
  expect(meaningOf(['الهاتف'], lexicon)?.expansions).toEqual(['téléphone'])
  expect(meaningOf(['baskets'], lexicon)?.expansions).toEqual(['baskets'])
  expect(meaningOf(['argan'], lexicon)).toBeNull()
})

test('what joins words is no part of a synonym', () => {
  expect(synonymKey('Huile d’olive')).toBe('huile olive')
})

test.each([
  ['robe rouge taille 38', ['robe: thing', 'rouge: quality', '38: quality']],
  ['caftan taille L', ['caftan: thing', 'l: quality']],
  ['حذاء مقاس 42', ['حذا: thing', '42: quality']],
  ['tapis à Oran', ['tapis: thing', 'oran: place']],
  ['je cherche un cadeau pour ma mère', ['cadeau: broad', 'ma mere: intent']],
  ['tapis pas cher svp', ['tapis: thing']],
  ['bghit sac', ['sac: thing']],
  ['pas cher', ['pas: thing', 'cher: thing']],
])('%s is understood as %j', (typed, parts) => expect(partsOf(typed)).toEqual(parts))

test('fillers may stand within a phrase, and an age is a person', () => {
  const needs = createLexicon(
    [],
    [
      { kind: 'occasion', phrases: ['nettoyer voiture'], terms: ['shampooing auto'] },
      { kind: 'person', phrases: ['bebe'], terms: ['peluche'] },
      { kind: 'person', phrases: ['enfant', 'fille'], terms: ['puzzle'] },
    ],
  )
  const kinds = (typed: string) =>
    parseQuery(typed, needs).parts.map(({ words, kind }) => `${words.join(' ')}: ${kind}`)
  expect(kinds('nettoyer ma voiture')).toEqual(['nettoyer ma voiture: intent'])
  expect(kinds('jeu pour 6 mois')).toEqual(['jeu: thing', 'bebe: intent'])
  expect(kinds('robe fille 10 ans')).toEqual(['robe: thing', 'fille: intent'])
  expect(kinds('sac homme 40 ans')).toEqual(['sac: thing', 'homme: thing'])
})

test('every word is kept as typed, to find a product by its own name', () => {
  expect(parseQuery('le petit sac 5W-40', lexicon).literal).toEqual(['petit', 'sac', '5w', '40'])
})

test.each([
  ['9ahwa', true],
  ['miel', true],
  ['tv', false],
  ['55', false],
  ['5w', false],
  ['zit zitoun', false],
])('%s may be misspelt: %s', (word, may) => expect(canBeMisspelled(word)).toBe(may))

test('an instrument is not sought where something says what it does', () => {
  const uses = createLexicon(
    [{ term: 'machina', expansions: ['lave-linge'] }],
    [{ kind: 'activity', phrases: ['percer'], terms: ['perceuse'] }],
  )
  const read = parseQuery('machina bach percer', uses)
  expect(read.parts.map(({ words }) => words)).toEqual([['percer']])
  expect(read.isOpen).toBe(true)
  expect(parseQuery('machina', uses).parts).toHaveLength(1)
})

test('"for men" is no spoken "from"', () => {
  const men = createLexicon([], [{ kind: 'person', phrases: ['homme'], terms: ['ceinture'] }])
  expect(parseQuery('gift for men', men).need.map(({ words }) => words)).toEqual([['homme']])
})
