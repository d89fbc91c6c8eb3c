import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { QuantityPrice } from '../rules/bulk-price.ts'
import type { PromotionsDatabase } from '../tables.ts'

const rowsOf = (product: string) => `
  select quantity, percent_bp from promotions.bulk_discounts where product_id = ${product}`

/** JSON of what a buyer pays by quantity, for `bulkPrice`; `product` is SQL of its id. */
export const quantityPrices = (product: string): string => `(
  select coalesce(json_agg(json_build_object('quantity', quantity, 'rate', percent_bp)), '[]')
  from (${rowsOf(product)}) steps)`

/** The same in the units of the API. */
export const quantityPricesView = (product: string): string => `(
  select coalesce(json_agg(json_build_object('quantity', quantity, 'percent', trim_scale(percent_bp / 100.0))
    order by quantity), '[]')
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
