import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instant, instantText, textIn } from '#platform/database/index.ts'
import { itemName, itemNameIn, STAMP_DUTY } from '#capabilities/orders/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { CallRowView, CallView } from '../contract.ts'
import type { PhoneConfirmationDatabase } from '../tables.ts'

export type Caller = { vendorId: string; userId: string; language: Language; now: Date }

const MAX_IMAGES = 3

/** ISO 8601. */

/** Another vendor's caller stays anonymous. */
const claimOf = ({ vendorId, userId, now }: Caller) => sql`(
  select json_build_object('is_mine', k.agent_id = ${userId}, 'until', ${instant('k.expires_at')},
    'name', case when k.vendor_id = ${vendorId} then (select nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '')
      from identity.profiles a where a.user_id = k.agent_id) end)
  from phone_confirmation.call_claims k where k.phone = t.phone and k.expires_at > ${now})`

const rowFields = (language: Language) => `
  'id', t.id, 'order_id', t.order_id, 'order_number', o.order_number,
  'placed_at', ${instantText('o.placed_at')}, 'state', t.state, 'attempts', t.attempts,
  'next_call_at', ${instantText('t.next_call_at')}, 'callback_at', ${instantText('t.callback_at')},
  'expires_at', ${instantText('t.expires_at')}, 'decided_at', ${instantText('t.decided_at')},
  'refuse_reason', t.refuse_reason,
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 
    'city', ${communeName(language, 'p.commune_code', 'p.city')}, 'wilaya', p.wilaya),
  'total_amount', trim_scale((o.total_centimes + ${STAMP_DUTY}) / 100.0),
  'items', (select json_agg(json_build_object('product_name', ${itemName(language)}, 'image', i.image)
      order by i.position)
    from orders.order_items i where i.order_id = o.id and i.position < ${MAX_IMAGES})`

const rowOf = (caller: Caller) => sql`json_build_object(${sql.raw(rowFields(caller.language))},
  'is_due', coalesce(t.next_call_at <= ${caller.now}, false), 'claim', ${claimOf(caller)})`

const FROM = sql.raw(`phone_confirmation.call_tasks t
  join orders.orders o on o.id = t.order_id
  join orders.purchases p on p.id = o.purchase_id`)

const IS_WAITING = `t.state in ('to_confirm', 'no_answer', 'callback')`

export type ListedCalls = {
  rows: { view: CallRowView; at: string; id: string }[]
  counts: { calls: number; called: number; due: number }
}

/** Waiting tasks by due time, or decided ones, newest first. */
export async function listCalls(
  db: Db,
  caller: Caller,
  { isOver, after, limit }: { isOver: boolean; after: Cursor | null; limit: number },
): Promise<ListedCalls> {
  const [timestamp, from]: [RawBuilder<unknown>, RawBuilder<unknown>] = isOver
    ? [sql.raw('t.decided_at'), sql.raw('<')]
    : [sql.raw('t.next_call_at'), sql.raw('>')]
  const direction = sql.raw(isOver ? 'desc' : 'asc')
  const { rows } = await sql<ListedCalls>`
    select
      (select coalesce(json_agg(page order by page.moment ${direction}, page.id ${direction}), '[]') from (
        select ${rowOf(caller)} as view, t.id, ${timestamp} as moment,
          to_char(${timestamp} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
        from ${FROM}
        where t.vendor_id = ${caller.vendorId}
          and ${sql.raw(isOver ? 't.decided_at is not null' : IS_WAITING)}
          ${after === null ? sql`` : sql`and (${timestamp}, t.id) ${from} (${after.at}::timestamptz, ${after.id}::uuid)`}
        order by ${timestamp} ${direction}, t.id ${direction} limit ${limit + 1}) page) as rows,
      (select json_build_object(
        'calls', count(*),
        'called', (select count(*) from phone_confirmation.call_tasks over
          where over.vendor_id = ${caller.vendorId} and over.decided_at is not null),
        'due', count(*) filter (where t.next_call_at <= ${caller.now}))
        from phone_confirmation.call_tasks t where t.vendor_id = ${caller.vendorId} and ${sql.raw(IS_WAITING)}) as counts`.execute(
    tables<PhoneConfirmationDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function countDue(db: Db, vendorId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from phone_confirmation.call_tasks t
    where t.vendor_id = ${vendorId} and ${sql.raw(IS_WAITING)} and t.next_call_at <= ${now}`.execute(
    tables<PhoneConfirmationDatabase>(db),
  )
  return rows[0]?.count ?? 0
}

export type CallDetailRow = {
  view: Omit<CallView, 'script' | 'whatsapp' | 'max_attempts'>
  /** Parameters of the script, in the buyer's language. */
  parameters: {
    buyer: string
    shop: string
    city: string
    wilaya: string
    items: { name: string; quantity: number }[]
  }
}

const CALLS = `(
  select coalesce(json_agg(json_build_object('id', c.id, 'at', ${instantText('c.started_at')}, 'channel', c.channel,
    'outcome', c.outcome, 'callback_at', ${instantText('c.callback_at')}, 'note', c.note,
    'by', (select nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '')
      from identity.profiles a where a.user_id = c.agent_id)) order by c.started_at desc, c.id desc), '[]')
  from phone_confirmation.calls c where c.task_id = t.id)`

const SAME_BUYER = `(
  select coalesce(json_agg(json_build_object('id', other.id, 'order_number', other.order_number,
    'placed_at', ${instantText('other.placed_at')}, 'status', other.status) order by other.placed_at desc), '[]')
  from orders.purchases same join orders.orders other on other.purchase_id = same.id
  where same.phone = t.phone and other.vendor_id = t.vendor_id and other.id <> o.id
    and other.status not in ('cancelled', 'delivered'))`

/** Another vendor's task is not found. */
export async function findCall(
  handle: Db | Tx,
  caller: Caller,
  id: string,
): Promise<CallDetailRow | null> {
  const { rows } = await sql<CallDetailRow>`
    select json_build_object(${sql.raw(rowFields(caller.language))},
        'is_due', coalesce(t.next_call_at <= ${caller.now}, false), 'claim', ${claimOf(caller)},
        'phone', t.phone, 'language', p.language, 'calls', ${sql.raw(CALLS)},
        'same_buyer', ${sql.raw(SAME_BUYER)}) as view,
      json_build_object(
        'buyer', trim(p.first_name || ' ' || p.last_name), 'shop', ${sql.raw(vendorNameIn('p.language'))},
        'city', case p.language when 'ar' then ${sql.raw(communeName('ar', 'p.commune_code', 'p.city'))}
          else ${sql.raw(communeName('fr', 'p.commune_code', 'p.city'))} end,
        'wilaya', coalesce((select ${sql.raw(textIn('w.name', { column: 'p.language' }))}
          from territory.wilayas w where w.code = p.wilaya), p.wilaya),
        'items', (select json_agg(json_build_object('quantity', i.quantity,
            'name', ${sql.raw(itemNameIn('p.language'))}) order by i.position)
          from orders.order_items i where i.order_id = o.id)) as parameters
    from ${FROM} join vendors.vendors v on v.id = t.vendor_id
    where t.id = ${id} and t.vendor_id = ${caller.vendorId}`.execute(
    tables<PhoneConfirmationDatabase>(handle),
  )
  return rows[0] ?? null
}
