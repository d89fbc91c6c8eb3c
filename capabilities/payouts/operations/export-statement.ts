import { localDate } from '#kernel/calendar.ts'
import { csv, csvTime } from '#kernel/csv.ts'
import type { Language } from '#kernel/locale.ts'
import { dinars } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { TransactionView } from '../contract.ts'
import { balanceAt, listTransactions } from '../queries/vendor-transactions.ts'
import { texts } from '../texts.generated.ts'
import { transactionView, statementMonth } from './read-vendor-balance.ts'
import { findPayoutSchedule } from './find-payout-schedule.ts'

const LINES = texts.below('line')
const COLUMNS = texts.below('statement')

/** Far more than a vendor's month; the statement is a single file. */
export const MAX_STATEMENT_LINES = 100_000
const PARTS = ['goods', 'discount', 'delivery', 'commission', 'commission_vat'] as const

type StatementDeps = { db: Db; clock: Clock; settings: Pick<SettingsCapability, 'current'> }

export const exportStatement =
  ({ db, clock, settings }: StatementDeps) =>
  async (vendorId: string, month: string, language: Language): Promise<string> => {
    const { from, until } = statementMonth(month)
    const today = localDate(clock.now())
    const { onlyRemitted } = await findPayoutSchedule({ db, settings }, vendorId, today)
    const period = { from, until, show: 'all' as const, after: null, today, onlyRemitted }
    const [before, after, { rows }] = await Promise.all([
      balanceAt(db, vendorId, from),
      balanceAt(db, vendorId, until),
      listTransactions(db, { vendorId, ...period, limit: MAX_STATEMENT_LINES }),
    ])
    const say = (key: keyof typeof COLUMNS) => COLUMNS[key](language)
    const lines = rows.map(transactionView).toReversed()
    return csv([
      [say('date'), say('kind'), say('order'), ...PARTS.map(say), say('rate'), say('amount')],
      [`${month}-01`, say('before'), '', ...PARTS.map(() => ''), '', dinars(before)],
      ...lines.map((line) => [
        csvTime(line.at),
        LINES[line.kind](language),
        [line.reference ?? line.order_number, line.note].filter(Boolean).join(' · '),
        ...PARTS.map((kind) => amountOf(line, kind)),
        rateOf(line),
        line.amount,
      ]),
      ['', say('after'), '', ...PARTS.map(() => ''), '', dinars(after)],
    ])
  }
export type ExportStatement = ReturnType<typeof exportStatement>

const amountOf = ({ parts }: TransactionView, kind: string): number | '' =>
  parts.find((part) => part.kind === kind)?.amount ?? ''

function rateOf({ parts }: TransactionView): string {
  const rate = parts.find(({ kind }) => kind === 'commission')?.rate_bp
  return rate === null || rate === undefined ? '' : `${(rate / 100).toLocaleString('fr')} %`
}
