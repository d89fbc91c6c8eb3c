import { LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { CallSettingsView, ReadCallSettingsView } from '../contract.ts'
import {
  isPhoneConfirmationOn,
  findCallRules,
  findScripts,
  saveRules,
  saveScript,
} from '../queries/call-settings.ts'
import { defaultScript } from './call-script.ts'

type Deps = { db: Db; clock: Clock; vendors: Pick<Vendors, 'setPhoneConfirmation'> }
type Command = { vendorId: string; userId: string; settings: CallSettingsView; origin: Origin }

export const readCallSettings =
  ({ db }: Pick<Deps, 'db'>) =>
  async (vendorId: string): Promise<ReadCallSettingsView> => {
    const [isOn, rules, { own, general }] = await Promise.all([
      isPhoneConfirmationOn(db, vendorId),
      findCallRules(db, vendorId),
      findScripts(db, vendorId),
    ])
    return {
      is_on: isOn,
      max_attempts: rules.maxAttempts,
      spacing_minutes: rules.spacingMinutes,
      calls_from: rules.from,
      calls_until: rules.until,
      expires_hours: rules.expiresHours,
      scripts: { fr: own.fr ?? '', en: own.en ?? '', ar: own.ar ?? '' },
      default_scripts: { ...recordOf(LANGUAGES, defaultScript), ...general },
    }
  }
export type GetCallSettings = ReturnType<typeof readCallSettings>

/** Existing call tasks keep their schedule. */
export const changeCallSettings =
  ({ db, clock, vendors }: Deps) =>
  ({ vendorId, userId, settings, origin }: Command): Promise<Result<null, never>> =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      const by = { vendorId, userId, now }
      // Locks the vendor row first, which serializes concurrent changes.
      await vendors.setPhoneConfirmation(tx, { vendorId, userId, isOn: settings.is_on, origin })
      const rules = {
        maxAttempts: settings.max_attempts,
        spacingMinutes: settings.spacing_minutes,
        from: settings.calls_from,
        until: settings.calls_until,
        expiresHours: settings.expires_hours,
      }
      await saveRules(tx, newId(now), rules, by)
      for (const language of LANGUAGES)
        await saveScript(tx, { id: newId(now), language, body: settings.scripts[language] }, by)
      return ok(null)
    })
export type ChangeCallSettings = ReturnType<typeof changeCallSettings>
