import { foldText } from '#kernel/fold.ts'
import { type Centimes, centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'

/** What a column of a courier's statement may mean. */
export const REMITTANCE_COLUMNS = ['tracking', 'order', 'collected', 'fee'] as const
export type ColumnName = (typeof REMITTANCE_COLUMNS)[number]
/** Which heading stands for what; a meaning without a heading is not in the file. */
export type Columns = Partial<Record<ColumnName, string>>

export type ReadFile = {
  encoding: 'utf-8' | 'windows-1252'
  delimiter: ';' | ',' | '\t'
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}
export type StatementRow = {
  position: number
  tracking: string
  orderNumber: string
  collected: Centimes
  fee: Centimes
}
export type InvalidCell = { line: number; column: ColumnName; value: string }
export type FileRefusal =
  | { code: 'statement_empty' }
  | { code: 'statement_too_long'; most: number }
  | { code: 'statement_columns_missing' }
  | { code: 'statement_unreadable'; line: number; column: ColumnName; value: string }

export const MAX_LINES = 50_000

/** The text of a file as couriers write it: UTF-8, or what spreadsheets in French save without asking. */
export function readStatementFile(bytes: Uint8Array): Result<ReadFile, FileRefusal> {
  const { text, encoding } = decode(bytes)
  const delimiter = delimiterOf(text)
  const [headings, ...rows] = cellsOf(text, delimiter).filter((row) =>
    row.some((cell) => cell.trim() !== ''),
  )
  if (!headings || rows.length === 0) return refuse({ code: 'statement_empty' })
  if (rows.length > MAX_LINES) return refuse({ code: 'statement_too_long', most: MAX_LINES })
  return ok({ encoding, delimiter, headings: headings.map((one) => one.trim()), rows })
}

function decode(bytes: Uint8Array): Pick<ReadFile, 'encoding'> & { text: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** The separator that the first line has most of, outside of quotes. */
function delimiterOf(text: string): ReadFile['delimiter'] {
  const first = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (mark: string) => first.split(mark).length
  const found = ([';', ',', '\t'] as const).toSorted((a, b) => count(b) - count(a))
  return found[0] ?? ';'
}

function cellsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let [row, cell, isQuoted] = [[] as string[], '', false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isQuoted) {
      if (letter === '"' && text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else if (letter === '"') isQuoted = false
      else cell += letter
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === delimiter || letter === '\n') {
      row.push(cell.endsWith('\r') ? cell.slice(0, -1) : cell)
      cell = ''
      if (letter === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += letter
  }
  row.push(cell)
  rows.push(row)
  return rows
}

const plain = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What the headings say by the words that couriers use; what was kept from last time goes first. */
export function guessColumns(
  headings: readonly string[],
  kept: Columns,
  known: Record<ColumnName, readonly string[]>,
): Columns {
  const guessed: Columns = {}
  for (const name of REMITTANCE_COLUMNS) {
    const before = kept[name]
    const found =
      before !== undefined && headings.includes(before)
        ? before
        : (headings.find((one) => known[name].includes(plain(one))) ??
          headings.find((one) => known[name].some((word) => plain(one).startsWith(`${word} `))))
    if (found !== undefined && !Object.values(guessed).includes(found)) guessed[name] = found
  }
  return guessed
}

/** The lines of a statement. A cell that is no amount is named with its line: nothing is guessed. */
export function rowsOf(file: ReadFile, columns: Columns): Result<StatementRow[], FileRefusal> {
  const at = (name: ColumnName) => {
    const heading = columns[name]
    return heading === undefined ? -1 : file.headings.indexOf(heading)
  }
  const [tracking, order, collected, fee] = REMITTANCE_COLUMNS.map(at) as [
    number,
    number,
    number,
    number,
  ]
  if (collected < 0 || (tracking < 0 && order < 0))
    return refuse({ code: 'statement_columns_missing' })
  const rows: StatementRow[] = []
  for (const [index, cells] of file.rows.entries()) {
    const line = index + 2 // the headings are the first
    const cell = (column: number) => (column < 0 ? '' : (cells[column] ?? '').trim())
    const [taken, kept] = [amountOf(cell(collected)), amountOf(cell(fee) || '0')]
    if (taken === null)
      return refuse({
        code: 'statement_unreadable',
        line,
        column: 'collected',
        value: cell(collected),
      })
    if (kept === null)
      return refuse({ code: 'statement_unreadable', line, column: 'fee', value: cell(fee) })
    const [code, number] = [
      cell(tracking).toUpperCase(),
      cell(order).toUpperCase().replace(/^#/, ''),
    ]
    if (code === '' && number === '') {
      const isSum = index === file.rows.length - 1 // many files end with a line of totals
      if (isSum) continue
      return refuse({ code: 'statement_unreadable', line, column: 'tracking', value: '' })
    }
    const position = rows.length + 1
    rows.push({ position, tracking: code, orderNumber: number, collected: taken, fee: kept })
  }
  return rows.length > 0 ? ok(rows) : refuse({ code: 'statement_empty' })
}

/** `4 500,00 DA`, `4.500,00`, `4,500.00`, `4500`: an amount in dinars; null for anything else. */
export function amountOf(typed: string): Centimes | null {
  const text = typed.replace(/[\s\u00a0\u202f]|da|dzd|دج/giu, '')
  const found = /^(-?)(\d{1,3}(?:[.,']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!found) return null
  const [, sign = '', whole = '', rest = ''] = found
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(rest.padEnd(2, '0'))
  return amount <= 100_000_000_00 ? centimes(sign === '-' ? 0 - amount : amount) : null
}
