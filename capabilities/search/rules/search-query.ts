/**
 * `forms` are whole words, any of which will do; with `begins` they match as prefixes. A term that
 * `isNoun` matches as head noun or category only.
 */
export type Term = {
  readonly forms: readonly string[]
  readonly begins?: boolean
  readonly isNoun?: boolean
  /** What has one of these words in its name is another thing. */
  readonly without?: readonly string[]
}

/** One synonym may have several words, which must all match. */
export type WordAlternative = {
  readonly terms: readonly Term[]
  /** From 0 to 1: a guess counts less than what was typed. */
  readonly confidence: number
  readonly isGuess?: boolean
}

/** `quality`: color, size, material, amount. `intent`: occasion or person; `broad`: one that says little. */
export type WordKind = 'thing' | 'quality' | 'place' | 'intent' | 'broad'

/** The thing that is sought, what only says for whom, of what or where it is, or another thing after it. */
export type WordRole = 'head' | 'complement' | 'beside'

export const isIntent = (kind: WordKind): boolean => kind === 'intent' || kind === 'broad'

export type QueryWord = {
  readonly typed: string
  readonly kind: WordKind
  readonly alternatives: readonly WordAlternative[]
  /** No listing has it, nor anything near it; descriptions may. */
  readonly isUnknown?: boolean
  /** Some product is named so, as what it is. */
  readonly isHead?: boolean
  readonly role?: WordRole
  /** It stands in for what was typed. */
  readonly isGuessed?: boolean
  /** Nothing is known of what is sought: what goes with this thing comes before the thing itself. */
  readonly isGoneWith?: boolean
  /** It only orders. */
  readonly isHint?: boolean
  /** Of a phrase: its words that name products, in all their forms. */
  readonly nouns?: readonly string[]
}

/** Maps to the weights of the tsvector. */
export type Within = 'head' | 'name' | 'kind' | 'anywhere'
const LABELS: Record<Within, string> = { head: 'A', name: 'AB', kind: 'ABC', anywhere: '' }

/** Terms are letters and digits only, so they cannot contain tsquery operators. */
export function toTsQuery(word: QueryWord, within: Within = 'anywhere'): string {
  // What suits an occasion is in its name and its category, not by its specifications.
  const widest = isIntent(word.kind) && within === 'anywhere' ? 'kind' : within
  const sayings = word.alternatives.map(({ terms }) => sayingOf(terms, widest))
  return `(${[...new Set(sayings)].join(' | ')})`
}

function sayingOf(terms: readonly Term[], within: Within): string {
  if (terms.length === 1) return termOf(terms[0]!, LABELS[within])
  if (within !== 'head') return `(${terms.map((term) => termOf(term, LABELS[within])).join(' & ')})`
  // One word of several names the thing: oil in olive oil.
  const headed = terms.map((_, head) =>
    terms.map((term, index) => termOf(term, index === head ? 'A' : 'AB')).join(' & '),
  )
  return `(${headed.join(' | ')})`
}

function termOf({ forms, begins, isNoun, without = [] }: Term, label: string): string {
  const marks = `${begins ? '*' : ''}${isNoun ? label.replace('B', '') : label}`
  const each = forms.map((form) => (marks === '' ? form : `${form}:${marks}`))
  const any = each.length === 1 ? each.join('') : `(${each.join(' | ')})`
  if (without.length === 0) return any
  return `(${any} & !(${without.map((word) => `${word}:AB`).join(' | ')}))`
}

export const matchAll = (words: readonly QueryWord[], within: Within = 'anywhere'): string =>
  words.map((word) => toTsQuery(word, within)).join(' & ')
/**
 * All words; what a product is called by elsewhere must be in its name or its category, and beside a place
 * alone it must be what the product is.
 */
export function matchFully(typed: readonly QueryWord[]): string {
  const words = typed.filter(({ isHint }) => !isHint)
  const named = words.filter(({ kind, isHead }) => kind === 'thing' && isHead)
  const sought = named.filter(({ role }) => role === 'head')
  const nouns = sought.length > 0 ? sought : named
  if (nouns.length === 0) return matchAll(words)
  const isWithPlaceOnly = words.length === 2 && words.some(({ kind }) => kind === 'place')
  const within = isWithPlaceOnly ? 'head' : 'kind'
  return `${matchAll(words)} & (${nouns.map((word) => toTsQuery(word, within)).join(' | ')})`
}

/**
 * All words, and a thing in the name or the category; null where that goes without saying: a noun, or a
 * number of an article.
 */
export function matchNamed(typed: readonly QueryWord[]): string | null {
  const words = typed.filter(({ isHint }) => !isHint)
  const things = words.filter(({ kind }) => kind === 'thing')
  if (things.length === 0 || things.some(({ isHead, typed }) => isHead || /\d/.test(typed)))
    return null
  return `${matchAll(words)} & (${things.map((word) => toTsQuery(word, 'kind')).join(' | ')})`
}

/** What has a word in its name without being that thing. */
export const besideNouns = (words: readonly QueryWord[]): string =>
  words.map((word) => `(${toTsQuery(word, 'name')} & !${toTsQuery(word, 'head')})`).join(' | ')

/** One of the words as head noun. */
export const headedByAny = (words: readonly QueryWord[]): string =>
  words.map((word) => toTsQuery(word, 'head')).join(' | ')

const NOUN_OF_A_PHRASE = 0.5
/** What a phrase is about counts as well: of prayer rugs, rugs. */
export const withNouns = (word: QueryWord): QueryWord =>
  word.nouns && word.nouns.length > 0
    ? {
        ...word,
        alternatives: [
          ...word.alternatives,
          { terms: [{ forms: word.nouns, isNoun: true }], confidence: NOUN_OF_A_PHRASE },
        ],
      }
    : word

/** At least half of the words; of more than four, any. */
export function matchHalf(words: readonly QueryWord[], within: Within): string {
  const terms = words.map((word) => toTsQuery(word, within))
  if (words.length < 3 || words.length > 4) return terms.join(' | ')
  return terms
    .flatMap((term, index) => terms.slice(index + 1).map((other) => `(${term} & ${other})`))
    .join(' | ')
}

/**
 * What the result must be about; the other words only describe it. Beside an occasion, a word that names
 * no product does not lead.
 */
export function leadingWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const sought = words.filter(
    ({ role, kind, isHead, isUnknown }) =>
      role === 'head' && kind === 'thing' && isHead && !isUnknown,
  )
  if (sought.length > 0)
    return words.filter((word) => sought.includes(word) || word.role === 'beside')
  const ofKind = (kind: QueryWord['kind']) => words.filter((word) => word.kind === kind)
  const [things, intents, broad] = [ofKind('thing'), ofKind('intent'), ofKind('broad')]
  const named = things.some(({ isHead = true }) => isHead) ? things : []
  // A gift from somewhere is first of all from there.
  const places = broad.length > 0 ? words.filter(({ kind }) => kind === 'place') : []
  return [named, intents, places, things, broad].find((leading) => leading.length > 0) ?? words
}
