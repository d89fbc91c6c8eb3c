import { sql } from 'kysely'
import type { QuantityPrice } from '#kernel/bulk-price.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { PromotionsDatabase } from '../tables.ts'

/** Wholesale prices count where their shop sells wholesale. */
const rowsOf = (product: string) => `
  select quantity, percent_bp, null::bigint as price from promotions.bulk_discounts
  where product_id = ${product}
  union all
  select w.wholesale_quantity, 0, w.wholesale_price_centimes
  from catalog.products w join vendors.vendors s on s.id = w.vendor_id and s.sells_wholesale
  where w.id = ${product} and w.wholesale_price_centimes is not null
    and w.wholesale_quantity is not null`

/** JSON of what a buyer pays by quantity, for `bulkPrice`; `product` is SQL of its id. */
export const quantityPrices = (product: string): string => `(
  select coalesce(json_agg(json_build_object('quantity', quantity, 'rate', percent_bp, 'price', price)), '[]')
  from (${rowsOf(product)}) steps)`

/** The same in the units of the API. */
export const quantityPricesView = (product: string): string => `(
  select coalesce(json_agg(json_build_object('quantity', quantity, 'percent', trim_scale(percent_bp / 100.0),
    'price', trim_scale(price / 100.0)) order by quantity), '[]')
  from (${rowsOf(product)}) steps)`

export async function listQuantityPrices(
  handle: Db | Tx,
  productId: string,
): Promise<QuantityPrice[]> {
  const { rows } = await sql<{ prices: QuantityPrice[] }>`
    select ${sql.raw(quantityPrices('p.id'))} as prices from catalog.products p
    where p.id = ${productId}`.execute(tables<PromotionsDatabase>(handle))
  return rows[0]?.prices ?? []
}
