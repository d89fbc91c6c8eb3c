import { sql } from 'kysely'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { BreachDetailView, BreachDetails, BreachRowView } from '../registers.contract.ts'
import type { BreachStep, LockedBreach } from '../rules/breach.ts'
import type { BreachState } from '../schema.ts'
import { holding, adminNameSql } from './sql-fragments.ts'
import type { PrivacyDatabase } from '../tables.ts'

const row = (now: Date) => sql`
  'id', b.id, 'number', b.number, 'title', b.title, 'state', b.state, 'severity', b.severity,
  'people_count', b.people_count, 'discovered_at', ${instant('b.discovered_at')},
  'authority_due_at', ${instant('b.authority_due_at')},
  'authority_told_at', ${instant('b.authority_notified_at')},
  'is_late', coalesce(b.authority_notified_at, ${now}) > b.authority_due_at`

type BreachesFilter = {
  state: string
  search: string | null
  now: Date
  limit: number
  offset: number
}

export async function listBreaches(
  db: Db,
  { state, search, now, limit, offset }: BreachesFilter,
): Promise<{ items: BreachRowView[]; total: number }> {
  const like = search === null ? null : holding(search)
  const { rows } = await sql<{ items: BreachRowView[]; total: number }>`
    with matching as (select * from privacy.breaches b where (${state} = 'all' or b.state = ${state})
      and (${like}::text is null or b.title ilike ${like} or b.number ilike ${like})),
    page as (select * from matching order by created_at desc, id desc limit ${limit} offset ${offset})
    select (select coalesce(json_agg(json_build_object(${row(now)}) order by b.created_at desc, b.id desc), '[]')
        from page b) as items,
      (select count(*)::integer from matching) as total`.execute(tables<PrivacyDatabase>(db))
  return rows[0]! // a select of subselects always has one row
}

export async function findBreach(
  handle: Db | Tx,
  id: string,
  now: Date,
): Promise<BreachDetailView | null> {
  const { rows } = await sql<{ view: BreachDetailView }>`
    select json_build_object(${row(now)}, 'description', b.description, 'people', b.people,
      'data_categories', b.data_categories, 'consequences', b.consequences, 'measures', b.measures,
      'authority_reference', b.authority_reference, 'people_told_at', ${instant('b.people_notified_at')},
      'contained_at', ${instant('b.contained_at')}, 'closed_at', ${instant('b.closed_at')},
      'history', (select coalesce(json_agg(json_build_object('to_state', h.to_state, 'note', h.note,
          'by', ${adminNameSql('h.actor_id')}, 'at', ${instant('h.happened_at')}) order by h.happened_at, h.id), '[]')
        from privacy.breach_history h where h.breach_id = b.id)) as view
    from privacy.breaches b where b.id = ${id}`.execute(tables<PrivacyDatabase>(handle))
  return rows[0]?.view ?? null
}

type NewBreach = {
  id: string
  number: string
  details: BreachDetails
  discoveredAt: Date
  dueAt: Date
  by: string
  at: Date
}

export const insertBreach = (
  tx: Tx,
  { id, number, details, discoveredAt, dueAt, by, at: now }: NewBreach,
) =>
  tables<PrivacyDatabase>(tx)
    .insertInto('privacy.breaches')
    .values({
      id,
      number,
      title: details.title,
      description: details.description,
      severity: details.severity,
      people: details.people,
      people_count: details.people_count,
      data_categories: details.data_categories,
      consequences: details.consequences,
      measures: details.measures,
      discovered_at: discoveredAt,
      authority_due_at: dueAt,
      reported_by: by,
      created_at: now,
      updated_at: now,
    })
    .execute()

export const saveBreachDetails = (tx: Tx, id: string, details: BreachDetails, now: Date) =>
  tables<PrivacyDatabase>(tx)
    .updateTable('privacy.breaches')
    .set({
      title: details.title,
      description: details.description,
      severity: details.severity,
      people: details.people,
      people_count: details.people_count,
      data_categories: details.data_categories,
      consequences: details.consequences,
      measures: details.measures,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()

export async function lockBreach(tx: Tx, id: string): Promise<LockedBreach | null> {
  const rows = await tables<PrivacyDatabase>(tx)
    .selectFrom('privacy.breaches')
    .select([
      'id',
      'number',
      'state',
      'discovered_at as discoveredAt',
      'authority_notified_at as authorityNotifiedAt',
      'people_notified_at as subjectsNotifiedAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return rows[0] ?? null
}

const COLUMNS: Record<BreachStep, string> = {
  authority_told: 'authority_notified_at',
  people_told: 'people_notified_at',
  contained: 'contained_at',
  closed: 'closed_at',
}

export async function saveBreachStep(
  tx: Tx,
  id: string,
  {
    step,
    at: date,
    reference,
    now,
  }: { step: BreachStep; at: Date; reference: string | null; now: Date },
): Promise<void> {
  const state = step === 'contained' || step === 'closed' ? sql`, state = ${step}` : sql``
  const number = step === 'authority_told' ? sql`, authority_reference = ${reference}` : sql``
  await sql`update privacy.breaches set ${sql.raw(COLUMNS[step])} = ${date}, updated_at = ${now}${state}${number}
            where id = ${id}`.execute(tables<PrivacyDatabase>(tx))
}

type Note = {
  id: string
  breachId: string
  from: BreachState | null
  to: BreachStep | 'open' | 'changed'
  by: string
  note: string | null
  at: Date
}
export const insertBreachNote = (tx: Tx, note: Note) =>
  tables<PrivacyDatabase>(tx)
    .insertInto('privacy.breach_history')
    .values({
      id: note.id,
      breach_id: note.breachId,
      from_state: note.from,
      to_state: note.to,
      actor_id: note.by,
      note: note.note,
      happened_at: note.at,
    })
    .execute()
