import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { deleteFiles } from '../queries.ts'
import { everyForm, suffixOf } from '../rules/renditions.ts'
import type { Bucket, KeptFile, Uploader } from '../schema.ts'
import { keyOf, type MediaDeps } from './store-image.ts'

type Command = { bucket: Bucket; names: readonly string[]; uploader: Uploader }

/** Removes files of one's own and says which; those of others stay, unmentioned. */
export const removeFiles =
  ({ db, storage }: Pick<MediaDeps, 'db' | 'storage'>) =>
  async ({ bucket, names, uploader }: Command): Promise<KeptFile[]> => {
    const { value: removed } = await inTransaction(db, async (tx) =>
      ok(await deleteFiles(tx, bucket, names, uploader)),
    )
    // Without its row nobody is shown the file any more, even if its bytes cannot be removed now.
    for (const file of removed)
      for (const suffix of ['', ...everyForm().map(suffixOf)])
        await storage.remove(keyOf(file) + suffix)
    return removed
  }
export type RemoveFiles = ReturnType<typeof removeFiles>
