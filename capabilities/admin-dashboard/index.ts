import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { AdminDashboardView } from './contract.ts'
import type { ListExportSources } from './list-exports/sources.ts'
import { listFileRoutes } from './list-exports/routes.ts'
import { readActivity } from './operations/read-activity.ts'
import { readAdminDashboard } from './queries/dashboard.ts'
import { adminRoutes } from './routes.admin.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'>; lists: ListExportSources }

export function createDashboard({ db, clock, audit, lists }: Deps) {
  const read = async (): Promise<AdminDashboardView> => ({
    ...(await readAdminDashboard(db)),
    as_of: clock.now().toISOString(),
  })
  const activity = readActivity({ db, audit })
  const files = listFileRoutes({ db, audit, lists })
  return { read, activity, adminRoutes: adminRoutes({ read, activity }).route('/', files) }
}
export type { ListExportSources } from './list-exports/sources.ts'
