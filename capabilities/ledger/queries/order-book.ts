import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { JournalDetails, JournalKind, OrderBook } from '../schema.ts'
import type { LedgerDatabase } from '../tables.ts'

/** Locks the order's sale journal, which serializes its postings. Null without a sale. */
export async function lockOrderBook(tx: Tx, orderId: string): Promise<OrderBook | null> {
  const db = tables<LedgerDatabase>(tx)
  const { rows: held } = await sql`
    select id from ledger.journals where order_id = ${orderId} and kind = 'sale' for update`.execute(
    db,
  )
  if (held.length === 0) return null
  const [book] = await listOrderBooks(tx, [orderId])
  return book ?? null
}

/** As they were before `until`; without it, as they are. Orders without a journal are left out. */
export async function listOrderBooks(
  tx: Tx,
  orderIds: readonly string[],
  until: Date | null = null,
): Promise<OrderBook[]> {
  const isPosted = (alias: 'j' | 'r') =>
    until === null ? sql`true` : sql`${sql.ref(`${alias}.posted_at`)} < ${until}`
  const { rows } = await sql<OrderBook>`
    select j.order_id as "orderId", (array_agg(j.vendor_id))[1] as "vendorId",
      json_agg(json_build_object('id', j.id, 'kind', j.kind, 'reverses', j.reverses,
        'isReversed', exists (select from ledger.journals r where r.reverses = j.id and ${isPosted('r')}),
        'details', j.details,
        'entries', (select coalesce(json_agg(json_build_object('account', a.kind, 'amount', e.amount_centimes)
            order by e.position), '[]')
          from ledger.entries e join ledger.accounts a on a.id = e.account_id where e.journal_id = j.id))
        order by j.posted_at, j.id) as journals
    from ledger.journals j where j.order_id = any(${sql.val(orderIds)}::uuid[]) and ${isPosted('j')}
    group by j.order_id`.execute(tables<LedgerDatabase>(tx))
  return rows
}

type ReversalInput = {
  memo: string
  now: Date
  details?: JournalDetails | null
  accountedOn?: LocalDate | null
}

/** A unique constraint guards that no journal is reversed twice. */
export async function insertReversals(
  tx: Tx,
  undone: readonly { id: string; reverses: string; kind: JournalKind }[],
  { memo, now, details = null, accountedOn = null }: ReversalInput,
): Promise<void> {
  await sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as a (id uuid, reverses uuid, kind text)
    ), posted as (
      insert into ledger.journals (id, kind, order_id, vendor_id, reverses, memo, posted_at, details, accounted_on,
        payable_centimes, at_courier_centimes)
      select a.id, a.kind, j.order_id, j.vendor_id, j.id, ${memo}, ${now}, ${details && JSON.stringify(details)}::jsonb,
        ${accountedOn}::date, -j.payable_centimes, -j.at_courier_centimes
      from asked a join ledger.journals j on j.id = a.reverses
    )
    insert into ledger.entries (journal_id, position, account_id, amount_centimes, memo)
    select a.id, e.position, e.account_id, -e.amount_centimes, e.memo
    from asked a join ledger.entries e on e.journal_id = a.reverses`.execute(
    tables<LedgerDatabase>(tx),
  )
}
