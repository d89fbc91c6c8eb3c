import { ok } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import {
  findLoadedChecksum,
  lockLoading,
  saveCommunes,
  saveLoadedChecksum,
  saveWilayas,
} from '../queries.ts'
import type { Territory } from '../schema.ts'

type Loading = { ok: true; value: 'loaded' | 'unchanged' }

/** Loads the data files in one transaction; a single read when the tables are up to date. */
export const loadTerritory =
  ({ db, territory }: { db: Db; territory: Territory & { checksum: string } }) =>
  async (): Promise<'loaded' | 'unchanged'> => {
    if ((await findLoadedChecksum(db)) === territory.checksum) return 'unchanged'
    const loading = await inTransaction(db, async (tx): Promise<Loading> => {
      await lockLoading(tx)
      // Another process may have loaded the same data while this one waited for the lock.
      if ((await findLoadedChecksum(tx)) === territory.checksum) return ok('unchanged')
      await saveWilayas(tx, territory.wilayas)
      await saveCommunes(tx, territory.communes)
      await saveLoadedChecksum(tx, territory.checksum)
      return ok('loaded')
    })
    return loading.value
  }
