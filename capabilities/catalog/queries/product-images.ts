import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ProductImage, Scope } from '../schema.ts'
import type { CatalogDatabase } from '../tables.ts'

export const PRODUCT_IMAGE_URL_PREFIX = '/storage/v1/object/public/product-images/'
const SMALL = '/storage/v1/render/image/public/product-images/'
const SMALL_WIDTH = 400
export const thumbnailUrl = (name: string): string => `${SMALL}${name}?width=${SMALL_WIDTH}`

/** Whose uploads may be used: all for admins, else those of the vendor. */
export type ImageOwner = { scope: Scope; userId: string }

/**
 * By URL; unknown URLs are absent. Locked against deletion until the transaction ends, when a product
 * shows them.
 */
export async function listUploadedImages(
  tx: Db | Tx,
  addresses: readonly string[],
  { scope, userId }: ImageOwner,
): Promise<Map<string, ProductImage>> {
  const names = addresses.flatMap((address) =>
    address.startsWith(PRODUCT_IMAGE_URL_PREFIX)
      ? [address.slice(PRODUCT_IMAGE_URL_PREFIX.length)]
      : [],
  )
  if (names.length === 0) return new Map()
  const { rows } = await sql<{
    name: string
    width: number
    height: number
    dominant_color: string | null
  }>`
    select name, width, height, dominant_color from media.files
    where bucket = 'product-images' and name = any(${names}::text[]) and width is not null
      and (${scope} = 'all_vendors' or vendor_id::text = ${scope}
        or vendor_id is null and uploaded_by = ${userId})
    for key share`.execute(tables<CatalogDatabase>(tx))
  return new Map(
    rows.map(({ name, width, height, dominant_color }) => {
      const url = PRODUCT_IMAGE_URL_PREFIX + name
      const small = thumbnailUrl(name)
      return [url, { url, small_url: small, width, height, dominant_color }]
    }),
  )
}

export async function isImageUsedByProduct(
  db: Db,
  address: string,
  scope: Scope,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from catalog.products
    where (${scope} = 'all_vendors' or vendor_id::text = ${scope})
      and images @> ${JSON.stringify([{ url: address }])}::jsonb limit 1`.execute(
    tables<CatalogDatabase>(db),
  )
  return rows.length > 0
}

/** Names of those that a product or a variant shows. */
export async function listShownImages(
  tx: Tx,
  files: readonly { name: string; vendorId: string | null }[],
): Promise<string[]> {
  const names = files.map(({ name }) => name)
  const vendors = files.map(({ vendorId }) => vendorId)
  const { rows } = await sql<{ name: string }>`
    select distinct f.name from unnest(${names}::text[], ${vendors}::uuid[]) as f (name, vendor_id)
    join catalog.products p on f.vendor_id is null or p.vendor_id = f.vendor_id
    where exists (select from jsonb_array_elements(p.images) as image
        where image->>'url' = ${PRODUCT_IMAGE_URL_PREFIX} || f.name)
      or exists (select from catalog.variants v
        where v.product_id = p.id and v.image->>'url' = ${PRODUCT_IMAGE_URL_PREFIX} || f.name)
    order by f.name`.execute(tables<CatalogDatabase>(tx))
  return rows.map(({ name }) => name)
}
