import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { OperationsView, StartWarningCode } from './contract.ts'
import { retryDelivery, retryJob } from './operations/retry-dead-letters.ts'
import { readPicture } from './queries/system-status.ts'
import { adminRoutes } from './routes.admin.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  version: string
  warnings: StartWarningCode[]
}

/** The door of the capability: how everything works now, and trying again what was given up. */
export function createOperations(deps: Deps) {
  const { db, clock, version, warnings } = deps
  const startedAt = clock.now().toISOString()
  const read = async (): Promise<OperationsView> => ({
    as_of: clock.now().toISOString(),
    process: {
      version,
      node: process.versions.node,
      started_at: startedAt,
      memory_bytes: process.memoryUsage.rss(),
    },
    warnings,
    ...(await readPicture(db)),
  })
  const acts = { read, retryJob: retryJob(deps), retryDelivery: retryDelivery(deps) }
  return { ...acts, adminRoutes: adminRoutes(acts) }
}
export type Operations = ReturnType<typeof createOperations>
export type { StartWarningCode } from './contract.ts'
