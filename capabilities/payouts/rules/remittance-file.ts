import type { CsvFormat } from '#kernel/csv-format.ts'
import { foldText } from '#kernel/fold.ts'
import { type Centimes, centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'

export const REMITTANCE_COLUMNS = ['tracking', 'order', 'collected', 'fee'] as const
export type ColumnName = (typeof REMITTANCE_COLUMNS)[number]
/** A meaning without a heading is not in the file. */
export type RemittanceColumns = Partial<Record<ColumnName, string>>

export type StatementFile = CsvFormat & {
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
export type RemittanceFileRefusal =
  | { code: 'statement_empty' }
  | { code: 'statement_too_long'; most: number }
  | { code: 'statement_columns_missing' }
  | { code: 'statement_unreadable'; line: number; column: ColumnName; value: string }

export const MAX_LINES = 50_000

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

/** An invalid amount is refused with its line number, never guessed. */
export function parseStatementRows(
  file: StatementFile,
  columns: RemittanceColumns,
): Result<StatementRow[], RemittanceFileRefusal> {
  const time = (name: ColumnName) => {
    const heading = columns[name]
    return heading === undefined ? -1 : file.headings.indexOf(heading)
  }
  const [tracking, order, collected, fee] = REMITTANCE_COLUMNS.map(time) as [
    number,
    number,
    number,
    number,
  ]
  if (collected < 0 || (tracking < 0 && order < 0))
    return refuse({ code: 'statement_columns_missing' })
  const rows: StatementRow[] = []
  for (const [index, cells] of file.rows.entries()) {
    const line = index + 2 // line 1 is the header
    const cell = (column: number) => (column < 0 ? '' : (cells[column] ?? '').trim())
    const [taken, stored] = [
      parseStatementAmount(cell(collected)),
      parseStatementAmount(cell(fee) || '0'),
    ]
    if (taken === null)
      return refuse({
        code: 'statement_unreadable',
        line,
        column: 'collected',
        value: cell(collected),
      })
    if (stored === null)
      return refuse({ code: 'statement_unreadable', line, column: 'fee', value: cell(fee) })
    const [code, number] = [
      cell(tracking).toUpperCase(),
      cell(order).toUpperCase().replace(/^#/, ''),
    ]
    if (code === '' && number === '') {
      const isSum = index === file.rows.length - 1 // many files end with a totals row
      if (isSum) continue
      return refuse({ code: 'statement_unreadable', line, column: 'tracking', value: '' })
    }
    const position = rows.length + 1
    rows.push({ position, tracking: code, orderNumber: number, collected: taken, fee: stored })
  }
  return rows.length > 0 ? ok(rows) : refuse({ code: 'statement_empty' })
}

/** Accepts `4 500,00 DA`, `4.500,00`, `4,500.00` and `4500`; null for anything else. */
export function parseStatementAmount(typed: string): Centimes | null {
  const text = typed.replace(/[\s\u00a0\u202f]|da|dzd|دج/giu, '')
  const found = /^(-?)(\d{1,3}(?:[.,']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!found) return null
  const [, sign = '', whole = '', rest = ''] = found
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(rest.padEnd(2, '0'))
  return amount <= 100_000_000_00 ? centimes(sign === '-' ? 0 - amount : amount) : null
}
