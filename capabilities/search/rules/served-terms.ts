import { isFiller } from './filler-words.ts'
import type { Evidence } from './needs.ts'
import { singularKey } from './singular.ts'

/** A term and how much of the need it serves. */
export type Served = { readonly term: string; readonly share: number }

/** Beside something to do, a person is rather company than the one to please. */
const COMPANY = 0.4
/** How much a term that is behind all others serves a part. */
const LEAST_SERVED = 0.4
const PHRASE = 1.8

/** A word of a longer phrase says less alone. */
const WITHIN = 0.3
/** Several parts that the same words tell of say little more than one of them. */
const SAME_WORDS = 0.25

const isWithin = (words: readonly string[], evidence: readonly Evidence[]): boolean =>
  evidence.some(
    (other) =>
      other.words.length > words.length && words.every((word) => other.words.includes(word)),
  )

const telling = (words: readonly string[]): readonly string[] => {
  const telltale = words.filter((word) => !isFiller(word))
  return telltale.length > 0 ? telltale : words
}

/** How much each part says beside the others, the most first. */
function weighed(evidence: readonly Evidence[]): (Evidence & { readonly weight: number })[] {
  const isActive = evidence.some(({ part }) => part.kind === 'activity')
  const persons = new Set(
    evidence.filter(({ part }) => part.kind === 'person').flatMap(({ words }) => words),
  )
  return evidence
    .map((each) => {
      const { part, words } = each
      const isPhrase = telling(words).length > 1
      const exactness = isWithin(words, evidence) ? WITHIN : isPhrase ? PHRASE : 1
      const isCompany =
        isActive && part.kind !== 'activity' && telling(words).every((word) => persons.has(word))
      return { ...each, weight: part.weight * exactness * (isCompany ? COMPANY : 1) }
    })
    .toSorted((a, b) => b.weight - a.weight)
}

/** Of perfumes, those that a person's terms name first: the others suit less. */
const nounsChosen = (evidence: readonly Evidence[]): ReadonlySet<string> =>
  new Set(
    evidence.flatMap(({ part }) => {
      if (part.kind !== 'person') return []
      const keys = part.terms.map(singularKey)
      return keys.filter((key, place) =>
        keys.slice(0, place).some((earlier) => earlier.startsWith(`${key} `)),
      )
    }),
  )

/** What serves all of the parts, the best first: parts of several words count more than one. */
export function servedBy(evidence: readonly Evidence[]): Served[] {
  const shares = new Map<string, Served & { readonly words: readonly string[] }>()
  const chosen = nounsChosen(evidence)
  for (const { part, words, weight } of weighed(evidence))
    for (const [place, term] of part.terms.entries()) {
      const suits = 1 - ((1 - LEAST_SERVED) * place) / part.terms.length
      const key = singularKey(term)
      if (chosen.has(key)) continue
      const before = shares.get(key)
      const isNew = telling(words).some((word) => !before?.words.includes(word))
      const share = (before?.share ?? 0) + weight * suits * (isNew ? 1 : SAME_WORDS)
      shares.set(key, { term, share, words: [...(before?.words ?? []), ...words] })
    }
  return [...shares.values()].toSorted((a, b) => b.share - a.share)
}
