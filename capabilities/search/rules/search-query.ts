import type { Term } from './tokenize.ts'

/** One synonym may have several words, which must all match. */
export type WordAlternative = readonly Term[]

export type QueryWord = {
  readonly typed: string
  readonly sayings: readonly WordAlternative[]
}

/** Maps to the weights of the tsvector. */
export type Within = 'head' | 'name' | 'kind' | 'anywhere'
const LABELS: Record<Within, string> = { head: 'A', name: 'AB', kind: 'ABC', anywhere: '' }

/** Terms are letters and digits only, so they cannot contain tsquery operators. */
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

export const matchAll = (words: readonly QueryWord[], within: Within = 'anywhere'): string =>
  words.map((word) => toTsQuery(word, within)).join(' & ')
export const matchAny = (words: readonly QueryWord[]): string =>
  words.map((word) => toTsQuery(word)).join(' | ')

/** Typed words, not as prefixes: exact matches rank higher. */
export const matchExactly = ({ typed, sayings }: QueryWord): string =>
  [
    ...new Set([
      ...typed.split(' '),
      ...sayings.filter(({ length }) => length === 1).flatMap(([term]) => term?.text ?? []),
    ]),
  ].join(' | ')
