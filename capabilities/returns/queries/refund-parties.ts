import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'

export type RefundParties = {
  /** Admins who set the order to delivered by hand, and so to paid. */
  deliveredBy: string[]
  /** When the youngest of the vendor, its membership of the person who decided, and that account began. */
  newestAt: Date | null
}

/** Who stands behind a refund besides the person who decided it. */
export async function findRefundParties(tx: Tx, refundId: string): Promise<RefundParties> {
  const { rows } = await sql<RefundParties>`
    select
      coalesce((select json_agg(distinct h.actor_id) from orders.status_history h
        where h.order_id = f.order_id and h.to_status = 'delivered' and h.actor_role = 'admin'
          and h.actor_id is not null), '[]') as "deliveredBy",
      greatest(v.verified_at, s.joined_at, u.created_at) as "newestAt"
    from returns.refunds f
      join vendors.vendors v on v.id = f.vendor_id
      left join vendors.staff s on s.vendor_id = v.id and s.user_id = f.created_by
      left join identity.users u on u.id = f.created_by
    where f.id = ${refundId}`.execute(tables<object>(tx))
  return rows[0] ?? { deliveredBy: [], newestAt: null }
}
