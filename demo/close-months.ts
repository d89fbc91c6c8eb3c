import { localDate, noonOfDay, startOfMonth } from '#kernel/calendar.ts'
import { after, type Clock, days, hours } from '#kernel/time.ts'
import type { Database } from '#platform/database/index.ts'
import { type Documents, lastMonthOf } from '#capabilities/documents/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import type { Treasury } from '#capabilities/treasury/index.ts'
import { demoId } from './ids.ts'

type Deps = {
  database: Pick<Database, 'db' | 'pool'>
  /** Of the operations below, which write when they were done. */
  clock: Clock & { set: (now: Date) => void }
  ledger: Pick<Ledger, 'findFirstDay'>
  documents: Pick<Documents, 'issueLoadedDocuments' | 'issueCommissionInvoices' | 'closeVatMonth'>
  treasury: Pick<Treasury, 'postCutOffs'>
}
/** Of the next month; the G50 return is due on its 20th. */
const DECLARED_AFTER = hours(17 * 24 + 10)

/**
 * What the jobs and the accountant did at the end of each month of the demo. The last month that is over is open: its
 * declaration is the next thing to do.
 */
export async function closeDemoMonths(deps: Deps): Promise<void> {
  const { database, clock, ledger, documents, treasury } = deps
  const now = clock.now()
  await documents.issueLoadedDocuments()
  const first = await ledger.findFirstDay(database.db)
  const thisMonth = startOfMonth(now)
  let start = startOfMonth(first === null ? now : noonOfDay(first))
  while (start < thisMonth) {
    const month = localDate(start).slice(0, 7)
    start = startOfMonth(after(start, days(32)))
    clock.set(after(start, hours(4)))
    await documents.issueCommissionInvoices()
    await treasury.postCutOffs()
    if (start < thisMonth) {
      clock.set(after(start, DECLARED_AFTER))
      const adminId = demoId('user', 'finance')
      const closed = await documents.closeVatMonth({ month, adminId, origin: {} })
      if (!closed.ok) throw new Error(`${month} is not closed: ${closed.error.code}`)
    }
  }
  clock.set(now)
  // Vendors were notified of their earlier invoices long ago.
  await database.pool.query(
    `delete from platform.outbox where type = 'documents.commission_invoiced' and payload ->> 'month' < $1`,
    [`${lastMonthOf(now)}-01`],
  )
}
