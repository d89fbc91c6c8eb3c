import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { entriesOf } from '#kernel/records.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { QueueCountsView, QueueItemView, QueueName } from '../contract.ts'
import { type QueueKind, QUEUE_KINDS, type QueueCursor } from '../schema.ts'
import { queueItemViews } from './queue-item-views.ts'
import type { ModerationDatabase } from '../tables.ts'

export const MAX_COUNTED_ITEMS = 1000

type Source = { from: string; where: string; at: string; rank: 0 | 1 }

/** Each kind has an index that matches its filter and order. */
const WAITING: Record<QueueKind, Source> = {
  data_request: {
    from: 'privacy.data_requests',
    where: `state in ('received', 'verified', 'in_progress')`,
    at: 'due_on',
    rank: 0,
  },
  report: {
    from: 'reviews.reports',
    where: `state = 'open'`,
    at: 'created_at',
    rank: 1,
  },
  review: { from: 'reviews.reviews', where: `state = 'pending'`, at: 'created_at', rank: 1 },
  question: { from: 'reviews.questions', where: `state = 'pending'`, at: 'created_at', rank: 1 },
  contact: {
    from: 'messaging.threads',
    where: `kind = 'contact' and state = 'open'`,
    at: 'last_message_at',
    rank: 1,
  },
  document: {
    from: 'vendors.verification_documents',
    where: `status = 'pending'`,
    at: 'created_at',
    rank: 1,
  },
  vendor: {
    from: 'vendors.vendors',
    where: `verification_status = 'pending'`,
    at: 'created_at',
    rank: 1,
  },
}
const HIDDEN: Partial<Record<QueueKind, Source>> = {
  review: { from: 'reviews.reviews', where: `state = 'hidden'`, at: 'hidden_at', rank: 1 },
  question: { from: 'reviews.questions', where: `state = 'hidden'`, at: 'hidden_at', rank: 1 },
}

type QueueFilter = { queue: QueueName; after: QueueCursor | null; limit: number }

const sourcesOf = (queue: QueueName): [QueueKind, Source][] =>
  queue === 'hidden'
    ? entriesOf(HIDDEN)
    : QUEUE_KINDS.filter((kind) => queue === 'all' || queue === kind).map((kind) => [
        kind,
        WAITING[kind],
      ])

/** Null when the cursor is past all rows of this kind. */
function pageOf([kind, { from, where, at: time, rank }]: [QueueKind, Source], filter: QueueFilter) {
  const { queue, after, limit } = filter
  if (after !== null && after.rank > rank) return null
  const isDate = time === 'due_on'
  const moment = sql.raw(isDate ? `(due_on::timestamp at time zone 'utc')` : time)
  const backwards = queue === 'hidden'
  const place =
    after === null || after.rank < rank
      ? sql``
      : sql`and (${sql.raw(time)}, id) ${sql.raw(backwards ? '<' : '>')}
          (${after.at}::timestamptz${sql.raw(isDate ? ` at time zone 'utc'` : '')}, ${after.id}::uuid)`
  const order = sql.raw(backwards ? 'desc' : 'asc')
  return sql`(select ${kind} as kind, id, ${moment} as at, ${sql.raw(String(rank))} as rank
    from ${sql.raw(from)} where ${sql.raw(where)} ${place}
    order by ${sql.raw(time)} ${order}, id ${order} limit ${limit + 1})`
}

const viewOn = (today: LocalDate) => {
  const views = queueItemViews(today)
  const each = QUEUE_KINDS.map((kind) => `when '${kind}' then (${views[kind]})`)
  return sql.raw(`case page.kind ${each.join('\n')} end`)
}

type Reader = { userId: string; today: LocalDate; since: Date }
type FoundItem = { view: QueueItemView; at: string }

/**
 * With one row more than the page; each kind's index scan stops there. Claims older than `since`
 * have expired.
 */
export async function listQueue(db: Db, filter: QueueFilter, reader: Reader): Promise<FoundItem[]> {
  const pages = sourcesOf(filter.queue).flatMap((source) => pageOf(source, filter) ?? [])
  if (pages.length === 0) return []
  const order = sql.raw(filter.queue === 'hidden' ? 'desc' : 'asc')
  const { rows } = await sql<FoundItem>`
    with page as materialized (
      select * from (${sql.join(pages, sql` union all `)}) every
      order by rank, at ${order}, id ${order} limit ${filter.limit + 1}
    )
    select to_char(page.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      (${viewOn(reader.today)})::jsonb || jsonb_build_object('kind', page.kind, 'id', page.id,
        'days_left', case when page.kind = 'data_request'
          then (page.at at time zone 'utc')::date - ${reader.today}::date end,
        'taken_by', ${takenBy(reader)}) as view
    from page order by page.rank, page.at ${order}, page.id ${order}`.execute(
    tables<ModerationDatabase>(db),
  )
  return rows
}

const takenBy = ({ userId, since }: Reader): RawBuilder<unknown> => sql`(
  select jsonb_build_object('is_own', k.user_id = ${userId},
    'name', coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '—'))
  from moderation.claims k left join identity.profiles p on p.user_id = k.user_id
  where k.kind = page.kind and k.subject_id = page.id and k.claimed_at > ${since})`

export async function countQueue(db: Db, today: LocalDate): Promise<QueueCountsView> {
  const count = ({ from, where }: Source, also = sql``) =>
    sql`(select count(*)::integer from (select 1 from ${sql.raw(from)}
      where ${sql.raw(where)} ${also} limit ${MAX_COUNTED_ITEMS}) counted)`
  const each = QUEUE_KINDS.map((kind) => sql`${count(WAITING[kind])} as ${sql.raw(kind)}`)
  const hidden = Object.values(HIDDEN).map((source) => count(source))
  type Row = Record<QueueKind, number> & { hidden: number; late: number }
  const { rows } = await sql<Row>`
    select ${sql.join(each)}, ${sql.join(hidden, sql` + `)} as hidden,
      ${count(WAITING.data_request, sql`and due_on < ${today}::date`)} as late`.execute(
    tables<ModerationDatabase>(db),
  )
  const counted = rows[0]! // all values are subselects, so there is always one row
  return { ...counted, all: QUEUE_KINDS.reduce((sum, kind) => sum + counted[kind], 0) }
}

export async function isItemWaiting(db: Db | Tx, kind: QueueKind, id: string): Promise<boolean> {
  const { from, where } = WAITING[kind]
  const { rows } = await sql`
    select 1 from ${sql.raw(from)} where id = ${id} and ${sql.raw(where)}`.execute(
    tables<ModerationDatabase>(db),
  )
  return rows.length > 0
}
