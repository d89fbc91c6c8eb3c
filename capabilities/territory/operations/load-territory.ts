import { ok } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import {
  findLoadedChecksum,
  lockLoading,
  replaceCommuneHistory,
  saveCommunes,
  saveLoadedChecksum,
  saveWilayas,
} from '../queries.ts'
import type { Territory } from '../schema.ts'

/** Nothing that a person does can refuse it. */
type Loading = { ok: true; value: 'loaded' | 'unchanged' }

/** Brings the tables up to the data, all or nothing; when they hold it already, one read and no write. */
export const loadTerritory =
  ({ db, territory }: { db: Db; territory: Territory & { checksum: string } }) =>
  async (): Promise<'loaded' | 'unchanged'> => {
    if ((await findLoadedChecksum(db)) === territory.checksum) return 'unchanged'
    const loading = await inTransaction(db, async (tx): Promise<Loading> => {
      await lockLoading(tx)
      // Another process may have loaded the same data while this one waited.
      if ((await findLoadedChecksum(tx)) === territory.checksum) return ok('unchanged')
      await saveWilayas(tx, territory.wilayas)
      await saveCommunes(tx, territory.communes)
      await replaceCommuneHistory(tx, territory.communes)
      await saveLoadedChecksum(tx, territory.checksum)
      return ok('loaded')
    })
    return loading.value
  }
