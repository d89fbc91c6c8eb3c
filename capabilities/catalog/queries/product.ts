import { sql } from 'kysely'
import { DEFAULT_LANGUAGE } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import type { ProductFieldColumns } from '#kernel/product-fields.ts'
import {
  type Db,
  tables,
  type Tx,
  instantText,
  textByLanguage,
  textIn,
} from '#platform/database/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import type { ManagedProductView } from '../contract.ts'
import type {
  StoredProduct,
  StoredVariant,
  ProductId,
  ProductImage,
  ProductStatus,
  Scope,
  VariantId,
  VariantOption,
} from '../schema.ts'
import type { CatalogDatabase } from '../tables.ts'
import { FIELD_COLUMNS, FIELD_VIEW, PRIVATE_FIELD_VIEW, valuesOfColumns } from './field-columns.ts'

/** What is private is never selected for admins. */
const viewFor = (scope: Scope) =>
  scope === 'all_vendors'
    ? VIEW
    : sql`${VIEW} || jsonb_build_object(${sql.raw(PRIVATE_FIELD_VIEW)})`
const variantFor = (scope: Scope) =>
  scope === 'all_vendors' ? VARIANT : sql`${VARIANT} || ${COST}`
const COST = sql.raw(`jsonb_build_object('cost', trim_scale(cost_centimes / 100.0))`)
const VIEW = sql.raw(`jsonb_build_object(
  'id', p.id, 'vendor', jsonb_build_object('id', v.id, 'business_name', v.business_name),
  'name', ${textByLanguage('p.name')}, 'description', ${textByLanguage('p.description')},
  'category', p.category_slug, ${FIELD_VIEW}, 'vat', trim_scale(p.vat_bp / 100.0),
  'status', p.status, 'featured', p.featured, 'images', p.images,
  'specifications', (
    select coalesce(jsonb_agg(jsonb_build_object('name', ${textByLanguage("s -> 'name'")}, 'value', ${textByLanguage("s -> 'value'")})
      order by n), '[]')
    from jsonb_array_elements(p.specifications) with ordinality as s (s, n)),
  'options', (
    select coalesce(jsonb_agg(${textByLanguage('o')} order by n), '[]')
    from jsonb_array_elements(p.option_names) with ordinality as o (o, n)),
  'sku', s.sku, 'inventory_quantity', s.quantity,
  'variants', case when jsonb_array_length(p.option_names) = 0 then '[]' else s.variants end,
  'average_rating', case when p.review_count = 0 then 0
    else trim_scale(round(p.rating_sum::numeric / p.review_count, 2)) end,
  'review_count', p.review_count,
  'created_at', ${instantText('p.created_at')}, 'updated_at', ${instantText('p.updated_at')})`)
const VARIANT = sql.raw(`jsonb_build_object(
  'id', id, 'sku', sku, 'price', trim_scale(price_centimes / 100.0), 'inventory_quantity', on_hand,
  'image', image ->> 'url',
  'values', (
    select coalesce(jsonb_agg(${textByLanguage("o -> 'value'")} order by n), '[]')
    from jsonb_array_elements(options) with ordinality as o (o, n)))`)

const inScope = (scope: Scope) =>
  scope === 'all_vendors' ? sql`true` : sql`p.vendor_id = ${scope}`

/** One statement; null when there is none in this scope. */
export async function findManaged(
  handle: Db | Tx,
  id: string,
  scope: Scope,
): Promise<Omit<ManagedProductView, 'bulk_discounts'> | null> {
  const { rows } = await sql<{ view: Omit<ManagedProductView, 'bulk_discounts'> }>`
    select ${viewFor(scope)} as view
    from catalog.products p
    join vendors.vendors v on v.id = p.vendor_id
    cross join lateral (
      select coalesce(sum(on_hand), 0) as quantity, (array_agg(sku order by position))[1] as sku,
        jsonb_agg(${variantFor(scope)} order by position) as variants
      from catalog.variants where product_id = p.id) s
    where p.id = ${id} and ${inScope(scope)}`.execute(tables<CatalogDatabase>(handle))
  return rows[0]?.view ?? null
}

type ProductRow = ProductFieldColumns & {
  id: ProductId
  vendor_id: VendorId
  name: string
  status: ProductStatus
  featured: boolean
  category_slug: string
  images: ProductImage[]
  updated_at: Date
}
type VariantRow = {
  id: VariantId
  product_id: ProductId
  position: number
  options: VariantOption[]
  sku: string | null
  price_centimes: Centimes | null
  on_hand: number
  image: ProductImage | null
  cost_centimes: Centimes | null
}

/** Locks products and variants; products out of scope are not found. */
export async function lockProducts(
  tx: Tx,
  ids: readonly string[],
  scope: Scope,
): Promise<StoredProduct[]> {
  const db = tables<CatalogDatabase>(tx)
  const { rows: products } = await sql<ProductRow>`
    select id, vendor_id, ${sql.raw(textIn('name', DEFAULT_LANGUAGE))} as name, status, featured, category_slug, ${FIELD_COLUMNS}, images, updated_at
    from catalog.products p where id = any(${ids}::uuid[]) and ${inScope(scope)}
    order by id for no key update`.execute(db)
  const found = products.map(({ id }) => id)
  const { rows: variants } = await sql<VariantRow>`
    select id, product_id, position, options, sku, price_centimes, on_hand, image, cost_centimes
    from catalog.variants where product_id = any(${found}::uuid[]) order by id for update`.execute(
    db,
  )
  const ofProduct = new Map<string, StoredVariant[]>()
  for (const row of variants.toSorted((a, b) => a.position - b.position)) {
    const own = ofProduct.get(row.product_id) ?? []
    own.push(variantOf(row))
    ofProduct.set(row.product_id, own)
  }
  return products.map((row) => ({
    id: row.id,
    vendorId: row.vendor_id,
    name: row.name,
    status: row.status,
    featured: row.featured,
    category: row.category_slug,
    ...valuesOfColumns(row),
    images: row.images,
    updatedAt: row.updated_at,
    variants: ofProduct.get(row.id) ?? [],
  }))
}

const variantOf = (row: VariantRow): StoredVariant => ({
  id: row.id,
  options: row.options,
  sku: row.sku,
  price: row.price_centimes,
  stock: row.on_hand,
  image: row.image,
  cost: row.cost_centimes,
})

/** Share lock: the vendor stays verified and active until the transaction ends. */
export async function lockSellingVendor(tx: Tx, vendorId: string): Promise<boolean> {
  const { rows } = await sql`
    select id from vendors.vendors where id = ${vendorId} and is_public for share`.execute(
    tables<CatalogDatabase>(tx),
  )
  return rows.length === 1
}

export type ProductVendor = { id: string; business_name: string; business_name_ar: string | null }

export async function listSellingVendors(db: Db, limit: number): Promise<ProductVendor[]> {
  const { rows } = await sql<ProductVendor>`
    select id, business_name, business_name_ar from vendors.vendors where is_public
    order by lower(business_name), id limit ${limit}`.execute(tables<CatalogDatabase>(db))
  return rows
}
