import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { PickListView } from '../pick-list.contract.ts'
import { itemLabel, itemName } from './item-names.ts'
import { LEFT_TO_SEND } from './status.ts'
import type { OrdersDatabase } from '../tables.ts'

type PickListFilter = {
  vendorId: string
  ids: readonly string[] | null
  most: number
  language: Language
}

/** Without ids: the oldest orders waiting to be prepared. Excludes shipped and cancelled items. */
export async function findPickList(
  db: Db,
  { vendorId, ids, most: limit, language }: PickListFilter,
): Promise<PickListView> {
  const { rows } = await sql<{ view: PickListView }>`
    with chosen as materialized (
      select o.id, o.order_number, o.version, o.placed_at, o.stock_reference from orders.orders o
      where o.vendor_id = ${vendorId} and case when ${ids === null} then o.status = 'confirmed'
        else o.id = any(${ids ?? []}::uuid[]) and o.status not in ('cancelled', 'delivered') end
      order by o.placed_at, o.id limit ${limit}
    ), taken as materialized (
      select i.product_id, i.variant_id, ${sql.raw(itemName(language))} as product_name,
        ${sql.raw(itemLabel(language))} as variant_label, i.sku, i.image,
        o.id, o.order_number, o.version, o.placed_at, ${sql.raw(LEFT_TO_SEND)} as quantity
      from chosen o join orders.order_items i on i.order_id = o.id
    )
    select json_build_object(
      'order_ids', (select coalesce(json_agg(distinct t.id), '[]') from taken t where t.quantity > 0),
      'waiting', (select count(*)::integer from orders.orders
        where vendor_id = ${vendorId} and status = 'confirmed'),
      'pieces', (select coalesce(sum(t.quantity), 0)::integer from taken t where t.quantity > 0),
      'lines', (select coalesce(json_agg(line order by line ->> 'product_name',
          line ->> 'variant_label' nulls first, line ->> 'sku'), '[]') from (
        select json_build_object('product_id', (array_agg(t.product_id))[1],
          'variant_id', (array_agg(t.variant_id))[1], 'product_name', min(t.product_name),
          'variant_label', min(t.variant_label), 'sku', min(t.sku),
          'image', (array_agg(t.image))[1], 'quantity', sum(t.quantity)::integer,
          'orders', json_agg(json_build_object('id', t.id, 'order_number', t.order_number, 'version', t.version,
            'quantity', t.quantity) order by t.placed_at, t.id)) as line
        from taken t where t.quantity > 0
        group by coalesce(t.variant_id::text, concat_ws('|', t.product_name, t.variant_label, t.sku))
      ) listed)) as view`.execute(tables<OrdersDatabase>(db))
  return rows[0]!.view // a select without a table of its own always has one row
}
