import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { type Language, textIn } from '#kernel/locale.ts'
import { centimes, fromDinars } from '#kernel/money.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { fill } from '#platform/http/texts.ts'
import type { Documents } from '#capabilities/documents/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { MoneyLineView } from '../contract.ts'
import { balanceAt, findAccount, findShopName, listLines } from '../queries/lines.ts'
import { LINE_TEXTS, STATEMENT_PART_TEXTS } from '../texts.ts'
import { lineView, monthOf } from './read-money.ts'
import { MOST_LINES_OF_A_MONTH } from './write-statement.ts'

type Deps = {
  db: Db
  clock: Clock
  documents: Pick<Documents, 'drawStatement'>
  settings: Pick<SettingsCapability, 'current'>
}
const PARTS = ['goods', 'discount', 'delivery', 'commission', 'commission_vat'] as const

/** A month of a shop on paper: what it was owed before, each line in words, the sums, and after. */
export const drawStatement =
  ({ db, clock, documents, settings }: Deps) =>
  async (vendorId: string, month: string, asked: Language): Promise<Uint8Array<ArrayBuffer>> => {
    const language = asked === 'ar' ? 'ar' : 'fr'
    const { from, until } = monthOf(month)
    const period = { from, until, show: 'all' as const, after: null, limit: MOST_LINES_OF_A_MONTH }
    const [owedBefore, owedAfter, { rows }, account, shop] = await Promise.all([
      balanceAt(db, vendorId, from),
      balanceAt(db, vendorId, until),
      listLines(db, { vendorId, ...period }),
      findAccount(db, vendorId),
      findShopName(db, vendorId),
    ])
    const lines = rows.map(lineView).toReversed()
    const ended = until < clock.now() ? localDate(before(until, days(1))) : localDate(clock.now())
    return documents.drawStatement({
      language,
      shop,
      operator: settings.current().siteName,
      account: account && { ...account, kind: account.kind.toUpperCase() },
      from: `${month}-01` as LocalDate, // the contract took a month
      until: ended,
      before: owedBefore,
      after: owedAfter,
      lines: lines.map((line) => ({
        at: line.at,
        name: textIn(LINE_TEXTS[line.kind], language),
        reference: line.order_number ?? line.reference ?? '',
        detail: detailOf(line, language),
        amount: fromDinars(line.amount),
      })),
      totals: totalsOf(lines, language),
    })
  }
export type DrawStatement = ReturnType<typeof drawStatement>

/** "Articles 10 000 · Commission 5 % −500 · TVA −95": what the line is made of. */
const detailOf = ({ parts }: MoneyLineView, language: 'fr' | 'ar'): string =>
  parts
    .map(({ kind, amount, rate_bp: rate }) => {
      const name = textIn(STATEMENT_PART_TEXTS[kind], language)
      const share = rate === null ? '' : ` ${(rate / 100).toLocaleString('fr')} %`
      return fill('{name}{share} {amount}', { name, share, amount: amount.toLocaleString('fr') })
    })
    .join(' · ')

function totalsOf(lines: readonly MoneyLineView[], language: 'fr' | 'ar') {
  const sumOf = (amounts: readonly number[]) =>
    centimes(amounts.reduce((all, amount) => all + fromDinars(amount), 0))
  const ofParts = PARTS.map((kind) => ({
    name: textIn(STATEMENT_PART_TEXTS[kind], language),
    amount: sumOf(
      lines.flatMap(({ parts }) =>
        parts.filter((one) => one.kind === kind).map((one) => one.amount),
      ),
    ),
  }))
  const others = (['cash_taken', 'cash_taken_undone', 'payout', 'adjustment'] as const).map(
    (kind) => ({
      name: textIn(LINE_TEXTS[kind], language),
      amount: sumOf(lines.filter((line) => line.kind === kind).map(({ amount }) => amount)),
    }),
  )
  return [...ofParts, ...others].filter(({ amount }) => amount !== 0)
}
