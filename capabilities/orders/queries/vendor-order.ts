import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, instantText } from '#platform/database/index.ts'
import type { VendorOrderView } from '../vendor.contract.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { paymentFor } from './payment.ts'
import { addressIn, AMOUNTS, linesIn, PARCELS, PICKUP_POINT } from './order-views.ts'
import { CASH_HOLDER } from './parcels.ts'
import { VENDOR_ORDER_FIELDS } from './vendor-orders.ts'
import type { OrdersDatabase } from '../tables.ts'

const BEFORE = `(
  select json_build_object('orders', count(*), 'received', count(*) filter (where other.status = 'delivered'),
    'cancelled', count(*) filter (where other.status = 'cancelled'))
  from orders.purchases same join orders.orders other on other.purchase_id = same.id
  where same.phone = p.phone and other.vendor_id = o.vendor_id and other.id <> o.id
    and other.placed_at <= o.placed_at)`

const ADDRESS_CHANGES = `(
  select coalesce(json_agg(json_build_object('fields', c.fields, 'from_wilaya', c.from_wilaya,
    'to_wilaya', c.to_wilaya, 'from_shipping', trim_scale(c.from_shipping_centimes / 100.0),
    'to_shipping', trim_scale(c.to_shipping_centimes / 100.0),
    'actor_role', c.actor_role, 'at', ${instantText('c.happened_at')}) order by c.happened_at, c.id), '[]')
  from orders.address_changes c where c.order_id = o.id)`

const HISTORY = `(
  select coalesce(json_agg(json_build_object(
    'from', h.from_status, 'to', h.to_status, 'actor_role', h.actor_role, 'reason', h.reason,
    'actor_name', case when h.actor_role = 'vendor' then (
      select nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '')
      from identity.profiles a where a.user_id = h.actor_id) end,
    'at', ${instantText('h.happened_at')}) order by h.happened_at, h.id), '[]')
  from orders.status_history h where h.order_id = o.id)`
/** The vendor's share by the ledger: sale less commission, the tax on it and refunds. */
const OWN_SHARE = `(
  select trim_scale(coalesce(sum(j.payable_centimes), 0) / 100.0)
  from ledger.journals j
  where j.order_id = o.id
    and j.kind in ('sale', 'sale_reversal', 'refund', 'refund_reversal', 'adjustment', 'delivery'))`

const detailIn = (language: Language) =>
  sql.raw(`json_build_object(${VENDOR_ORDER_FIELDS},
  'payment_method', p.payment_method, 'delivery_method', o.delivery_method,
  'pickup_point', ${PICKUP_POINT},
  'deliver_from', o.deliver_from, 'deliver_until', o.deliver_until,
  'cancel_reason', case when o.status = 'cancelled' then o.cancel_reason end,
  'delivery_note', o.delivery_note, 'vendor_note', o.vendor_note, 'own_share', ${OWN_SHARE},
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 'phone', p.phone,
    'city', ${communeName(language, 'p.commune_code', 'p.city')}, 'wilaya', p.wilaya),
  'shipping_address', ${addressIn(language)}, 'is_address_shared', not orders.is_rest_cancelled(p.id, o.id),
  'buyer_before', ${BEFORE},
  'items', ${linesIn(language)}, 'parcels', ${PARCELS}, 'history', ${HISTORY},
  'address_changes', ${ADDRESS_CHANGES},
  'payment', ${paymentFor('shop')},
  'couriers', (select json_agg(json_build_object('code', c.code, 'name', c.name,
      'cash_holder', ${CASH_HOLDER}) order by c.code <> 'manual', c.name)
    from shipping.couriers c
    left join shipping.courier_accounts own on own.courier_code = c.code and own.vendor_id = o.vendor_id
    where c.is_active),
  ${AMOUNTS}) as view`)

/** Another vendor's order is not found. */
export async function findVendorOrder(
  db: Db,
  { vendorId, id, language }: { vendorId: string; id: string; language: Language },
): Promise<VendorOrderView | null> {
  const { rows } = await sql<{ view: VendorOrderView }>`
    select ${detailIn(language)} from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where o.id = ${id} and o.vendor_id = ${vendorId}`.execute(tables<OrdersDatabase>(db))
  return rows[0]?.view ?? null
}
