import type { Clock } from '#kernel/time.ts'
import type { Db, Listener } from '#platform/database/index.ts'
import { changeSettings, type SettingsDeps } from './operations/change-settings.ts'
import { createSettingsCache } from './operations/settings-cache.ts'
import { readSettings } from './operations/read-settings.ts'
import { listHistory } from './queries.ts'
import { adminRoutes } from './routes.admin.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { lockedSettings } from './rules/values.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: SettingsDeps['audit']
  listen: Listener['listen']
  nameOf: SettingsDeps['nameOf']
  notifyAdmins: SettingsDeps['notifyAdmins']
  invalidate: SettingsDeps['invalidate']
  siteUrl: string
  environment: Readonly<Record<string, string | undefined>>
  onError: (error: Error) => void
}

export function createSettings(deps: Deps) {
  const { db, clock, audit, listen, invalidate, onError } = deps
  const locks = lockedSettings(deps.environment, deps.siteUrl)
  const read = readSettings({ locks })
  const snapshot = createSettingsCache({ db, listen, read, invalidate, onError })
  const saveChanges = changeSettings({
    db,
    clock,
    audit,
    locks,
    read,
    nameOf: deps.nameOf,
    notifyAdmins: deps.notifyAdmins,
    invalidate,
  })

  const change: typeof saveChanges = async (command) => {
    const result = await saveChanges(command)
    // Its next response must use the new value.
    if (result.ok) await snapshot.renew()
    return result
  }
  const history = (page: Parameters<typeof listHistory>[1]) => listHistory(db, page)

  return {
    start: snapshot.start,
    stop: snapshot.stop,
    current: snapshot.current,
    languages: snapshot.languages,
    /** Reads in the caller's transaction, for decisions about money. */
    getEffective: read,
    change,
    storefrontRoutes: storefrontRoutes({ current: snapshot.current }),
    adminRoutes: adminRoutes({ change, getEffective: () => read(db), history, locks }),
  }
}
export type SettingsCapability = ReturnType<typeof createSettings>
export type { SettingName, Settings } from './schema.ts'
