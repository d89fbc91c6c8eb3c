import { isFiller } from './filler-words.ts'
import { STOP_WORDS } from './stop-words.ts'
import { JOINING_WORDS, OWNER_WORDS, STATE_WORDS } from './words/joints.ts'

const JOINING = new Set(JOINING_WORDS)
const HOLDING = new Set(STOP_WORDS)
const OWNING = new Set(OWNER_WORDS)
const STATING = new Set(STATE_WORDS)
/** "For the", joined to an Arabic noun. */
const FOR_THE = /^لل(?=.{3,})/

/** A word that stays of a query, and how it stands to the words around it. */
export type PlacedWord = {
  readonly word: string
  /** It comes after a word such as "for" or "of", and a noun before that. */
  readonly isAfterJoint: boolean
  /** A possessive or a verb of state is next to it: "my car", "the car is". */
  readonly isOwned: boolean
}

/** Without stop words, unless there is nothing else. */
export function placedWords(words: readonly string[]): PlacedWord[] {
  const isEmpty = words.every((word) => HOLDING.has(word))
  const placed: PlacedWord[] = []
  let isAfterJoint = false
  for (const [index, word] of words.entries()) {
    const hasNoun = placed.some((before) => !isFiller(before.word))
    if (hasNoun && (JOINING.has(word) || FOR_THE.test(word))) isAfterJoint = true
    if (!isEmpty && HOLDING.has(word)) continue
    const [before = '', after = ''] = [words[index - 1], words[index + 1]]
    placed.push({ word, isAfterJoint, isOwned: OWNING.has(before) || STATING.has(after) })
  }
  return placed
}
