import type { BulkDiscount } from '#capabilities/catalog/index.ts'
import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { PromotionsDatabase } from '../tables.ts'

/** Tiers by rising quantity. */
export async function listBulkDiscounts(
  handle: Db | Tx,
  productId: string,
): Promise<BulkDiscount[]> {
  const { rows } = await sql<BulkDiscount>`
    select quantity, percent_bp as rate from promotions.bulk_discounts
    where product_id = ${productId} order by quantity`.execute(tables<PromotionsDatabase>(handle))
  return rows
}

/** Replaces the tiers; unchanged ones are not written. */
export async function saveBulkDiscounts(
  tx: Tx,
  productId: string,
  steps: readonly BulkDiscount[],
): Promise<void> {
  const db = tables<PromotionsDatabase>(tx)
  const quantities = steps.map(({ quantity }) => quantity)
  await sql`
    delete from promotions.bulk_discounts
    where product_id = ${productId} and quantity <> all(${quantities}::integer[])`.execute(db)
  await sql`
    insert into promotions.bulk_discounts as kept (product_id, quantity, percent_bp)
    select ${productId}, quantity, rate
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as r (quantity integer, rate integer)
    on conflict (product_id, quantity) do update set percent_bp = excluded.percent_bp
    where kept.percent_bp <> excluded.percent_bp`.execute(db)
}

/** By product id; products without tiers are absent. */
export async function listBulkDiscountsOfMany(
  handle: Db | Tx,
  productIds: readonly string[],
): Promise<Map<string, BulkDiscount[]>> {
  const { rows } = await sql<BulkDiscount & { product_id: string }>`
    select product_id, quantity, percent_bp as rate from promotions.bulk_discounts
    where product_id = any(${productIds}::uuid[]) order by product_id, quantity`.execute(
    tables<PromotionsDatabase>(handle),
  )
  const found = new Map<string, BulkDiscount[]>()
  for (const { product_id, quantity, rate } of rows)
    found.set(product_id, [...(found.get(product_id) ?? []), { quantity, rate }])
  return found
}

/** `saveBulkDiscounts` for many products, in two statements. */
export async function saveBulkDiscountsOfMany(
  tx: Tx,
  products: readonly { productId: string; steps: readonly BulkDiscount[] }[],
): Promise<void> {
  if (products.length === 0) return
  const db = tables<PromotionsDatabase>(tx)
  const rows = JSON.stringify(
    products.flatMap(({ productId, steps }) => steps.map((step) => ({ productId, ...step }))),
  )
  await sql`
    delete from promotions.bulk_discounts s
    where product_id = any(${products.map(({ productId }) => productId)}::uuid[]) and not exists (
      select from jsonb_to_recordset(${rows}::jsonb) as r ("productId" uuid, quantity integer)
      where r."productId" = s.product_id and r.quantity = s.quantity)`.execute(db)
  if (rows === '[]') return
  await sql`
    insert into promotions.bulk_discounts as kept (product_id, quantity, percent_bp)
    select "productId", quantity, rate
    from jsonb_to_recordset(${rows}::jsonb) as r ("productId" uuid, quantity integer, rate integer)
    on conflict (product_id, quantity) do update set percent_bp = excluded.percent_bp
    where kept.percent_bp <> excluded.percent_bp`.execute(db)
}
