import type { Vocabulary } from './known-words.ts'
import { COMPOUNDS } from './words/compounds.ts'

const OTHERS = new Map(Object.entries(COMPOUNDS).map(([noun, words]) => [noun, words.split(' ')]))

/** The words that make another thing of a noun. */
export const othersNamed = (noun: string): readonly string[] =>
  OTHERS.get(noun) ?? OTHERS.get(noun.replace(/[sx]$/, '')) ?? []

/** In the forms that listings have. */
export const wordsOfOthers = (noun: string, known: Vocabulary): string[] =>
  othersNamed(noun).flatMap((word) => known.get(word)?.forms ?? [])
