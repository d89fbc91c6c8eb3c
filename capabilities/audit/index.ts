import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { recordAction } from './operations/record-action.ts'
import { type EntryFilter, listEntries } from './queries.ts'
import { adminRoutes } from './routes.admin.ts'

export function createAudit({ db, clock }: { db: Db; clock: Clock }) {
  const list = (filter: EntryFilter) => listEntries(db, filter)
  return { record: recordAction({ clock }), list, adminRoutes: adminRoutes({ list }) }
}
export type Audit = ReturnType<typeof createAudit>
export type { AdminActor, Actor, NewEntry, Origin } from './schema.ts'
export { type AuditAction, type AuditActionOf, AUDIT_ACTIONS } from './actions.ts'
