import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { deleteFileRows, lockFiles } from '../queries.ts'
import { allRenditions, suffixOf } from '../rules/renditions.ts'
import type { Bucket, StoredFileRow, Uploader } from '../schema.ts'
import { storageKey, type MediaDeps } from './store-image.ts'

type Command = { bucket: Bucket; names: readonly string[]; uploader: Uploader }
type DeletionDeps = Pick<MediaDeps, 'db' | 'storage'>
/** Names of those that a product or a page shows. */
export type ListShownFiles = (
  tx: Tx,
  files: readonly Pick<StoredFileRow, 'name' | 'vendorId'>[],
) => Promise<string[]>
export type DeleteRefusal = { code: 'file_shown'; names: readonly string[] }

/** Files of others are ignored silently. */
export const deleteFiles =
  ({ db, storage }: DeletionDeps) =>
  async ({ bucket, names, uploader }: Command): Promise<StoredFileRow[]> => {
    const { value: removed } = await inTransaction(db, async (tx) =>
      ok(await deleteFileRows(tx, bucket, names, uploader)),
    )
    await removeBytes(storage, removed)
    return removed
  }

/** Deletes all of them, or none where one is shown. */
export const deleteUnusedFiles =
  ({ db, storage }: DeletionDeps) =>
  async (
    { bucket, names, uploader }: Command,
    listShown: ListShownFiles,
  ): Promise<Result<StoredFileRow[], DeleteRefusal>> => {
    const deleted = await inTransaction(
      db,
      async (tx): Promise<Result<StoredFileRow[], DeleteRefusal>> => {
        const files = await lockFiles(tx, bucket, names, uploader)
        const shown = files.length > 0 ? await listShown(tx, files) : []
        if (shown.length > 0) return refuse({ code: 'file_shown', names: shown })
        return ok(await deleteFileRows(tx, bucket, names, uploader))
      },
    )
    if (deleted.ok) await removeBytes(storage, deleted.value)
    return deleted
  }
export type DeleteUnusedFiles = ReturnType<typeof deleteUnusedFiles>

/** Without its row a file is no longer served, even if deleting its bytes fails. */
async function removeBytes(
  storage: MediaDeps['storage'],
  files: readonly StoredFileRow[],
): Promise<void> {
  for (const file of files)
    for (const suffix of ['', ...allRenditions().map(suffixOf)])
      await storage.remove(storageKey(file) + suffix)
}
