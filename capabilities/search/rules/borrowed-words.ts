/** Letters that writers of borrowed words use for one another; ڤ is folded to ف and stands for g as well. */
const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ص/g, 'س'],
  [/ط/g, 'ت'],
  [/[ضظذ]/g, 'د'],
  [/[كغجڤ]/g, 'ق'],
  [/(?<=...)[اه]$/, ''],
]

const foldLetters = (word: string): string =>
  SAME_LETTERS.reduce((folded, [letter, other]) => folded.replace(letter, other), word)

const isArabic = (word: string): boolean => /^[ء-ي]{3,}$/.test(word)

/** The key under which an Arabic word is found in any spelling of its borrowed letters; null for others. */
export const borrowedKey = (word: string): string | null =>
  isArabic(word) ? foldLetters(word) : null

/** The keys that a typed word may have: first as written, then with ڤ as g. */
export const borrowedKeys = (word: string): string[] => {
  if (!isArabic(word)) return []
  return [...new Set([word, word.replaceAll('ف', 'ق')].map(foldLetters))]
}
