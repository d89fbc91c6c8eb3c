import { borrowedKey } from './borrowed-words.ts'
import type { LexiconIntent } from './lexicon-intent.ts'
import { createNeeds, type Needs } from './needs.ts'
import { singular, singularKey } from './singular.ts'
import { stripArticle, tokenize } from './tokenize.ts'

/** `isSubstitute`: the expansions are no synonyms, but what is shown where the term is not sold. */
export type LexiconSynonym = {
  readonly term: string
  readonly expansions: readonly string[]
  readonly is_substitute?: boolean
  /** How the term sounds; null for several words. */
  readonly sound?: string | null
}
export type Meaning = {
  readonly kind: 'word' | 'intent' | 'broad' | 'place'
  readonly expansions: readonly string[]
  readonly isSubstitute: boolean
}

/** What phrases mean, by their `synonymKey`, and how single words of it are found in spite of a slip. */
export type Lexicon = {
  readonly meanings: ReadonlyMap<string, Meaning>
  readonly bySound: ReadonlyMap<string, readonly string[]>
  readonly byDeletion: ReadonlyMap<string, readonly string[]>
  /** Arabic words by their `borrowedKey`. */
  readonly byBorrowing: ReadonlyMap<string, readonly string[]>
  /** The terms that suit the same needs as a term. */
  readonly related: ReadonlyMap<string, readonly string[]>
  readonly needs: Needs
}

export const MAX_SYNONYM_WORDS = 4

export const synonymKey = (term: string): string => tokenize(term).join(' ')

const unique = (words: readonly string[]): string[] => [...new Set(words)]

export function createLexicon(
  synonyms: readonly LexiconSynonym[],
  intents: readonly LexiconIntent[] = [],
  places: readonly string[] = [],
): Lexicon {
  const meanings = new Map<string, Meaning>()
  const add = (phrase: string, meaning: Meaning) => {
    const key = synonymKey(phrase)
    const known = meanings.get(key)
    if (key === '') return
    meanings.set(
      key,
      known
        ? {
            kind: known.kind === 'word' ? meaning.kind : known.kind,
            expansions: unique([...known.expansions, ...meaning.expansions]),
            isSubstitute: known.isSubstitute && meaning.isSubstitute,
          }
        : meaning,
    )
  }
  // Activities and subjects are read as parts of a need only.
  const named = intents.filter(({ kind }) => kind !== 'activity' && kind !== 'subject')
  for (const { kind, phrases, terms, is_broad: isBroad } of named)
    for (const phrase of phrases)
      add(phrase, {
        kind: kind === 'place' ? 'place' : isBroad ? 'broad' : 'intent',
        expansions: terms,
        isSubstitute: false,
      })
  for (const { term, expansions, is_substitute: isSubstitute = false } of synonyms)
    add(term, { kind: 'word', expansions, isSubstitute })
  for (const place of places)
    if (!meanings.has(synonymKey(place)))
      add(place, { kind: 'place', expansions: [], isSubstitute: false })

  const related = new Map<string, string[]>()
  for (const { kind, terms } of named)
    if (kind !== 'place')
      for (const key of terms.map(singularKey))
        related.set(key, unique([...(related.get(key) ?? []), ...terms]))

  const bySound = new Map<string, string[]>()
  for (const { term, sound } of synonyms)
    if (sound) bySound.set(sound, [...(bySound.get(sound) ?? []), synonymKey(term)])
  const byDeletion = new Map<string, string[]>()
  for (const key of meanings.keys())
    if (!key.includes(' '))
      for (const variant of deletionsOf(key))
        byDeletion.set(variant, [...(byDeletion.get(variant) ?? []), key])
  const byBorrowing = new Map<string, string[]>()
  for (const key of meanings.keys()) {
    const borrowed = borrowedKey(key)
    if (borrowed !== null) byBorrowing.set(borrowed, [...(byBorrowing.get(borrowed) ?? []), key])
  }
  return { meanings, bySound, byDeletion, byBorrowing, related, needs: createNeeds(intents) }
}

/** The word, and the word without each of its letters, as search.deletion_variants. */
export const deletionsOf = (word: string): string[] =>
  unique([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))])

const ARTICLE = /^(el|al|l)(?=.{4,})/

/** What words mean as they are, in the singular, or without their article. */
export function meaningOf(words: readonly string[], lexicon: Lexicon): Meaning | null {
  const bare = words.map((word) => stripArticle(word).replace(ARTICLE, ''))
  for (const form of [words, words.map(singular), bare, bare.map(singular)]) {
    const meaning = lexicon.meanings.get(form.join(' '))
    if (meaning) return meaning
  }
  return null
}
