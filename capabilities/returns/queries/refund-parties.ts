import { sql } from 'kysely'
import { rolesWith } from '#kernel/staff-roles.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import { SETTLING_TIME } from '#capabilities/identity/index.ts'
import type { ReturnsDatabase } from '../tables.ts'

export type RefundParties = {
  /**
   * Admins who set the order to delivered by hand, and so to paid; of a refund without a return, who took it back
   * from its delivery. A payment by card needs no delivery.
   */
  movedBy: string[]
  /** Admins who raised, in the three days before, the limit without which a manager had to decide. */
  raisedBy: string[]
  /** When the youngest of the vendor, its membership of the person who decided, and that account began. */
  newestAt: Date | null
}

/** Who stands behind a refund besides the person who decided it. */
export async function findRefundParties(tx: Tx, refundId: string): Promise<RefundParties> {
  const { rows } = await sql<RefundParties>`
    select
      coalesce((select json_agg(distinct h.actor_id) from orders.status_history h
        where h.order_id = f.order_id and h.actor_role = 'admin' and h.actor_id is not null
          and (h.to_status = 'delivered' and (f.return_id is not null or f.method <> 'card')
            or f.return_id is null and h.from_status in ('shipped', 'delivered'))), '[]') as "movedBy",
      coalesce((select json_agg(distinct h.changed_by) from settings.history h
        where h.name = 'refundWithoutManager' and h.changed_by is not null
          and h.changed_at between f.created_at - make_interval(secs => ${SETTLING_TIME / 1000}) and f.created_at
          and h.before < h.after and s.role <> all(${rolesWith('managing')})
          and h.before < to_jsonb((select sum(o.amount_centimes)::bigint from returns.refunds o
            where o.order_id = f.order_id and o.state <> 'cancelled'))), '[]') as "raisedBy",
      greatest(v.verified_at, s.joined_at, u.created_at) as "newestAt"
    from returns.refunds f
      join vendors.vendors v on v.id = f.vendor_id
      left join vendors.staff s on s.vendor_id = v.id and s.user_id = f.created_by
      left join identity.users u on u.id = f.created_by
    where f.id = ${refundId}`.execute(tables<ReturnsDatabase>(tx))
  return rows[0] ?? { movedBy: [], raisedBy: [], newestAt: null }
}
