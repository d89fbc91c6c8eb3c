import { COLOR_WORDS, MATERIAL_WORDS, SIZE_MARKS } from './words/quality-words.ts'

const groups = (lists: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const byWord = new Map<string, readonly string[]>()
  for (const words of lists.map((list) => list.split(' ')))
    for (const word of words)
      byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...words])])
  return byWord
}
const QUALITIES = groups([...COLOR_WORDS, ...MATERIAL_WORDS])

/** The words for the quality that a word names; null for other words. */
export const qualityOf = (word: string): readonly string[] | null => QUALITIES.get(word) ?? null

const MARKS = new Set(SIZE_MARKS)
const SIZES = new Set('xs s m l xl xxl xxxl 2xl 3xl'.split(' '))

/** "taille 38", "size L": the words that it takes up and the size; null for anything else. */
export function sizeAt(
  words: readonly string[],
  start: number,
): { size: string; length: number } | null {
  const [mark = '', value = ''] = [words[start], words[start + 1]]
  if (MARKS.has(mark) && (SIZES.has(value) || /^\d{1,3}$/.test(value)))
    return { size: value, length: 2 }
  return mark.length > 1 && SIZES.has(mark) ? { size: mark, length: 1 } : null
}
