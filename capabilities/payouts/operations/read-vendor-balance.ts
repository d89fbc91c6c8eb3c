import {
  dayEnd,
  dayOfMonth,
  dayStart,
  localDate,
  type LocalDate,
  startOfMonth,
} from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { type Centimes, centimes, dinars, minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { after, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { JournalKind } from '#capabilities/ledger/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  TransactionFilter,
  TransactionsPageView,
  TransactionView,
  VendorBalanceView,
} from '../contract.ts'
import { readBalance } from '../queries/payable-orders.ts'
import {
  MAX_COUNTED_TRANSACTIONS,
  findPayoutAccount,
  listTransactions,
  type TransactionRow,
} from '../queries/vendor-transactions.ts'
import { ACCOUNT_CHANGE_COOLDOWN, maskedNumber } from '../rules/payout-account.ts'
import { transactionKind, transactionParts } from '../rules/transaction-kinds.ts'
import { nextPayoutOn } from '../rules/payout-schedule.ts'
import { findPayoutSchedule } from './find-payout-schedule.ts'

type Deps = { db: Db; clock: Clock; settings: Pick<SettingsCapability, 'current'> }
type Query = {
  month?: string | undefined
  from?: LocalDate | undefined
  until?: LocalDate | undefined
  show?: TransactionFilter | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export function readVendorBalance({ db, clock, settings }: Deps) {
  return {
    async balance(vendorId: string): Promise<VendorBalanceView> {
      const today = localDate(clock.now())
      const terms = await findPayoutSchedule({ db, settings }, vendorId, today)
      const { onlyRemitted } = terms
      const [money, account] = await Promise.all([
        readBalance(db, { vendorId, today, onlyRemitted }),
        findPayoutAccount(db, vendorId),
      ])
      const { available } = money
      return {
        to_receive: dinars(positive(available)),
        held: dinars(money.held),
        at_courier: dinars(money.atCourier),
        upcoming: dinars(money.upcoming),
        in_payment: dinars(money.inPayment),
        owed: dinars(positive(minus(ZERO_CENTIMES, available))),
        balance: dinars(money.balance),
        next_payout_on: nextPayoutOn(today, terms),
        minimum: dinars(terms.minimum),
        hold_days: terms.holdDays,
        is_on_hold: money.isHeld,
        is_account_refused: money.isAccountRefused,
        account_rests_until: restsUntil(account, clock.now()),
        account: account && {
          kind: account.kind,
          masked: maskedNumber(account.number),
          holder: account.holder,
          since: account.since,
        },
      }
    },

    async lines(vendorId: string, query: Query): Promise<TransactionsPageView> {
      const { limit = 25, show = 'all', cursor } = query
      const period = query.month ? statementMonth(query.month) : daysOf(query)
      const today = localDate(clock.now())
      const { onlyRemitted } = await findPayoutSchedule({ db, settings }, vendorId, today)
      const filter = { vendorId, ...period, show, after: readCursor(cursor), limit }
      const input = { ...filter, today, onlyRemitted }
      const { rows, matching } = await listTransactions(db, input)
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        items: page.map(transactionView),
        total: Math.min(matching, MAX_COUNTED_TRANSACTIONS),
        total_is_estimate: matching > MAX_COUNTED_TRANSACTIONS,
        next: rows.length > limit && last ? writeCursor(last) : null,
      }
    },
  }
}
export type ReadVendorBalance = ReturnType<typeof readVendorBalance>

/** End of the cooldown of a changed account; null when it is over or the account is the first. */
function restsUntil(
  account: { since: string; isFirst: boolean } | null,
  now: Date,
): LocalDate | null {
  if (!account || account.isFirst) return null
  const until = after(new Date(account.since), ACCOUNT_CHANGE_COOLDOWN)
  return until > now ? localDate(until) : null
}

const positive = (amount: Centimes): Centimes => centimes(Math.max(0, amount))

const daysOf = ({ from, until }: Query) => ({
  from: from ? dayStart(from) : null,
  until: until ? dayEnd(until) : null,
})

/** Midnight to midnight, Algiers time; `until` is exclusive. */
export function statementMonth(month: string): { from: Date; until: Date } {
  const from = dayStart(dayOfMonth(month, 1))
  return { from, until: startOfMonth(after(from, days(32))) }
}

const NOTED: ReadonlySet<JournalKind> = new Set([
  'vendor_charge',
  'manual',
  'remittance_difference',
])

/** The number of a batch, or of the return that an exchange was for. */
function referenceOf({ kind, memo }: TransactionRow): string | null {
  if (kind === 'payout') return memo
  return (kind === 'adjustment' && memo?.match(/^\S+-R\d+(?=:)/)?.[0]) || null
}

export const transactionView = (line: TransactionRow): TransactionView => ({
  id: line.id,
  kind: transactionKind(line),
  at: line.shownAt,
  order_id: line.orderId,
  order_number: line.orderNumber,
  reference: referenceOf(line),
  note: NOTED.has(line.kind) ? line.memo : null,
  amount: dinars(line.net),
  money_state: line.moneyState,
  parts: transactionParts(line).map(({ kind, amount, rate, reason }) => ({
    kind,
    amount: dinars(amount),
    rate_bp: rate,
    reason,
  })),
})
