import { fold } from '#kernel/fold.ts'

const MOST_TERMS = 8
const APOSTROPHES = /['’‘ʼʻ`´]/gu

/** As search.fold does it in the database: an apostrophe parts two words. */
export const foldForSearch = (typed: string): string => fold(typed.replace(APOSTROPHES, ' '))

/**
 * A person's words as a tsquery over search.listings.words, or null when nothing is left to search.
 * Each word matches its beginning; a French or English plural also matches its singular.
 */
export function searchTerms(typed: string): string | null {
  const words = foldForSearch(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_TERMS)
  return words.length === 0 ? null : words.map((word) => `${stem(word)}:*`).join(' & ')
}

const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word)

function stem(word: string): string {
  if (!isLatin(word)) return word.length > 4 ? word.replace(/^(وال|بال|ال)/, '') : word
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}
