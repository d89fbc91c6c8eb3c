import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { deleteFileRows, findFile } from '../queries.ts'
import { MARKETPLACE_FILES } from '../schema.ts'
import { storageKey, type MediaDeps } from './store-image.ts'

/** Deletes the bytes before the row, so that an interrupted attempt can be repeated. */
export const deleteDocuments =
  ({ db, storage }: Pick<MediaDeps, 'db' | 'storage'>) =>
  async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const file = await findFile(db, 'documents', name)
      if (file) await storage.remove(storageKey(file))
    }
    await inTransaction(db, async (tx) =>
      ok(await deleteFileRows(tx, 'documents', names, MARKETPLACE_FILES)),
    )
  }
