import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { deleteFileRows, findFile } from '../queries.ts'
import { storageKey, type MediaDeps } from './store-image.ts'

/** Nobody uploaded what the marketplace made. */
const THE_MARKETPLACE = { userId: '', seesAll: true } as const

/** Removes what the marketplace kept of somebody: the bytes first, so that a try cut short is made again. */
export const deleteDocuments =
  ({ db, storage }: Pick<MediaDeps, 'db' | 'storage'>) =>
  async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const file = await findFile(db, 'documents', name)
      if (file) await storage.remove(storageKey(file))
    }
    await inTransaction(db, async (tx) =>
      ok(await deleteFileRows(tx, 'documents', names, THE_MARKETPLACE)),
    )
  }
