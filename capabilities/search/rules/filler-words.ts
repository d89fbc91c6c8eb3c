import { DAILY_WORDS } from './words/daily-words.ts'
import { FILLER_WORDS } from './words/filler-words.ts'

const FILLING = new Set([...FILLER_WORDS, ...DAILY_WORDS])
export const isFiller = (word: string): boolean => FILLING.has(word)
