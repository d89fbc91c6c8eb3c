import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { ErasureDetailView, ErasureRowView, PlanStepView } from '../admin.contract.ts'
import type { LockedErasure } from '../rules/erasure.ts'
import { adminNameSql } from './sql-fragments.ts'
import type { PrivacyDatabase } from '../tables.ts'

const ROW = sql`
  'id', e.id, 'state', e.state, 'who', coalesce(e.email, (select f.email from identity.profiles f
    where f.user_id = e.user_id), e.phone),
  'request_number', (select r.number from privacy.data_requests r where r.id = e.request_id),
  'planned_by', ${adminNameSql('e.planned_by')}, 'approved_by', ${adminNameSql('e.approved_by')},
  'planned_at', ${instant('e.planned_at')}, 'done_at', ${instant('e.done_at')}`

export async function listErasures(
  db: Db,
  {
    state,
    search,
    limit,
    offset,
  }: { state: string; search: string; limit: number; offset: number },
): Promise<{ items: ErasureRowView[]; total: number }> {
  const { rows } = await sql<{ items: ErasureRowView[]; total: number }>`
    with matching as (select * from privacy.erasures e where (${state} = 'all' or e.state = ${state})
      and (${search} = '' or e.email = lower(${search}) or e.request_id in (
        select id from privacy.data_requests where number = upper(${search})))),
    page as (select * from matching order by planned_at desc, id desc limit ${limit} offset ${offset})
    select (select coalesce(json_agg(json_build_object(${ROW}) order by e.planned_at desc, e.id desc), '[]')
        from page e) as items,
      (select count(*)::integer from matching) as total`.execute(tables<PrivacyDatabase>(db))
  return rows[0]! // a select of subselects always has one row
}

export async function findErasure(
  handle: Db | Tx,
  id: string,
  viewer: string,
): Promise<ErasureDetailView | null> {
  const { rows } = await sql<{ view: ErasureDetailView }>`
    select json_build_object(${ROW}, 'is_own', coalesce(e.planned_by = ${viewer}, false),
      'request_id', e.request_id, 'plan', coalesce(e.plan, '[]'),
      'proof', coalesce(encode(e.subject_digest, 'hex'), e.user_id::text),
      'steps', (select coalesce(json_agg(json_build_object('capability', s.capability,
          'erased', s.erased_rows, 'kept', s.kept_rows, 'law', s.kept_reason, 'until', s.kept_until,
          'done_at', ${instant('s.done_at')}) order by s.done_at, s.capability), '[]')
        from privacy.erasure_steps s where s.erasure_id = e.id)) as view
    from privacy.erasures e where e.id = ${id}`.execute(tables<PrivacyDatabase>(handle))
  return rows[0]?.view ?? null
}

type NewErasure = {
  id: string
  userId: string | null
  email: string | null
  phone: string | null
  language: Language
  digest: Buffer
  requestId: string | null
  plan: readonly PlanStepView[]
  by: string
  at: Date
}

/** False when an erasure of this data subject exists already. */
export async function insertPlan(tx: Tx, erasure: NewErasure): Promise<boolean> {
  const rows = await tables<PrivacyDatabase>(tx)
    .insertInto('privacy.erasures')
    .values({
      id: erasure.id,
      user_id: erasure.userId,
      email: erasure.email,
      phone: erasure.phone,
      language: erasure.language,
      subject_digest: erasure.digest,
      request_id: erasure.requestId,
      plan: JSON.stringify(erasure.plan),
      state: 'planned',
      planned_by: erasure.by,
      planned_at: erasure.at,
      run_after: erasure.at,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

export type ErasureDetailRow = LockedErasure & {
  userId: string | null
  email: string | null
  phone: string | null
  language: Language
  requestId: string | null
  approvedBy: string | null
}

export async function lockErasure(tx: Tx, id: string): Promise<ErasureDetailRow | null> {
  const { rows } = await sql<ErasureDetailRow>`
    select id, state, planned_by as "plannedBy", planned_at as "plannedAt", user_id as "userId", email,
      phone, language, request_id as "requestId", approved_by as "approvedBy"
    from privacy.erasures where id = ${id} for update`.execute(tables<PrivacyDatabase>(tx))
  return rows[0] ?? null
}

export const saveApproved = (tx: Tx, id: string, by: string, now: Date) =>
  tables<PrivacyDatabase>(tx)
    .updateTable('privacy.erasures')
    .set({ state: 'running', approved_by: by, approved_at: now, started_at: now })
    .where('id', '=', id)
    .execute()

export const saveErasureWithdrawn = (tx: Tx, id: string, by: string, now: Date) =>
  tables<PrivacyDatabase>(tx)
    .updateTable('privacy.erasures')
    .set({ state: 'withdrawn', withdrawn_by: by, withdrawn_at: now, email: null, phone: null })
    .where('id', '=', id)
    .execute()

/** Removes the address and phone; the digest stays as proof. */
export const saveDone = (tx: Tx, id: string, now: Date) =>
  tables<PrivacyDatabase>(tx)
    .updateTable('privacy.erasures')
    .set({ state: 'done', done_at: now, email: null, phone: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()

export async function listDoneSteps(handle: Db | Tx, id: string): Promise<Set<string>> {
  const { rows } = await sql<{ capability: string }>`
    select capability from privacy.erasure_steps where erasure_id = ${id}`.execute(
    tables<PrivacyDatabase>(handle),
  )
  return new Set(rows.map(({ capability }) => capability))
}

/** Whether the law required to keep purchases. */
export async function hasRetainedDocuments(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from privacy.erasure_steps
    where erasure_id = ${id} and capability = 'orders' and kept_rows > 0`.execute(
    tables<PrivacyDatabase>(db),
  )
  return rows.length > 0
}

export const insertDoneStep = (
  tx: Tx,
  id: string,
  { capability, erased, kept: remaining, law, until }: PlanStepView,
  now: Date,
) =>
  tables<PrivacyDatabase>(tx)
    .insertInto('privacy.erasure_steps')
    .values({
      erasure_id: id,
      capability,
      erased_rows: erased,
      kept_rows: remaining,
      kept_reason: law,
      kept_until: until,
      done_at: now,
    })
    .execute()

/** Approved but not finished, e.g. after a crash. */
export async function listUnfinished(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from privacy.erasures where state = 'running' order by started_at`.execute(
    tables<PrivacyDatabase>(db),
  )
  return rows.map(({ id }) => id)
}
