import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import {
  allConditions,
  type Db,
  olderThan,
  tables,
  type Tx,
  instant,
} from '#platform/database/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { ConversationView, ThreadView } from '../contract.ts'
import type { MessageId, ThreadId, ThreadState } from '../schema.ts'
import type { MessagingDatabase } from '../tables.ts'

/** A buyer's side is an account, with its proven address, or one order that the purchase key opened. */
export type BuyerSide =
  | { role: 'buyer'; userId: string; email: string | null }
  | { role: 'buyer'; orderId: string }
/** Restricts every query to one side's own conversations. */
export type ThreadSide = { role: 'vendor'; vendorId: string } | BuyerSide

const own = (side: ThreadSide): RawBuilder<unknown> => {
  if (side.role === 'vendor') return sql`t.vendor_id = ${side.vendorId}`
  return 'orderId' in side
    ? sql`(t.order_id = ${side.orderId} and t.state <> 'closed')`
    : // What a guest wrote belongs to the account that owns the purchase.
      sql`(t.vendor_id is not null and (t.buyer_id = ${side.userId}
        or (t.buyer_id is null and t.guest_email = ${side.email} and t.order_id is not null)))`
}
const unreadOf = (side: ThreadSide) =>
  sql.raw(side.role === 'vendor' ? 't.seller_unread' : 't.buyer_unread')

const SHORT_NAME = sql.raw(
  "nullif(trim(concat_ws(' ', p.first_name, nullif(left(p.last_name, 1), '') || '.')), '')",
)
/**
 * The vendor sees the buyer's first name and the initial of the last name only. An account may have
 * none, its orders always do; empty without either.
 */
const BUYER = sql`coalesce(
  (select ${SHORT_NAME} from identity.profiles p where p.user_id = t.buyer_id), t.guest_name,
  (select ${SHORT_NAME} from orders.purchases p join orders.orders o on o.purchase_id = p.id
    where p.email <> 'erased' and o.vendor_id = t.vendor_id
      and (o.id = t.order_id or (t.order_id is null and p.buyer_id = t.buyer_id))
    order by p.placed_at desc limit 1), '')`
const SHOP = sql.raw(
  `(select ${vendorNameIn('t.language')} from vendors.vendors v where v.id = t.vendor_id)`,
)

const fields = (side: ThreadSide) => sql`
  'id', t.id, 'kind', t.kind, 'unread', ${unreadOf(side)},
  'with', ${side.role === 'vendor' ? sql`json_build_object('id', null, 'name', ${BUYER})` : sql`json_build_object('id', t.vendor_id, 'name', ${SHOP})`},
  'order', (select json_build_object('id', o.id, 'order_number', o.order_number, 'image',
      (select i.image from orders.order_items i where i.order_id = o.id order by i.position limit 1))
    from orders.orders o where o.id = t.order_id),
  'last_message_at', ${instant('t.last_message_at')}`

type Page = { isUnread: boolean; limit: number; after: Cursor | null }
type Listed = { rows: { view: ThreadView; at: string }[]; matching: number; unread: number }

/** Latest message first, by the index `threads_by_vendor` or `threads_by_buyer`. */
export async function listThreads(db: Db, side: ThreadSide, page: Page): Promise<Listed> {
  const matching = sql`from messaging.threads t
    where ${allConditions(own(side), page.isUnread && sql`${unreadOf(side)} > 0`)}`
  const { rows } = await sql<Listed>`
    select (select count(*)::integer ${matching}) as matching,
      (select count(*)::integer from messaging.threads t where ${own(side)} and ${unreadOf(side)} > 0) as unread,
      (select coalesce(json_agg(json_build_object('at', x.at, 'view', x.view)
          order by x.last_message_at desc, x.id desc), '[]') from (
        select t.id, t.last_message_at, ${instant('t.last_message_at', 'US')} as at,
          json_build_object(${fields(side)}, 'last',
            (select json_build_object('text', m.body, 'is_own', m.author_role = ${side.role})
              from messaging.messages m where m.thread_id = t.id
              order by m.sent_at desc, m.id desc limit 1)) as view
        ${matching} and ${allConditions(olderThan(page.after, 't.last_message_at', 't.id'))}
        order by t.last_message_at desc, t.id desc limit ${page.limit + 1}) x) as rows`.execute(
    tables<MessagingDatabase>(db),
  )
  return rows[0]! // all values are subselects, so there is always one row
}

export async function countUnreadThreads(db: Db, side: ThreadSide): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from messaging.threads t
    where ${own(side)} and ${unreadOf(side)} > 0`.execute(tables<MessagingDatabase>(db))
  return rows[0]?.n ?? 0
}

export async function findThread(
  db: Db | Tx,
  side: ThreadSide,
  id: string,
): Promise<ConversationView | null> {
  const { rows } = await sql<{ view: ConversationView }>`
    select json_build_object(${fields(side)}, 'messages',
      (select coalesce(json_agg(json_build_object('id', m.id, 'is_own', m.author_role = ${side.role},
          'text', m.body, 'was_masked', m.was_masked, 'sent_at', ${instant('m.sent_at')},
          'read_at', ${instant('m.read_at')}) order by m.sent_at, m.id), '[]')
        from (select * from messaging.messages where thread_id = t.id
          order by sent_at desc, id desc limit 200) m)) as view
    from messaging.threads t where t.id = ${id} and ${own(side)}`.execute(
    tables<MessagingDatabase>(db),
  )
  return rows[0]?.view ?? null
}

export type LockedThread = {
  id: ThreadId
  state: ThreadState
  vendorId: string
  vendorName: string
  buyerId: string | null
  buyerName: string
  email: string | null
  language: Language
  hasOrder: boolean
  /** Null unless its buyer is a guest, who reads on the tracking page. */
  guestOrder: string | null
}

export async function lockThread(
  tx: Tx,
  side: ThreadSide,
  id: string,
): Promise<LockedThread | null> {
  const { rows } = await sql<LockedThread>`
    select t.id, t.state, t.vendor_id as "vendorId", ${SHOP} as "vendorName", t.buyer_id as "buyerId",
      ${BUYER} as "buyerName", coalesce((select email from identity.users u where u.id = t.buyer_id), t.guest_email) as email, t.language,
      case when t.buyer_id is null then (select o.order_number from orders.orders o where o.id = t.order_id) end as "guestOrder",
      t.order_id is not null or exists (select from orders.purchases p join orders.orders o on o.purchase_id = p.id
        where p.buyer_id = t.buyer_id and o.vendor_id = t.vendor_id) as "hasOrder"
    from messaging.threads t where t.id = ${id} and ${own(side)} for update of t`.execute(
    tables<MessagingDatabase>(tx),
  )
  return rows[0] ?? null
}

/** The open conversation about an order. */
export async function findThreadIdOfOrder(tx: Tx, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select t.id from messaging.threads t
    where ${own({ role: 'buyer', orderId })}`.execute(tables<MessagingDatabase>(tx))
  return rows[0]?.id ?? null
}

type NewMessage = {
  id: MessageId
  stepId: string
  thread: LockedThread
  by: 'buyer' | 'vendor'
  /** Null for a guest. */
  authorId: string | null
  text: string
  wasMasked: boolean
  now: Date
}

/** Also updates the thread's status and the other side's unread counter. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  const { id, stepId, thread, by, authorId, text, wasMasked, now } = message
  const state = by === 'vendor' ? 'answered' : 'open'
  await sql`
    with said as (
      insert into messaging.messages (id, vendor_id, thread_id, author_role, author_id, body, was_masked, sent_at)
      values (${id}, ${thread.vendorId}, ${thread.id}, ${by}, ${authorId}, ${text}, ${wasMasked}, ${now})
    ), step as (
      insert into messaging.status_history
        (id, vendor_id, thread_id, from_state, to_state, actor_role, actor_id, happened_at)
      select ${stepId}::uuid, ${thread.vendorId}::uuid, ${thread.id}::uuid, ${thread.state}::text, ${state}::text,
        ${by}, ${authorId}::uuid, ${now} where ${thread.state}::text <> ${state}::text
    )
    update messaging.threads set last_message_at = ${now}, state = ${state},
      answered_at = case when ${state}::text = 'answered' then ${now}::timestamptz else answered_at end,
      closed_at = null,
      buyer_unread = buyer_unread + case when ${by}::text = 'vendor' then 1 else 0 end,
      seller_unread = seller_unread + case when ${by}::text = 'buyer' then 1 else 0 end
    where id = ${thread.id}`.execute(tables<MessagingDatabase>(tx))
}

export async function markThreadRead(
  tx: Tx,
  side: ThreadSide,
  id: string,
  now: Date,
): Promise<void> {
  const other = side.role === 'vendor' ? 'buyer' : 'vendor'
  const counter = sql.raw(side.role === 'vendor' ? 'seller_unread' : 'buyer_unread')
  await sql`
    with seen as (
      update messaging.messages set read_at = ${now}
      where thread_id = ${id} and author_role = ${other} and read_at is null
    )
    update messaging.threads set ${counter} = 0 where id = ${id} and ${counter} > 0`.execute(
    tables<MessagingDatabase>(tx),
  )
}
