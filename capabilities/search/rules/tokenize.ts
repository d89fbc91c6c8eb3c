import { foldText } from '#kernel/fold.ts'
import { STOP_WORDS } from './stop-words.ts'

const MOST_WORDS = 8
const APOSTROPHES = /['’‘ʼʻ`´]/gu

/** As search.fold does it in the database: an apostrophe parts two words. */
export const foldForSearch = (typed: string): string => foldText(typed.replace(APOSTROPHES, ' '))

/** Alone, they are searched all the same. */
const HOLDING = new Set(STOP_WORDS)
/** What is typed without a space stands with one in names: 1kg, 250g, 12v. */
const AMOUNT = /^(\d+)(kg|g|l|ml|cl|cm|mm|m|w|v|ah|mah|go|gb|to|tb|h)$/

/**
 * The words of a search, folded, at most eight; none when nothing is left to search. Punctuation and
 * operators of the query language are only punctuation.
 */
export function tokenize(typed: string): string[] {
  const words = foldForSearch(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => AMOUNT.exec(word)?.slice(1) ?? [word])
  const telling = words.filter((word) => !HOLDING.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** A word that stands for what begins with it, or for itself alone. */
export type Term = { readonly text: string; readonly whole: boolean }

const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word)

/**
 * What a typed word may begin as in a name, itself without its article first: a plural finds its
 * singular, and a feminine its masculine. Numbers and one or two letters only find themselves.
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

/** An Arabic word without its article, as listings carry it. */
export const stripArticle = (word: string): string => word.replace(ARTICLE, '')

function arabicStems(word: string): string[] {
  const bare = stripArticle(word)
  return [bare.replace(ENDING, ''), bare]
}
