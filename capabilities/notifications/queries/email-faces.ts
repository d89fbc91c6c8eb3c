import { sql } from 'kysely'
import { type Language, LANGUAGES, type Localized } from '#kernel/locale.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { NotificationsDatabase } from '../tables.ts'

const SHOP_NAMES = sql.raw(
  LANGUAGES.map((language) => `'${language}', ${vendorName(language)}`).join(', '),
)

/** Name in each language and logo, by vendor id. */
export async function listShopFaces(
  tx: Tx,
  vendorIds: readonly string[],
): Promise<ReadonlyMap<string, { names: Record<Language, string>; logo: string | null }>> {
  if (vendorIds.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    names: Record<Language, string>
    logo: string | null
  }>`
    select v.id, json_build_object(${SHOP_NAMES}) as names,
      coalesce(v.logo ->> 'small_url', v.logo ->> 'url') as logo
    from vendors.vendors v where v.id = any(${sql.val([...new Set(vendorIds)])}::uuid[])`.execute(
    tables<NotificationsDatabase>(tx),
  )
  return new Map(rows.map(({ id, ...face }) => [id, face]))
}

export async function listWilayaNames(
  tx: Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  const { rows } = await sql<{ code: string; name: Localized }>`
    select code, name from territory.wilayas where code = any(${sql.val([...new Set(codes)])}::text[])`.execute(
    tables<NotificationsDatabase>(tx),
  )
  return new Map(rows.map(({ code, name }) => [code, name]))
}

export type ItemImage = {
  name: Localized
  quantity: number
  image: string | null
  /** How many pieces each parcel has. */
  parcels: { id: string; quantity: number; isDelivered: boolean }[]
}

/** Rows of before `product_names` have one name for all languages. */
const ITEM_NAMES = sql.raw(
  LANGUAGES.map(
    (language) => `'${language}', concat_ws(' · ',
      coalesce(i.product_names ->> '${language}', i.product_name),
      coalesce(i.variant_labels ->> '${language}', i.variant_label))`,
  ).join(', '),
)

/** By order number, in the order of the purchase. */
export async function listItemImages(
  tx: Tx,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly ItemImage[]>> {
  const { rows } = await sql<{ number: string; items: ItemImage[] }>`
    select o.order_number as number, json_agg(json_build_object(
        'name', json_build_object(${ITEM_NAMES}), 'quantity', i.quantity,
        'image', coalesce(i.image ->> 'small_url', i.image ->> 'url'),
        'parcels', (select coalesce(json_agg(json_build_object('id', p.id, 'quantity', pi.quantity,
            'isDelivered', p.delivered_at is not null) order by p.position), '[]')
          from orders.parcel_items pi join orders.parcels p on p.id = pi.parcel_id
          where pi.order_item_id = i.id)) order by i.position) as items
    from orders.orders o join orders.order_items i on i.order_id = o.id
    where o.order_number = any(${sql.val([...new Set(orderNumbers)])}::text[])
    group by o.id`.execute(tables<NotificationsDatabase>(tx))
  return new Map(rows.map(({ number, items }) => [number, items]))
}
