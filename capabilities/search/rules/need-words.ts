import { stripArticle } from './tokenize.ts'
import {
  ENDINGS,
  ARABIC_ENDINGS,
  ARABIC_JOINTS,
  ARABIC_PERSONS,
  ARABIC_VERBS,
} from './words/word-endings.ts'

export const isArabic = (word: string): boolean => /[ء-ي]/.test(word)

const LEAST_STEM = 4

/** A verb, its noun and its participle have one stem: arroser, arrosage, arrosé. */
export function stemOf(word: string): string {
  if (isArabic(word)) return withoutEnding(stripArticle(word), ARABIC_ENDINGS, 3)
  if (word.length < LEAST_STEM) return word
  const bare = withoutEnding(word.replace(/[sx]$/, ''), ENDINGS, LEAST_STEM)
  if (bare.length <= LEAST_STEM) return bare
  return bare.replace(/y$/, 'i').replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}

function withoutEnding(word: string, endings: readonly string[], least: number): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= least)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Spoken Arabic has many spellings of its vowels: the consonants in Latin letters, with digits for Arabic ones. */
export function consonantsIn(word: string): string | null {
  if (!/^[a-z][a-z0-9]*$|^[2-9][a-z][a-z0-9]+$/.test(word)) return null
  return word
    .replace(/kh|5/g, 'x')
    .replace(/gh|8/g, 'g')
    .replace(/ch|sh/g, 'c')
    .replace(/ou|oo/g, 'u')
    .replace(/dh|th|ph/g, (digraph) => digraph[0]!)
    .replace(/dj/g, 'j')
    .replace(/[9q]/g, 'k')
    .replace(/7/g, 'h')
    .replace(/[23]/g, '')
    .replace(/w/g, 'u')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Fewer consonants are alike by chance. */
const LEAST_CONSONANTS = 3
export const consonantKey = (word: string): string | null => {
  const consonants = consonantsIn(word)
  return consonants !== null && consonants.length >= LEAST_CONSONANTS ? `~${consonants}` : null
}

/** The keys under which the word of a phrase is found: as it is, and as a verb of another person. */
export const keysOfPhraseWord = (word: string): string[] => {
  const forms = isArabic(word)
    ? [stripArticle(word), ...startsCut(word, ARABIC_VERBS)]
    : [word, ...latinForms(word)].flatMap((form) => consonantKey(form) ?? [])
  return [...new Set([word, stemOf(word), ...forms])]
}

/** The keys that a typed word may be known under, the surest first: the first two say that it is the same word. */
export function keysOfTypedWord(word: string): string[][] {
  if (isArabic(word)) return [[word], [stripArticle(word), stemOf(word)], arabicForms(word)]
  const bare = word.replace(/^(el(?!ec)|al|l)(?=.{3,})/, '')
  const consonants = [word, bare, ...latinForms(bare)].map(consonantKey)
  return [
    [word],
    [stemOf(word)],
    [bare, stemOf(bare)],
    latinForms(bare),
    consonants.filter((key) => key !== null),
  ]
}

/** Without what joins it, the person of the verb, and whom it concerns. */
function arabicForms(word: string): string[] {
  const unjoined = [word, ...startsCut(word, ARABIC_JOINTS)]
  const bare = [...unjoined, ...unjoined.flatMap((form) => startsCut(form, ARABIC_PERSONS))]
  return [...new Set(bare.flatMap((form) => [form, withoutEnding(form, ARABIC_ENDINGS, 3)]))]
}

const startsCut = (word: string, starts: readonly string[]): string[] =>
  starts
    .filter((start) => word.startsWith(start) && word.length - start.length >= 3)
    .map((start) => word.slice(start.length))

/** The person of a verb of spoken Arabic: nghsel, yghsel, and whom it concerns: ngheslha. */
function latinForms(word: string): string[] {
  const begun = [word, word.replace(/^(?:[nyt]e?|[bfw](?=l|n|y))(?=.{4,})/, '')]
  const ended = begun.map((form) => form.replace(/(?<=.{4,})(ni|li|ha|hom|hum|ou|ch|na|h)$/, ''))
  return [...new Set([...begun, ...ended])].filter((form) => form !== word)
}
