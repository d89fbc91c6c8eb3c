import { ok, refuse, type Result } from '#kernel/result.ts'
import { newId } from '#platform/ids.ts'
import { findFile, findOriginal } from '../queries.ts'
import { type CropRefusal, cropWithin } from '../rules/crop.ts'
import type { Bucket, Crop, StoredFileRow, Uploader } from '../schema.ts'
import { cropImageBytes } from './sanitize-image.ts'
import { storeGeneratedImage, storageKey, type MediaDeps } from './store-image.ts'

type CropImageCommand = { bucket: Bucket; name: string }
type Command = CropImageCommand & { crop: Crop; uploader: Uploader }
type Gone = { code: 'image_gone' }
export type CropImageRefusal = CropRefusal | Gone

/** The original, with the crop that was made of it. */
export const findCropSource =
  ({ db }: Pick<MediaDeps, 'db'>) =>
  async ({
    bucket,
    name,
  }: CropImageCommand): Promise<{ whole: StoredFileRow; crop: Crop | null } | null> => {
    const file = await findFile(db, bucket, name)
    if (!file) return null
    const whole = await findOriginal(db, file)
    return { whole, crop: whole.id === file.id ? null : (file.crop ?? null) }
  }

/** Stores a new image, so that uses of the former one do not change. */
export const cropImage =
  (deps: MediaDeps) =>
  async ({
    bucket,
    name,
    crop,
    uploader,
  }: Command): Promise<Result<StoredFileRow, CropImageRefusal>> => {
    const found = await findCropSource(deps)({ bucket, name })
    const stored = found && (await deps.storage.find(storageKey(found.whole)))
    const { width, height } = found?.whole ?? {}
    if (!found || !stored || !width || !height) return refuse({ code: 'image_gone' })
    const { whole } = found
    const taken = cropWithin({ width, height }, crop)
    if (!taken.ok) return taken
    const saved = await storeGeneratedImage(deps, {
      bucket,
      name: `${newId(deps.clock.now())}.${whole.mime.replace('image/', '').replace('jpeg', 'jpg')}`,
      cacheSeconds: whole.cacheSeconds,
      uploader,
      image: await cropImageBytes(stored.bytes, whole.mime, crop),
      of: { croppedFrom: whole.id, crop },
    })
    return saved ? ok(saved) : refuse({ code: 'image_gone' })
  }
