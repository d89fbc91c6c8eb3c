import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import {
  allConditions,
  type Db,
  instant,
  olderThan,
  tables,
  type Tx,
} from '#platform/database/index.ts'
import type { SettledRemittanceLine } from '#capabilities/payouts/index.ts'
import type { TreasuryDatabase } from '../tables.ts'

export type DisputedLine = SettledRemittanceLine & {
  remittanceId: string
  reference: string
  courier: string
  courierName: string
  position: number
  orderNumber: string | null
  businessName: string | null
  note: string | null
  /** In centimes, what couriers have of the order. */
  held: Centimes
  /** Of the posted remittance; sort key. */
  postedAt: string
}

/** Disputed lines of posted remittances that no journal has decided, or whose journal was reversed. */
export const UNDECIDED = sql.raw(`l.state = 'disputed' and r.state = 'posted' and not exists (
  select from treasury.manual_journals m
  where m.remittance_line_id = l.id and m.reverses is null and m.state <> 'withdrawn'
    and not exists (select from treasury.manual_journals u where u.reverses = m.id and u.state = 'posted'))`)

const COLUMNS = sql`l.id, l.remittance_id as "remittanceId", r.reference, r.courier_code as courier,
  c.name as "courierName", l.position, l.tracking, l.order_id as "orderId", l.vendor_id as "vendorId",
  l.parcel_id as "parcelId", l.state, l.reason, l.collected_centimes as collected, l.fee_centimes as fee,
  l.expected_collected_centimes as "expectedCollected", l.expected_fee_centimes as "expectedFee", l.note,
  o.order_number as "orderNumber", v.business_name as "businessName",
  coalesce((select sum(j.at_courier_centimes) from ledger.journals j where j.order_id = l.order_id), 0)::bigint as held,
  ${instant('r.posted_at', 'US')} as "postedAt"`
const FROM = sql`payouts.remittances r join payouts.remittance_lines l on l.remittance_id = r.id
  join shipping.couriers c on c.code = r.courier_code
  left join orders.orders o on o.id = l.order_id left join vendors.vendors v on v.id = l.vendor_id`

export async function listDisputedLines(
  db: Db,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<DisputedLine[]> {
  const { rows } = await sql<DisputedLine>`
    select ${COLUMNS} from ${FROM}
    where ${allConditions(UNDECIDED, olderThan(after, 'r.posted_at', 'l.id'))}
    order by r.posted_at desc, l.id desc limit ${limit + 1}`.execute(tables<TreasuryDatabase>(db))
  return rows
}

/** Null when it is not disputed, not posted, or decided. */
export async function findDisputedLine(tx: Tx, id: string): Promise<DisputedLine | null> {
  const { rows } = await sql<DisputedLine>`
    select ${COLUMNS} from ${FROM} where l.id = ${id} and ${UNDECIDED}`.execute(
    tables<TreasuryDatabase>(tx),
  )
  return rows[0] ?? null
}

/** The parcel of a line; null for an unknown one. */
export async function findRemittedParcel(tx: Tx, lineId: string): Promise<string | null> {
  const rows = await tables<TreasuryDatabase>(tx)
    .selectFrom('payouts.remittance_lines')
    .select('parcel_id as id')
    .where('id', '=', lineId)
    .execute()
  return rows[0]?.id ?? null
}
