import { editDistance } from './edit-distance.ts'
import { foldText, foldTextTight } from './fold.ts'

export type SearchChoice<Item> = { item: Item; codes: readonly string[]; names: readonly string[] }

type Key = { tight: string; words: readonly string[] }
type Entry<Item> = { item: Item; codes: readonly string[]; keys: readonly Key[] }
/** Prepared once, so that each keystroke costs a few comparisons. */
export type SearchChoiceIndex<Item> = readonly Entry<Item>[]

/** The order of the choices breaks ties. */
export const indexSearchChoices = <Item>(
  choices: readonly SearchChoice<Item>[],
): SearchChoiceIndex<Item> =>
  choices.map(({ item, codes, names }) => ({
    item,
    codes,
    keys: names.map((name) => ({ tight: foldTextTight(name), words: foldText(name).split(' ') })),
  }))

/** Best first: code or whole name, prefix of the name, prefix of a word, substring. */
export function matchSearchChoices<Item>(index: SearchChoiceIndex<Item>, typed: string): Item[] {
  const wanted = parse(typed)
  if (wanted.code === '' && wanted.name === '') return index.map(({ item }) => item)
  return index
    .map((entry) => ({ item: entry.item, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Choices whose code or whole name is typed ("16", "Alger", "16 Alger"). */
export function exactSearchChoices<Item>(index: SearchChoiceIndex<Item>, typed: string): Item[] {
  const wanted = parse(typed)
  if (wanted.code === '' && wanted.name === '') return []
  return index.filter((entry) => rankOf(entry, wanted) === EXACT).map(({ item }) => item)
}

/**
 * Choices whose name, or its beginning, is a typing error or two away: to be suggested where
 * nothing matches, never to be taken instead of what is typed. Nearest first, five at most.
 */
export function nearSearchChoices<Item>(index: SearchChoiceIndex<Item>, typed: string): Item[] {
  const { name } = parse(typed)
  const maxDistance = name.length < 5 ? 0 : name.length < 8 ? 1 : 2
  if (maxDistance === 0) return []
  const distanceTo = ({ tight }: Key) =>
    Math.min(
      editDistance(name, tight),
      ...[-1, 0, 1].map((more) => editDistance(name, tight.slice(0, name.length + more))),
    )
  return index
    .map(({ item, keys }) => ({ item, distance: Math.min(...keys.map(distanceTo)) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAR)
    .map(({ item }) => item)
}
const MAX_NEAR = 5

type SearchChoicesQuery = { code: string; name: string; words: readonly string[] }

/** "16 - Alger" is a code and a name; both must match. */
function parse(typed: string): SearchChoicesQuery {
  const words = foldText(typed).split(' ').filter(Boolean)
  const isCode = (word: string) => /^\p{N}+$/u.test(word)
  const named = words.filter((word) => !isCode(word))
  return { code: words.filter(isCode).join(''), name: named.join(''), words: named }
}

const EXACT = 0
const BEGINS = 1
const WORD_BEGINS = 2
const HOLDS = 3
const NO_MATCH = 4

function rankOf(entry: Entry<unknown>, { code, name, words }: SearchChoicesQuery): number {
  const ranks = [
    ...(code === '' ? [] : [rankOfCode(entry.codes, code)]),
    ...(name === ''
      ? []
      : [Math.min(NO_MATCH, ...entry.keys.map((key) => rankOfName(key, name, words)))]),
  ]
  return Math.max(...ranks)
}

const rankOfCode = (codes: readonly string[], typed: string): number => {
  // "1" is code 01 before it is a prefix of 10 to 19.
  if (codes.some((code) => code === typed || code === typed.padStart(2, '0'))) return EXACT
  return codes.some((code) => code.startsWith(typed)) ? BEGINS : NO_MATCH
}

function rankOfName({ tight, words }: Key, typed: string, typedWords: readonly string[]): number {
  if (tight === typed) return EXACT
  if (tight.startsWith(typed)) return BEGINS
  if (words.some((_, index) => index > 0 && beginsAt(words, index, typed))) return WORD_BEGINS
  // The Arabic article is joined to its noun.
  if (words.some((word) => word.startsWith('ال') && word.startsWith(typed, 2))) return WORD_BEGINS
  if (typed.length > 1 && tight.includes(typed)) return HOLDS
  // "tarif livr" leaves out the words between.
  const isShortened =
    typedWords.length > 1 && typedWords.every((part) => words.some((word) => word.startsWith(part)))
  return isShortened ? HOLDS : NO_MATCH
}

const beginsAt = (words: readonly string[], index: number, typed: string): boolean =>
  words.slice(index).join('').startsWith(typed)
