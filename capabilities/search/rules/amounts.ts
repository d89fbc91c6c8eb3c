import { UNIT_SIGNS } from './words/units.ts'

const UNITS = new Map(
  Object.entries(UNIT_SIGNS).flatMap(([sign, units]) =>
    units.split(' ').map((unit) => [unit, sign]),
  ),
)
const NUMBER = /^\d+$/
/** Longer units first: "16go" are no grams. */
const GLUED = new RegExp(
  `^(\\d+)(${[...UNITS.keys()].toSorted((a, b) => b.length - a.length).join('|')})(\\d*)$`,
)

/** "205/55R16" is written apart in names. */
const TIRE = /^(\d{2})(r\d{2})$/
/** Screens are sold by it: "55p", and 1080p is none. */
const SCREEN = /^(\d{2})(p|po|انش)$/

/** An amount is one word, in any spelling of its unit: "5 litres", "5L" and "5 ل" are "5l". */
export function joinAmounts(words: readonly string[]): string[] {
  const apart = words
    .flatMap((word) => TIRE.exec(word)?.slice(1) ?? [word])
    .flatMap(
      (word) => GLUED.exec(word.replace(SCREEN, '$1pouces'))?.slice(1).filter(Boolean) ?? [word],
    )
  const joined: string[] = []
  for (const word of apart) {
    const before = joined.at(-1)
    const sign = before !== undefined && NUMBER.test(before) ? UNITS.get(word) : undefined
    if (sign === undefined) joined.push(word)
    else joined[joined.length - 1] = `${before}${sign}`
  }
  return joined
}

const AMOUNT = new RegExp(`^\\d+(${Object.keys(UNIT_SIGNS).join('|')})?$`)
/** A number or an amount describes a thing and is none. */
export const isAmount = (word: string): boolean => AMOUNT.test(word)
