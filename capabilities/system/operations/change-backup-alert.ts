import { ok, type Result } from '#kernel/result.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { saveBackupAlert } from '#platform/database/backup/backup-history.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { RetryDeps } from './retry-dead-letters.ts'

/** Sets from which age in days the last backup is reported as too old. */
export const changeBackupAlert =
  ({ db, audit }: Pick<RetryDeps, 'db' | 'audit'>) =>
  ({ afterDays, by }: { afterDays: number; by: AdminActor }): Promise<Result<null, never>> =>
    inTransaction(db, async (tx) => {
      const before = await saveBackupAlert(tx, afterDays)
      if (before === afterDays) return ok(null)
      await audit.record(tx, {
        actor: { role: 'admin', id: by.adminId },
        action: 'platform.backup_alert_changed',
        subject: { type: 'settings', id: null },
        before: { after_days: before },
        after: { after_days: afterDays },
        ...by.origin,
      })
      return ok(null)
    })
export type ChangeBackupAlert = ReturnType<typeof changeBackupAlert>
