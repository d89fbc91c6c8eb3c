import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { after, before, hours } from '#kernel/time.ts'
import { newId } from '#platform/ids.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { AccessesPageView } from '../registers.contract.ts'
import type { AccessKind } from '../enums.contract.ts'
import { insertAccess, listAccesses } from '../queries/access-log.ts'
import type { PrivacyAdminDeps } from './admin-command.ts'

export type DataAccessEntry = {
  actorId: string
  /** Route that displayed the data: `GET /api/v1/admin/orders/:id`. */
  call: string
  kind: AccessKind
  /** Ids of the displayed records. */
  subjects: readonly string[]
  origin: Origin
}
type RecordDataAccessCommand = {
  search?: string | undefined
  kind?: string | undefined
  from?: LocalDate | undefined
  until?: LocalDate | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const recordDataAccess = ({ db, clock }: Pick<PrivacyAdminDeps, 'db' | 'clock'>) => ({
  recordDataAccess: async ({ origin, ...access }: DataAccessEntry): Promise<void> => {
    const now = clock.now()
    const { address = null, requestId = null } = origin
    await insertAccess(db, { ...access, id: newId(now), at: now, address, requestId })
  },
  list: async (command: RecordDataAccessCommand): Promise<AccessesPageView> => {
    const { search, kind = 'all', limit = 25, cursor } = command
    const { items, total } = await listAccesses(db, {
      search: search || null,
      kind,
      from: command.from ? before(noonOfDay(command.from), hours(12)) : null,
      until: command.until ? after(noonOfDay(command.until), hours(12)) : null,
      after: cursor !== undefined && ID.test(cursor) ? cursor : null,
      limit: limit + 1,
    })
    const shown = items.slice(0, limit)
    return {
      items: shown,
      total: Math.min(total, 1000),
      total_is_estimate: total > 1000,
      next: items.length > limit ? (shown.at(-1)?.id ?? null) : null,
    }
  },
})
export type RecordDataAccess = ReturnType<typeof recordDataAccess>
