import { createHash } from 'node:crypto'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertFile } from '../queries.ts'
import type { StoredFileRow } from '../schema.ts'
import { storageKey, type MediaDeps } from './store-image.ts'

type Command = { name: string; bytes: Uint8Array; mime: string }

/**
 * In the caller's transaction. Null when the name is taken. It has no public URL: its owner must
 * serve it.
 */
export const storeDocument =
  ({ clock, storage }: Pick<MediaDeps, 'clock' | 'storage'>) =>
  async (tx: Tx, { name, bytes, mime }: Command): Promise<StoredFileRow | null> => {
    const now = clock.now()
    const file: StoredFileRow = {
      id: newId(now),
      bucket: 'documents',
      name,
      uploadedBy: null,
      vendorId: null,
      mime,
      bytes: bytes.byteLength,
      width: null,
      height: null,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      cacheSeconds: 0,
      createdAt: now,
    }
    if (!(await insertFile(tx, file))) return null
    await storage.put(storageKey(file), bytes, mime)
    return file
  }
