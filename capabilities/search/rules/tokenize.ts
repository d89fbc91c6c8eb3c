import { foldText } from '#kernel/fold.ts'
import { STOP_WORDS } from './stop-words.ts'

const MOST_WORDS = 8
const APOSTROPHES = /['’‘ʼʻ`´]/gu

/** Must equal search.fold in the database: an apostrophe separates two words. */
export const foldForSearch = (typed: string): string => foldText(typed.replace(APOSTROPHES, ' '))

/** A query of stop words only is searched all the same. */
const HOLDING = new Set(STOP_WORDS)
/** Product names separate number and unit with a space: 1kg, 250g, 12v. */
const AMOUNT = /^(\d+)(kg|g|l|ml|cl|cm|mm|m|w|v|ah|mah|go|gb|to|tb|h)$/

/** Without stop words, at most eight. Query operators count as punctuation. */
export function tokenize(typed: string): string[] {
  const words = foldForSearch(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => AMOUNT.exec(word)?.slice(1) ?? [word])
  const telling = words.filter((word) => !HOLDING.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** `whole` false matches as a prefix. */
export type Term = { readonly text: string; readonly whole: boolean }

const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word)

/**
 * Stemming to prefixes, the likeliest first: plurals find singulars, feminines masculines. Numbers
 * and words of up to two letters match exactly.
 */
export function stemsOf(word: string): Term[] {
  if (word.length <= 2 || /^\d+$/.test(word)) return [{ text: word, whole: true }]
  const begun = [...new Set(isLatin(word) ? latinStems(word) : arabicStems(word))]
  const masculine = /^[a-z]{3,}[^e]e$/.exec(word.replace(/s$/, ''))?.[0].slice(0, -1)
  return [
    ...begun.map((text) => ({ text, whole: false })),
    ...(masculine === undefined ? [] : [{ text: masculine, whole: true }]),
  ]
}

function latinStems(word: string): string[] {
  if (word.length <= 3) return [word]
  const stems = [word.replace(/[sx]$/, '')]
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`)
  if (/(ch|sh|ss|x)es$/.test(word)) stems.push(word.slice(0, -2))
  return stems
}

const ARTICLE = /^(وال|بال|لل|ال)(?=.{3,})/
const ENDING = /(?<=.{3,})(ات|ه)$/

/** Listings index Arabic words without their article. */
export const stripArticle = (word: string): string => word.replace(ARTICLE, '')

function arabicStems(word: string): string[] {
  const bare = stripArticle(word)
  return [bare.replace(ENDING, ''), bare]
}
