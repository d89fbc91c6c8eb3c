import type { Lexicon } from './lexicon.ts'
import { singularKey } from './singular.ts'
import type { QueryPart } from './parse-query.ts'
import { stripArticle, tokenize } from './tokenize.ts'

const MOST = 60

/**
 * What suits the same needs as the parts of a query, as a tsquery of names: for a pantry item that is not
 * sold, other food. Empty when no intent names any of them.
 */
export function relatedTerms(parts: readonly QueryPart[], lexicon: Lexicon): string {
  const phrases = parts.flatMap(({ words, meaning }) => [
    words.map(stripArticle).join(' '),
    ...words,
    ...(meaning?.expansions ?? []),
  ])
  const terms = phrases.flatMap((phrase) => lexicon.related.get(singularKey(phrase)) ?? [])
  return [...new Set(terms.map(queryOf))].slice(0, MOST).join(' | ')
}

/** A noun alone is the thing itself, several words are in its name. */
function queryOf(term: string): string {
  const words = tokenize(term).map(stripArticle)
  return words.length === 1
    ? `${words.join('')}:A`
    : `(${words.map((word) => `${word}:AB`).join(' & ')})`
}
