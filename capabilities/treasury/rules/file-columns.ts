import { isLocalDate, type LocalDate } from '#kernel/calendar.ts'
import { foldText } from '#kernel/fold.ts'
import { ownKeysOf } from '#kernel/records.ts'

type Table = {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  lines: readonly number[]
}
export type CellReader<Name extends string> = (name: Name, cells: readonly string[]) => string
export type UnreadableFileCell<Name extends string> = { line: number; column: Name; value: string }
/** More are counted only. */
export const MAX_CELLS_LISTED = 200

const plain = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The place of each column by its heading; a column that is not in the file has none. */
export function findFileColumns<Name extends string>(
  { headings }: Pick<Table, 'headings'>,
  known: Readonly<Record<Name, readonly string[]>>,
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {}
  for (const name of ownKeysOf(known)) {
    const taken = new Set(Object.values(found))
    const fits = (matches: (heading: string, word: string) => boolean) =>
      headings.findIndex(
        (heading, index) =>
          !taken.has(index) && known[name].some((word) => matches(plain(heading), word)),
      )
    const exact = fits((heading, word) => heading === word)
    const place = exact >= 0 ? exact : fits((heading, word) => heading.startsWith(`${word} `))
    if (place >= 0) found[name] = place
  }
  return found
}

export const readCell =
  <Name extends string>(columns: Partial<Record<Name, number>>): CellReader<Name> =>
  (name, cells) => {
    const place = columns[name]
    return place === undefined ? '' : (cells[place] ?? '').trim()
  }

/** Accepts `2026-11-26`, `26/11/2026` and `26.11.2026`, also with a time; null for anything else. */
export function parseFileDay(text: string): LocalDate | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], local[2], local[1]]
      : []
  if (year === undefined || month === undefined || day === undefined) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const noon = Date.parse(`${date}T12:00:00Z`)
  const isReal = Number.isFinite(noon) && new Date(noon).toISOString().startsWith(date)
  return isReal && isLocalDate(date) ? date : null
}
