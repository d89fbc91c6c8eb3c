import { randomBytes } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, days, hours, type Milliseconds } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { MARKETPLACE_FILES, type StoreRefusal, type Media } from '#capabilities/media/index.ts'
import type { PurchaseReader } from '#capabilities/orders/index.ts'
import type { ReturnPhotoView } from '../contract.ts'
import { listOrphanReturnPhotos } from '../queries/photos.ts'
import type { SignReturnPhotos } from './sign-return-photos.ts'

export type ReturnPhotosDeps = {
  db: Db
  clock: Clock
  media: Pick<Media, 'storeImage' | 'removeFiles' | 'readFile'>
  photos: SignReturnPhotos
}
export type UploadReturnPhotoRefusal =
  | Extract<StoreRefusal['code'], 'file_too_large' | 'not_an_image'>
  | 'too_many_photos'

const BUCKET = 'return-images' as const
const LONGEST = 1600
const LONGEST_SMALL = 400
const MOST_AN_HOUR = 30
/** How long an upload may wait for its return request. */
const PATIENCE: Milliseconds = days(1)
const NAME_BYTES = 24

/** A guest has no id: the upload belongs to the order that the purchase key opened. */
export const photoUploader = ({ person }: PurchaseReader, orderId: string): string =>
  person?.userId ?? orderId

/** Stores only pixels, so metadata such as the GPS position is removed. */
export const manageReturnPhotos = ({ db, clock, media, photos }: ReturnPhotosDeps) => ({
  /** `who.key` is the rate limit key. */
  async upload(
    who: { uploader: string; key: string },
    bytes: Uint8Array,
  ): Promise<Result<ReturnPhotoView, { code: UploadReturnPhotoRefusal }>> {
    const use = { key: `return-photos:${who.key}`, max: MOST_AN_HOUR, per: hours(1) }
    if (!(await rateLimit(db, { ...use, now: clock.now() })).allowed)
      return refuse({ code: 'too_many_photos' })
    const name = randomBytes(NAME_BYTES).toString('hex')
    const uploader = { userId: who.uploader, vendorId: null, seesAll: false }
    const file = { bucket: BUCKET, cacheSeconds: 0, uploader, bytes }
    const large = await media.storeImage({ ...file, name, longest: LONGEST })
    if (!large.ok) return refuse({ code: refusalOf(large.error) })
    const smallName = `${name}-small`
    const small = await media.storeImage({ ...file, name: smallName, longest: LONGEST_SMALL })
    if (!small.ok) return refuse({ code: refusalOf(small.error) })
    const { width, height } = large.value
    const size = { width: width ?? LONGEST, height: height ?? LONGEST }
    return ok({ name, ...photos.photoView({ name, ...size, dominant_color: null }) })
  },

  read: (name: string) => media.readFile(BUCKET, name),

  async deleteOrphanPhotos(): Promise<void> {
    const names = await listOrphanReturnPhotos(db, before(clock.now(), PATIENCE))
    if (names.length === 0) return
    await media.removeFiles({ bucket: BUCKET, names, uploader: MARKETPLACE_FILES })
  },
})
export type ManageReturnPhotos = ReturnType<typeof manageReturnPhotos>

/** The names are generated, so only the file itself can be refused. */
function refusalOf({ code }: StoreRefusal): UploadReturnPhotoRefusal {
  if (code === 'file_too_large' || code === 'not_an_image') return code
  throw new Error(`a return photo could not be stored: ${code}`)
}
