import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, instantText } from '#platform/database/index.ts'
import { itemLabel, itemName } from '#capabilities/orders/index.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import type { OrderReturnsView, ReturnCardView } from '../contract.ts'
import type { StoredReturnPhoto } from '../schema.ts'
import { CAN_COME_BACK, PAID_FOR_EXCHANGE } from './returnable-items.ts'
import { SEND_UNTIL } from './returns.ts'
import type { ReturnsDatabase } from '../tables.ts'

export const money = (column: string) => `trim_scale(${column} / 100.0)`

const labelOf = (variant: string, language: Language) => `(
  select string_agg(coalesce(nullif(o->'value'->>'${language}', ''), o->'value'->>'fr', o->>'value'), ' / ' order by at)
  from jsonb_array_elements(${variant}.options) with ordinality as t (o, at))`

/** Of a line of an exchange, whose variant is `variant`; otherwise of its order item `oi`. */
export const lineLabel = (language: Language, variant: string) =>
  `case when e.return_id is null then ${itemLabel(language, 'oi')} else ${labelOf(variant, language)} end`

const itemsIn = (language: Language) => `(
  select json_agg(json_build_object('item_id', i.line_id, 'product_name', ${itemName(language, 'oi')},
    'variant_label', ${lineLabel(language, 'va')}, 'image', oi.image, 'quantity', i.quantity,
    'price', ${money('coalesce(e.price_centimes / e.quantity, oi.price_centimes)')},
    'received_quantity', i.received_quantity, 'condition', i.condition)
    order by oi.position, e.delivered_at nulls first, i.line_id)
  from returns.return_items i join orders.order_items oi on oi.id = i.order_item_id
  left join returns.exchanges e on e.return_id = i.exchange_id
  left join catalog.variants va on va.id = i.variant_id
  where i.return_id = r.id)`

const PHOTOS = `(
  select coalesce(json_agg(json_build_object('name', ph.image->>'name', 'width', ph.image->'width',
    'height', ph.image->'height', 'dominant_color', ph.image->'dominant_color') order by ph.position), '[]')
  from returns.return_photos ph where ph.return_id = r.id)`

const exchangeIn = (language: Language) => `(
  select json_build_object('state', e.state, 'variant_label', ${labelOf('va', language)}, 'quantity', e.quantity,
    'difference', ${money('e.difference_centimes')}, 'stamp_duty', ${money('coalesce(pa.stamp_duty_centimes, 0)')},
    'courier', (select c.name from shipping.couriers c where c.code = pa.courier_code),
    'tracking', pa.tracking, 'was_sent', e.sent_at is not null, 'reported_at', ${instantText('pa.delivery_claimed_at')})
  from returns.exchanges e
  left join catalog.variants va on va.id = e.variant_id
  left join orders.parcels pa on pa.id = e.parcel_id
  where e.return_id = r.id)`

/** The latest refund of a return. */
const REFUND = `(
  select json_build_object('state', f.state, 'amount', ${money('f.amount_centimes')}, 'method', f.method,
    'account', right(f.destination, 4), 'due_on', f.due_on::text, 'paid_at', ${instantText('f.paid_at')},
    'reference', f.reference)
  from returns.refunds f where f.return_id = r.id and f.state <> 'cancelled'
  order by f.created_at desc, f.id desc limit 1)`

const HISTORY = `(
  select coalesce(json_agg(json_build_object('to', h.to_state, 'by', h.actor_role, 'reason', h.reason,
    'at', ${instantText('h.happened_at')}) order by h.happened_at, h.id), '[]')
  from returns.status_history h where h.return_id = r.id)`

/** On an alias `r`; shared by the buyer's and the vendor's view. */
export const cardIn = (language: Language): string => `
  'id', r.id, 'number', r.number, 'order_id', r.order_id, 'state', r.state, 'reason', r.reason,
  'requested_resolution', r.requested_resolution, 'note', r.note, 'is_goodwill', r.is_goodwill, 'cost_on', r.cost_on,
  'requested_at', ${instantText('r.requested_at')}, 'return_until_on', r.return_until_on::text,
  'settle_until_on', r.settle_until_on::text,
  'send_until_on', case when r.state = 'accepted' then (${SEND_UNTIL})::text end,
  'send_to', case when r.state = 'accepted' then (
    select json_build_object('name', ${vendorName(language)}, 'address', v.business_address,
      'city', v.business_city, 'wilaya', v.business_wilaya, 'phone', v.business_phone)
    from vendors.vendors v where v.id = r.vendor_id) end,
  'refund_method', r.refund_method, 'refund_account', right(r.refund_destination, 4), 'refuse_reason', r.refuse_reason, 'outcome', r.outcome,
  'courier', (select c.name from shipping.couriers c where c.code = r.courier_code),
  'tracking', r.tracking, 'items', ${itemsIn(language)}, 'photos', ${PHOTOS}, 'exchange', ${exchangeIn(language)},
  'refund', ${REFUND}, 'history', ${HISTORY}`

/** Without the addresses of its photos, which are signed when they are shown. */
export type ReturnCardRow = Omit<ReturnCardView, 'photos'> & {
  photos: readonly StoredReturnPhoto[]
}

export async function listOfOrder(
  db: Db,
  orderId: string,
  language: Language,
): Promise<ReturnCardRow[]> {
  const { rows } = await sql<{ view: ReturnCardRow }>`
    select json_build_object(${sql.raw(cardIn(language))}) as view
    from returns.returns r where r.order_id = ${orderId}
    order by r.requested_at desc, r.id desc`.execute(tables<ReturnsDatabase>(db))
  return rows.map(({ view }) => view)
}

const variantsIn = (language: Language) => `(
  select coalesce(json_agg(json_build_object('id', va.id, 'label', ${labelOf('va', language)},
    'price', ${money('coalesce(va.price_centimes, p.price_centimes)')}, 'available', va.on_hand,
    'is_same', va.id = coalesce(e.variant_id, oi.variant_id)) order by va.position), '[]')
  from catalog.variants va join catalog.products p on p.id = va.product_id
  where va.product_id = oi.product_id)`

/** Its last day is added from the policy of its delivery. */
export type ReturnableLineRow = Omit<
  OrderReturnsView['lines'][number],
  'return_until_on' | 'is_over'
>

export async function listReturnableItems(
  db: Db,
  orderId: string,
  language: Language,
): Promise<ReturnableLineRow[]> {
  const { rows } = await sql<{ view: ReturnableLineRow }>`
    select json_build_object('item_id', coalesce(e.return_id, oi.id), 'product_name', ${sql.raw(itemName(language, 'oi'))},
      'variant_label', ${sql.raw(lineLabel(language, 'ev'))}, 'image', oi.image,
      'quantity', coalesce(e.quantity, oi.quantity),
      'paid', ${sql.raw(money(`coalesce(${PAID_FOR_EXCHANGE}, oi.total_centimes - oi.discount_centimes)`))},
      'left', coalesce(e.quantity - e.returned_quantity, l.delivered_quantity - l.returned_quantity, 0),
      'variants', ${sql.raw(variantsIn(language))}) as view
    from orders.order_items oi
    left join returns.returnable_lines l on l.order_item_id = oi.id
    cross join lateral (
      select null::uuid as return_id union all
      select e.return_id from returns.exchanges e join returns.return_items i on i.return_id = e.return_id
      where i.order_item_id = oi.id and ${sql.raw(CAN_COME_BACK)}) line
    left join returns.exchanges e on e.return_id = line.return_id
    left join catalog.variants ev on ev.id = e.variant_id
    where oi.order_id = ${orderId} order by oi.position, e.delivered_at nulls first, e.return_id`.execute(
    tables<ReturnsDatabase>(db),
  )
  return rows.map(({ view }) => view)
}
