import type { Db, Tx } from '#platform/database/index.ts'
import { listSavedValues } from '../queries.ts'
import { effectiveSettings } from '../rules/values.ts'
import type { SettingLocks, Settings } from '../schema.ts'

export const readSettings =
  ({ locks }: { locks: SettingLocks }) =>
  async (handle: Db | Tx): Promise<Settings> =>
    effectiveSettings(await listSavedValues(handle), locks)
export type ReadSettings = ReturnType<typeof readSettings>
