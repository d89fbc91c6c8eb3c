import { type ClaimDeps, claimItem } from './operations/claim-item.ts'
import { listModerationQueue } from './operations/list-queue.ts'
import { adminRoutes } from './routes.admin.ts'

export function createModeration(deps: ClaimDeps) {
  const acts = { ...listModerationQueue(deps), ...claimItem(deps) }
  return { ...acts, adminRoutes: adminRoutes(acts) }
}
