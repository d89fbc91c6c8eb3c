import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import type { Localized } from '#kernel/locale.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { VariantPlan } from '../rules/variants.ts'
import type { ProductDraft, ProductId, ProductStatus } from '../schema.ts'

type ProductWritesStateUpdate = {
  id: ProductId
  status: ProductStatus
  featured: boolean
  now: Date
}

const pick = ({ fr, en, ar }: Localized) => ({ fr, ...(en && { en }), ...(ar && { ar }) })
const specificationsOf = ({ specifications }: ProductDraft) =>
  JSON.stringify(
    specifications.map(({ name, value }) => ({ name: pick(name), value: pick(value) })),
  )
const optionNamesOf = ({ optionNames }: ProductDraft) => JSON.stringify(optionNames.map(pick))

/** The variants are inserted separately. */
export async function insertProduct(
  tx: Tx,
  draft: ProductDraft,
  { id, vendorId, status, featured, now }: ProductWritesStateUpdate & { vendorId: string },
): Promise<void> {
  const { name, description } = draft
  await sql`
    insert into catalog.products (id, vendor_id, category_slug, name_fr, name_en, name_ar,
      description_fr, description_en, description_ar, price_centimes, compare_at_price_centimes,
      vat_bp, weight_grams, cost_centimes, status, featured, images, specifications, option_names,
      created_at, updated_at, published_at, archived_at)
    values (${id}, ${vendorId}, ${draft.category}, ${name.fr}, ${name.en ?? null}, ${name.ar ?? null},
      ${description.fr}, ${description.en}, ${description.ar}, ${draft.price}, ${draft.compareAt},
      ${draft.vat}, ${draft.weightGrams}, ${draft.cost ?? null}, ${status}, ${featured}, ${JSON.stringify(draft.images)},
      ${specificationsOf(draft)}, ${optionNamesOf(draft)}, ${now}, ${now},
      ${status === 'active' ? now : null}, ${status === 'archived' ? now : null})`.execute(
    tables<object>(tx),
  )
}

export async function saveProduct(
  tx: Tx,
  draft: ProductDraft,
  { id, status, featured, now }: ProductWritesStateUpdate,
): Promise<void> {
  const { name, description } = draft
  await sql`
    update catalog.products set category_slug = ${draft.category},
      name_fr = ${name.fr}, name_en = ${name.en ?? null}, name_ar = ${name.ar ?? null},
      description_fr = ${description.fr}, description_en = ${description.en},
      description_ar = ${description.ar}, price_centimes = ${draft.price},
      compare_at_price_centimes = ${draft.compareAt}, vat_bp = ${draft.vat},
      weight_grams = ${draft.weightGrams},
      cost_centimes = ${draft.cost === undefined ? sql`cost_centimes` : draft.cost}, images = ${JSON.stringify(draft.images)},
      specifications = ${specificationsOf(draft)}, option_names = ${optionNamesOf(draft)},
      ${withStatus(status, featured, now)}
    where id = ${id}`.execute(tables<object>(tx))
}

export async function saveProductStatus(
  tx: Tx,
  { id, status, featured, now }: ProductWritesStateUpdate,
): Promise<void> {
  await sql`update catalog.products set ${withStatus(status, featured, now)} where id = ${id}`.execute(
    tables<object>(tx),
  )
}

const withStatus = (status: ProductStatus, featured: boolean, now: Date) => sql`
  status = ${status}, featured = ${featured},
  published_at = case when ${status} = 'active' then coalesce(published_at, ${now}) else published_at end,
  archived_at = case when ${status} = 'archived' then coalesce(archived_at, ${now}) else archived_at end,
  ${nextUpdatedAt(now)}`

/** Strictly increasing, because the optimistic lock compares `updated_at`. */
export const nextUpdatedAt = (now: Date) =>
  sql`updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`

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
  const db = tables<object>(tx)
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
        name: pick(name),
        value: pick(value),
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
    tables<object>(tx),
  )
}

export async function saveStocks(
  tx: Tx,
  stocks: readonly { id: string; stock: number }[],
): Promise<void> {
  await sql`
    update catalog.variants v set on_hand = r.stock
    from jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb) as r (id uuid, stock integer)
    where v.id = r.id`.execute(tables<object>(tx))
}

export type ProductStatusChange = {
  id: string
  productId: string
  from: ProductStatus | null
  to: ProductStatus | 'deleted'
  actorId: string
}

/** The history outlives the product. */
export async function insertProductStatusHistory(
  tx: Tx,
  steps: readonly ProductStatusChange[],
  now: Date,
): Promise<void> {
  if (steps.length === 0) return
  await sql`
    insert into catalog.status_history (id, product_id, from_status, to_status, actor_id, happened_at)
    select id, "productId", "from", "to", "actorId", ${now}
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as r (id uuid, "productId" uuid, "from" text, "to" text, "actorId" uuid)`.execute(
    tables<object>(tx),
  )
}

export async function deleteProduct(tx: Tx, id: ProductId): Promise<void> {
  await sql`delete from catalog.products where id = ${id}`.execute(tables<object>(tx))
}

/** Unpublishes first and deletes variants together: a cascade runs triggers per product. */
export async function deleteProducts(tx: Tx, ids: readonly ProductId[]): Promise<void> {
  if (ids.length === 0) return
  const db = tables<object>(tx)
  await sql`update catalog.products set status = 'draft' where id = any(${ids}::uuid[]) and status = 'active'`.execute(
    db,
  )
  await sql`delete from catalog.variants where product_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from catalog.products where id = any(${ids}::uuid[])`.execute(db)
}

type Copy = { id: ProductId; from: ProductId; suffix: Localized; now: Date }

export async function insertCopy(tx: Tx, { id, from, suffix, now }: Copy): Promise<void> {
  await sql`
    insert into catalog.products (id, vendor_id, category_slug, name_fr, name_en, name_ar,
      description_fr, description_en, description_ar, price_centimes, compare_at_price_centimes,
      vat_bp, weight_grams, cost_centimes, images, specifications, option_names, created_at, updated_at)
    select ${id}, vendor_id, category_slug, left(name_fr, 180) || ${` ${suffix.fr}`},
      left(name_en, 180) || ${` ${suffix.en ?? ''}`}, left(name_ar, 180) || ${` ${suffix.ar ?? ''}`},
      description_fr, description_en, description_ar, price_centimes, compare_at_price_centimes,
      vat_bp, weight_grams, cost_centimes, images, specifications, option_names, ${now}, ${now}
    from catalog.products where id = ${from}`.execute(tables<object>(tx))
}

/** Returns the former cost. The caller must have locked the row. */
export async function saveCost(
  tx: Tx,
  id: ProductId,
  cost: Centimes | null,
  now: Date,
): Promise<Centimes | null> {
  const { rows } = await sql<{ was: Centimes | null }>`
    with before as (select cost_centimes from catalog.products where id = ${id})
    update catalog.products set cost_centimes = ${cost}, ${nextUpdatedAt(now)} where id = ${id}
    returning (select cost_centimes from before) as was`.execute(tables<object>(tx))
  return rows[0]?.was ?? null
}
