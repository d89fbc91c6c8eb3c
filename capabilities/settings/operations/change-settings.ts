import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, notify, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { findLastSettingChange, lockValues, saveChanges } from '../queries.ts'
import { describeGuardChanges, isGuard } from './describe-guard-changes.ts'
import { hasConflict, diffSettings, type SettingRefusal } from '../rules/values.ts'
import type { RecordedChange, SettingLocks, Settings } from '../schema.ts'
import type { ReadSettings } from './read-settings.ts'

export const SETTINGS_CHANNEL = 'settings_changed'

export type SettingsDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  locks: SettingLocks
  read: ReadSettings
  nameOf: (tx: Tx, userId: string) => Promise<string | null>
  /** Every admin gets an email. */
  notifyAdmins: (tx: Tx, about: (language: Language) => string) => Promise<void>
  /** Invalidates cached pages at commit. */
  invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>
}
type Command = {
  wanted: Partial<Settings>
  /** Optimistic lock per setting. */
  known?: Partial<Settings>
  changedBy: string | null
  origin?: Origin
}

/** In one transaction with history and notification. */
export const changeSettings =
  ({ db, clock, audit, locks, read, nameOf, notifyAdmins, invalidate }: SettingsDeps) =>
  ({
    wanted,
    known = {},
    changedBy,
    origin,
  }: Command): Promise<Result<RecordedChange[], SettingRefusal>> =>
    inTransaction(db, async (tx) => {
      await lockValues(tx)
      const current = await read(tx)
      const name = hasConflict(current, { wanted, known })
      if (name !== null) {
        const last = await findLastSettingChange(tx, name)
        const by = (last?.changedBy && (await nameOf(tx, last.changedBy))) || '—'
        const changedAt = last?.changedAt ?? clock.now()
        return refuse({ code: 'setting_version_conflict', name, by, changedAt })
      }

      const decision = diffSettings(current, wanted, locks)
      if (!decision.ok) return decision
      if (decision.value.length === 0) return ok([])

      const changedAt = clock.now()
      const changes = decision.value.map((change) => ({
        ...change,
        id: newId(changedAt),
        changedAt,
        changedBy,
      }))
      await saveChanges(tx, changes)
      if (changes.some(isGuard)) {
        const by = (changedBy && (await nameOf(tx, changedBy))) || '–'
        await notifyAdmins(tx, (language) => describeGuardChanges(changes, by, language))
      }
      const valuesOf = (side: 'before' | 'after') =>
        Object.fromEntries(changes.map((change) => [change.name, change[side]]))
      await audit.record(tx, {
        actor: changedBy === null ? { role: 'system' } : { role: 'admin', id: changedBy },
        action: 'settings.changed',
        subject: { type: 'settings', id: null },
        before: valuesOf('before'),
        after: valuesOf('after'),
        ...origin,
      })
      await notify(tx, SETTINGS_CHANNEL)
      await invalidate(tx, ['settings'])
      return ok(changes)
    })

export type ChangeSettings = ReturnType<typeof changeSettings>
