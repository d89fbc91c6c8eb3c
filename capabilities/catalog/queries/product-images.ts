import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ProductImage, Scope } from '../schema.ts'

export const PRODUCT_IMAGE_URL_PREFIX = '/storage/v1/object/public/product-images/'
const SMALL = '/storage/v1/render/image/public/product-images/'
const SMALL_WIDTH = 400
export const thumbnailUrl = (name: string): string => `${SMALL}${name}?width=${SMALL_WIDTH}`

/** By URL; a null uploader (admins) may use images of any user. Unknown URLs are absent. */
export async function listUploadedImages(
  tx: Db | Tx,
  addresses: readonly string[],
  uploader: string | null,
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
      and (${uploader}::uuid is null or uploaded_by = ${uploader})`.execute(tables<object>(tx))
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
    tables<object>(db),
  )
  return rows.length > 0
}
