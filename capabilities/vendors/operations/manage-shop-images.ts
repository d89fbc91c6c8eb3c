import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, days, hours, type Milliseconds } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { MARKETPLACE_FILES, type StoreRefusal, type Media } from '#capabilities/media/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { ShopImageView } from '../shop-page.contract.ts'
import { listOrphanImages, imageUrl } from '../queries/shop-page.ts'
import type { VendorId } from '../schema.ts'

export type ShopImagesDeps = {
  db: Db
  clock: Clock
  media: Pick<Media, 'storeImage' | 'removeFiles'>
}
export type ImageRefusal = {
  code: Extract<StoreRefusal['code'], 'file_too_large' | 'not_an_image'> | 'too_many_images'
}

const BUCKET = 'shop-images' as const
const YEAR_SECONDS = 31_536_000
/** In pixels: enough for a cover on a large screen. */
const LONGEST = 1600
const MOST_AN_HOUR = 40
/** Time a vendor has to save the page after an upload. */
const PATIENCE: Milliseconds = days(7)

type Command = { vendorId: VendorId; userId: UserId; bytes: Uint8Array }

/** Logos and covers: re-encoded to pixels only, stored below the vendor's id. */
export const manageShopImages = ({ db, clock, media }: ShopImagesDeps) => ({
  async upload({ vendorId, userId, bytes }: Command): Promise<Result<ShopImageView, ImageRefusal>> {
    const now = clock.now()
    const use = { key: `shop-pictures:${vendorId}`, max: MOST_AN_HOUR, per: hours(1), now }
    if (!(await rateLimit(db, use)).allowed) return refuse({ code: 'too_many_images' })
    const saved = await media.storeImage({
      bucket: BUCKET,
      name: `${vendorId}/${newId(now)}`,
      bytes,
      cacheSeconds: YEAR_SECONDS,
      uploader: { userId, vendorId, seesAll: false },
      longest: LONGEST,
    })
    if (!saved.ok) return refuse({ code: refusalOf(saved.error) })
    const { name, width, height } = saved.value
    return ok(imageUrl(name, width ?? LONGEST, height ?? LONGEST))
  },

  /** Removes images no shop page shows, after a delay: an edited page may not be saved yet. */
  async deleteOrphanImages(): Promise<void> {
    const names = await listOrphanImages(db, before(clock.now(), PATIENCE))
    if (names.length === 0) return
    await media.removeFiles({ bucket: BUCKET, names, uploader: MARKETPLACE_FILES })
  },
})
export type ManageShopImages = ReturnType<typeof manageShopImages>

/** The server generates the names, so only the upload itself can be invalid. */
function refusalOf({ code }: StoreRefusal): ImageRefusal['code'] {
  if (code === 'file_too_large' || code === 'not_an_image') return code
  throw new Error(`a shop image could not be stored: ${code}`)
}
