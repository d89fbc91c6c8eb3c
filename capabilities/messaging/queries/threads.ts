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

/** Restricts every query to one side's own conversations. */
export type ThreadSide = { role: 'vendor'; vendorId: string } | { role: 'buyer'; userId: string }

const own = (side: ThreadSide): RawBuilder<unknown> =>
  side.role === 'vendor'
    ? sql`t.vendor_id = ${side.vendorId}`
    : sql`(t.buyer_id = ${side.userId} and t.vendor_id is not null)`
const unreadOf = (side: ThreadSide) =>
  sql.raw(side.role === 'vendor' ? 't.seller_unread' : 't.buyer_unread')

/** The vendor sees the buyer's first name and the initial of the last name only. */
const BUYER = sql`coalesce((select trim(concat_ws(' ', p.first_name, nullif(left(p.last_name, 1), '') || '.'))
  from identity.profiles p where p.user_id = t.buyer_id), t.guest_name, '—')`
const SHOP = sql.raw(
  `(select ${vendorNameIn('t.language')} from vendors.vendors v where v.id = t.vendor_id)`,
)

const fields = (side: ThreadSide) => sql`
  'id', t.id, 'kind', t.kind, 'unread', ${unreadOf(side)},
  'with', ${side.role === 'vendor' ? sql`json_build_object('id', null, 'name', ${BUYER})` : sql`json_build_object('id', t.vendor_id, 'name', ${SHOP})`},
  'order', (select json_build_object('id', o.id, 'order_number', o.order_number)
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
    tables<object>(db),
  )
  return rows[0]! // all values are subselects, so there is always one row
}

export async function countUnreadThreads(db: Db, side: ThreadSide): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from messaging.threads t
    where ${own(side)} and ${unreadOf(side)} > 0`.execute(tables<object>(db))
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
    from messaging.threads t where t.id = ${id} and ${own(side)}`.execute(tables<object>(db))
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
}

export async function lockThread(
  tx: Tx,
  side: ThreadSide,
  id: string,
): Promise<LockedThread | null> {
  const { rows } = await sql<LockedThread>`
    select t.id, t.state, t.vendor_id as "vendorId", ${SHOP} as "vendorName", t.buyer_id as "buyerId",
      ${BUYER} as "buyerName", (select email from identity.users u where u.id = t.buyer_id) as email, t.language,
      t.order_id is not null or exists (select from orders.purchases p join orders.orders o on o.purchase_id = p.id
        where p.buyer_id = t.buyer_id and o.vendor_id = t.vendor_id) as "hasOrder"
    from messaging.threads t where t.id = ${id} and ${own(side)} for update of t`.execute(
    tables<object>(tx),
  )
  return rows[0] ?? null
}

type NewThread = {
  id: ThreadId
  stepId: string
  buyerId: string
  about: { vendorId: string } | { orderId: string; email: string | null }
  language: Language
  now: Date
}

/** Created if missing; null when the order is not the buyer's. */
export async function findOrCreateThread(tx: Tx, thread: NewThread): Promise<string | null> {
  const db = tables<object>(tx)
  const { id, stepId, buyerId, about, language, now } = thread
  const subject =
    'orderId' in about
      ? sql`select o.vendor_id, 'order' as kind, o.id as order_id, o.order_number as subject
          from orders.orders o join orders.purchases p on p.id = o.purchase_id
          where o.id = ${about.orderId}
            and (p.buyer_id = ${buyerId} or (p.buyer_id is null and p.email = ${about.email}))`
      : sql`select v.id as vendor_id, 'shop' as kind, null::uuid as order_id, v.business_name as subject
          from vendors.vendors v where v.id = ${about.vendorId} and v.is_public`
  const { rows: made } = await sql<{ id: string }>`
    with made as (
      insert into messaging.threads (id, vendor_id, kind, order_id, buyer_id, subject, language, state,
        last_message_at, created_at)
      select ${id}, s.vendor_id, s.kind, s.order_id, ${buyerId}, s.subject, ${language}, 'open', ${now}, ${now}
      from (${subject}) s
      on conflict do nothing returning id, vendor_id
    ), step as (
      insert into messaging.status_history (id, vendor_id, thread_id, to_state, actor_role, actor_id, happened_at)
      select ${stepId}, vendor_id, id, 'open', 'buyer', ${buyerId}, ${now} from made
    )
    select id from made`.execute(db)
  if (made[0]) return made[0].id
  // After a concurrent insert both requests find the same row here.
  const { rows } = await sql<{ id: string }>`
    select t.id from messaging.threads t join (${subject}) s on t.vendor_id = s.vendor_id and t.kind = s.kind
    where t.buyer_id = ${buyerId} and t.state <> 'closed' and t.order_id is not distinct from s.order_id`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

type NewMessage = {
  id: MessageId
  stepId: string
  thread: LockedThread
  by: 'buyer' | 'vendor'
  authorId: string
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
    where id = ${thread.id}`.execute(tables<object>(tx))
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
    tables<object>(tx),
  )
}
