import { truncate } from '#kernel/truncate.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { parseFileAmount } from '#kernel/file-amount.ts'
import { type Centimes, centimes, minus } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import {
  type CellReader,
  findFileColumns,
  MAX_CELLS_LISTED,
  parseFileDay,
  readCell,
  type UnreadableFileCell,
} from './file-columns.ts'

export type BankColumn = 'date' | 'label' | 'reference' | 'debit' | 'credit' | 'amount' | 'balance'
/** Positive reached the account, negative left it. */
export type BankRow = {
  bookedOn: LocalDate
  label: string
  amount: Centimes
  /** After this line; null when the file has none. */
  balance: Centimes | null
}
export type BankFileRefusal =
  | { code: 'bank_columns_missing' }
  | { code: 'bank_file_empty' }
  | {
      code: 'bank_cells_unreadable'
      count: number
      line: number
      unreadable: readonly UnreadableFileCell<BankColumn>[]
    }
type Table = Parameters<typeof findFileColumns>[0] & {
  rows: readonly (readonly string[])[]
  lines: readonly number[]
}
type Unreadable = (column: BankColumn, value: string) => null

/**
 * Needs the date, a label or reference, and one signed amount or debit and credit. All cells that cannot be read are
 * named at once. The rows are oldest first, as far as the file tells.
 */
export function parseBankRows(
  file: Table,
  headings: Record<BankColumn, readonly string[]>,
): Result<BankRow[], BankFileRefusal> {
  const columns = findFileColumns(file, headings)
  const hasAmount =
    columns.amount !== undefined || (columns.debit !== undefined && columns.credit !== undefined)
  const hasWords = columns.label !== undefined || columns.reference !== undefined
  if (columns.date === undefined || !hasWords || !hasAmount)
    return refuse({ code: 'bank_columns_missing' })
  const cell = readCell<BankColumn>(columns)
  const rows: BankRow[] = []
  const unreadable: UnreadableFileCell<BankColumn>[] = []
  for (const [index, cells] of file.rows.entries()) {
    if (
      isOnlyBalance(cell, cells) ||
      (cell('date', cells) === '' && index === file.rows.length - 1)
    )
      continue
    const line = file.lines[index] ?? index + 2
    const wrong: Unreadable = (column, value) => {
      unreadable.push({ line, column, value })
      return null
    }
    const row = readRow(cell, cells, wrong)
    if (row) rows.push(row)
  }
  const [first] = unreadable
  if (first)
    return refuse({
      code: 'bank_cells_unreadable',
      ...{ count: unreadable.length, line: first.line },
      unreadable: unreadable.slice(0, MAX_CELLS_LISTED),
    })
  if (rows.length === 0) return refuse({ code: 'bank_file_empty' })
  return ok(isNewestFirst(rows) ? rows.toReversed() : rows)
}

/** Many files have rows of the balance before and after, without a movement. */
const isOnlyBalance = (cell: CellReader<BankColumn>, cells: readonly string[]): boolean =>
  cell('balance', cells) !== '' &&
  (['debit', 'credit', 'amount'] as const).every((column) => cell(column, cells) === '')

function readRow(
  cell: CellReader<BankColumn>,
  cells: readonly string[],
  wrong: Unreadable,
): BankRow | null {
  const day = cell('date', cells)
  const bookedOn = parseFileDay(day) ?? wrong('date', day)
  const words = [cell('label', cells), cell('reference', cells)].filter((text) => text !== '')
  const label = truncate(words.join(' ').replace(/\s+/gu, ' '), 500)
  if (label === '') wrong('label', '')
  const amount = readAmount(cell, cells, wrong)
  const left = cell('balance', cells)
  const balance = left === '' ? null : parseFileAmount(left)
  if (left !== '' && balance === null) wrong('balance', left)
  return bookedOn === null || amount === null || label === ''
    ? null
    : { bookedOn, label, amount, balance }
}

function readAmount(
  cell: CellReader<BankColumn>,
  cells: readonly string[],
  wrong: Unreadable,
): Centimes | null {
  const read = (column: 'debit' | 'credit' | 'amount'): Centimes | null => {
    const text = cell(column, cells)
    if (text === '') return centimes(0)
    return parseFileAmount(text.replace(/^\+/, '')) ?? wrong(column, text)
  }
  const [amount, debit, credit] = [read('amount'), read('debit'), read('credit')]
  if (amount === null || debit === null || credit === null) return null
  if (amount !== 0) return amount
  // Some banks write debits with a sign.
  const moved = credit !== 0 ? credit : centimes(0 - Math.abs(debit))
  if (moved === 0) return wrong('amount', '')
  return debit !== 0 && credit !== 0 ? wrong('debit', cell('debit', cells)) : moved
}

function isNewestFirst([...rows]: readonly BankRow[]): boolean {
  const [first, second] = rows
  const last = rows.at(-1)
  if (!first || !second || !last) return false
  if (first.bookedOn !== last.bookedOn) return first.bookedOn > last.bookedOn
  return first.balance !== null && second.balance === minus(first.balance, first.amount)
}

type KnownLine = Pick<BankRow, 'bookedOn' | 'label' | 'amount' | 'balance'>
export type NewBankLine = BankRow & { occurrence: number }

/** Each known line stands for one row alike, unless both have a balance and it is another. */
export function findNewBankLines(
  rows: readonly BankRow[],
  known: readonly KnownLine[],
): NewBankLine[] {
  const left = new Map<string, (Centimes | null)[]>()
  const counts = new Map<string, number>()
  for (const line of known) {
    left.set(keyOf(line), [...(left.get(keyOf(line)) ?? []), line.balance])
    counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1)
  }
  return rows.flatMap((row) => {
    const balances = left.get(keyOf(row)) ?? []
    const exact = balances.indexOf(row.balance)
    const same =
      exact >= 0 || row.balance === null
        ? Math.max(exact, balances.length > 0 ? 0 : -1)
        : balances.indexOf(null)
    if (same >= 0) {
      left.set(keyOf(row), balances.toSpliced(same, 1))
      return []
    }
    const occurrence = (counts.get(keyOf(row)) ?? 0) + 1
    counts.set(keyOf(row), occurrence)
    return [{ ...row, occurrence }]
  })
}

const keyOf = ({ bookedOn, label, amount }: KnownLine): string => `${bookedOn} ${amount} ${label}`
