import { dayEnd, dayStart, type LocalDate } from '#kernel/calendar.ts'
import { csvTime } from '#kernel/csv.ts'
import { type Language } from '#kernel/locale.ts'
import { ok } from '#kernel/result.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { RecordSubjects } from '#platform/http/data-subjects.ts'
import type { ActivityEntryView, ActivityPageView } from '../contract.ts'
import type { ActivityKind } from '../activity-kinds.contract.ts'
import {
  type ActivityFilter,
  countActivity,
  listActivity,
  resolveSearchSubjects,
  recordedActions,
} from '../queries/activity.ts'
import { actionsOfKind, firstIdAt, maskedAddress } from '../rules/activity-kinds.ts'
import { texts } from '../texts.generated.ts'

const ACTIVITY_HEADINGS = texts.below('activity-headings')

/** Above this the total is a lower bound. */
const MOST_COUNTED = 1_000
/** Batch size of an export, which is streamed at the client's pace. */
const EXPORTED_AT_ONCE = 500

export type ActivityListQuery = {
  search?: string | undefined
  kind?: ActivityKind | undefined
  actor?: string | undefined
  about?: string | undefined
  of?: string | undefined
  from?: LocalDate | undefined
  until?: LocalDate | undefined
}
type ExportActivityCommand = {
  query: ActivityListQuery
  language: Language
  userId: string
  origin: Origin
  recordSubjects: RecordSubjects
}
type Deps = { db: Db; audit: Pick<Audit, 'record'> }

export function readActivity({ db, audit }: Deps) {
  const filterOf = async (query: ActivityListQuery): Promise<ActivityFilter> => ({
    actions: actionsOfKind(query.kind ?? 'acts', await recordedActions(db)),
    search: query.search
      ? { typed: query.search, meant: await resolveSearchSubjects(db, query.search) }
      : null,
    actor: query.actor ?? null,
    subject:
      query.about && query.about !== 'any' && query.of ? { type: query.about, id: query.of } : null,
    from: query.from ? firstIdAt(dayStart(query.from)) : null,
    until: query.until ? firstIdAt(dayEnd(query.until)) : null,
  })

  async function list(
    query: ActivityListQuery & { limit?: number | undefined; cursor?: string | undefined },
  ): Promise<ActivityPageView> {
    const { limit = 25, cursor = null } = query
    const filter = await filterOf(query)
    const [rows, count] = await Promise.all([
      listActivity(db, filter, { after: cursor, limit: limit + 1 }),
      countActivity(db, filter, MOST_COUNTED + 1),
    ])
    const items = rows.slice(0, limit)
    return {
      items,
      total: Math.min(count, MOST_COUNTED),
      total_is_estimate: count > MOST_COUNTED,
      next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    }
  }

  /** Streams batches, so that a million entries are never in memory; audited. */
  async function* exported(command: ExportActivityCommand): AsyncGenerator<readonly string[]> {
    const { query, language, userId, origin, recordSubjects } = command
    const filter = await filterOf(query)
    await inTransaction(db, async (tx) => {
      await audit.record(tx, {
        actor: { role: 'admin', id: userId },
        action: 'audit.entries_exported',
        subject: { type: 'audit', id: null },
        after: query,
        ...origin,
      })
      return ok(null)
    })
    yield Object.values(ACTIVITY_HEADINGS).map((heading) => heading(language))
    let after: string | null = null
    for (;;) {
      const rows: ActivityEntryView[] = await listActivity(db, filter, {
        after,
        limit: EXPORTED_AT_ONCE,
      })
      await recordSubjects(rows.map(({ actor }) => actor))
      yield* rows.map(lineOf)
      if (rows.length < EXPORTED_AT_ONCE) return
      after = rows.at(-1)?.id ?? null
    }
  }
  return { list, exported }
}
export type ReadActivity = ReturnType<typeof readActivity>

const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value)

const lineOf = ({
  at: time,
  actor,
  action,
  subject,
  before,
  after,
  ...rest
}: ActivityEntryView) => [
  csvTime(time),
  actor.role,
  actor.name ?? '',
  action,
  subject.type,
  subject.id ?? '',
  subject.name ?? '',
  asText(before),
  asText(after),
  maskedAddress(rest.address),
  rest.request_id ?? '',
]
