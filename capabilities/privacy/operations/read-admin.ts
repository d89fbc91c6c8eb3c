import { localDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { parsePhone } from '#kernel/phone.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type {
  ErasureDetailView,
  ErasuresPageView,
  DataSubjectsView,
  RequestDetailView,
  RequestsPageView,
  DataSubjectInput,
} from '../admin.contract.ts'
import type { BreachDetailView, BreachesPageView } from '../registers.contract.ts'
import { findBreach, listBreaches } from '../queries/breaches.ts'
import { findErasure, listErasures } from '../queries/erasures.ts'
import { findDataSubjects } from '../queries/data-subjects.ts'
import { findRequest, listRequests } from '../queries/requests.ts'
import { type PrivacyAdminDeps, pageOffset, toPage, recordAudit } from './admin-command.ts'
import { resolveDataSubject } from './plan-erasures.ts'
import { zipExport } from './create-data-export.ts'
import type { ExportPersonalData } from './personal-data.ts'

type Listing = {
  search?: string | undefined
  state?: string | undefined
  kind?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}
type Deps = PrivacyAdminDeps & { exportPersonalData: ExportPersonalData }

export function readPrivacyAdmin(deps: Deps) {
  const { db, clock } = deps
  const today = () => localDate(clock.now())
  return {
    requests: async (query: Listing): Promise<RequestsPageView> => {
      const { limit = 25, state = 'all', kind = 'all', search } = query
      const offset = pageOffset(query.cursor)
      const page = { state, kind, search: search || null, today: today(), limit, offset }
      const found = await listRequests(db, page)
      return { ...toPage(found, { offset, limit }), open: found.open, late: found.late }
    },
    request: (id: string): Promise<RequestDetailView | null> => findRequest(db, id, today()),
    people: async (search: string): Promise<DataSubjectsView> => {
      const typed = search.trim()
      const items = await findDataSubjects(db, {
        email: typed.includes('@') ? typed.toLowerCase() : null,
        phone: parsePhone(typed)?.e164 ?? null,
        number: /^y-/i.test(typed) ? typed.toUpperCase() : null,
      })
      return { items }
    },
    /** Recorded in the audit log. */
    person: async (
      command: AdminActor & { who: DataSubjectInput; language: Language },
    ): Promise<Result<{ name: string; bytes: Buffer }, { code: 'person_not_found' }>> => {
      const person = await resolveDataSubject(db, command.who)
      if (!person) return refuse({ code: 'person_not_found' })
      const bytes = await zipExport(await deps.exportPersonalData(person), command.language)
      await inTransaction(db, async (tx) => {
        const id = person.isAccount ? person.userId : null
        await recordAudit(deps, tx, command, { action: 'person_exported', type: 'user', id })
        return ok(null)
      })
      return ok({ name: `yova-${today()}.zip`, bytes })
    },
    erasures: async (query: Listing): Promise<ErasuresPageView> => {
      const { limit = 25, state = 'all', search = '' } = query
      const offset = pageOffset(query.cursor)
      const found = await listErasures(db, { state, search, limit, offset })
      return toPage(found, { offset, limit })
    },
    erasure: (id: string, viewer: string): Promise<ErasureDetailView | null> =>
      findErasure(db, id, viewer),
    breaches: async (query: Listing): Promise<BreachesPageView> => {
      const { limit = 25, state = 'all', search } = query
      const offset = pageOffset(query.cursor)
      const page = { state, search: search || null, now: clock.now(), limit, offset }
      return toPage(await listBreaches(db, page), { offset, limit })
    },
    breach: (id: string): Promise<BreachDetailView | null> => findBreach(db, id, clock.now()),
  }
}
export type ReadPrivacyAdmin = ReturnType<typeof readPrivacyAdmin>
