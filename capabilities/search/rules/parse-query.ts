import { type Age, ageAt } from './age-phrases.ts'
import { isAmount } from './amounts.ts'
import { qualityOf, sizeAt } from './attribute-words.ts'
import { isFiller } from './filler-words.ts'
import { placedWords } from './joints.ts'
import { type Lexicon, MAX_SYNONYM_WORDS, type Meaning, meaningOf } from './lexicon.ts'
import { type Evidence, readNeed } from './needs.ts'
import { type PriceBounds, priceIn } from './price-phrases.ts'
import { isIntent, type WordKind, type WordRole } from './search-query.ts'
import { stripArticle, withoutStopWords, wordsOf } from './tokenize.ts'
import { personsAt } from './person-counts.ts'
import { INSTRUMENT_WORDS } from './words/instruments.ts'
import {
  FOR_MEN,
  HOLLOW_WORDS,
  MAN_WORD,
  OPEN,
  TEA,
  TEA_WORD,
  WITHOUT_WORDS,
} from './words/joints.ts'

export type QueryPart = {
  readonly words: readonly string[]
  readonly kind: WordKind
  /** Null for words of no synonym. */
  readonly meaning: Meaning | null
  /** Other words for the same quality. */
  readonly same: readonly string[]
  readonly isAfterJoint?: boolean
  readonly isOwned?: boolean
  readonly role?: WordRole
  /** Of what is sought: no other thing is beside it. */
  readonly isOnlyThing?: boolean
  /** Its meaning is what goes with the thing, not the thing. */
  readonly isDomain?: boolean
  /** Tells of a trouble, so it is no product in a wrong spelling. */
  readonly isSymptom?: boolean
}

export type QueryParts = {
  readonly parts: readonly QueryPart[]
  readonly bounds: PriceBounds
  /** Every word as it was typed, to find a product by its own name. */
  readonly literal: readonly string[]
  readonly asTyped: string
  /** The parts of a need that its words speak of. */
  readonly need: readonly Evidence[]
  /** It asks for "something". */
  readonly isOpen: boolean
}

const HOLLOW = new Set(HOLLOW_WORDS)
/** To lose some is a need. */
const KILOS = /^\d+kg$/
const WITHOUT = new Set(WITHOUT_WORDS)
const INSTRUMENTS = new Set(INSTRUMENT_WORDS)
const MOST_WORDS = 14
/** Words of a phrase, with the fillers in it. */
const MOST_LOOKED_AT = MAX_SYNONYM_WORDS + 2
const THING = { kind: 'thing', meaning: null, same: [] } as const

/** Prices and sizes are read first: they use words that mean nothing elsewhere. */
export function parseQuery(typed: string, lexicon: Lexicon): QueryParts {
  const all = wordsOf(typed.replace(TEA, TEA_WORD).replace(FOR_MEN, MAN_WORD))
  const { words, bounds } = priceIn(all)
  const sizes: QueryPart[] = []
  const ages: QueryPart[] = []
  const others: string[] = []
  for (let start = 0; start < words.length;) {
    const size = sizeAt(words, start)
    const age = words.length > 2 ? ageAt(words, start) : null
    const persons = personsAt(words, start)
    if (persons) sizes.push({ ...THING, words: persons.words, same: persons.same, kind: 'quality' })
    else if (size) sizes.push({ ...THING, words: [size.size], kind: 'quality' })
    else if (age) ages.push(...personOf(age, lexicon))
    else others.push(words[start]!)
    start += persons?.length ?? size?.length ?? age?.length ?? 1
  }
  const named = placedParts(others, lexicon)
  const isNamed = ({ meaning }: QueryPart) =>
    named.some((part) => part.meaning?.expansions.join() === meaning?.expansions.join())
  const parts = [...named, ...ages.filter((age) => !isNamed(age)), ...sizes].slice(0, MOST_WORDS)
  const isPriceOnly = Object.keys(bounds).length > 0
  const telling = parts.filter(({ words: phrase }) => !phrase.every(isFiller))
  const read = readNeed(wordsOfNeed([...named, ...ages]), lexicon.needs)
  const served = read.filter(({ words: evident }) => !evident.every(isInstrument))
  const isServed = served.length > 0
  const isTelling = telling.some(({ words: phrase }) => !phrase.every(isInstrument))
  const need = isTelling ? served : read
  const remaining = parts.filter(({ words: phrase, meaning }) => {
    if (isServed && phrase.every(isInstrument)) return false
    const isHollow = telling.length > 0 && HOLLOW.has(phrase.join(' '))
    return meaning === null || isHollow ? !phrase.every(isFiller) : true
  })
  return {
    parts: remaining.length > 0 || isPriceOnly ? remaining : parts,
    bounds,
    isOpen:
      OPEN.test(` ${all.join(' ')} `) || (isServed && named[0]?.words.every(isInstrument) === true),
    need,
    literal: withoutStopWords(wordsOf(typed)).map(stripArticle).slice(0, MOST_WORDS),
    asTyped: typed
      .trim()
      .toLowerCase()
      .replace(/[\u00a0\u202f]/g, ' ')
      .replaceAll('’', "'"),
  }
}

const isInstrument = (word: string): boolean => INSTRUMENTS.has(stripArticle(word))

/** What only describes a thing is no evidence of a need. */
const wordsOfNeed = (parts: readonly QueryPart[]) =>
  parts
    .flatMap(({ words, meaning, kind }) => {
      if (kind === 'quality')
        return words
          .filter((word) => KILOS.test(word))
          .map(() => ({ word: 'kilos', isStrange: false }))
      const isStrange = meaning === null || isIntent(kind)
      const isPlace = kind === 'place'
      return words.map((word) => ({ word, isStrange: isStrange && !isPlace, isPlace }))
    })
    .map((each, index, all) => {
      const isUnwanted = all
        .slice(Math.max(0, index - 2), index)
        .some(({ word }) => WITHOUT.has(word))
      return isUnwanted ? { ...each, isUnwanted } : each
    })

/** An age is what the intents say of a person of that age. */
function personOf({ phrase }: Age, lexicon: Lexicon): QueryPart[] {
  const meaning = phrase === null ? null : meaningOf([phrase], lexicon)
  return meaning && phrase !== null
    ? [{ words: [phrase], kind: kindOf(meaning), meaning, same: [] }]
    : []
}

/** The parts of a query, each with how its first word stands to what is before it. */
function placedParts(words: readonly string[], lexicon: Lexicon): QueryPart[] {
  const placed = placedWords(words)
  const parts = splitQueryParts(
    placed.map(({ word }) => word),
    lexicon,
  )
  let index = 0
  return parts.map((part) => {
    const { isAfterJoint = false, isOwned = false } = placed[index] ?? {}
    index += part.words.length
    return { ...part, isAfterJoint, isOwned }
  })
}

/** Greedy: matches the longest synonym first. */
export function splitQueryParts(words: readonly string[], lexicon: Lexicon): QueryPart[] {
  const parts: QueryPart[] = []
  for (let index = 0; index < words.length;) {
    const part = partAt(words, index, lexicon)
    parts.push(part)
    index += part.words.length
  }
  return parts
}

/** Fillers may stand within a phrase: "nettoyer ma voiture". At its ends they are parts of their own. */
const withoutFillers = (phrase: readonly string[]): readonly string[] => {
  const inner = phrase.slice(1, -1)
  if (!inner.some(isFiller)) return []
  return [phrase[0]!, ...inner.filter((word) => !isFiller(word)), phrase.at(-1)!]
}

function partAt(words: readonly string[], start: number, lexicon: Lexicon): QueryPart {
  for (let length = Math.min(MOST_LOOKED_AT, words.length - start); length > 1; length -= 1) {
    const phrase = words.slice(start, start + length)
    const meaning = meaningOf(phrase, lexicon) ?? meaningOf(withoutFillers(phrase), lexicon)
    if (meaning) return { words: phrase, kind: kindOf(meaning), meaning, same: [] }
  }
  const word = words[start]!
  const same = qualityOf(word)
  const meaning = isAmount(word) ? null : meaningOf([word], lexicon)
  if (same || isAmount(word)) return { words: [word], kind: 'quality', meaning, same: same ?? [] }
  return { words: [word], kind: meaning ? kindOf(meaning) : 'thing', meaning, same: [] }
}

const kindOf = ({ kind }: Meaning): WordKind => (kind === 'word' ? 'thing' : kind)

/** False for numbers, model names and words of two letters. */
export const canBeMisspelled = (word: string): boolean =>
  word.length > 2 && !word.includes(' ') && word.replace(/\d/g, '').length > 1
