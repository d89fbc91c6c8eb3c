import { ok, refuse, type Result } from '#kernel/result.ts'
import { newId } from '#platform/ids.ts'
import { findFile, findWhole } from '../queries.ts'
import { type CropRefusal, cropWithin } from '../rules/crop.ts'
import type { Bucket, Crop, KeptFile, Uploader } from '../schema.ts'
import { croppedPicture } from './sanitize-image.ts'
import { keepMade, keyOf, type MediaDeps } from './store-image.ts'

type Asked = { bucket: Bucket; name: string }
type Command = Asked & { crop: Crop; uploader: Uploader }
type Gone = { code: 'picture_gone' }
export type CropPictureRefusal = CropRefusal | Gone

/** The whole that a picture is a piece of, and which piece it is; null when nothing has that name. */
export const wholeOf =
  ({ db }: Pick<MediaDeps, 'db'>) =>
  async ({ bucket, name }: Asked): Promise<{ whole: KeptFile; crop: Crop | null } | null> => {
    const file = await findFile(db, bucket, name)
    if (!file) return null
    const whole = await findWhole(db, file)
    return { whole, crop: whole.id === file.id ? null : (file.crop ?? null) }
  }

/**
 * Cuts a piece out of the whole of a picture and keeps it as a picture of its own: nothing that shows
 * the former one changes.
 */
export const cropPicture =
  (deps: MediaDeps) =>
  async ({
    bucket,
    name,
    crop,
    uploader,
  }: Command): Promise<Result<KeptFile, CropPictureRefusal>> => {
    const found = await wholeOf(deps)({ bucket, name })
    const stored = found && (await deps.storage.find(keyOf(found.whole)))
    const { width, height } = found?.whole ?? {}
    if (!found || !stored || !width || !height) return refuse({ code: 'picture_gone' })
    const { whole } = found
    const taken = cropWithin({ width, height }, crop)
    if (!taken.ok) return taken
    const kept = await keepMade(deps, {
      bucket,
      name: `${newId(deps.clock.now())}.${whole.mime.replace('image/', '').replace('jpeg', 'jpg')}`,
      cacheSeconds: whole.cacheSeconds,
      uploader,
      picture: await croppedPicture(stored.bytes, whole.mime, crop),
      of: { croppedFrom: whole.id, crop },
    })
    return kept ? ok(kept) : refuse({ code: 'picture_gone' })
  }
