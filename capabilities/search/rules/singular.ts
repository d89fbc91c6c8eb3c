import { tokenize } from './tokenize.ts'

export const singular = (word: string): string =>
  word.length > 4 ? word.replace(/[sx]$/, '') : word

/** A term without the plural of its words. */
export const singularKey = (term: string): string => tokenize(term).map(singular).join(' ')
