import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LedgerDatabase } from '../tables.ts'

/** Of an order whose delivery is the operator's. */
export type VendorDelivery = {
  orderId: string
  /** Whether the vendor bears the discount on the delivery. */
  bearsDiscount: boolean
  /** Of that discount, given up with the parcel that carried the delivery. */
  waived: Centimes
  /** Delivery that buyers got back at the vendor's cost. */
  refunded: Centimes
  /** With VAT. */
  posted: Centimes
  postedVat: Centimes
}

const inEffect = sql`j.reverses is null and not exists (select from ledger.journals b where b.reverses = j.id)`

export async function listVendorDeliveries(
  tx: Tx,
  orderIds: readonly string[],
): Promise<VendorDelivery[]> {
  const { rows } = await sql<VendorDelivery>`
    select asked.id as "orderId", coalesce((sale.details ->> 'discountByVendor')::bigint > 0, false) as "bearsDiscount",
      (select coalesce(sum((j.details ->> 'waived')::bigint), 0)::bigint from ledger.journals j
        where j.order_id = asked.id and j.kind = 'refund' and ${inEffect}) as waived,
      (select coalesce(sum((j.details ->> 'delivery')::bigint), 0)::bigint from ledger.journals j
        where j.order_id = asked.id and j.kind = 'refund' and j.details ->> 'deliveryBy' = 'vendor' and ${inEffect}) as refunded,
      posted.gross as posted, posted.vat as "postedVat"
    from unnest(${sql.val(orderIds)}::uuid[]) as asked (id)
    cross join lateral (
      select j.details from ledger.journals j
      where j.order_id = asked.id and j.kind in ('sale', 'delivery') and j.details ->> 'of' = 'sale'
      order by j.kind = 'delivery' desc, j.posted_at desc, j.id desc limit 1) sale
    cross join lateral (
      select coalesce(-sum(e.amount_centimes), 0)::bigint as gross,
        coalesce(-sum(e.amount_centimes) filter (where a.kind = 'vat_on_services'), 0)::bigint as vat
      from ledger.journals j join ledger.entries e on e.journal_id = j.id
      join ledger.accounts a on a.id = e.account_id and a.kind in ('vendor_services', 'vat_on_services')
      where j.order_id = asked.id and j.kind = 'vendor_delivery') posted
    where sale.details ->> 'carriedBy' = 'operator'`.execute(tables<LedgerDatabase>(tx))
  return rows
}
