import { sql } from 'kysely'
import { localDate, type LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import { allConditions, type Db, olderThan, tables } from '#platform/database/index.ts'
import type { AccountKind, JournalKind } from '#capabilities/ledger/index.ts'
import type { PayoutsDatabase } from '../tables.ts'

export type JournalListQuery = {
  kind: JournalKind | null
  account: AccountKind | null
  vendorId: string | null
  /** Exact number of a journal, order, purchase, parcel, remittance, batch or voucher of the till. */
  search: string
  from: Date | null
  until: Date | null
}
export type ReadJournal = {
  id: string
  /** Null of a provisional one. */
  number: string | null
  kind: JournalKind
  at: string
  accounted_on: LocalDate
  sort: string
  memo: string | null
  order_id: string | null
  order_number: string | null
  vendor_id: string | null
  business_name: string | null
  entries: { account: AccountKind; amount: Centimes }[]
}

type JournalsRow = { orders: readonly string[]; journals: readonly string[] }
type Sought = Omit<JournalListQuery, 'search'> & { found: JournalsRow | null }

async function find(db: Db, search: string): Promise<JournalsRow | null> {
  const wanted = search.trim().toUpperCase().replace(/^#/, '')
  if (wanted === '') return null
  const { rows } = await sql<JournalsRow>`
    select array(
        select id from orders.orders where order_number = ${wanted}
        union select o.id from orders.purchases p join orders.orders o on o.purchase_id = p.id
          where p.number = ${wanted}
        union select l.order_id from shipping.couriers c
          join orders.parcels l on l.courier_code = c.code and l.tracking = ${wanted}) as orders,
      array(
        select journal_id from ledger.till_vouchers where reference = ${wanted}
        union select journal_id from ledger.journal_numbers where reference = ${wanted}
        union select journal_id from payouts.remittances where upper(reference) = ${wanted} and journal_id is not null
        union select p.journal_id from payouts.batches b join payouts.payouts p on p.batch_id = b.id
          where b.number = ${wanted} and p.journal_id is not null) as journals`.execute(
    tables<PayoutsDatabase>(db),
  )
  return rows[0] ?? null
}

/** Above this the count is an estimate. */
export const MAX_JOURNALS_COUNTED = 1000

/** Posted for every order; the other kinds have a partial index. */
const OFTEN: readonly JournalKind[] = ['sale', 'cash_collected', 'cash_received']

/** Kinds are literals, so that the planner can use the partial index. */
function conditionOf({ kind, account, vendorId, found, from, until }: Sought) {
  return allConditions(
    kind && sql`j.kind = ${sql.lit(kind)}`,
    kind && !OFTEN.includes(kind) && sql`j.kind not in ('sale', 'cash_collected', 'cash_received')`,
    account &&
      sql`exists (select from ledger.entries e join ledger.accounts a on a.id = e.account_id
          where e.journal_id = j.id and a.kind = ${account})`,
    found &&
      sql`(j.order_id = any(${found.orders}::uuid[]) or j.id = any(${found.journals}::uuid[]))`,
    vendorId && sql`j.vendor_id = ${vendorId}`,
    ...inPeriod({ from, until }),
  )
}
/**
 * By accounting date. A manual journal is posted after it, so the index of postings is read until the last posting of the
 * period.
 */
function inPeriod({ from, until }: Pick<Sought, 'from' | 'until'>) {
  if (!from && !until) return []
  const dated = (alias: 'j' | 'l') =>
    allConditions(
      sql`${sql.ref(`${alias}.accounted_on`)} is not null`,
      from && sql`${sql.ref(`${alias}.accounted_on`)} >= ${localDate(from)}::date`,
      until && sql`${sql.ref(`${alias}.accounted_on`)} < ${localDate(until)}::date`,
    )
  return [
    from && sql`j.posted_at >= ${from}`,
    until &&
      sql`j.posted_at < greatest(${until}::timestamptz,
        (select max(l.posted_at) + interval '1 second' from ledger.journals l where ${dated('l')}))`,
    sql`(${dated('j')} or (j.accounted_on is null and ${allConditions(until && sql`j.posted_at < ${until}`)}))`,
  ]
}

/** A single-row account: its entries lead to its journals, newest first. */
const walksAccount = ({ account, kind, vendorId, found }: Sought): boolean =>
  account !== null &&
  account !== 'vendor_payable' &&
  kind === null &&
  vendorId === null &&
  found === null

function journalsOf(query: Sought) {
  if (!walksAccount(query)) {
    const from = sql`from ledger.journals j where ${conditionOf(query)}`
    const after = (cursor: Cursor | null) => olderThan(cursor, 'j.posted_at', 'j.id')
    return { from, after, order: sql`j.posted_at desc, j.id desc` }
  }
  const from = sql`from ledger.entries e join ledger.journals j on j.id = e.journal_id
    where ${allConditions(
      sql`e.account_id = (
          select id from ledger.accounts where kind = ${query.account} and vendor_id is null)`,
      ...inPeriod(query),
    )}`
  const after = (cursor: Cursor | null) => cursor && sql`e.journal_id < ${cursor.id}::uuid`
  return { from, after, order: sql`j.id desc` }
}

async function readPage(
  db: Db,
  query: Sought,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<ReadJournal[]> {
  const condition = journalsOf(query)
  const { rows } = await sql<ReadJournal>`
    select j.id, n.reference as number, j.kind, j.memo,
      coalesce(j.accounted_on, (j.posted_at at time zone 'Africa/Algiers')::date)::text as accounted_on, j.order_id, o.order_number, j.vendor_id, v.business_name,
      to_char(j.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      to_char(j.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sort,
      (select coalesce(json_agg(json_build_object('account', a.kind, 'amount', e.amount_centimes)
          order by e.position), '[]')
        from ledger.entries e join ledger.accounts a on a.id = e.account_id where e.journal_id = j.id) as entries
    from (select j.* ${condition.from} and ${allConditions(condition.after(after))} order by ${condition.order} limit ${limit}) j
    left join ledger.journal_numbers n on n.journal_id = j.id
    left join orders.orders o on o.id = j.order_id
    left join vendors.vendors v on v.id = j.vendor_id
    order by ${condition.order}`.execute(tables<PayoutsDatabase>(db))
  return rows
}

/** `matching` is counted up to the limit. */
export async function listJournals(
  db: Db,
  { search, ...rest }: JournalListQuery,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<{ rows: ReadJournal[]; matching: number }> {
  const query: Sought = { ...rest, found: await find(db, search) }
  const [rows, counted] = await Promise.all([
    readPage(db, query, { after, limit: limit + 1 }),
    sql<{ matching: number }>`
      select count(*)::integer as matching
      from (select 1 ${journalsOf(query).from} limit ${MAX_JOURNALS_COUNTED + 1}) counted`.execute(
      tables<PayoutsDatabase>(db),
    ),
  ])
  return { rows, matching: counted.rows[0]?.matching ?? 0 }
}

/** Journals in memory at once. */
const AT_ONCE = 2000

/** Keyset pagination, newest first. */
export async function* streamJournals(
  db: Db,
  { search, ...rest }: JournalListQuery,
): AsyncGenerator<ReadJournal[]> {
  const query: Sought = { ...rest, found: await find(db, search) }
  let after: Cursor | null = null
  for (;;) {
    const rows: ReadJournal[] = await readPage(db, query, { after, limit: AT_ONCE })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = { at: last.sort, id: last.id }
  }
}
