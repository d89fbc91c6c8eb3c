import { type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { dinars } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type {
  BANK_LINE_STATES,
  BankLinesPageView,
  BankLineView,
  BankReconciliationView,
  BankRecordsPageView,
  BankStatementsPageView,
  ReconciliationStatementView,
} from '../bank-statements.contract.ts'
import {
  type BankLineRow,
  findBankLine,
  findBankPosition,
  listBankLines,
} from '../queries/bank-lines.ts'
import { findBankOpening } from '../queries/bank-openings.ts'
import {
  findMissing,
  listLinkedRecords,
  listOpenRecordRows,
  listOpenRecords,
  RECORDS_SHOWN,
  recordViews,
} from '../queries/bank-records.ts'
import { findBankStatement, listBankStatements } from '../queries/bank-statements.ts'
import { findCandidates, listCandidates } from '../rules/bank-matching.ts'

import {
  drawReconciliationStatement,
  type StatementDayRefusal,
} from './draw-reconciliation-statement.ts'

const PROPOSALS_SHOWN = 10

type Paging = { limit?: number | undefined; cursor?: string | undefined }
type LineFilter = Paging & {
  statement?: string | undefined
  state?: (typeof BANK_LINE_STATES)[number] | undefined
}
type RecordFilter = {
  show?: 'missing' | undefined
  line?: string | undefined
  search?: string | undefined
  cursor?: string | undefined
}

export const readBankStatements = ({ db, clock }: { db: Db; clock: Clock }) => ({
  findStatement: (id: string) => findBankStatement(db, id),

  async findLine(id: string): Promise<BankLineView | null> {
    const line = await findBankLine(db, id)
    const [view] = line ? await lineViews(db, [line]) : []
    return view ?? null
  },

  async statements({ limit = 25, cursor }: Paging): Promise<BankStatementsPageView> {
    const { rows, total } = await listBankStatements(db, { after: readCursor(cursor), limit })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const next = rows.length > limit && last ? writeCursor(last) : null
    return { items: page.map((row) => row.view), total, total_is_estimate: false, next }
  },

  async lines({ statement, state, limit = 25, cursor }: LineFilter): Promise<BankLinesPageView> {
    const chosen = { statement: statement ?? null, state: state ?? null }
    const filter = { ...chosen, after: readCursor(cursor), limit }
    const { rows, total } = await listBankLines(db, filter)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const next =
      rows.length > limit && last
        ? writeCursor({ at: `${last.bookedOn}T00:00:00.000Z`, id: last.id })
        : null
    return { items: await lineViews(db, page), total, total_is_estimate: false, next }
  },

  async records(query: RecordFilter): Promise<BankRecordsPageView> {
    const { show, line: lineId, search = '', cursor } = query
    const line = lineId === undefined ? null : await findBankLine(db, lineId)
    const today = localDate(clock.now())
    const after = readCursor(cursor)
    const isMissing = show === 'missing'
    const { rows, ...page } = await listOpenRecordRows(db, {
      ...{ isMissing, line, search, today, after },
    })
    const items = rows.slice(0, RECORDS_SHOWN)
    const last = rows.length > RECORDS_SHOWN && line === null ? items.at(-1) : undefined
    const next = last ? writeCursor({ at: `${last.on}T00:00:00.000Z`, id: last.id }) : null
    return { ...page, items: items.flatMap((row) => recordViews([row])), next }
  },

  async reconciliation(
    on?: LocalDate,
  ): Promise<Result<BankReconciliationView, StatementDayRefusal>> {
    const statement = await drawReconciliationStatement(db, on)
    return statement.ok ? ok(await readReconciliation({ db, clock }, statement.value)) : statement
  },
})
export type ReadBankStatements = ReturnType<typeof readBankStatements>

async function readReconciliation(
  { db, clock }: { db: Db; clock: Clock },
  statement: ReconciliationStatementView | null,
): Promise<BankReconciliationView> {
  const position = await findBankPosition(db)
  const missing = await findMissing(db, localDate(clock.now()))
  const opening = await findBankOpening(db)
  const { lastOn, firstOpenOn } = position
  const firstOn = opening?.on ?? position.firstOn
  const until = [lastOn, dayBefore(firstOpenOn), dayBefore(missing.firstOn)]
    .filter((day) => day !== null)
    .toSorted()[0]
  return {
    reconciled_until: until && firstOn && until >= firstOn ? until : null,
    open_line_count: position.openCount,
    open_line_sum: dinars(position.openSum),
    missing_count: missing.count,
    missing_sum: dinars(missing.sum),
    opening: opening && {
      ...{ on: opening.on, stated_by: opening.statedBy },
      ...{ bank: dinars(opening.bank), books: dinars(opening.books) },
    },
    statement,
  }
}

const dayBefore = (day: LocalDate | null): LocalDate | null =>
  day && localDate(before(noonOfDay(day), days(1)))

/** What a line that is not linked may be is computed from what is not linked now. */
async function lineViews(db: Db, lines: readonly BankLineRow[]): Promise<BankLineView[]> {
  const linked = Map.groupBy(
    await listLinkedRecords(
      db,
      lines.map(({ id }) => id),
    ),
    ({ lineId }) => lineId,
  )
  const open = lines.filter(({ foundBy }) => foundBy === null)
  const amounts = [...new Set(open.map(({ amount }) => amount))]
  const candidates = listCandidates(await listOpenRecords(db, amounts))
  return lines.map((line) => {
    const { id, bookedOn, label, amount, balance, foundBy, linkedBy } = line
    const found = foundBy === null ? findCandidates(line, candidates).candidates : []
    const proposals = found.slice(0, PROPOSALS_SHOWN).flatMap(({ records }) => recordViews(records))
    return {
      ...{ id, booked_on: bookedOn, label, amount: dinars(amount) },
      balance: balance === null ? null : dinars(balance),
      state: foundBy !== null ? 'linked' : proposals.length > 0 ? 'proposed' : 'open',
      ...{ found_by: foundBy, linked_by: linkedBy },
      records: recordViews(linked.get(id) ?? []),
      proposals,
    }
  })
}
