import type { QueryWord, WordAlternative } from './search-query.ts'
import type { Candidate } from './spelling-correction.ts'
import { stemsOf, type Term, tokenize } from './tokenize.ts'

/** Expansions by term, in the form of `synonymKey`. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

export type QueryPart = { readonly typed: string; readonly expansions: readonly string[] | null }

export const MAX_SYNONYM_WORDS = 4
const ARTICLE = /^((وال|بال|لل|ال)(?=.{3,})|(el|al|l)(?=.{4,}))/

export const synonymKey = (term: string): string => tokenize(term).join(' ')

/** Greedy: matches the longest synonym first. */
export function splitQueryParts(words: readonly string[], synonyms: Synonyms): QueryPart[] {
  const parts: QueryPart[] = []
  for (let index = 0; index < words.length;) {
    let length = Math.min(MAX_SYNONYM_WORDS, words.length - index)
    let expansions = expansionsOf(words.slice(index, index + length), synonyms)
    while (expansions === null && length > 1) {
      length -= 1
      expansions = expansionsOf(words.slice(index, index + length), synonyms)
    }
    parts.push({ typed: words.slice(index, index + length).join(' '), expansions })
    index += length
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

export const singleWordTerms = (synonyms: Synonyms): Candidate[] =>
  [...synonyms.keys()]
    .filter((term) => !term.includes(' '))
    .map((word) => ({ word, sounds_alike: false }))

/** Up to this length a term with synonyms matches itself only, not as a prefix. */
const SHORT = 4

/** `meant` are the part's spelling corrections. */
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
  const messages = (expansions ?? []).map((meaning) => tokenize(meaning).map(firstStem))
  const near = meant.map((word): WordAlternative => [{ text: word, whole: true }])
  return { typed, sayings: [...own, ...messages, ...near].filter(({ length }) => length > 0) }
}

/** For suggestions while typing. */
export const withPrefixOnLastWord = (words: readonly QueryWord[]): QueryWord[] =>
  words.map((word, index) => {
    const last = word.typed.split(' ').at(-1) ?? ''
    const begins: WordAlternative = [{ text: last, whole: false }]
    const isLast = index === words.length - 1 && last === word.typed
    return isLast ? { ...word, sayings: [begins, ...word.sayings] } : word
  })

const firstStem = (word: string): Term => stemsOf(word)[0] ?? { text: word, whole: true }

/** False for numbers, model names and words of two letters. */
export const canBeMisspelled = (word: string): boolean =>
  word.length > 2 && !word.includes(' ') && word.replace(/\d/g, '').length > 1
