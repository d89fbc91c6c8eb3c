import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { SystemStatusView, StartWarningCode } from './contract.ts'
import { readBackupState } from '#platform/database/backup/backup-history.ts'
import { changeBackupAlert } from './operations/change-backup-alert.ts'
import { retryDeadDelivery, retryDeadJob } from './operations/retry-dead-letters.ts'
import { readSystemStatus } from './queries/system-status.ts'
import { adminRoutes } from './routes.admin.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  version: string
  /** Those of the start, and those found since. */
  warnings: () => Promise<StartWarningCode[]>
}

/** Module API: system status and requeueing of dead letters. */
export function createSystem(deps: Deps) {
  const { db, clock, version, warnings } = deps
  const startedAt = clock.now().toISOString()
  const read = async (): Promise<SystemStatusView> => ({
    as_of: clock.now().toISOString(),
    process: {
      version,
      node: process.versions.node,
      started_at: startedAt,
      memory_bytes: process.memoryUsage.rss(),
    },
    warnings: await warnings(),
    ...(await readSystemStatus(db)),
    backups: await readBackupState(db, clock.now()),
  })
  const acts = {
    read,
    retryJob: retryDeadJob(deps),
    retryDelivery: retryDeadDelivery(deps),
    changeBackupAlert: changeBackupAlert(deps),
  }
  return { ...acts, adminRoutes: adminRoutes(acts) }
}
export type { StartWarningCode } from './contract.ts'
