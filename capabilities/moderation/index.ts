import { type ClaimDeps, claimItem } from './operations/claim-item.ts'
import { listModerationQueue } from './operations/list-queue.ts'
import { adminRoutes } from './routes.admin.ts'

/** The door of moderation: what waits for the team, and who of it looks after what. */
export function createModeration(deps: ClaimDeps) {
  const acts = { ...listModerationQueue(deps), ...claimItem(deps) }
  return { ...acts, adminRoutes: adminRoutes(acts) }
}
export type Moderation = ReturnType<typeof createModeration>
