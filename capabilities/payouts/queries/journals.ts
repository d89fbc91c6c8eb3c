import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { AccountKind, JournalKind } from '#capabilities/ledger/index.ts'

export type JournalsAsked = {
  kind: JournalKind | null
  account: AccountKind | null
  vendorId: string | null
  /** An order's number, or that of a batch, a statement or a parcel, as it stands in the memo of one. */
  search: string
  from: Date | null
  until: Date | null
}
export type ReadJournal = {
  id: string
  kind: JournalKind
  at: string
  sort: string
  memo: string | null
  order_id: string | null
  order_number: string | null
  vendor_id: string | null
  business_name: string | null
  entries: { account: AccountKind; amount: Centimes }[]
}

type Found = { orders: readonly string[]; journals: readonly string[] }
type Sought = Omit<JournalsAsked, 'search'> & { found: Found | null }

/** What a number stands for: an order or a purchase, a parcel, a statement of a courier, a batch. */
async function find(db: Db, search: string): Promise<Found | null> {
  const wanted = search.trim().toUpperCase().replace(/^#/, '')
  if (wanted === '') return null
  const { rows } = await sql<Found>`
    select array(
        select id from orders.orders where order_number = ${wanted}
        union select o.id from orders.purchases p join orders.orders o on o.purchase_id = p.id
          where p.number = ${wanted}
        union select l.order_id from shipping.couriers c
          join orders.parcels l on l.courier_code = c.code and l.tracking = ${wanted}) as orders,
      array(
        select journal_id from payouts.remittances where upper(reference) = ${wanted} and journal_id is not null
        union select p.journal_id from payouts.batches b join payouts.payouts p on p.batch_id = b.id
          where b.number = ${wanted} and p.journal_id is not null) as journals`.execute(
    tables<object>(db),
  )
  return rows[0] ?? null
}

/** Beyond this a count says that it is an estimate. */
export const JOURNALS_COUNTED = 1000

/** These come with every order; the others are found by an index of what happens seldom. */
const OFTEN: readonly JournalKind[] = ['sale', 'cash_collected', 'cash_received']

/** The condition on journals; kinds are spelt out, so that the index of seldom ones may be used. */
function conditionOf({ kind, account, vendorId, found, from, until }: Sought) {
  const isKind = kind === null ? sql`true` : sql`j.kind = ${sql.lit(kind)}`
  const isSeldom =
    kind === null || OFTEN.includes(kind)
      ? sql`true`
      : sql`j.kind not in ('sale', 'cash_collected', 'cash_received')`
  const ofAccount =
    account === null
      ? sql`true`
      : sql`exists (select from ledger.entries e join ledger.accounts a on a.id = e.account_id
          where e.journal_id = j.id and a.kind = ${account})`
  const isFound =
    found === null
      ? sql`true`
      : sql`(j.order_id = any(${found.orders}::uuid[]) or j.id = any(${found.journals}::uuid[]))`
  return sql`${isKind} and ${isSeldom} and ${ofAccount} and ${isFound}
    and (${vendorId}::uuid is null or j.vendor_id = ${vendorId}::uuid)
    and (${from}::timestamptz is null or j.posted_at >= ${from}::timestamptz)
    and (${until}::timestamptz is null or j.posted_at < ${until}::timestamptz)`
}

/** One account of which there is one: its entries lead to its journals, newest first. */
const walksAccount = ({ account, kind, vendorId, found }: Sought): boolean =>
  account !== null &&
  account !== 'vendor_payable' &&
  kind === null &&
  vendorId === null &&
  found === null

/** Journals with their entries, newest first, and how many there are up to a thousand. */
export async function listJournals(
  db: Db,
  { search, ...rest }: JournalsAsked,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<{ rows: ReadJournal[]; matching: number }> {
  const asked: Sought = { ...rest, found: await find(db, search) }
  const walk = walksAccount(asked)
  const matching = walk
    ? sql`from ledger.entries e join ledger.journals j on j.id = e.journal_id
        where e.account_id = (
          select id from ledger.accounts where kind = ${asked.account} and vendor_id is null)
          and (${asked.from}::timestamptz is null or j.posted_at >= ${asked.from}::timestamptz)
          and (${asked.until}::timestamptz is null or j.posted_at < ${asked.until}::timestamptz)`
    : sql`from ledger.journals j where ${conditionOf(asked)}`
  const page = walk
    ? sql`${matching}
        and (${after?.id ?? null}::uuid is null or e.journal_id < ${after?.id ?? null}::uuid)
        order by e.journal_id desc limit ${limit + 1}`
    : sql`${matching} and (${after?.at ?? null}::timestamptz is null
          or (j.posted_at, j.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
        order by j.posted_at desc, j.id desc limit ${limit + 1}`
  const { rows } = await sql<{ rows: ReadJournal[]; matching: number }>`
    select (select count(*)::integer from (select 1 ${matching} limit ${JOURNALS_COUNTED + 1}) counted) as matching,
      (select coalesce(json_agg(shown order by shown.sort desc, shown.id desc), '[]') from (
        select j.id, j.kind, j.memo, j.order_id, o.order_number, j.vendor_id, v.business_name,
          to_char(j.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          to_char(j.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sort,
          (select coalesce(json_agg(json_build_object('account', a.kind, 'amount', e.amount_centimes)
              order by e.position), '[]')
            from ledger.entries e join ledger.accounts a on a.id = e.account_id where e.journal_id = j.id) as entries
        from (select j.* ${page}) j
        left join orders.orders o on o.id = j.order_id
        left join vendors.vendors v on v.id = j.vendor_id
      ) shown) as rows`.execute(tables<object>(db))
  return rows[0]! // nothing is read from outside the subselects, so there is always one row
}
