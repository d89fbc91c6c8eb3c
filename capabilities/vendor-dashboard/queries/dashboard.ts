import { LOW_STOCK } from '#kernel/stock.ts'
import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import type { VerificationDocumentKind } from '#kernel/verification-documents.ts'
import { type Db, tables, textIn } from '#platform/database/index.ts'
import { itemName } from '#capabilities/orders/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { documentsWithout, vendorName } from '#capabilities/vendors/index.ts'
import { ORDER_STATUSES } from '../../orders/contract.ts'
import type { VendorDashboardView } from '../contract.ts'
import type { DaySums } from '../rules/dashboard-figures.ts'
import type { VendorDashboardDatabase } from '../tables.ts'

type Shop = { vendorId: string; language: Language; since: Date; today: LocalDate }

/** By the index `orders_by_vendor`. */
export async function listDays(db: Db, { vendorId, since }: Shop): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select to_char(placed_at at time zone 'Africa/Algiers', 'YYYY-MM-DD') as on,
      coalesce(sum(subtotal_centimes + exchanged_centimes
        - (undelivered_centimes - undelivered_shipping_centimes)) filter (where status <> 'cancelled'), 0)::bigint as sales,
      count(*) filter (where status <> 'cancelled')::integer as orders,
      count(*) filter (where status = 'delivered')::integer as delivered,
      count(*) filter (where status = 'cancelled' and shipped_at is not null)::integer as returned
    from orders.orders where vendor_id = ${vendorId} and placed_at >= ${since}
    group by 1`.execute(tables<VendorDashboardDatabase>(db))
  return rows
}

type DashboardRow = Pick<
  VendorDashboardView,
  'shop' | 'states' | 'wilayas' | 'wilaya_count' | 'best_sellers' | 'steps'
> & { todo: Omit<VendorDashboardView['todo'], 'documents'> & { documents: DayRow[] } }
export type DayRow = { kind: VerificationDocumentKind; last_day: LocalDate; is_over: boolean }

const RUNNING_OUT = sql.raw(`catalog.low_stock_variants s
  join catalog.variants v on v.id = s.variant_id join catalog.products p on p.id = s.product_id`)
const SHOWN_TODO = 3
const SHOWN = 5
const dinars = (column: string) => sql.raw(`(${column} / 100.0)::float8`)

export async function readToday(db: Db, shop: Shop): Promise<DashboardRow> {
  const { rows } = await sql<{ view: DashboardRow }>`
    select jsonb_build_object(
      'shop', (${shopOf(shop)}), 'todo', (${todoOf(shop)}), 'steps', (${stepsOf(shop)}),
      'states', (${statesOf(shop)}), 'wilayas', (${wilayasOf(shop)}), 'wilaya_count', (${wilayaCountOf(shop)}),
      'best_sellers', (${listBestSelling(shop)})) as view`.execute(
    tables<VendorDashboardDatabase>(db),
  )
  return rows[0]!.view // all values are subselects, so there is always one row
}

type Part = RawBuilder<unknown>

const shopOf = ({ vendorId, today, language }: Shop): Part => sql`
  select jsonb_build_object('business_name', ${sql.raw(vendorName(language))},
    'owner_first_name', (select nullif(trim(p.first_name), '') from identity.profiles p where p.user_id = v.user_id),
    'holiday', (select jsonb_build_object('starts_on', h.starts_on, 'ends_on', h.ends_on)
      from vendors.closures h where h.vendor_id = v.id and h.ends_on >= ${today}::date
      order by h.starts_on limit 1))
  from vendors.vendors v where v.id = ${vendorId}`

const nameIn = (language: Language, id: string): Part => sql.raw(textIn(`${id}.name`, language))

const imageOf = (id: string): Part => sql.raw(`${id}.images -> 0`)

const todoOf = (shop: Shop): Part => {
  const { vendorId, language, today } = shop
  return sql`
  select jsonb_build_object(
    'to_confirm', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'order_number', o.order_number,
        'name', trim(concat_ws(' ', p.first_name, p.last_name)), 'phone', p.phone,
        'city', ${sql.raw(communeName(language, 'p.commune_code', 'p.city'))},
        'wilaya', coalesce((select ${nameIn(language, 'w')} from territory.wilayas w where w.code = p.wilaya), p.wilaya),
        'products', (select jsonb_agg(${sql.raw(itemName(language))} order by i.position) from orders.order_items i where i.order_id = o.id),
        'total_amount', ${dinars('o.total_centimes')}) order by o.placed_at), '[]')
      from (select * from orders.orders where vendor_id = ${vendorId} and status = 'pending'
        order by placed_at limit ${SHOWN_TODO}) o
      join orders.purchases p on p.id = o.purchase_id),
    'to_confirm_count', (select count(*) from orders.orders where vendor_id = ${vendorId} and status = 'pending'),
    'to_prepare_count', (select count(*) from orders.orders
      where vendor_id = ${vendorId} and status in ('confirmed', 'processing')),
    'low_stock', (select coalesce(jsonb_agg(jsonb_build_object('product_id', l.product_id, 'name', l.name,
        'label', l.label, 'image', l.image, 'on_hand', l.on_hand, 'weekly_sales', l.weekly)
        order by l.on_hand, l.name), '[]') from (${lowStockOf(shop)} limit ${SHOWN_TODO}) l),
    'low_stock_count', (select count(*) from ${RUNNING_OUT}
      where s.vendor_id = ${vendorId} and p.status = 'active' and v.on_hand <= ${LOW_STOCK}),
    'documents', (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'last_day', d.expires_on,
        'is_over', d.expires_on < ${today}::date) order by d.expires_on, d.kind), '[]')
      from vendors.verification_documents d where d.vendor_id = ${vendorId} and d.status = 'accepted'
        and d.expires_on <= ${today}::date + 30),
    'unanswered_reviews', (select count(*) from reviews.reviews r
      where r.vendor_id = ${vendorId} and r.state = 'published' and r.answer is null),
    'unanswered_questions', (select count(*) from reviews.questions q
      where q.vendor_id = ${vendorId} and q.state = 'published' and q.answer_count = 0))`
}

const lowStockOf = ({ vendorId, language, since }: Shop): Part => sql`
  select p.id as product_id, ${nameIn(language, 'p')} as name, v.on_hand,
    (select string_agg(coalesce(nullif(o -> 'value' ->> ${language}, ''), o -> 'value' ->> 'fr'), ' / ')
      from jsonb_array_elements(v.options) o) as label,
    coalesce(v.image, ${imageOf('p')}) as image,
    (select ceil(coalesce(sum(i.quantity - i.cancelled_quantity), 0) * 7.0 / 90)::integer from orders.order_items i
      join orders.orders o on o.id = i.order_id
      where i.product_id = p.id and i.variant_id = v.id and o.status <> 'cancelled'
        and o.placed_at >= ${since}) as weekly
  from ${RUNNING_OUT}
  where s.vendor_id = ${vendorId} and p.status = 'active' and v.on_hand <= ${LOW_STOCK}
  order by v.on_hand, p.id`

const placedLately = ({ vendorId, today }: Shop): Part => sql`
  o.vendor_id = ${vendorId}
  and o.placed_at >= (${today}::date - 29)::timestamp at time zone 'Africa/Algiers'`
const recent = (shop: Shop): Part => sql`${placedLately(shop)} and o.status <> 'cancelled'`

const statesOf = (shop: Shop): Part => sql`
  select jsonb_agg(jsonb_build_object('status', s.status, 'orders', coalesce(g.n, 0)) order by s.place)
  from unnest(${[...ORDER_STATUSES]}::text[]) with ordinality s (status, place)
  left join (select o.status, count(*) as n from orders.orders o where ${placedLately(shop)} group by 1) g using (status)`

const wilayasOf = (shop: Shop): Part => sql`
  select coalesce(jsonb_agg(jsonb_build_object('code', g.wilaya, 'orders', g.n,
    'delivered_percent', round(g.delivered * 100.0 / nullif(g.delivered + g.returned, 0)),
    'name', coalesce((select ${nameIn(shop.language, 'w')} from territory.wilayas w where w.code = g.wilaya), g.wilaya))
    order by g.n desc, g.wilaya), '[]')
  from (select o.wilaya, count(*) filter (where o.status <> 'cancelled') as n,
      count(*) filter (where o.status = 'delivered') as delivered,
      count(*) filter (where o.status = 'cancelled' and o.shipped_at is not null) as returned
    from orders.orders o
    where ${placedLately(shop)} and (o.status <> 'cancelled' or o.shipped_at is not null)
    group by o.wilaya order by n desc, o.wilaya limit ${SHOWN}) g`

const wilayaCountOf = (shop: Shop): Part => sql`
  select count(distinct o.wilaya) from orders.orders o where ${recent(shop)}`

const listBestSelling = (shop: Shop): Part => sql`
  select coalesce(jsonb_agg(jsonb_build_object('product_id', g.product_id,
    'name', coalesce((select ${nameIn(shop.language, 'c')} from catalog.products c where c.id = g.product_id), g.name),
    'image', g.image, 'sold', g.sold, 'amount', ${dinars('g.amount')}) order by g.amount desc, g.name), '[]')
  from (select i.product_id, min(${sql.raw(itemName(shop.language))}) as name, (array_agg(i.image))[1] as image,
      sum(i.quantity - i.cancelled_quantity) as sold,
      sum(i.price_centimes * (i.quantity - i.cancelled_quantity)) as amount
    from orders.orders o join orders.order_items i on i.order_id = o.id
    where ${recent(shop)} group by i.product_id, case when i.product_id is null then i.product_name end
    order by amount desc limit ${SHOWN}) g`

const stepsOf = ({ vendorId, today }: Shop): Part => sql`
  select jsonb_build_object('has_logo', v.logo is not null,
    'has_description', v.description <> '{}',
    'has_product', exists (select from catalog.products p where p.vendor_id = v.id),
    'has_tariffs', exists (select from shipping.shipping_rates t where t.vendor_id = v.id),
    'has_account', exists (select from vendors.payout_accounts a where a.vendor_id = v.id and a.retired_at is null),
    'has_documents', ${sql.raw(documentsWithout(today, 'pending', 'accepted'))} = '[]')
  from vendors.vendors v where v.id = ${vendorId}`
