import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { SuspenseItemsView, SuspenseItemView } from '../suspense.contract.ts'
import type { TreasuryDatabase } from '../tables.ts'
import { UNDECIDED } from './disputed-lines.ts'

const SHOWN = 100
const email = (id: string) => sql`(select email from identity.users where id = ${sql.ref(id)})`

/** Remittances whose sum in the clearing account, less what journals that name them took out, is not 0. */
const OPEN = sql`(
  select r.id, coalesce(r.suspense_centimes, 0) + coalesce((
      select sum(i.amount_centimes) from treasury.manual_journals m
      join treasury.manual_lines i on i.manual_journal_id = m.id and i.account = 'courier_clearing'
      where m.remittance_id = r.id and m.state = 'posted'), 0)::bigint as amount
  from payouts.remittances r where r.state = 'posted') o`

export async function listSuspenseItems(db: Db, today: LocalDate): Promise<SuspenseItemsView> {
  const { rows } = await sql<{
    items: SuspenseItemView[]
    total: number
    sum: Centimes
    balance: Centimes
  }>`
    with found as materialized (select * from ${OPEN} where o.amount <> 0)
    select (select count(*)::integer from found) as total,
      (select coalesce(sum(amount), 0)::bigint from found) as sum,
      (select coalesce(sum(amount_centimes), 0)::bigint from ledger.balances where kind = 'courier_clearing') as balance,
      coalesce((select json_agg(json_build_object('remittance_id', r.id, 'reference', r.reference,
          'courier', json_build_object('code', c.code, 'name', c.name), 'is_counted', r.file_name is null,
          'amount', trim_scale(r.amount / 100.0), 'posted_at', ${instant('r.posted_at')},
          'days', ${today}::date - (r.posted_at at time zone 'Africa/Algiers')::date,
          'recorded_by', ${email('r.imported_by')}, 'posted_by', ${email('r.posted_by')}, 'note', r.received_note,
          'disputed', (select count(*) from payouts.remittance_lines l where l.remittance_id = r.id and ${UNDECIDED}),
          'is_journal_recorded', exists (select from treasury.manual_journals m
            where m.remittance_id = r.id and m.state = 'recorded')) order by r.posted_at, r.id)
        from (select r.*, f.amount from found f join payouts.remittances r on r.id = f.id
          order by r.posted_at, r.id limit ${sql.lit(SHOWN)}) r
        join shipping.couriers c on c.code = r.courier_code), '[]') as items`.execute(
    tables<TreasuryDatabase>(db),
  )
  const { items, total, sum, balance } = rows[0]! // without a table it is one row
  return { items, total, sum: dinars(sum), balance: dinars(balance) }
}

export async function isRemittancePosted(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from payouts.remittances where id = ${id} and state = 'posted'`.execute(
    tables<TreasuryDatabase>(tx),
  )
  return rows.length > 0
}
