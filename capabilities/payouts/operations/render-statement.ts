import { dayOfMonth, localDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { centimes, fromDinars } from '#kernel/money.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Documents } from '#capabilities/documents/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { TransactionView } from '../contract.ts'
import {
  balanceAt,
  findPayoutAccount,
  findStatementVendor,
  listTransactions,
} from '../queries/vendor-transactions.ts'
import { readBalance } from '../queries/payable-orders.ts'
import { texts } from '../texts.generated.ts'
import { transactionView, statementMonth } from './read-vendor-balance.ts'
import { MAX_STATEMENT_LINES } from './export-statement.ts'
import { findPayoutSchedule } from './find-payout-schedule.ts'

const LINE_NAMES = texts.below('line')
const PART_NAMES = texts.below('statement-part')

type Deps = {
  db: Db
  clock: Clock
  documents: Pick<Documents, 'drawStatement'>
  settings: Pick<SettingsCapability, 'current'>
}
const PARTS = ['goods', 'discount', 'delivery', 'commission', 'commission_vat'] as const

export const renderStatement =
  ({ db, clock, documents, settings }: Deps) =>
  async (vendorId: string, month: string, language: Language): Promise<Uint8Array<ArrayBuffer>> => {
    const { from, until } = statementMonth(month)
    const today = localDate(clock.now())
    const { onlyRemitted } = await findPayoutSchedule({ db, settings }, vendorId, today)
    const isCurrent = until > clock.now()
    const period = { from, until, show: 'all' as const, after: null, limit: MAX_STATEMENT_LINES }
    const [owedBefore, owedAfter, { rows }, account, { name: shop, rc, nif }, now] =
      await Promise.all([
        balanceAt(db, vendorId, from),
        balanceAt(db, vendorId, until),
        listTransactions(db, { vendorId, ...period, today, onlyRemitted }),
        findPayoutAccount(db, vendorId),
        findStatementVendor(db, vendorId),
        isCurrent ? readBalance(db, { vendorId, today, onlyRemitted }) : null,
      ])
    const lines = rows.map(transactionView).toReversed()
    const ended = isCurrent ? today : localDate(before(until, days(1)))
    return documents.drawStatement({
      language,
      shop,
      legalNumbers: { rc, nif },
      operator: settings.current().siteName,
      account: account && { ...account, kind: account.kind.toUpperCase() },
      from: dayOfMonth(month, 1),
      until: ended,
      before: owedBefore,
      after: owedAfter,
      lines: lines.map((line) => ({
        at: line.at,
        name: [LINE_NAMES[line.kind](language), line.note].filter(Boolean).join(' · '),
        reference: line.reference ?? line.order_number ?? '',
        parts: line.parts.map(({ kind, amount, rate_bp: rate }) => ({
          name: PART_NAMES[kind](language),
          rate,
          amount: fromDinars(amount),
        })),
        amount: fromDinars(line.amount),
      })),
      totals: totalsOf(lines, language),
      // The states of an order are known for today only.
      split: now && {
        upcoming: now.upcoming,
        held: now.held,
        due: now.available,
        inPayment: now.inPayment,
      },
    })
  }
export type RenderStatement = ReturnType<typeof renderStatement>

function totalsOf(lines: readonly TransactionView[], language: Language) {
  const sumOf = (amounts: readonly number[]) =>
    centimes(amounts.reduce((all, amount) => all + fromDinars(amount), 0))
  const ofParts = PARTS.map((kind) => ({
    name: PART_NAMES[kind](language),
    amount: sumOf(
      lines.flatMap(({ parts }) =>
        parts.filter((part) => part.kind === kind).map((part) => part.amount),
      ),
    ),
  }))
  const others = (
    [
      'vendor_cash_collected',
      'vendor_cash_reversed',
      'payout',
      'settlement',
      'compensation',
      'stamp_duty',
      'charge',
      'adjustment',
    ] as const
  ).map((kind) => ({
    name: LINE_NAMES[kind](language),
    amount: sumOf(lines.filter((line) => line.kind === kind).map(({ amount }) => amount)),
  }))
  return [...ofParts, ...others].filter(({ amount }) => amount !== 0)
}
