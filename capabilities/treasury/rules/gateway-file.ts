import type { LocalDate } from '#kernel/calendar.ts'
import { parseFileAmount } from '#kernel/file-amount.ts'
import { type Centimes, centimes, minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { SettlementColumn } from '#capabilities/payments/index.ts'
import {
  findFileColumns,
  MAX_CELLS_LISTED,
  parseFileDay,
  readCell,
  type UnreadableFileCell,
} from './file-columns.ts'

/** A refund has a negative gross. */
export type GatewayRow = {
  position: number
  paidOn: LocalDate | null
  payment: string
  gross: Centimes
  fee: Centimes
  net: Centimes
}
export type GatewayFileRefusal =
  | { code: 'gateway_columns_missing' }
  | { code: 'gateway_file_empty' }
  | {
      code: 'gateway_cells_unreadable'
      count: number
      line: number
      unreadable: readonly UnreadableFileCell<SettlementColumn>[]
    }

type Table = {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  lines: readonly number[]
}

/** Needs the payment, the gross, and the fee or the net; all cells that cannot be read are named at once. */
export function parseGatewayRows(
  file: Table,
  headings: Readonly<Record<SettlementColumn, readonly string[]>>,
): Result<GatewayRow[], GatewayFileRefusal> {
  const columns = findFileColumns(file, headings)
  if (columns.payment === undefined || columns.gross === undefined)
    return refuse({ code: 'gateway_columns_missing' })
  if (columns.fee === undefined && columns.net === undefined)
    return refuse({ code: 'gateway_columns_missing' })
  const cell = readCell<SettlementColumn>(columns)
  const rows: GatewayRow[] = []
  const unreadable: UnreadableFileCell<SettlementColumn>[] = []
  for (const [index, cells] of file.rows.entries()) {
    const payment = cell('payment', cells)
    // Many files end with a row of totals.
    if (payment === '' && index === file.rows.length - 1) continue
    const line = file.lines[index] ?? index + 2
    const amountOf = (column: 'gross' | 'fee' | 'net'): Centimes => {
      const text = cell(column, cells)
      const amount = parseFileAmount(text)
      if (amount === null) unreadable.push({ line, column, value: text })
      return amount ?? ZERO_CENTIMES
    }
    const day = cell('date', cells)
    const paidOn = parseFileDay(day)
    if (paidOn === null && day !== '') unreadable.push({ line, column: 'date', value: day })
    if (payment === '') unreadable.push({ line, column: 'payment', value: '' })
    const gross = amountOf('gross')
    const net = columns.net === undefined ? minus(gross, amountOf('fee')) : amountOf('net')
    const fee = columns.fee === undefined ? minus(gross, net) : amountOf('fee')
    rows.push({ position: rows.length + 1, paidOn, payment, gross, fee, net })
  }
  const [first] = unreadable
  if (first) {
    const listed = unreadable.slice(0, MAX_CELLS_LISTED)
    const { line } = first
    return refuse({
      code: 'gateway_cells_unreadable',
      ...{ count: unreadable.length, line, unreadable: listed },
    })
  }
  return rows.length > 0 ? ok(rows) : refuse({ code: 'gateway_file_empty' })
}

export type GatewayProblem =
  | 'unknown_payment'
  | 'not_captured'
  | 'settled_before'
  | 'duplicate_line'
  | 'amount_differs'
  | 'net_differs'
/** Amounts in centimes. */
export type CardPayment = {
  intentId: string
  isCaptured: boolean
  /** What the gateway took. */
  taken: Centimes
  refunded: Centimes
  /** By another settlement that is not withdrawn. */
  isSettled: boolean
}
export type MatchedGatewayRow = {
  position: number
  intentId: string | null
  expected: Centimes | null
  problem: GatewayProblem | null
}

/** `seen`: payments and refunds of the rows above. A row has at most one problem, the first to look into. */
export function matchGatewayRow(
  { position, gross, fee, net }: GatewayRow,
  payment: CardPayment | null,
  seen: Set<string>,
): MatchedGatewayRow {
  if (!payment) return { position, intentId: null, expected: null, problem: 'unknown_payment' }
  const { intentId, taken, refunded } = payment
  const isRefund = gross < 0
  const expected = isRefund ? minus(ZERO_CENTIMES, refunded) : taken
  const matched = { position, intentId, expected }
  const key = `${intentId} ${isRefund}`
  // A payment may be refunded in parts.
  if (seen.has(key) && !isRefund) return { ...matched, problem: 'duplicate_line' }
  seen.add(key)
  if (!payment.isCaptured) return { ...matched, problem: 'not_captured' }
  if (payment.isSettled && !isRefund) return { ...matched, problem: 'settled_before' }
  const isOther = isRefund ? gross < expected : gross !== expected
  if (isOther) return { ...matched, problem: 'amount_differs' }
  return { ...matched, problem: centimes(gross - fee) === net ? null : 'net_differs' }
}
