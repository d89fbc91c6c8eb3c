import { canBeMisspelled } from './parse-query.ts'
import type { Term, WordAlternative } from './search-query.ts'
import type { Candidate } from './spelling-correction.ts'
import { stripArticle, tokenize } from './tokenize.ts'

/** What the vocabulary knows of a word: its forms in listings, else what is near it. */
export type KnownWord = {
  readonly forms: readonly string[]
  /** A product is named so, as what it is. */
  readonly isHead: boolean
  /** Only descriptions have it. */
  readonly isDescribed: boolean
  readonly sounds: readonly string[]
  readonly near: readonly Candidate[]
}
export type Vocabulary = ReadonlyMap<string, KnownWord>

/** Null when no listing has the word. */
export function termOf(word: string, known: Vocabulary): Term | null {
  const bare = stripArticle(word)
  if (!canBeMisspelled(bare)) return { forms: [bare] }
  const forms = known.get(bare)?.forms ?? []
  return forms.length > 0 ? { forms } : null
}

export function termsOf(words: readonly string[], known: Vocabulary): Term[] | null {
  const terms = words.map((word) => termOf(word, known))
  return terms.every((term) => term !== null) && terms.length > 0 ? terms : null
}

/** The first terms of an intent that are sold suit it best. */
const byPlace = (index: number): number => (index < 2 ? 1 : index < 8 ? 0.6 : 0.45)

/** What suits an occasion is that thing itself: of a noun that names products, no name that only mentions it. */
export function suitingAlternatives(
  phrases: readonly string[],
  known: Vocabulary,
): WordAlternative[] {
  const sold = phrases.filter((phrase) => termsOf(tokenize(phrase), known) !== null)
  return alternativesOf(sold, known, byPlace).map(({ terms, confidence }) => {
    const [term, ...others] = terms
    const isNoun = others.length === 0 && term?.forms.some((form) => known.get(form)?.isHead)
    return { confidence, terms: term && isNoun ? [{ ...term, isNoun: true }] : terms }
  })
}

export const alternativesOf = (
  phrases: readonly string[],
  known: Vocabulary,
  confidenceOf: (index: number) => number,
): WordAlternative[] =>
  phrases.flatMap((phrase, index) => {
    const terms = termsOf(tokenize(phrase), known)
    return terms ? [{ terms, confidence: confidenceOf(index) }] : []
  })
