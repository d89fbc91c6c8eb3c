import sharp, { type Sharp } from 'sharp'
import { createBoundedQueue } from '#platform/bounded-queue.ts'
import type { Storage, StoredFile } from '#platform/storage/index.ts'
import { type RenditionSpec, suffixOf } from '../rules/renditions.ts'
import type { Bucket, StoredFileRow } from '../schema.ts'
import { storageKey } from './store-image.ts'
import type { ReadFile } from './read-files.ts'

type Deps = { storage: Storage; readFile: ReadFile }
export type Rendition = { file: StoredFileRow; stored: StoredFile; mime: string }

/**
 * Two of the four threads that hash passwords, too. A page has some thirty images; a hundred wait for
 * seconds at most.
 */
const QUEUE = { concurrency: 2, maxWaiting: 100 }

/**
 * Rendered on first demand and stored; never wider than the original. Concurrent requests share one
 * rendering.
 */
export function getRendition({ storage, readFile }: Deps) {
  const underWay = new Map<string, Promise<void>>()
  const queue = createBoundedQueue({ name: 'images', ...QUEUE })

  async function make(
    key: string,
    bytes: Uint8Array,
    { width, format }: RenditionSpec,
  ): Promise<void> {
    const smaller = sharp(bytes).resize({ width, withoutEnlargement: true })
    const { data, info } = await inFormat(smaller, format).toBuffer({ resolveWithObject: true })
    await storage.put(key, data, mimeOf(info.format))
  }

  return async (bucket: Bucket, name: string, form: RenditionSpec): Promise<Rendition | null> => {
    const found = await readFile(bucket, name)
    if (!found) return null
    const { file, stored } = found
    const key = storageKey(file) + suffixOf(form)
    let shown = await storage.find(key)
    if (!shown) {
      const making = underWay.get(key) ?? queue(() => make(key, stored.bytes, form))
      underWay.set(key, making)
      await making.finally(() => underWay.delete(key))
      shown = await storage.find(key)
    }
    // The original, in case the rendition was deleted concurrently.
    return shown ? { file, stored: shown, mime: shown.contentType } : { ...found, mime: file.mime }
  }
}
export type GetRendition = ReturnType<typeof getRendition>

/** Qualities at which no difference is visible on a phone. */
function inFormat(image: Sharp, format: RenditionSpec['format']): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 })
  return format === 'webp' ? image.webp({ quality: 78 }) : image
}

/** sharp reports AVIF as its container format, HEIF. */
const mimeOf = (format: string): string => `image/${format === 'heif' ? 'avif' : format}`
