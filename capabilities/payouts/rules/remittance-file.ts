import type { CsvFormat } from '#kernel/csv-format.ts'
import { foldText } from '#kernel/fold.ts'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { parseFileAmount } from '#kernel/file-amount.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'

export const REMITTANCE_COLUMNS = ['tracking', 'order', 'collected', 'fee'] as const
export type ColumnName = (typeof REMITTANCE_COLUMNS)[number]
/** A meaning without a heading is not in the file. */
export type RemittanceColumns = Partial<Record<ColumnName, string>>

export type StatementFile = CsvFormat & {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  /** The line of each row in the file; blank lines count. */
  lines: readonly number[]
}
export type StatementRow = {
  position: number
  tracking: string
  orderNumber: string
  collected: Centimes
  fee: Centimes
  /** Its line in the file. */
  fileLine: number
  /** What was written where it could not be read; null when all was read. */
  unreadable: UnreadableValues | null
}
export type UnreadableValues = Partial<Record<ColumnName, string>>
/** A value that cannot be read; without a tracking or order number its value is empty. */
export type UnreadableCell = { line: number; column: ColumnName; value: string }
export type RemittanceFileRefusal =
  | { code: 'statement_empty' }
  | { code: 'statement_too_long'; most: number }
  | { code: 'statement_columns_missing' }
  | { code: 'statement_unreadable'; line: number; value: string }
  | {
      code: 'statement_cells_unreadable'
      count: number
      line: number
      unreadable: readonly UnreadableCell[]
    }

export const MAX_LINES = 50_000
/** More are counted only. */
export const MAX_UNREADABLE_LISTED = 200

const plain = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The mapping of the last statement takes precedence over known words. */
export function guessColumns(
  headings: readonly string[],
  stored: RemittanceColumns,
  known: Record<ColumnName, readonly string[]>,
): RemittanceColumns {
  const guessed: RemittanceColumns = {}
  for (const name of REMITTANCE_COLUMNS) {
    const before = stored[name]
    const found =
      before !== undefined && headings.includes(before)
        ? before
        : (headings.find((heading) => known[name].includes(plain(heading))) ??
          headings.find((heading) =>
            known[name].some((word) => plain(heading).startsWith(`${word} `)),
          ))
    if (found !== undefined && !Object.values(guessed).includes(found)) guessed[name] = found
  }
  return guessed
}

/**
 * A line with a value that cannot be read comes out with it, to be corrected: its amounts count as
 * zero. Refused only when no line at all can be read, as with wrong columns.
 */
export function parseStatementRows(
  file: StatementFile,
  columns: RemittanceColumns,
): Result<StatementRow[], RemittanceFileRefusal> {
  const placeOf = (name: ColumnName) => {
    const heading = columns[name]
    return heading === undefined ? -1 : file.headings.indexOf(heading)
  }
  const [tracking, order] = [placeOf('tracking'), placeOf('order')]
  const [collected, fee] = [placeOf('collected'), placeOf('fee')]
  if (collected < 0 || (tracking < 0 && order < 0))
    return refuse({ code: 'statement_columns_missing' })
  const rows: StatementRow[] = []
  for (const [index, cells] of file.rows.entries()) {
    const cell = (column: number) => (column < 0 ? '' : (cells[column] ?? '').trim())
    const [code, number] = [
      cell(tracking).toUpperCase(),
      cell(order).toUpperCase().replace(/^#/, ''),
    ]
    const isNameless = code === '' && number === ''
    const found = unreadableValues({ collected: cell(collected), fee: cell(fee) })
    // Many files end with a row of totals.
    if (isNameless && found === null && index === file.rows.length - 1) continue
    rows.push({
      ...{ position: rows.length + 1, fileLine: file.lines[index] ?? index + 2 },
      ...{ tracking: code, orderNumber: number },
      collected: parseFileAmount(cell(collected)) ?? ZERO_CENTIMES,
      fee: parseFileAmount(cell(fee) || '0') ?? ZERO_CENTIMES,
      unreadable: isNameless ? { ...found, tracking: '' } : found,
    })
  }
  const [first] = rows
  if (!first) return refuse({ code: 'statement_empty' })
  if (rows.some(({ unreadable }) => unreadable === null)) return ok(rows)
  const unreadable = listUnreadable(rows)
  const { length: count } = unreadable
  return refuse({ code: 'statement_cells_unreadable', count, line: first.fileLine, unreadable })
}

/** In file order. */
export const listUnreadable = (
  rows: readonly Pick<StatementRow, 'fileLine' | 'unreadable'>[],
): UnreadableCell[] =>
  rows.flatMap(({ fileLine: line, unreadable }) =>
    REMITTANCE_COLUMNS.flatMap((column) => {
      const value = unreadable?.[column]
      return value === undefined ? [] : [{ line, column, value }]
    }),
  )

function unreadableValues(amounts: { collected: string; fee: string }): UnreadableValues | null {
  const found = (['collected', 'fee'] as const).flatMap((column) => {
    const value = amounts[column]
    const isRead = parseFileAmount(column === 'fee' ? value || '0' : value) !== null
    return isRead ? [] : [[column, value] as const]
  })
  return found.length === 0 ? null : Object.fromEntries(found)
}
