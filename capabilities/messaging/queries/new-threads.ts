import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { ThreadId } from '../schema.ts'
import type { MessagingDatabase } from '../tables.ts'

/** `orderId`: the caller has checked that it may act as the order's buyer. */
export type ThreadSubject =
  | { vendorId: string }
  | { orderId: string; email: string | null }
  | { orderId: string; isOpened: true }

type NewThread = {
  id: ThreadId
  stepId: string
  /** Null for a guest, whose name and address are those of the purchase. */
  buyerId: string | null
  about: ThreadSubject
  language: Language
  now: Date
}

const NO_GUEST = sql`null::text as guest_name, null::text as guest_email`

const subjectOf = ({ about, buyerId }: NewThread) => {
  if ('vendorId' in about)
    return sql`select v.id as vendor_id, 'shop' as kind, null::uuid as order_id, v.business_name as subject,
        ${buyerId}::uuid as buyer_id, ${NO_GUEST}
      from vendors.vendors v where v.id = ${about.vendorId} and v.is_public`
  const ofBuyer =
    'isOpened' in about
      ? sql`p.email <> 'erased'`
      : sql`(p.buyer_id = ${buyerId} or (p.buyer_id is null and p.email = ${about.email}))`
  return sql`select o.vendor_id, 'order' as kind, o.id as order_id, o.order_number as subject,
      coalesce(p.buyer_id, ${buyerId}::uuid) as buyer_id,
      trim(concat_ws(' ', p.first_name, nullif(left(p.last_name, 1), '') || '.')) as guest_name,
      p.email as guest_email
    from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where o.id = ${about.orderId} and ${ofBuyer}`
}

/** Created if missing; null when the order is not the buyer's. */
export async function findOrCreateThread(tx: Tx, thread: NewThread): Promise<string | null> {
  const db = tables<MessagingDatabase>(tx)
  const { id, stepId, language, now } = thread
  const subject = subjectOf(thread)
  const { rows: made } = await sql<{ id: string }>`
    with made as (
      insert into messaging.threads (id, vendor_id, kind, order_id, buyer_id, guest_name, guest_email,
        subject, language, state, last_message_at, created_at)
      select ${id}, s.vendor_id, s.kind, s.order_id, s.buyer_id,
        case when s.buyer_id is null then s.guest_name end,
        case when s.buyer_id is null then s.guest_email end,
        s.subject, ${language}, 'open', ${now}, ${now}
      from (${subject}) s
      on conflict do nothing returning id, vendor_id, buyer_id
    ), step as (
      insert into messaging.status_history (id, vendor_id, thread_id, to_state, actor_role, actor_id, happened_at)
      select ${stepId}, vendor_id, id, 'open', 'buyer', buyer_id, ${now} from made
    )
    select id from made`.execute(db)
  if (made[0]) return made[0].id
  // After a concurrent insert both requests find the same row here. What a guest began becomes the
  // account's with its first message about the order.
  const { rows } = await sql<{ id: string }>`
    update messaging.threads t set buyer_id = coalesce(t.buyer_id, s.buyer_id),
      guest_name = case when coalesce(t.buyer_id, s.buyer_id) is null then t.guest_name end,
      guest_email = case when coalesce(t.buyer_id, s.buyer_id) is null then t.guest_email end
    from (${subject}) s
    where t.vendor_id = s.vendor_id and t.kind = s.kind and t.state <> 'closed'
      and t.order_id is not distinct from s.order_id and t.erased_at is null
      and (t.buyer_id = s.buyer_id or (t.order_id is not null and (t.buyer_id is null or s.buyer_id is null)))
    returning t.id`.execute(db)
  return rows[0]?.id ?? null
}
