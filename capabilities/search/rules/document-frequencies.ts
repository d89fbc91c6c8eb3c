import type { QueryWord } from './search-query.ts'
import type { Term } from './tokenize.ts'

/** `share` is the fraction of listings that contain the word. */
export type DocumentFrequency = { readonly word: string; readonly share: number }

/**
 * For each query word, the estimated fraction of listings that match it; 0 if no frequent word
 * does.
 */
export const documentFrequencies = (
  asked: readonly QueryWord[],
  frequent: readonly DocumentFrequency[],
): number[] =>
  asked.map(({ sayings }) =>
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
