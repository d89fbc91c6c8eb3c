import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { PurchasePlaced } from '../events.ts'
import { STAMP_DUTY } from './stamp-duty.ts'
import { itemLabelIn, itemNameIn } from './item-names.ts'
import type { OrdersDatabase } from '../tables.ts'

const AMOUNTS_OF = (row: 'p' | 'o') => `
  'subtotal', ${row}.subtotal_centimes, 'shipping', ${row}.shipping_centimes,
  'discount', ${row}.discount_centimes, 'rounding', ${row}.rounding_centimes, 'total', ${row}.total_centimes`

const PLACED = sql.raw(`json_build_object('type', 'orders.purchase_placed',
  'purchaseId', p.id, 'number', p.number, 'buyerId', p.buyer_id, 'language', p.language,
  'paymentMethod', p.payment_method, 'promoCode', p.promo_code,
  'contact', json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email,
    'phone', p.phone, 'address', p.address, 'city', p.city, 'wilaya', p.wilaya), ${AMOUNTS_OF('p')},
  'orders', (select json_agg(json_build_object('id', o.id, 'number', o.order_number,
      'vendorId', o.vendor_id, 'vendorName', ${vendorNameIn('p.language')}, 'status', o.status,
      'deliveryMethod', o.delivery_method, 'deliverFrom', o.deliver_from,
      'deliverUntil', o.deliver_until, ${AMOUNTS_OF('o')}, 'stampDuty', ${STAMP_DUTY},
      'items', (select json_agg(json_build_object('productId', i.product_id, 'name', i.product_name,
          'label', i.variant_label, 'shownName', ${itemNameIn('p.language')}, 'shownLabel', ${itemLabelIn('p.language')},
          'quantity', i.quantity, 'price', i.price_centimes, 'total', i.total_centimes) order by i.position)
        from orders.order_items i where i.order_id = o.id)) order by o.order_number)
    from orders.orders o join vendors.vendors v on v.id = o.vendor_id where o.purchase_id = p.id))`)

/** The purchase of an order, as its confirmation says it. */
export async function findPlacedPurchase(tx: Tx, orderId: string): Promise<PurchasePlaced | null> {
  const { rows } = await sql<{ placed: PurchasePlaced }>`
    select ${PLACED} as placed from orders.purchases p
    where p.id = (select purchase_id from orders.orders where id = ${orderId})`.execute(
    tables<OrdersDatabase>(tx),
  )
  return rows[0]?.placed ?? null
}
