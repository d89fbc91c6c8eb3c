import type { Db, Tx } from '#platform/database/index.ts'
import { listSavedValues } from '../queries.ts'
import { DEFAULTS, effectiveSettings } from '../rules/values.ts'
import type { SettingLocks, Settings } from '../schema.ts'

export const readSettings =
  ({ locks, siteUrl }: { locks: SettingLocks; siteUrl: string }) =>
  async (handle: Db | Tx): Promise<Settings> =>
    effectiveSettings(await listSavedValues(handle), locks, { ...DEFAULTS, siteUrl })
export type ReadSettings = ReturnType<typeof readSettings>
