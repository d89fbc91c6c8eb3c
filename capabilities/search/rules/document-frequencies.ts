import type { QueryWord } from './search-query.ts'
import type { Term } from './tokenize.ts'

export type DocumentFrequency = { readonly word: string; readonly share: number }

/** Estimated fraction of listings that match each query word; 0 if no frequent word does. */
export const documentFrequencies = (
  queryWords: readonly QueryWord[],
  frequent: readonly DocumentFrequency[],
): number[] =>
  queryWords.map(({ sayings }) =>
    anyOf(sayings.map((saying) => allOf(saying.map((term) => shareOf(term, frequent))))),
  )

/** Assumes that words are independent. */
const anyOf = (shares: readonly number[]): number =>
  1 - shares.reduce((without, share) => without * (1 - share), 1)
const allOf = (shares: readonly number[]): number => shares.reduce((all, share) => all * share, 1)

const shareOf = ({ text, whole }: Term, frequent: readonly DocumentFrequency[]): number =>
  anyOf(
    frequent
      .filter(({ word }) => (whole ? word === text : word.startsWith(text)))
      .map(({ share }) => share),
  )
