import { FILLER_WORDS } from './words/filler-words.ts'

const FILLING = new Set(FILLER_WORDS)
export const isFiller = (word: string): boolean => FILLING.has(word)
