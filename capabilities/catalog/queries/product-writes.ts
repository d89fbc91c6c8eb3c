import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { type LocalizedText, writtenText } from '#kernel/locale.ts'
import { tables, type Tx, storedText } from '#platform/database/index.ts'
import type { ProductDraft, ProductId, ProductStatus } from '../schema.ts'
import type { CatalogDatabase } from '../tables.ts'
import { assignFields, columnValues, FIELD_COLUMNS } from './field-columns.ts'

type ProductWritesStateUpdate = {
  id: ProductId
  status: ProductStatus
  featured: boolean
  now: Date
}

const specificationsOf = ({ specifications }: ProductDraft) =>
  JSON.stringify(
    specifications.map(({ name, value }) => ({
      name: writtenText(name),
      value: writtenText(value),
    })),
  )
const optionNamesOf = ({ optionNames }: ProductDraft) =>
  JSON.stringify(optionNames.map(writtenText))

/** The variants are inserted separately. */
export async function insertProduct(
  tx: Tx,
  draft: ProductDraft,
  { id, vendorId, status, featured, now }: ProductWritesStateUpdate & { vendorId: string },
): Promise<void> {
  const { name, description } = draft
  await tables<CatalogDatabase>(tx)
    .insertInto('catalog.products')
    .values({
      id,
      vendor_id: vendorId,
      category_slug: draft.category,
      name: storedText(name),
      description: storedText(description),
      ...columnValues(draft),
      vat_bp: draft.vat,
      status,
      featured,
      images: JSON.stringify(draft.images),
      specifications: specificationsOf(draft),
      option_names: optionNamesOf(draft),
      created_at: now,
      updated_at: now,
      published_at: status === 'active' ? now : null,
      archived_at: status === 'archived' ? now : null,
    })
    .execute()
}

export async function saveProduct(
  tx: Tx,
  draft: ProductDraft,
  { id, status, featured, now }: ProductWritesStateUpdate,
): Promise<void> {
  const { name, description } = draft
  await sql`
    update catalog.products set category_slug = ${draft.category},
      name = ${storedText(name)}, description = ${storedText(description)}, ${assignFields(draft)}, vat_bp = ${draft.vat},
      images = ${JSON.stringify(draft.images)},
      specifications = ${specificationsOf(draft)}, option_names = ${optionNamesOf(draft)},
      ${withStatus(status, featured, now)}
    where id = ${id}`.execute(tables<CatalogDatabase>(tx))
}

export async function saveProductStatus(
  tx: Tx,
  { id, status, featured, now }: ProductWritesStateUpdate,
): Promise<void> {
  await sql`
    update catalog.products set ${statusColumns(status, featured, now)}, ${nextStatusUpdate(now)}
    where id = ${id}`.execute(tables<CatalogDatabase>(tx))
}

const withStatus = (status: ProductStatus, featured: boolean, now: Date) =>
  sql`${statusColumns(status, featured, now)}, ${nextUpdatedAt(now)}`

const statusColumns = (status: ProductStatus, featured: boolean, now: Date) => sql`
  status = ${status}, featured = ${featured},
  published_at = case when ${status} = 'active' then coalesce(published_at, ${now}) else published_at end,
  archived_at = case when ${status} = 'archived' then coalesce(archived_at, ${now}) else archived_at end`

/** Strictly increasing, because the optimistic lock compares `updated_at`. */
export const nextUpdatedAt = (now: Date) =>
  sql`updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`

/** For a write of nothing but status and featuring: the time of the content stays known. */
export const nextStatusUpdate = (now: Date) =>
  sql`content_updated_at = case when status_updated_at = updated_at then content_updated_at else updated_at end,
  status_updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond'),
  ${nextUpdatedAt(now)}`

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
    tables<CatalogDatabase>(tx),
  )
}

export async function deleteProductRow(tx: Tx, id: ProductId): Promise<void> {
  await tables<CatalogDatabase>(tx).deleteFrom('catalog.products').where('id', '=', id).execute()
}

/** Unpublishes first and deletes variants together: a cascade runs triggers per product. */
export async function deleteProducts(tx: Tx, ids: readonly ProductId[]): Promise<void> {
  if (ids.length === 0) return
  const db = tables<CatalogDatabase>(tx)
  await sql`update catalog.products set status = 'draft' where id = any(${ids}::uuid[]) and status = 'active'`.execute(
    db,
  )
  await sql`delete from catalog.variants where product_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from catalog.products where id = any(${ids}::uuid[])`.execute(db)
}

type Copy = { id: ProductId; from: ProductId; suffix: LocalizedText; now: Date }

export async function insertCopy(tx: Tx, { id, from, suffix, now }: Copy): Promise<void> {
  await sql`
    insert into catalog.products (id, vendor_id, category_slug, name,
      description, ${FIELD_COLUMNS}, vat_bp, images, specifications, option_names, created_at, updated_at)
    select ${id}, vendor_id, category_slug, (
        select jsonb_object_agg(key, left(value, 180) || ' ' || (${JSON.stringify(suffix)}::jsonb ->> key))
        from jsonb_each_text(name)),
      description, ${FIELD_COLUMNS}, vat_bp, images, specifications, option_names, ${now}, ${now}
    from catalog.products where id = ${from}`.execute(tables<CatalogDatabase>(tx))
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
    returning (select cost_centimes from before) as was`.execute(tables<CatalogDatabase>(tx))
  return rows[0]?.was ?? null
}
