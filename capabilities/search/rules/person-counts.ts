import { ownValue } from '#kernel/own-value.ts'
import { NUMBER_WORDS, PERSON_WORDS, PERSONS_TOGETHER } from './words/person-words.ts'

const PERSONS = new Set(PERSON_WORDS)
const FOR = new Set('a pour pr for l lil li ل'.split(' '))
/** More are guests, and no size of a thing. */
const MOST = 12

type Counted = {
  /** In the words of names. */
  words: readonly string[]
  same: readonly string[]
  /** The words that it takes up. */
  length: number
}

/** "2 personnes", "for two", "لشخصين": for how many a thing is, in the words of names. */
export function personsAt(words: readonly string[], start: number): Counted | null {
  const [word = '', next = ''] = [words[start], words[start + 1]]
  const together = ownValue(PERSONS_TOGETHER, word)
  if (together !== undefined) return counted(together, 1)
  const glued = /^(\d{1,2})(?:pers?|p)$/.exec(word)
  if (glued) return counted(Number(glued[1]), 1)
  const number = /^\d{1,2}$/.test(word) ? Number(word) : ownValue(NUMBER_WORDS, word)
  if (number === undefined) return null
  if (PERSONS.has(next)) return counted(number, 2)
  // "For two" says of how many persons only at the end.
  const isLast = start === words.length - 1
  return isLast && ownValue(NUMBER_WORDS, word) !== undefined && FOR.has(words[start - 1] ?? '')
    ? counted(number, 1)
    : null
}

function counted(number: number, length: number): Counted | null {
  if (number < 1 || number > MOST) return null
  return {
    words: [String(number), 'places'],
    same: ['personnes', 'person', 'verres', 'tasses'].map((unit) => `${number} ${unit}`),
    length,
  }
}
