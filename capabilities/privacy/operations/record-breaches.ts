import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId, randomCode } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { BreachDetailView, BreachDetails } from '../registers.contract.ts'
import { detailList, sectionHeading, printableDocument } from '../printable-page.ts'
import {
  findBreach,
  insertBreach,
  insertBreachNote,
  lockBreach,
  saveBreachStep,
  saveBreachDetails,
} from '../queries/breaches.ts'
import {
  authorityDueAt,
  type BreachRefusal,
  type BreachStep,
  checkBreachStep,
} from '../rules/breach.ts'
import type { LocaleText } from '#platform/texts/create-texts.ts'
import { texts } from '../texts.generated.ts'
import { type PrivacyAdminDeps, recordAudit } from './admin-command.ts'
import { ownValue } from '#kernel/own-value.ts'

const BREACH_REPORT_TEXTS = texts.below('breach-report')
const BREACH_REPORT_TITLE = texts.of('breach-report-title')

type New = AdminActor & { details: BreachDetails; discoveredAt: Date }
type Change = AdminActor & { id: string; details: BreachDetails }
type RequestStep = AdminActor & {
  id: string
  step: BreachStep
  at: Date | null
  reference: string | null
  note: string
}

/** Notes are append-only. */
export const recordBreaches = (deps: PrivacyAdminDeps) => ({
  open: (command: New) =>
    inTransaction(deps.db, async (tx): Promise<Result<string, BreachRefusal>> => {
      const { details, discoveredAt, adminId: by } = command
      const now = deps.clock.now()
      if (discoveredAt > now) return refuse({ code: 'notification_date_out_of_range' })
      const [id, number] = [newId(now), `V-${randomCode(8)}`]
      const dueAt = authorityDueAt(discoveredAt)
      await insertBreach(tx, { id, number, details, discoveredAt, dueAt, by, at: now })
      const to = 'open' as const
      const note = { id: newId(now), breachId: id, from: null, to, note: null, by, at: now }
      await insertBreachNote(tx, note)
      await recordAudit(deps, tx, command, {
        action: 'breach_opened',
        type: 'breach',
        id,
        after: { number, severity: details.severity },
      })
      return ok(id)
    }),
  change: (command: Change) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, BreachRefusal>> => {
      const { id, details, adminId: by } = command
      const now = deps.clock.now()
      const allowed = checkBreachStep(await lockBreach(tx, id), 'changed', { at: now, now })
      if (!allowed.ok) return allowed
      const { state, number } = allowed.value
      await saveBreachDetails(tx, id, details, now)
      const noted = { id: newId(now), breachId: id, from: state, note: null, by, at: now }
      await insertBreachNote(tx, { ...noted, to: 'changed' })
      const after = { number, severity: details.severity, people_count: details.people_count }
      await recordAudit(deps, tx, command, { action: 'breach_changed', type: 'breach', id, after })
      return ok(null)
    }),
  step: (command: RequestStep) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, BreachRefusal>> => {
      const { id, step, reference, note, adminId: by } = command
      const now = deps.clock.now()
      const date = command.at ?? now
      const allowed = checkBreachStep(await lockBreach(tx, id), step, { at: date, now })
      if (!allowed.ok) return allowed
      await saveBreachStep(tx, id, { step, at: date, reference, now })
      const { state, number } = allowed.value
      const noted = { id: newId(now), breachId: id, from: state, to: step, note, by, at: now }
      await insertBreachNote(tx, noted)
      const subject = { type: 'breach', id, after: { number, step, reference } } as const
      await recordAudit(deps, tx, command, { action: 'breach_note_added', ...subject })
      return ok(null)
    }),
  paper: async (id: string, language: Language): Promise<{ name: string; html: string } | null> => {
    const breach = await findBreach(deps.db, id, deps.clock.now())
    return breach && { name: breach.number, html: breachReport(breach, language) }
  },
})
export type RecordBreaches = ReturnType<typeof recordBreaches>

function breachReport(breach: BreachDetailView, language: Language): string {
  const say = (key: string): string =>
    ownValue<LocaleText>(BREACH_REPORT_TEXTS, key)?.(language) ?? key
  const moment = (time: string | null) =>
    time ? formatDate(new Date(time), language, 'dateTime') : null
  const details = detailList([
    [say('name'), breach.title],
    [say('severity'), say(breach.severity)],
    [say('discovered'), moment(breach.discovered_at)],
    [say('due'), moment(breach.authority_due_at)],
    [say('authority_told'), moment(breach.authority_told_at)],
    [say('reference'), breach.authority_reference],
    [say('people_told'), moment(breach.people_told_at)],
    [say('contained'), moment(breach.contained_at)],
    [say('closed'), moment(breach.closed_at)],
    [say('description'), breach.description],
    [say('people'), breach.people],
    [say('people_count'), breach.people_count === null ? null : String(breach.people_count)],
    [say('data'), breach.data_categories.map(say).join(', ')],
    [say('consequences'), breach.consequences],
    [say('measures'), breach.measures],
  ])
  const history = detailList(
    breach.history.map(({ at: time, to_state: to, note, by }) => [
      `${moment(time)}`,
      [say(to), by, note].filter(Boolean).join(' · '),
    ]),
  )
  const title = BREACH_REPORT_TITLE(language, { number: breach.number })
  return printableDocument(title, language, details + sectionHeading(say('history')) + history)
}
