import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Storage } from '#platform/storage/index.ts'
import { findFile, insertFile } from '../queries.ts'
import { isFileName } from '../rules/file-names.ts'
import type { Bucket, Crop, StoredFileRow, Uploader } from '../schema.ts'
import { type SanitizeImage, sanitizeImage } from './sanitize-image.ts'

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

export type MediaDeps = { db: Db; clock: Clock; storage: Storage }
type Command = {
  bucket: Bucket
  name: string
  bytes: Uint8Array
  cacheSeconds: number
  uploader: Uploader
  /** Pixels; larger images are scaled down. */
  longest?: number
}
export type StoreRefusal = {
  code: 'name_refused' | 'file_too_large' | 'not_an_image' | 'file_exists'
}

/** Keyed by id, so that a name used again never serves the old image from a cache. */
export const storageKey = ({ bucket, id }: Pick<StoredFileRow, 'bucket' | 'id'>): string =>
  `${bucket}/${id}`

export const storeImage =
  ({ db, clock, storage }: MediaDeps) =>
  async (command: Command): Promise<Result<StoredFileRow, StoreRefusal>> => {
    const { bucket, name, bytes, longest } = command
    if (!isFileName(name)) return refuse({ code: 'name_refused' })
    if (bytes.byteLength > MAX_IMAGE_BYTES) return refuse({ code: 'file_too_large' })
    if (await findFile(db, bucket, name)) return refuse({ code: 'file_exists' })
    const image = await sanitizeImage(bytes, longest)
    if (!image) return refuse({ code: 'not_an_image' })

    const stored = await storeGeneratedImage({ db, clock, storage }, { ...command, image })
    return stored ? ok(stored) : refuse({ code: 'file_exists' })
  }
export type StoreImage = ReturnType<typeof storeImage>

type Made = Pick<Command, 'bucket' | 'name' | 'cacheSeconds' | 'uploader'> & {
  image: SanitizeImage
  of?: { croppedFrom: string; crop: Crop }
}

/** Stores a sanitized image; null when the name is taken. */
export async function storeGeneratedImage(
  { db, clock, storage }: MediaDeps,
  { bucket, name, cacheSeconds, uploader, image, of: subject }: Made,
): Promise<StoredFileRow | null> {
  const now = clock.now()
  const file: StoredFileRow = {
    ...{ id: newId(now), bucket, name, uploadedBy: uploader.userId, cacheSeconds },
    vendorId: uploader.vendorId,
    mime: image.mime,
    bytes: image.bytes.byteLength,
    width: image.width,
    height: image.height,
    sha256: createHash('sha256').update(image.bytes).digest('hex'),
    createdAt: now,
    ...subject,
  }
  // Bytes before row: a row without bytes would be a broken image.
  await storage.put(storageKey(file), image.bytes, image.mime)
  const saved = await inTransaction(db, async (tx) =>
    (await insertFile(tx, file)) ? ok(file) : refuse({ code: 'file_exists' }),
  )
  if (saved.ok) return file
  await storage.remove(storageKey(file))
  return null
}
