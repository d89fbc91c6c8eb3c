import type { QueryWord, WordAlternative } from './search-query.ts'
import type { UnderstoodQuery } from './understand-query.ts'
import type { UnderstoodWord } from './understood-word.ts'

/**
 * While it is typed, the last word may be a beginning. `isGuessing` also takes what was probably
 * meant, for when nothing begins so.
 */
export function wordsWhileTyping(
  { words, literal }: UnderstoodQuery,
  isGuessing: boolean,
): QueryWord[] {
  const typed = literal.at(-1) ?? ''
  const begins: WordAlternative = { terms: [{ forms: [typed], begins: true }], confidence: 1 }
  return words.flatMap((word, index): QueryWord[] => {
    const isLast = index === words.length - 1 && word.typed === typed
    const usable = isGuessing ? word.alternatives : sure(word)
    const alternatives = isLast ? [begins, ...usable] : usable
    return alternatives.length > 0 ? [{ ...word, kind: 'thing', alternatives }] : [word]
  })
}

const sure = ({ alternatives }: UnderstoodWord): readonly WordAlternative[] =>
  alternatives.filter(({ isGuess }) => !isGuess)

/** Whether every query word is one of these words, or begins one where it may. */
export const areWordsMatched = (
  queryWords: readonly QueryWord[],
  words: ReadonlySet<string>,
): boolean =>
  queryWords.length > 0 &&
  queryWords.every(({ alternatives }) =>
    alternatives.some(({ terms }) =>
      terms.every(({ forms, begins }) =>
        forms.some((form) =>
          begins ? [...words].some((word) => word.startsWith(form)) : words.has(form),
        ),
      ),
    ),
  )
