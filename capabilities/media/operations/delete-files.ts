import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { deleteFileRows } from '../queries.ts'
import { allRenditions, suffixOf } from '../rules/renditions.ts'
import type { Bucket, StoredFileRow, Uploader } from '../schema.ts'
import { storageKey, type MediaDeps } from './store-image.ts'

type Command = { bucket: Bucket; names: readonly string[]; uploader: Uploader }

/** Files of others are ignored silently. */
export const deleteFiles =
  ({ db, storage }: Pick<MediaDeps, 'db' | 'storage'>) =>
  async ({ bucket, names, uploader }: Command): Promise<StoredFileRow[]> => {
    const { value: removed } = await inTransaction(db, async (tx) =>
      ok(await deleteFileRows(tx, bucket, names, uploader)),
    )
    // Without its row a file is no longer served, even if deleting its bytes fails.
    for (const file of removed)
      for (const suffix of ['', ...allRenditions().map(suffixOf)])
        await storage.remove(storageKey(file) + suffix)
    return removed
  }
export type DeleteFiles = ReturnType<typeof deleteFiles>
