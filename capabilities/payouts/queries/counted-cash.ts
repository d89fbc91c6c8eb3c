import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import { allConditions, type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { CashDaysView, CourierParcelView } from '../counted-cash.contract.ts'
import type { PayoutsDatabase } from '../tables.ts'

const FROM = sql`payouts.courier_cash h left join orders.parcels p on p.id = h.parcel_id
  join orders.orders o on o.id = h.order_id join vendors.vendors v on v.id = h.vendor_id`

/** Of an order that was delivered without a parcel, its own. */
const ID = sql`coalesce(p.id, o.id)`

type Listed = { view: CourierParcelView; at: string; id: string }

/** Oldest first. `courier` null: cash that no courier has. */
export async function listCourierParcels(
  db: Db,
  query: { courier: string | null; search: string; after: Cursor | null; limit: number },
): Promise<Listed[]> {
  const { courier, search, after, limit } = query
  const { rows } = await sql<Listed>`
    select json_build_object('id', ${ID}, 'tracking', coalesce(p.tracking, ''), 'order_number', o.order_number,
        'business_name', v.business_name, 'amount', trim_scale(h.amount_centimes / 100.0),
        'since', ${instant('h.since')}) as view,
      ${instant('h.since', 'US')} as at, ${ID} as id
    from ${FROM}
    where ${allConditions(
      courier === null ? sql`h.courier_code is null` : sql`h.courier_code = ${courier}`,
      search !== '' && sql`(p.tracking = upper(${search}) or o.order_number = upper(${search}))`,
      after && sql`(h.since, ${ID}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    )}
    order by h.since, ${ID} limit ${limit + 1}`.execute(tables<PayoutsDatabase>(db))
  return rows
}

export type CountedParcel = { tracking: string; orderNumber: string; amount: Centimes }

/** Those of the ids whose cash the courier still has. */
export async function findCourierParcels(
  tx: Tx,
  { courier, ids }: { courier: string; ids: readonly string[] },
): Promise<CountedParcel[]> {
  const { rows } = await sql<CountedParcel>`
    select coalesce(p.tracking, '') as tracking, o.order_number as "orderNumber", h.amount_centimes as amount
    from ${FROM} where h.courier_code = ${courier} and p.id = any(${ids}::uuid[])
    order by h.since, p.id`.execute(tables<PayoutsDatabase>(tx))
  return rows
}

/** Of remittances received on that day, and of those recorded on it that wait. */
export async function listCashOfDay(
  db: Db,
  { on, from, until }: { on: LocalDate; from: Date; until: Date },
): Promise<CashDaysView['items']> {
  const { rows } = await sql<{ view: CashDaysView['items'][number] }>`
    select json_build_object('courier', json_build_object('code', r.courier_code, 'name', c.name), 'office', r.office,
        'remittances', count(*), 'parcels', sum(r.line_count),
        'received', trim_scale(coalesce(sum(r.received_centimes), 0) / 100.0),
        'waiting', trim_scale(coalesce(sum(r.announced_centimes) filter (where r.state <> 'posted'), 0) / 100.0)) as view
    from payouts.remittances r join shipping.couriers c on c.code = r.courier_code
    where r.received_on = ${on}::date
      or (r.state in ('imported', 'matched') and r.imported_at >= ${from} and r.imported_at < ${until})
    group by r.courier_code, c.name, r.office order by c.name, r.office nulls last`.execute(
    tables<PayoutsDatabase>(db),
  )
  return rows.map(({ view }) => view)
}
