import { localDate } from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { dinars, sum } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type {
  DisputedLinesView,
  DisputedLineView,
  ManualJournalsPageView,
  ManualJournalView,
} from '../manual-journals.contract.ts'
import { listDisputedLines } from '../queries/disputed-lines.ts'
import { findManualJournal, listManualJournals } from '../queries/manual-journal-views.ts'
import { listSuspenseItems } from '../queries/suspense-items.ts'
import { computeOpenDispute, listBearers } from './disputed-sums.ts'

type ManualJournalFilter = {
  state?: ManualJournalView['state'] | undefined
  kind?: ManualJournalView['kind'] | undefined
  vendor?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}
const LINES_PER_PAGE = 50

export const readManualJournals = ({ db, clock }: { db: Db; clock: Clock }) => ({
  suspense: () => listSuspenseItems(db, localDate(clock.now())),

  find: (id: string, adminId: string) => findManualJournal(db, id, adminId),

  async list(
    adminId: string,
    { state, kind, vendor, limit = 25, cursor }: ManualJournalFilter,
  ): Promise<ManualJournalsPageView> {
    const filter = { state: state ?? null, kind: kind ?? null, vendorId: vendor ?? null }
    const paging = { after: readCursor(cursor), limit, adminId }
    const { rows, total } = await listManualJournals(db, { ...filter, ...paging })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      items: page.map(({ view }) => view),
      total,
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
    }
  },

  /** What a later statement has paid is left out, so a page may be short. */
  async disputes(cursor: string | undefined): Promise<DisputedLinesView> {
    const after = readCursor(cursor)
    const rows = await listDisputedLines(db, { after, limit: LINES_PER_PAGE })
    const page = rows.slice(0, LINES_PER_PAGE)
    const last = page.at(-1)
    return {
      items: page.flatMap((line): DisputedLineView[] => {
        const disputed = computeOpenDispute(line)
        if (!disputed) return []
        const { id, position, tracking, reason, note, vendorId, orderNumber } = line
        const amount = dinars(sum([disputed.clearing, disputed.atCourier]))
        const vendor = vendorId ? { id: vendorId, business_name: line.businessName ?? '' } : null
        const item = {
          ...{ id, position, tracking, reason, note, order_number: orderNumber },
          remittance: { id: line.remittanceId, reference: line.reference },
          courier: { code: line.courier, name: line.courierName },
          ...{ vendor, amount, bearers: listBearers(line) },
        }
        return [item]
      }),
      next:
        rows.length > LINES_PER_PAGE && last
          ? writeCursor({ at: last.postedAt, id: last.id })
          : null,
    }
  },
})
export type ReadManualJournals = ReturnType<typeof readManualJournals>
