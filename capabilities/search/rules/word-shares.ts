/** A word that many listings carry, and the share of all listings that do. */
export type WordShare = { readonly word: string; readonly share: number }

/**
 * For each word searched for, the share of the listings that carry a word beginning so. One that
 * begins no frequent word counts as carried by none.
 */
export const sharesOf = (terms: string, frequent: readonly WordShare[]): number[] =>
  terms.split(' & ').map((term) => shareOfBeginning(term.replace(/:\*$/, ''), frequent))

function shareOfBeginning(begin: string, frequent: readonly WordShare[]): number {
  let without = 1
  for (const { word, share } of frequent) if (word.startsWith(begin)) without *= 1 - share
  return 1 - without
}
