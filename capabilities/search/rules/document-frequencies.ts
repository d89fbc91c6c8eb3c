import type { QueryWord } from './search-query.ts'
import type { Term } from './tokenize.ts'

/** A word that many listings carry, and the share of all listings that do. */
export type DocumentFrequency = { readonly word: string; readonly share: number }

/**
 * For each word searched for, the share of the listings that carry one of its sayings. One that
 * begins no frequent word counts as carried by none.
 */
export const documentFrequencies = (
  asked: readonly QueryWord[],
  frequent: readonly DocumentFrequency[],
): number[] =>
  asked.map(({ sayings }) =>
    anyOf(sayings.map((saying) => allOf(saying.map((term) => shareOf(term, frequent))))),
  )

/** As if words fell independently. */
const anyOf = (shares: readonly number[]): number =>
  1 - shares.reduce((without, share) => without * (1 - share), 1)
const allOf = (shares: readonly number[]): number => shares.reduce((all, share) => all * share, 1)

const shareOf = ({ text, whole }: Term, frequent: readonly DocumentFrequency[]): number =>
  anyOf(
    frequent
      .filter(({ word }) => (whole ? word === text : word.startsWith(text)))
      .map(({ share }) => share),
  )
