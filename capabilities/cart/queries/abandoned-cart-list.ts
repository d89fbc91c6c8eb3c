import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import {
  allConditions,
  type Db,
  orderByClause,
  type SortSpec,
  tables,
  instant,
} from '#platform/database/index.ts'
import type { AbandonedCartView, CartSort, Reminder } from '../contract.ts'
import type { CartDatabase } from '../tables.ts'

export type ListedCarts = {
  rows: { view: AbandonedCartView; at: string; id: string }[]
  matching: number
  open: number
  value: number
  recent: number
  recoveredThisMonth: number
  recoveredAfterReminder: number
}
type AbandonedCartsFilter = {
  reminder: Reminder | null
  sort: CartSort
  after: Cursor | null
  limit: number
  abandonedBefore: Date
  yesterday: Date
  month: Date
}

const REMINDED: Readonly<Record<Reminder, ReturnType<typeof sql>>> = {
  sent: sql`c.reminded_at is not null`,
  agreed: sql`c.reminded_at is null and c.reminder_consent_at is not null`,
  none: sql`c.reminded_at is null and c.reminder_consent_at is null`,
}

/** Sort keys. */
export const ABANDONED_CART_SORT_SPECS = {
  newest: { by: 'moment', key: 'c.last_updated', isRising: false },
  oldest: { by: 'moment', key: 'c.last_updated', isRising: true },
  total_desc: { by: 'number', key: 'c.subtotal_centimes', isRising: false },
  total_asc: { by: 'number', key: 'c.subtotal_centimes', isRising: true },
} as const satisfies Record<CartSort, SortSpec & { key: string }>

/** Each sort order has its own index. */
export async function listAbandoned(db: Db, filter: AbandonedCartsFilter): Promise<ListedCarts> {
  const open = sql`not recovered and last_updated <= ${filter.abandonedBefore}`
  const condition = filter.reminder && REMINDED[filter.reminder]
  const kind = ABANDONED_CART_SORT_SPECS[filter.sort]
  const key = sql.ref(kind.key)
  const { order, at: timestamp, beyond } = orderByClause(kind, key, sql`c.id`)
  const { rows } = await sql<ListedCarts>`
    select
      (select coalesce(json_agg(json_build_object('view', page.view, 'at', page.at, 'id', page.id)
          order by ${orderByClause(kind, sql`place`, sql`id`).order}), '[]') from (
        select c.id, ${timestamp} as at, ${key} as place, json_build_object(
          'id', c.id, 'session_id', c.session_id, 'customer_name', c.customer_name,
          'customer_email', c.customer_email, 'customer_phone', c.customer_phone,
          'language', c.language, 'cart_items', c.cart_items,
          'subtotal', trim_scale(c.subtotal_centimes / 100.0),
          'shipping_address', json_build_object('wilaya', c.shipping_address->>'wilaya',
            'city', c.shipping_address->>'city'),
          'last_updated', ${instant('c.last_updated')}, 'recovered', c.recovered,
          'reminder', case when c.reminded_at is not null then 'sent'
            when c.reminder_consent_at is not null then 'agreed' else 'none' end,
          'reminded_at', ${instant('c.reminded_at')}) as view
        from cart.abandoned_carts c where ${allConditions(open, condition, beyond(filter.after))}
        order by ${order} limit ${filter.limit + 1}) page) as rows,
      cards.matching, cards.open, cards.value, cards.recent, won.back as "recoveredThisMonth",
      won.reminded as "recoveredAfterReminder"
    from (
      select count(*)::integer as open, (count(*) filter (where ${allConditions(condition)}))::integer as matching,
        coalesce(sum(subtotal_centimes), 0) / 100.0::float8 as value,
        (count(*) filter (where last_updated >= ${filter.yesterday}))::integer as recent
      from cart.abandoned_carts c where ${open}) cards,
    (select count(*)::integer as back, (count(*) filter (where reminded_at is not null))::integer as reminded
      from cart.abandoned_carts where recovered and recovered_at >= ${filter.month}) won`.execute(
    tables<CartDatabase>(db),
  )
  return rows[0]! // both of its parts are aggregates without groups
}
