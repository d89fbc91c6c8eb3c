import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { DashboardView } from './contract.ts'
import { readDashboard } from './queries.ts'
import { adminRoutes } from './routes.admin.ts'

/** The door of the capability: what the first screen of the back office shows. */
export function createDashboard({ db, clock }: { db: Db; clock: Clock }) {
  const read = async (): Promise<DashboardView> => ({
    ...(await readDashboard(db)),
    as_of: clock.now().toISOString(),
  })
  return { read, adminRoutes: adminRoutes({ read }) }
}
export type Dashboard = ReturnType<typeof createDashboard>
