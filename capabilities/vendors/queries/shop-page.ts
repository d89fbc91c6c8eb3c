import { sql } from 'kysely'
import {
  type Db,
  storedText,
  tables,
  textByLanguage,
  type Tx,
  instant,
} from '#platform/database/index.ts'
import type { ShopPageView, ShopImageView } from '../shop-page.contract.ts'
import type { pageColumns } from '../rules/shop-page-columns.ts'
import type { VendorId } from '../schema.ts'
import type { VendorsDatabase } from '../tables.ts'

/** The route's guard has already found the vendor, so the row exists. */
export async function getShopPage(handle: Db | Tx, id: VendorId): Promise<ShopPageView> {
  const { rows } = await sql<{ view: ShopPageView }>`
    select jsonb_build_object('id', v.id, 'business_name', v.business_name,
      'business_name_ar', v.business_name_ar,
      'business_email', v.business_email, 'business_phone', v.business_phone,
      'business_address', v.business_address, 'business_city', v.business_city,
      'business_wilaya', v.business_wilaya, 'commune_code', v.commune_code,
      'description', ${sql.raw(textByLanguage('v.description'))},
      'logo', v.logo, 'cover', v.cover, 'sells_wholesale', v.sells_wholesale,
      'average_rating', v.average_rating, 'rating_count', v.rating_count,
      'created_at', ${instant('v.created_at')}, 'updated_at', ${instant('v.updated_at')}) as view
    from vendors.vendors v where v.id = ${id}`.execute(tables<VendorsDatabase>(handle))
  const view = rows[0]?.view
  if (!view) throw new Error(`no vendor ${id}`)
  return view
}

export type PageColumns = ReturnType<typeof pageColumns>

type Saved = {
  columns: PageColumns
  logo: ShopImageView | null
  cover: ShopImageView | null
  now: Date
}

export async function saveShopPage(tx: Tx, id: VendorId, saved: Saved): Promise<void> {
  const { logo, cover, now } = saved
  const { description, ...columns } = saved.columns
  await tables<VendorsDatabase>(tx)
    .updateTable('vendors.vendors')
    .set({
      ...columns,
      description: storedText(description),
      logo: jsonOf(logo),
      cover: jsonOf(cover),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export const SHOP_IMAGE_URL_PREFIX = '/storage/v1/object/public/shop-images/'
const SMALL = '/storage/v1/render/image/public/shop-images/'
const SMALL_WIDTH = 400

export const imageUrl = (name: string, width: number, height: number): ShopImageView => ({
  url: SHOP_IMAGE_URL_PREFIX + name,
  small_url: `${SMALL}${name}?width=${SMALL_WIDTH}`,
  width,
  height,
  dominant_color: null,
})

/** Only an image uploaded for this vendor is found. */
export async function findShopImage(
  tx: Tx,
  vendorId: VendorId,
  url: string,
): Promise<ShopImageView | null> {
  const name = url.startsWith(SHOP_IMAGE_URL_PREFIX) ? url.slice(SHOP_IMAGE_URL_PREFIX.length) : ''
  if (!name.startsWith(`${vendorId}/`)) return null
  const { rows } = await sql<{ width: number; height: number }>`
    select width, height from media.files
    where bucket = 'shop-images' and name = ${name} and width is not null`.execute(
    tables<VendorsDatabase>(tx),
  )
  const [found] = rows
  return found ? imageUrl(name, found.width, found.height) : null
}

/** Created before `until`, and used neither as logo nor as cover; at most 500. */
export async function listOrphanImages(db: Db, until: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.name from media.files f
    where f.bucket = 'shop-images' and f.created_at < ${until}
      and not exists (select from vendors.vendors v
        where ${SHOP_IMAGE_URL_PREFIX} || f.name in (v.logo ->> 'url', v.cover ->> 'url'))
    order by f.created_at limit 500`.execute(tables<VendorsDatabase>(db))
  return rows.map(({ name }) => name)
}

const jsonOf = (image: ShopImageView | null) => (image === null ? null : JSON.stringify(image))
