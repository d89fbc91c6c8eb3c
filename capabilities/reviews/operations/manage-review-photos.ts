import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, days, hours, type Milliseconds } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { MARKETPLACE_FILES, type StoreRefusal, type Media } from '#capabilities/media/index.ts'
import type { ReviewPhotoView } from '../contract.ts'
import { listOrphanReviewPhotos, REVIEW_IMAGE_URL_PREFIX } from '../queries/photos.ts'

export type ReviewPhotosDeps = {
  db: Db
  clock: Clock
  media: Pick<Media, 'storeImage' | 'removeFiles'>
}
export type UploadReviewPhotoRefusal =
  | Extract<StoreRefusal['code'], 'file_too_large' | 'not_an_image'>
  | 'too_many_photos'

const BUCKET = 'review-images' as const
const YEAR_SECONDS = 31_536_000
/** In pixels: for large screens, and for lists. */
const LONGEST = 1600
const LONGEST_SMALL = 400
const MOST_AN_HOUR = 30
/** Time a buyer has to submit the review after an upload. */
const PATIENCE: Milliseconds = days(1)

/** Re-encoded to pixels only, in two sizes. */
export const manageReviewPhotos = ({ db, clock, media }: ReviewPhotosDeps) => ({
  async upload(
    userId: string,
    bytes: Uint8Array,
  ): Promise<Result<ReviewPhotoView, { code: UploadReviewPhotoRefusal }>> {
    const now = clock.now()
    const use = { key: `review-photos:${userId}`, max: MOST_AN_HOUR, per: hours(1), now }
    if (!(await rateLimit(db, use)).allowed) return refuse({ code: 'too_many_photos' })

    const name = newId(now)
    const file = {
      bucket: BUCKET,
      cacheSeconds: YEAR_SECONDS,
      uploader: { userId, vendorId: null, seesAll: false },
    }
    const large = await media.storeImage({ ...file, name, bytes, longest: LONGEST })
    if (!large.ok) return refuse({ code: refusalOf(large.error) })
    const smallName = `${name}-small`
    const small = await media.storeImage({
      ...file,
      name: smallName,
      bytes,
      longest: LONGEST_SMALL,
    })
    if (!small.ok) return refuse({ code: refusalOf(small.error) })
    const { id, width, height } = large.value
    return ok({
      id,
      url: REVIEW_IMAGE_URL_PREFIX + name,
      small_url: REVIEW_IMAGE_URL_PREFIX + smallName,
      width: width ?? LONGEST,
      height: height ?? LONGEST,
      dominant_color: null,
    })
  },

  /** Removes uploads without a review. Runs nightly. */
  async deleteOrphanPhotos(): Promise<void> {
    const names = await listOrphanReviewPhotos(db, before(clock.now(), PATIENCE))
    if (names.length === 0) return
    await media.removeFiles({ bucket: BUCKET, names, uploader: MARKETPLACE_FILES })
  },
})
export type ManageReviewPhotos = ReturnType<typeof manageReviewPhotos>

/** The server generates the names, so only the upload itself can be invalid. */
function refusalOf({ code }: StoreRefusal): UploadReviewPhotoRefusal {
  if (code === 'file_too_large' || code === 'not_an_image') return code
  throw new Error(`a review photo could not be stored: ${code}`)
}
