import { ownValue } from '#kernel/own-value.ts'
import { NUMBER_WORDS } from './words/person-words.ts'
import { AGES, BORN, MONTHS, TWO_YEARS, YEARS } from './words/age-words.ts'

const GLUED = /^(\d{1,3})([^\d]+)$/
const MOST_MONTHS = 36

export type Age = {
  /** How the intents name a person of that age; null for a grown-up. */
  phrase: string | null
  /** The words that it takes up. */
  length: number
}

/** "6 mois", "5ans": the age that begins there. */
export function ageAt(words: readonly string[], start: number): Age | null {
  const [, glued, unit] = GLUED.exec(words[start] ?? '') ?? []
  const amount = glued ?? words[start] ?? ''
  const number = ownValue(NUMBER_WORDS, amount) ?? Number(amount)
  const named = unit ?? words[start + 1] ?? ''
  const length = unit === undefined ? 2 : 1
  if (TWO_YEARS.has(amount)) return { phrase: AGES[0].phrase, length: 1 }
  if (BORN.has(amount) && YEARS.has(named)) return { phrase: AGES[0].phrase, length }
  if (!Number.isInteger(number)) return null
  if (MONTHS.has(named) && number <= MOST_MONTHS) return { phrase: AGES[0].phrase, length }
  if (!YEARS.has(named) || number > 120) return null
  return { phrase: AGES.find(({ below }) => number < below)?.phrase ?? null, length }
}
