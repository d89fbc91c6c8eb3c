import { isFiller } from './filler-words.ts'
import { type Lexicon, type Meaning, meaningOf } from './lexicon.ts'
import type { QueryPart } from './parse-query.ts'
import { tokenize } from './tokenize.ts'
import { ACCESSORY_WORDS, CONTAINERS, ENGLISH_COMPLEMENTS, TROUBLE_WORDS } from './words/joints.ts'

const ENGLISH = new Set(ENGLISH_COMPLEMENTS)
const HOLDERS = new Set(CONTAINERS)

type Knowing = {
  lexicon: Lexicon
  /** Whether a listing has what was typed, or what it means, in more than its description. */
  isKnown: (part: QueryPart) => boolean
  /** Whether a product is named so, as what it is. */
  isNoun: (part: QueryPart) => boolean
}

/**
 * Which thing is sought, and which others only say for whom, of what or where it is. Where nothing is known of
 * what is sought, a car or a phone beside it stands for what goes with one.
 */
export function withRoles(parts: readonly QueryPart[], knowing: Knowing): readonly QueryPart[] {
  const troubled = parts.find((part) => isInTrouble(part, parts, knowing))
  if (troubled)
    return parts.map((part) => {
      if (part === troubled) return asTrouble(part, parts, knowing)
      return part.kind === 'thing' && !knowing.isNoun(part) ? { ...part, isSymptom: true } : part
    })
  const head = headOf(parts, knowing)
  if (!head) return parts
  const isStrange =
    !knowing.isKnown(head) ||
    (!knowing.isNoun(head) && (isJoined(parts) || parts.some((part) => isDriven(part, knowing))))
  const others = isJoined(parts) || isStrange ? 'complement' : 'beside'
  const isOnlyThing = others === 'complement' || parts.filter(isThing).length === 1
  return parts.map((part): QueryPart => {
    if (part.kind !== 'thing') return part
    if (part === head) return { ...part, role: 'head', isOnlyThing }
    return isStrange ? asDomain({ ...part, role: others }, knowing) : { ...part, role: others }
  })
}

/** A car fails, and is sold as a toy only. */
const isDriven = (part: QueryPart, { lexicon }: Knowing): boolean =>
  troubleOf(part, lexicon) !== null

/** A car of one's own, or one before words that no product has, is driven and not bought. */
const isInTrouble = (part: QueryPart, parts: readonly QueryPart[], knowing: Knowing): boolean =>
  part.isOwned === true
    ? domainOf(part, knowing.lexicon) !== null
    : !part.isAfterJoint &&
      isDriven(part, knowing) &&
      hasUnknown(parts, knowing) &&
      parts.find(isThing) === part

const hasUnknown = (parts: readonly QueryPart[], { isKnown }: Knowing): boolean =>
  parts.some((part) => isThing(part) && part.meaning === null && !isKnown(part))

function headOf(parts: readonly QueryPart[], knowing: Knowing): QueryPart | null {
  const { isNoun, isKnown, lexicon } = knowing
  const before = parts.filter((part) => !part.isAfterJoint && isThing(part))
  const [first] = before
  if (parts.length < 2 || !first) return null
  const hasJoint = parts.some(({ isAfterJoint }) => isAfterJoint)
  const last = before.at(-1)!
  // A word that means nothing may be a brand: it is sought only where a word such as "for" says so.
  const isOfCar = parts.some((part) => isDriven(part, knowing))
  const isSought = (part: QueryPart) => hasJoint || isOfCar || part.meaning !== null || isNoun(part)
  if (isCompound(parts)) return isSought(last) ? last : null
  const noun = before.find(isNoun)
  if (!hasJoint && isKnown(first) && (isNoun(first) || !noun)) return first
  if (noun && isSought(first) && domainOf(noun, lexicon)) return first
  return noun ?? (isSought(first) ? first : null)
}

const isJoined = (parts: readonly QueryPart[]): boolean =>
  isCompound(parts) || parts.some(({ isAfterJoint }) => isAfterJoint)

const isThing = ({ kind, words }: QueryPart): boolean =>
  kind === 'thing' && !words.every((word) => isFiller(word) || HOLDERS.has(word))

/** "Phone holder": the noun comes last. */
const isCompound = (parts: readonly QueryPart[]): boolean =>
  parts.filter(({ isAfterJoint }) => !isAfterJoint).length > 1 &&
  parts[0]!.words.some((word) => ENGLISH.has(word))

/** What the intents list for a thing. */
function intentOf(
  about: readonly string[],
  { words, meaning, kind }: QueryPart,
  lexicon: Lexicon,
): Meaning | null {
  if (kind !== 'thing') return null
  for (const name of [words.join(' '), ...(meaning?.expansions ?? [])].map(tokenize))
    for (const word of about) {
      const found = meaningOf([word, ...name], lexicon) ?? meaningOf([...name, word], lexicon)
      if (found && found.kind !== 'word') return found
    }
  return null
}
const domainOf = (part: QueryPart, lexicon: Lexicon) => intentOf(ACCESSORY_WORDS, part, lexicon)
const troubleOf = (part: QueryPart, lexicon: Lexicon) => intentOf(TROUBLE_WORDS, part, lexicon)

/** The words to look up in case a part is read so. */
export const domainWords = (part: QueryPart, lexicon: Lexicon): string[] =>
  [domainOf, troubleOf].flatMap((read) => (read(part, lexicon)?.expansions ?? []).flatMap(tokenize))

const reading = (part: QueryPart, meaning: Meaning | null): QueryPart =>
  meaning ? { ...part, kind: 'intent', meaning, isDomain: true } : part

const asDomain = (part: QueryPart, { lexicon }: Knowing): QueryPart =>
  reading(part, domainOf(part, lexicon))

const asTrouble = (part: QueryPart, parts: readonly QueryPart[], knowing: Knowing): QueryPart =>
  reading(
    part,
    (parts.length > 1 ? troubleOf(part, knowing.lexicon) : null) ?? domainOf(part, knowing.lexicon),
  )
