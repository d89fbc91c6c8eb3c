import { ARABIC_LETTERS, LATIN_LETTERS } from './words/letters.ts'

/** Consonants and vowels as they sound: the digraphs of Latin letters first. */
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/(?<=...)s$/, ''],
  [/c(?=[eiy])/g, 's'],
  [/tch|sch|ch|sh/g, 'C'],
  [/kh/g, 'X'],
  [/gh/g, 'k'],
  [/dj/g, 'j'],
  [/([dt])h/g, '$1'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/(?<=..)h$/, ''],
]
const lettersOf = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (letter, index) => [letter, (to[index] ?? '').replace('-', '')]))
const LATIN = lettersOf(LATIN_LETTERS, '--Xhktk-kkkbfiiuu')
const ARABIC = lettersOf(ARABIC_LETTERS, 'bttjhXddrzsCsdtd-kfkklmnhuia')

const mapped = (word: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => letters.get(letter) ?? letter)
    .join('')
    .replace(/(.)\1+/g, '$1')

const latinSounds = (word: string): string =>
  mapped(
    DIGRAPHS.reduce((text, [from, to]) => text.replace(from, to), word),
    LATIN,
  )
/** An alef at the beginning bears any vowel; one at the end, or a closed ta, may be left out. */
const arabicSounds = (word: string): string =>
  mapped(word.replace(/^ا/, '').replace(/(?<=..)(ه|ات|ا)$/, ''), ARABIC)

const VOWELS = /[aiu]/g

/** The consonants of a word in Latin letters, a digraph as one. */
export const consonantsOf = (latin: string): number => latinSounds(latin).replace(VOWELS, '').length

/**
 * Whether a word may be written so in the other script: the same consonants, at least `least`, and every
 * long vowel of the Arabic word at its place.
 */
export function soundsLike(latin: string, arabic: string, least: number): boolean {
  const latinForm = latinSounds(latin)
  const written = arabicSounds(arabic)
  const consonants = written.replace(VOWELS, '').length
  if (consonants < least) return false
  let index = 0
  for (const sound of latinForm) if (sound === written[index]) index += 1
  return index === written.length
}
