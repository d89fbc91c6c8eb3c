import type { QueryWord, WordAlternative } from './search-query.ts'
import type { Candidate } from './spelling-correction.ts'
import { stemsOf, type Term, tokenize } from './tokenize.ts'

/** What a word, or some words that are one, stand for; by the words as `wordsOf` gives them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** A part of a search: what was typed, and what the synonyms say for it (none is null). */
export type QueryPart = { readonly typed: string; readonly expansions: readonly string[] | null }

/** As many words as one synonym may have. */
export const MAX_SYNONYM_WORDS = 4
const ARTICLE = /^((وال|بال|لل|ال)(?=.{3,})|(el|al|l)(?=.{4,}))/

/** How synonyms are found again. */
export const synonymKey = (term: string): string => tokenize(term).join(' ')

/** Takes a search apart, as many words together as a synonym has. */
export function splitQueryParts(words: readonly string[], synonyms: Synonyms): QueryPart[] {
  const parts: QueryPart[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_SYNONYM_WORDS, words.length - at)
    let expansions = expansionsOf(words.slice(at, at + length), synonyms)
    while (expansions === null && length > 1) {
      length -= 1
      expansions = expansionsOf(words.slice(at, at + length), synonyms)
    }
    parts.push({ typed: words.slice(at, at + length).join(' '), expansions })
    at += length
  }
  return parts
}

function expansionsOf(words: readonly string[], synonyms: Synonyms): readonly string[] | null {
  const bare = words.map((word) => word.replace(ARTICLE, ''))
  for (const form of [words, words.map(singular), bare, bare.map(singular)]) {
    const expansions = synonyms.get(form.join(' '))
    if (expansions) return expansions
  }
  return null
}

const singular = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word)

/** The synonyms of one word that may have been meant by a misspelt one. */
export const singleWordTerms = (synonyms: Synonyms): Candidate[] =>
  [...synonyms.keys()]
    .filter((term) => !term.includes(' '))
    .map((word) => ({ word, sounds_alike: false }))

/** Below this, a word that has synonyms says only itself, not what begins with it. */
const SHORT = 4

/** What will do for a part; `meant` are words of the vocabulary for one that no product carries. */
export function toQueryWord(
  { typed, expansions }: QueryPart,
  meant: readonly string[] = [],
): QueryWord {
  const words = typed.split(' ')
  const own =
    words.length > 1
      ? [words.map(firstStem)]
      : expansions !== null && typed.length <= SHORT
        ? [[{ text: typed, whole: true }]]
        : stemsOf(typed).map((stem) => [stem])
  const said = (expansions ?? []).map((meaning) => tokenize(meaning).map(firstStem))
  const near = meant.map((word): WordAlternative => [{ text: word, whole: true }])
  return { typed, sayings: [...own, ...said, ...near].filter(({ length }) => length > 0) }
}

/** The same while its last word is still being typed: it says whatever begins so. */
export const withPrefixOnLastWord = (words: readonly QueryWord[]): QueryWord[] =>
  words.map((word, at) => {
    const last = word.typed.split(' ').at(-1) ?? ''
    const begins: WordAlternative = [{ text: last, whole: false }]
    const isLast = at === words.length - 1 && last === word.typed
    return isLast ? { ...word, sayings: [begins, ...word.sayings] } : word
  })

const firstStem = (word: string): Term => stemsOf(word)[0] ?? { text: word, whole: true }

/** Whether a word could be misspelt: a number, a model or two letters could not. */
export const canBeMisspelled = (word: string): boolean =>
  word.length > 2 && !word.includes(' ') && word.replace(/\d/g, '').length > 1
