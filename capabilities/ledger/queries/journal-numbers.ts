import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LedgerDatabase } from '../tables.ts'

/** Of the journal of sales (VE); what moves the till or the bank is in theirs (CA, BQ), the rest in other operations (OD). */
const SALES =
  sql.raw(`'sale', 'sale_reversal', 'delivery', 'delivery_vat', 'vendor_delivery', 'refund', 'refund_reversal',
  'vendor_charge', 'compensation', 'stamp_duty'`)

const touches = (kind: 'till' | 'cash_received') => sql`exists (select from ledger.entries e
  join ledger.accounts a on a.id = e.account_id where e.journal_id = j.id and a.kind = ${sql.lit(kind)})`

/**
 * Numbers what has no number and counts before `until`, by its days and in the order of posting. Also what a closed month
 * got since it was closed. Once something has a number, only what was posted from `from` on is looked at. Closings are
 * serialized by their own lock; postings never wait for a number.
 */
export async function numberJournals(
  tx: Tx,
  { from, until }: { from: Date; until: LocalDate },
): Promise<void> {
  await sql`
    with provisional as (
      select j.id, j.posted_at, j.day,
        case when ${touches('till')} then 'CA' when ${touches('cash_received')} then 'BQ'
          when j.kind in (${SALES}) then 'VE' else 'OD' end as series
      from (select j.*, coalesce(j.accounted_on, (j.posted_at at time zone 'Africa/Algiers')::date) as day
        from ledger.journals j
        where j.posted_at >= ${from} or not exists (select from ledger.journal_numbers)) j
      where j.day < ${until}::date
        and not exists (select from ledger.journal_numbers n where n.journal_id = j.id)
    ), last as (
      select series, year, max(number) as number from ledger.journal_numbers group by series, year
    )
    insert into ledger.journal_numbers (series, year, number, journal_id)
    select p.series, extract(year from p.day), coalesce(l.number, 0)
      + row_number() over (partition by p.series, extract(year from p.day) order by p.day, p.posted_at, p.id), p.id
    from provisional p left join last l on l.series = p.series and l.year = extract(year from p.day)`.execute(
    tables<LedgerDatabase>(tx),
  )
}
