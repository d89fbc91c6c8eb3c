import { foldText } from '#kernel/fold.ts'
import { joinAmounts } from './amounts.ts'
import { STOP_WORDS } from './stop-words.ts'

const MOST_WORDS = 14
const APOSTROPHES = /['’‘ʼʻ`´]/gu
/** "20 000" is one number. */
const THOUSANDS = /(?<!\d)(\d{1,3})[ \u00a0\u202f,](?=\d{3}(?!\d))/gu

/** Must equal search.fold in the database: an apostrophe separates two words. */
export const foldForSearch = (typed: string): string =>
  foldText(typed.replace(APOSTROPHES, ' ').replace(THOUSANDS, '$1'))

/** A query of stop words only is searched all the same. */
const HOLDING = new Set(STOP_WORDS)

/** All words of a text, an amount as one. Query operators count as punctuation. */
export const wordsOf = (typed: string): string[] =>
  joinAmounts(
    foldForSearch(typed)
      .split(' ')
      .filter((word) => word !== ''),
  )

/** Without stop words, at most fourteen. */
export function tokenize(typed: string): string[] {
  return withoutStopWords(wordsOf(typed)).slice(0, MOST_WORDS)
}

export function withoutStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !HOLDING.has(word))
  return telling.length > 0 ? telling : words
}

const ARTICLE = /^(وال|بال|لل|ال)(?=.{3,})/

/** Listings index Arabic words without their article. */
export const stripArticle = (word: string): string => word.replace(ARTICLE, '')
