import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { AccountKind, Journal, JournalKind } from '#capabilities/ledger/index.ts'
import { DOCUMENTED_ACCOUNTS, type ManualLine } from '../schema.ts'

export type ManualLineRefusal =
  | { code: 'lines_unbalanced'; difference: Centimes }
  | { code: 'account_documented'; index: number }
  | { code: 'line_needs_vendor'; index: number }
  | { code: 'line_needs_order'; index: number }

/** Kept order by order: without one, the lists of orders would no longer sum to the account. */
const ACCOUNTS_OF_ORDERS: ReadonlySet<AccountKind> = new Set([
  'buyer_receivable',
  'refunds_due',
  'cash_at_courier',
])
const DOCUMENTED: ReadonlySet<AccountKind> = new Set(DOCUMENTED_ACCOUNTS)

export function checkManualLines(lines: readonly ManualLine[]): ManualLineRefusal | null {
  const difference = sum(lines.map(({ amount }) => amount))
  if (difference !== 0) return { code: 'lines_unbalanced', difference }
  for (const [index, { account, vendorId, orderId }] of lines.entries()) {
    if (DOCUMENTED.has(account)) return { code: 'account_documented', index }
    if (account === 'vendor_payable' && vendorId === null)
      return { code: 'line_needs_vendor', index }
    if (ACCOUNTS_OF_ORDERS.has(account) && orderId === null)
      return { code: 'line_needs_order', index }
  }
  return null
}

/** Invoices and the VAT journal take such lines in the month of their posting, so a day of another one would differ. */
export const isMonthOver = (lines: readonly ManualLine[], datedOn: LocalDate, today: LocalDate) =>
  lines.some(({ account }) => DOCUMENTED.has(account)) && datedOn.slice(0, 7) < today.slice(0, 7)

/** A journal of the ledger has one order and one vendor. */
const keyOf = ({ orderId, vendorId }: ManualLine): string | null => orderId ?? vendorId

/**
 * One journal for each order or vendor. Lines of the operator alone go with the only one there is; where there are
 * several, what a journal lacks passes through `internal_transfers`, which sums to zero over all of them.
 */
export function splitManualLines(
  lines: readonly ManualLine[],
  { kind, memo }: { kind: JournalKind; memo: string },
): Journal[] {
  const keys = [...new Set(lines.flatMap((line) => keyOf(line) ?? []))]
  const only = keys.length === 1 ? keys[0] : null
  const groups = new Map<string | null, ManualLine[]>()
  for (const line of lines) {
    const key = keyOf(line) ?? only ?? null
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].map((group) => {
    const owner = group.find((line) => keyOf(line) !== null)
    const rest = minus(ZERO_CENTIMES, sum(group.map(({ amount }) => amount)))
    const entries = group.map(({ account, amount }) => ({ account, amount }))
    if (rest !== 0) entries.push({ account: 'internal_transfers', amount: rest })
    return {
      ...{ kind, memo, details: null, entries },
      orderId: owner?.orderId ?? null,
      vendorId: owner?.vendorId ?? null,
    }
  })
}

export const reversedLines = (lines: readonly ManualLine[]): ManualLine[] =>
  lines.map((line) => ({ ...line, amount: minus(ZERO_CENTIMES, line.amount) }))
