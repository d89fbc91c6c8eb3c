import { isIntent, type QueryWord, type Term } from './search-query.ts'

export type DocumentFrequency = { readonly word: string; readonly share: number }

type Estimate = {
  /** The words of what suits an occasion belong together: they are no rarer than the rarest of them. */
  needsTogether?: boolean
}

/** Estimated fraction of listings that match each query word; 0 if no frequent word does. */
export const documentFrequencies = (
  queryWords: readonly QueryWord[],
  frequent: readonly DocumentFrequency[],
  { needsTogether = false }: Estimate = {},
): number[] =>
  queryWords.map(({ alternatives, kind }) => {
    const shareOfAll = needsTogether && isIntent(kind) ? rarestOf : allOf
    return anyOf(
      alternatives.map(({ terms }) => shareOfAll(terms.map((term) => shareOf(term, frequent)))),
    )
  })

/** Assumes that words are independent. */
const anyOf = (shares: readonly number[]): number =>
  1 - shares.reduce((without, share) => without * (1 - share), 1)
const allOf = (shares: readonly number[]): number => shares.reduce((all, share) => all * share, 1)

const rarestOf = (shares: readonly number[]): number => Math.min(...shares)

const shareOf = ({ forms, begins }: Term, frequent: readonly DocumentFrequency[]): number =>
  anyOf(
    frequent
      .filter(({ word }) =>
        begins ? forms.some((form) => word.startsWith(form)) : forms.includes(word),
      )
      .map(({ share }) => share),
  )
