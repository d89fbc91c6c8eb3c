import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { RequestDetailView, RequestRowView } from '../admin.contract.ts'
import type { DATA_REQUEST_REFUSE_REASONS } from '../enums.contract.ts'
import type { DataRequestKind, DataRequestState, DataRequestVerifiedHow } from '../schema.ts'
import { holding, adminNameSql } from './sql-fragments.ts'
import type { PrivacyDatabase } from '../tables.ts'

const OPEN = sql`r.state in ('received', 'verified', 'in_progress')`

const ROW = sql`
  'id', r.id, 'number', r.number, 'kind', r.kind, 'state', r.state, 'name', r.name, 'email', r.email,
  'received_at', ${instant('r.received_at')}, 'due_on', r.due_on,
  'days_left', case when ${OPEN} then r.due_on - today.day end`

type RequestsFilter = {
  state: string
  kind: string
  search: string | null
  today: LocalDate
  limit: number
  offset: number
}
export type ListedRequests = { items: RequestRowView[]; total: number; open: number; late: number }

/** Open ones by deadline first, then finished ones, newest first. */
export async function listRequests(db: Db, filter: RequestsFilter): Promise<ListedRequests> {
  const { state, kind, search, today, limit, offset } = filter
  const like = search === null ? null : holding(search)
  const { rows } = await sql<ListedRequests>`
    with today as (select ${today}::date as day),
    matching as (
      select r.*, ${OPEN} as is_open from privacy.data_requests r, today
      where (${state} = 'all' or (${state} = 'open' and ${OPEN}) or r.state = ${state}
          or (${state} = 'late' and ${OPEN} and r.due_on < today.day))
        and (${kind} = 'all' or r.kind = ${kind})
        and (${like}::text is null or r.number ilike ${like} or r.email ilike ${like} or r.name ilike ${like})),
    page as (select * from matching
      order by is_open desc, case when is_open then due_on end, received_at desc, id desc
      limit ${limit} offset ${offset})
    select
      (select coalesce(json_agg(json_build_object(${ROW})
        order by r.is_open desc, case when r.is_open then r.due_on end, r.received_at desc, r.id desc), '[]')
        from page r, today) as items,
      (select count(*)::integer from matching) as total,
      (select count(*)::integer from privacy.data_requests r where ${OPEN}) as open,
      (select count(*)::integer from privacy.data_requests r, today
        where ${OPEN} and r.due_on < today.day) as late`.execute(tables<PrivacyDatabase>(db))
  return rows[0]! // a select of subselects always has one row
}

export async function findRequest(
  handle: Db | Tx,
  id: string,
  today: LocalDate,
): Promise<RequestDetailView | null> {
  const { rows } = await sql<{ view: RequestDetailView }>`
    select json_build_object(${ROW}, 'language', r.language, 'message', r.message,
      'legal_days', r.legal_days, 'legal_source', r.legal_source,
      'verified_at', ${instant('r.verified_at')}, 'verified_how', r.verified_how,
      'code_expires_at', ${instant('r.code_expires_at')}, 'handler', ${adminNameSql('r.handler_id')},
      'answer', r.answer, 'refuse_reason', r.refuse_reason, 'refuse_note', r.refuse_note,
      'user_id', coalesce(r.user_id, (select u.id from identity.users u
        where u.email = r.email and u.email_confirmed_at is not null and not u.is_email_unproven and u.deleted_at is null
          and not u.is_sso_user)),
      'erasure', (select json_build_object('id', e.id, 'state', e.state) from privacy.erasures e
        where e.request_id = r.id order by e.planned_at desc limit 1),
      'file', (select json_build_object('created_at', ${instant('x.created_at')},
          'expires_at', ${instant('x.expires_at')}, 'download_count', x.download_count,
          'is_removed', x.removed_at is not null)
        from privacy.exports x where x.request_id = r.id order by x.created_at desc limit 1),
      'history', (select coalesce(json_agg(json_build_object('from_state', h.from_state,
          'to_state', h.to_state, 'by', ${adminNameSql('h.actor_id')}, 'role', h.actor_role,
          'reason', h.reason, 'at', ${instant('h.happened_at')}) order by h.happened_at, h.id), '[]')
        from privacy.request_history h where h.request_id = r.id)) as view
    from privacy.data_requests r, (select ${today}::date as day) today where r.id = ${id}`.execute(
    tables<PrivacyDatabase>(handle),
  )
  return rows[0]?.view ?? null
}

export type LockedRequest = {
  id: string
  number: string
  kind: DataRequestKind
  state: DataRequestState
  name: string | null
  email: string | null
  language: Language
  dueOn: LocalDate
  userId: string | null
  codeDigest: string | null
  codeAttempts: number
  codeExpiresAt: Date | null
}

export async function lockRequest(tx: Tx, id: string): Promise<LockedRequest | null> {
  const { rows } = await sql<LockedRequest>`
    select id, number, kind, state, name, email, language, due_on as "dueOn", user_id as "userId",
      encode(code_digest, 'hex') as "codeDigest", code_attempts as "codeAttempts",
      code_expires_at as "codeExpiresAt"
    from privacy.data_requests where id = ${id} for update`.execute(tables<PrivacyDatabase>(tx))
  return rows[0] ?? null
}

export const saveVerificationCode = (
  tx: Tx,
  id: string,
  code: { digest: Buffer; expiresAt: Date },
) =>
  tables<PrivacyDatabase>(tx)
    .updateTable('privacy.data_requests')
    .set({ code_digest: code.digest, code_attempts: 0, code_expires_at: code.expiresAt })
    .where('id', '=', id)
    .execute()

export const countTry = (tx: Tx, id: string) =>
  tables<PrivacyDatabase>(tx)
    .updateTable('privacy.data_requests')
    .set({ code_attempts: sql`code_attempts + 1` })
    .where('id', '=', id)
    .execute()

type RequestsHistoryEntry = {
  stepId: string
  request: Pick<LockedRequest, 'id' | 'state'>
  /** Null for the system. */
  by: string | null
  at: Date
  reason: string | null
}

async function insertStep(
  tx: Tx,
  to: DataRequestState,
  { stepId, request, by, at: now, reason }: RequestsHistoryEntry,
) {
  await tables<PrivacyDatabase>(tx)
    .insertInto('privacy.request_history')
    .values({
      id: stepId,
      request_id: request.id,
      from_state: request.state,
      to_state: to,
      actor_role: by === null ? 'system' : 'admin',
      actor_id: by,
      reason,
      happened_at: now,
    })
    .execute()
}

export async function saveRequestVerified(
  tx: Tx,
  step: RequestsHistoryEntry & { how: DataRequestVerifiedHow },
): Promise<void> {
  await tables<PrivacyDatabase>(tx)
    .updateTable('privacy.data_requests')
    .set({
      state: 'verified',
      verified_at: step.at,
      verified_how: step.how,
      verify_note: step.reason,
      code_digest: null,
      code_expires_at: null,
    })
    .where('id', '=', step.request.id)
    .execute()
  await insertStep(tx, 'verified', step)
}

export async function saveRequestStarted(tx: Tx, step: RequestsHistoryEntry): Promise<void> {
  await tables<PrivacyDatabase>(tx)
    .updateTable('privacy.data_requests')
    .set({ state: 'in_progress', started_at: step.at, handler_id: step.by })
    .where('id', '=', step.request.id)
    .execute()
  await insertStep(tx, 'in_progress', step)
}

export async function saveAnswered(
  tx: Tx,
  step: RequestsHistoryEntry & { answer: string },
): Promise<void> {
  await sql`
    update privacy.data_requests set state = 'answered', answered_at = ${step.at}, answer = ${step.answer},
      handler_id = coalesce(handler_id, ${step.by}) where id = ${step.request.id}`.execute(
    tables<PrivacyDatabase>(tx),
  )
  await insertStep(tx, 'answered', step)
}

export async function saveRefused(
  tx: Tx,
  step: RequestsHistoryEntry & { why: (typeof DATA_REQUEST_REFUSE_REASONS)[number]; note: string },
): Promise<void> {
  await tables<PrivacyDatabase>(tx)
    .updateTable('privacy.data_requests')
    .set({
      state: 'refused',
      refused_at: step.at,
      refuse_reason: step.why,
      refuse_note: step.note,
      code_digest: null,
      code_expires_at: null,
    })
    .where('id', '=', step.request.id)
    .execute()
  await insertStep(tx, 'refused', step)
}

export async function saveRequestWithdrawn(tx: Tx, step: RequestsHistoryEntry): Promise<void> {
  await tables<PrivacyDatabase>(tx)
    .updateTable('privacy.data_requests')
    .set({ state: 'withdrawn', withdrawn_at: step.at, code_digest: null, code_expires_at: null })
    .where('id', '=', step.request.id)
    .execute()
  await insertStep(tx, 'withdrawn', step)
}
