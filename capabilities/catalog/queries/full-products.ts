import { type RawBuilder, sql } from 'kysely'
import type { BasisPoints } from '#kernel/money.ts'
import type { ProductFieldColumns } from '#kernel/product-fields.ts'
import { type Localized, writtenText } from '#kernel/locale.ts'
import { type Db, tables, type Tx, textByLanguage } from '#platform/database/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import type {
  StoredVariant,
  ProductDraft,
  ProductId,
  ProductImage,
  ProductStatus,
  Specification,
  FullProductInput,
  FullProduct,
} from '../schema.ts'
import {
  ASSIGN_FIELD_RECORD,
  columnValues,
  FIELD_COLUMNS,
  FIELD_RECORD,
  valuesOfColumns,
} from './field-columns.ts'
import { nextUpdatedAt } from './product-writes.ts'
import type { CatalogDatabase } from '../tables.ts'

/** Bulk discounts belong to another capability. */
export type FullProductRow = Omit<FullProduct, 'quantityPrices'>

type Row = ProductFieldColumns & {
  id: ProductId
  status: ProductStatus
  category_slug: string
  name: Localized
  description: ProductDraft['description']
  vat_bp: BasisPoints | null
  images: ProductImage[]
  specifications: Specification[]
  option_names: Localized[]
  variants: StoredVariant[]
}

const read = async (handle: Db | Tx, from: RawBuilder<unknown>): Promise<FullProductRow[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.status, p.category_slug,
      ${sql.raw(textByLanguage('p.name'))} as name, ${sql.raw(textByLanguage('p.description'))} as description,
      ${FIELD_COLUMNS}, p.vat_bp, p.images, p.specifications, p.option_names, v.variants
    from (${from}) p
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'options', options, 'sku', sku,
        'price', price_centimes, 'stock', on_hand, 'image', image, 'cost', cost_centimes) order by position), '[]') as variants
      from catalog.variants where product_id = p.id) v
    order by p.id`.execute(tables<CatalogDatabase>(handle))
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    category: row.category_slug,
    name: row.name,
    description: row.description,
    ...valuesOfColumns(row),
    vat: row.vat_bp,
    images: row.images,
    specifications: row.specifications,
    optionNames: row.option_names,
    variants: row.variants,
  }))
}

type FullProductsFilter = { ids: readonly string[]; skus: readonly string[] }

/** Products with one of these ids, or with a variant that has one of these SKUs. */
export const listFullProducts = (
  handle: Db | Tx,
  vendorId: VendorId,
  { ids, skus }: FullProductsFilter,
): Promise<FullProductRow[]> =>
  read(
    handle,
    sql`select * from catalog.products where vendor_id = ${vendorId} and id = any(array(
      select product_id from catalog.variants
      where vendor_id = ${vendorId} and sku is not null
        and lower(sku) = any(array(select lower(s) from unnest(${skus}::text[]) s))
      union all select unnest(${ids}::uuid[])))`,
  )

/** Keyset pagination by id. */
export const listFullProductsPage = (
  handle: Db | Tx,
  vendorId: VendorId,
  after: string | null,
  limit: number,
): Promise<FullProductRow[]> =>
  read(
    handle,
    sql`select * from catalog.products
      where vendor_id = ${vendorId} and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${limit}`,
  )

/** Locks products and variants in id order. */
export async function lockFullProducts(
  tx: Tx,
  vendorId: VendorId,
  ids: readonly string[],
): Promise<void> {
  const db = tables<CatalogDatabase>(tx)
  await sql`select id from catalog.products where vendor_id = ${vendorId} and id = any(${ids}::uuid[])
    order by id for no key update`.execute(db)
  await sql`select id from catalog.variants where product_id = any(${ids}::uuid[])
    order by id for update`.execute(db)
}

const ROW = sql`(id uuid, status text, category text, name jsonb, description jsonb, ${FIELD_RECORD},
  vat integer, images jsonb, specifications jsonb, option_names jsonb, since timestamptz, position integer)`

const rowsOf = (products: readonly (FullProductInput & { id: ProductId })[]): string =>
  JSON.stringify(
    products.map(({ id, status, draft, listed }) => ({
      id,
      since: listed?.since,
      position: listed?.position,
      status,
      category: draft.category,
      name: writtenText(draft.name),
      description: writtenText(draft.description),
      ...columnValues(draft),
      vat: draft.vat,
      images: draft.images,
      specifications: draft.specifications.map(({ name, value }) => ({
        name: writtenText(name),
        value: writtenText(value),
      })),
      option_names: draft.optionNames.map(writtenText),
    })),
  )

/** The variants are inserted separately. */
export async function insertFullProducts(
  tx: Tx,
  vendorId: VendorId,
  products: readonly (FullProductInput & { id: ProductId })[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return
  await sql`
    insert into catalog.products (id, vendor_id, category_slug, name, description, ${FIELD_COLUMNS}, vat_bp, status, images, specifications, option_names,
      created_at, updated_at, published_at, archived_at)
    select id, ${vendorId}, category, name, description, ${FIELD_COLUMNS}, vat, status, images, specifications, option_names,
      coalesce(since - position * interval '1 microsecond', ${now}), ${now},
      case when status = 'active' then ${now}::timestamptz end,
      case when status = 'archived' then ${now}::timestamptz end
    from jsonb_to_recordset(${rowsOf(products)}::jsonb) as r ${ROW}`.execute(
    tables<CatalogDatabase>(tx),
  )
}

export async function updateFullProducts(
  tx: Tx,
  vendorId: VendorId,
  products: readonly (FullProductInput & { id: ProductId })[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return
  await sql`
    update catalog.products p set category_slug = r.category,
      name = r.name, description = r.description, ${ASSIGN_FIELD_RECORD}, vat_bp = r.vat, images = r.images, specifications = r.specifications, option_names = r.option_names,
      status = r.status,
      published_at = case when r.status = 'active' then coalesce(p.published_at, ${now}) else p.published_at end,
      archived_at = case when r.status = 'archived' then coalesce(p.archived_at, ${now}) else p.archived_at end,
      ${nextUpdatedAt(now)}
    from jsonb_to_recordset(${rowsOf(products)}::jsonb) as r ${ROW}
    where p.id = r.id and p.vendor_id = ${vendorId}`.execute(tables<CatalogDatabase>(tx))
}

/** Rows with unchanged images are not written. */
export async function saveImages(
  tx: Tx,
  vendorId: VendorId,
  products: readonly { id: string; images: readonly ProductImage[] }[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return
  await sql`
    update catalog.products p set images = r.images, ${nextUpdatedAt(now)}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r (id uuid, images jsonb)
    where p.id = r.id and p.vendor_id = ${vendorId} and p.images <> r.images`.execute(
    tables<CatalogDatabase>(tx),
  )
}
