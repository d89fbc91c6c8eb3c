import { localDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import { readBackupState } from '#platform/database/backup/backup-history.ts'
import type { AdminDashboardView, WorkQueuesView } from './contract.ts'
import type { ListExportSources } from './list-exports/sources.ts'
import { listFileRoutes } from './list-exports/routes.ts'
import { type SearchEverythingDeps, searchEverything } from './operations/search-everything.ts'
import { readActivity } from './operations/read-activity.ts'
import { readAdminDashboard } from './queries/dashboard.ts'
import { readWorkQueues } from './queries/work-queues.ts'
import { adminRoutes } from './routes.admin.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  lists: ListExportSources
  listFirstOrders: SearchEverythingDeps['listFirstOrders']
  listReturns: SearchEverythingDeps['listReturns']
}

export function createDashboard({ db, clock, audit, lists, ...found }: Deps) {
  const read = async (): Promise<AdminDashboardView> => ({
    ...(await readAdminDashboard(db, clock.now())),
    as_of: clock.now().toISOString(),
  })
  const queues = async (): Promise<WorkQueuesView> => {
    const now = clock.now()
    return {
      ...(await readWorkQueues(db, localDate(now))),
      backup_overdue: (await readBackupState(db, now)).is_overdue,
    }
  }
  const activity = readActivity({ db, audit })
  const files = listFileRoutes({ db, audit, lists })
  const search = searchEverything({ lists, ...found })
  return {
    read,
    queues,
    activity,
    adminRoutes: adminRoutes({ read, queues, activity, search }).route('/', files),
  }
}
export { listDecidedWork } from './queries/work-queues.ts'
export type { ListExportSources } from './list-exports/sources.ts'
