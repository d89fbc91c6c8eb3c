import type { Term } from './tokenize.ts'

/** Words that have to be carried together: what one synonym of a typed word says. */
export type WordAlternative = readonly Term[]

/** One word that was typed (or some that are one): any of its sayings will do. */
export type QueryWord = {
  /** As it was typed, folded. */
  readonly typed: string
  readonly sayings: readonly WordAlternative[]
}

/** Where in a listing: its head words, its name, its name or kind, anywhere. */
export type Within = 'head' | 'name' | 'kind' | 'anywhere'
const LABELS: Record<Within, string> = { head: 'A', name: 'AB', kind: 'ABC', anywhere: '' }

/** As a tsquery. Words are letters and digits only, so nothing in them can be an operator. */
export function toTsQuery(word: QueryWord, within: Within = 'anywhere'): string {
  const label = LABELS[within]
  const term = ({ text, whole }: Term) => {
    const marks = `${whole ? '' : '*'}${label}`
    return marks === '' ? text : `${text}:${marks}`
  }
  const sayings = word.sayings.map((saying) =>
    saying.length === 1 ? saying.map(term).join('') : `(${saying.map(term).join(' & ')})`,
  )
  return `(${[...new Set(sayings)].join(' | ')})`
}

/** What carries every word, or at least one of them. */
export const matchAll = (words: readonly QueryWord[], within: Within = 'anywhere'): string =>
  words.map((word) => toTsQuery(word, within)).join(' & ')
export const matchAny = (words: readonly QueryWord[]): string =>
  words.map((word) => toTsQuery(word)).join(' | ')

/** The words as they were typed, whole: carried so, they are no chance beginnings of others. */
export const matchExactly = ({ typed, sayings }: QueryWord): string =>
  [
    ...new Set([
      ...typed.split(' '),
      ...sayings.filter(({ length }) => length === 1).flatMap(([term]) => term?.text ?? []),
    ]),
  ].join(' | ')
