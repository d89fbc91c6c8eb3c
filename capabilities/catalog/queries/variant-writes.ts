import { sql } from 'kysely'
import { writtenText } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { VariantPlan } from '../rules/variants.ts'
import type { ProductId } from '../schema.ts'
import type { CatalogDatabase } from '../tables.ts'

/** Stock movements are written separately. */
export const saveVariants = (
  tx: Tx,
  productId: ProductId,
  vendorId: string,
  plan: VariantPlan,
): Promise<void> => saveVariantsOfMany(tx, vendorId, [{ productId, plan }])

const VARIANT_ROW = sql`(id uuid, product_id uuid, is_new boolean, options jsonb, sku text,
      price bigint, stock integer, image jsonb, cost bigint, position integer)`

/** One statement per step for many products. */
export async function saveVariantsOfMany(
  tx: Tx,
  vendorId: string,
  plans: readonly { productId: ProductId; plan: VariantPlan }[],
): Promise<void> {
  const db = tables<CatalogDatabase>(tx)
  const resold = plans.flatMap(({ plan }) => plan.resold)
  const gone = plans.flatMap(({ plan }) => plan.gone)
  // A SKU may move between variants: clear them first, so that the unique index holds.
  if (resold.length > 0)
    await sql`update catalog.variants set sku = null where id = any(${resold}::uuid[])`.execute(db)
  const rows = plans.flatMap(({ productId, plan }) =>
    plan.rows.map(({ id, isNew, options, sku, price, stock, image, cost }, position) => ({
      id,
      product_id: productId,
      is_new: isNew,
      options: options.map(({ name, value, swatch }) => ({
        name: writtenText(name),
        value: writtenText(value),
        ...(swatch && { swatch }),
      })),
      sku,
      price,
      stock,
      image,
      cost,
      position,
    })),
  )
  const old = JSON.stringify(rows.filter((row) => !row.is_new))
  const added = JSON.stringify(rows.filter((row) => row.is_new))
  // Deletes come last: an active product must never be without a variant.
  if (old !== '[]')
    await sql`
      update catalog.variants v set options = r.options, sku = r.sku, price_centimes = r.price,
        on_hand = r.stock, image = nullif(r.image, 'null'), cost_centimes = r.cost, position = r.position
      from jsonb_to_recordset(${old}::jsonb) as r ${VARIANT_ROW}
      where v.id = r.id and v.product_id = r.product_id`.execute(db)
  if (added !== '[]')
    await sql`
      insert into catalog.variants (id, product_id, vendor_id, options, sku, price_centimes, on_hand, image,
        cost_centimes, position)
      select id, product_id, ${vendorId}, options, sku, price, stock, nullif(image, 'null'), cost, position
      from jsonb_to_recordset(${added}::jsonb) as r ${VARIANT_ROW}`.execute(db)
  if (gone.length > 0)
    await sql`delete from catalog.variants where id = any(${gone}::uuid[])`.execute(db)
}

export type Adjustment = {
  kind?: 'adjusted' | 'imported'
  id: string
  variantId: string
  vendorId: string
  quantity: number
  actorId: string
}

/** Writes only the movements: the quantities are already stored. */
export async function insertAdjustments(
  tx: Tx,
  adjustments: readonly Adjustment[],
  now: Date,
): Promise<void> {
  if (adjustments.length === 0) return
  await sql`
    insert into catalog.stock_movements (id, variant_id, vendor_id, kind, quantity, actor_id, happened_at)
    select id, "variantId", "vendorId", coalesce(kind, 'adjusted'), quantity, "actorId", ${now}
    from jsonb_to_recordset(${JSON.stringify(adjustments)}::jsonb) as r (id uuid, kind text,
      "variantId" uuid, "vendorId" uuid, quantity integer, "actorId" uuid)`.execute(
    tables<CatalogDatabase>(tx),
  )
}

export async function saveStocks(
  tx: Tx,
  stocks: readonly { id: string; stock: number }[],
): Promise<void> {
  await sql`
    update catalog.variants v set on_hand = r.stock
    from jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb) as r (id uuid, stock integer)
    where v.id = r.id`.execute(tables<CatalogDatabase>(tx))
}

type SkuShop = { vendorId: string } | { productId: string }

/** The first of these that another product of the shop has. */
export async function findTakenSku(
  db: Db,
  skus: readonly string[],
  shop: SkuShop,
): Promise<string | null> {
  const vendorId = 'vendorId' in shop ? shop.vendorId : null
  const productId = 'productId' in shop ? shop.productId : null
  const { rows } = await sql<{ sku: string }>`
    select upper(v.sku) as sku from catalog.variants v
    where lower(v.sku) = any(${skus.map((sku) => sku.toLowerCase())}::text[])
      and v.product_id is distinct from ${productId}::uuid and v.vendor_id = coalesce(
        ${vendorId}::uuid, (select p.vendor_id from catalog.products p where p.id = ${productId}::uuid))
    order by v.id limit 1`.execute(tables<CatalogDatabase>(db))
  return rows[0]?.sku ?? null
}
