import type { LocalDate } from '#kernel/calendar.ts'
import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData } from '#platform/personal-data.ts'
import type { PlanStepView } from '../admin.contract.ts'
import type { Deadline } from '../rules/deadline.ts'
import type { ConsentSource, DataRequestId, DataRequestKind, TextPurpose } from '../schema.ts'
import type { PrivacyDatabase } from '../tables.ts'

type NewRequest = {
  id: DataRequestId
  stepId: string
  number: string
  kind: DataRequestKind
  name: string
  email: string
  message: string | null
  language: Language
  receivedAt: Date
  deadline: Deadline
  /** User whose verified address it is: the requester is then already verified. */
  provenBy: string | null
}

export async function insertDataRequest(tx: Tx, request: NewRequest): Promise<void> {
  const db = tables<PrivacyDatabase>(tx)
  const { id, stepId, number, kind, name, email, message, language, receivedAt, deadline } = request
  const { provenBy } = request
  const state = provenBy === null ? 'received' : 'verified'
  await db
    .insertInto('privacy.data_requests')
    .values({
      id,
      number,
      kind,
      state,
      user_id: provenBy,
      verified_at: provenBy === null ? null : receivedAt,
      verified_how: provenBy === null ? null : 'signed_in',
      name,
      email,
      message,
      language,
      received_at: receivedAt,
      received_on: deadline.receivedOn,
      legal_days: deadline.legalDays,
      legal_source: deadline.legalSource,
      due_on: deadline.dueOn,
    })
    .execute()
  await db
    .insertInto('privacy.request_history')
    .values({
      id: stepId,
      request_id: id,
      to_state: state,
      actor_role: 'person',
      actor_id: provenBy,
      happened_at: receivedAt,
    })
    .execute()
}

type AgreedText = { purpose: TextPurpose; version: string; sha256: string; on: LocalDate }

/** Does nothing for a known version: consent texts are immutable. */
export async function insertText(tx: Tx, text: AgreedText, now: Date): Promise<void> {
  const { purpose, version, sha256, on } = text
  await tables<PrivacyDatabase>(tx)
    .insertInto('privacy.consent_texts')
    .values({ purpose, version, sha256, in_force_on: on, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

type NewConsents = {
  choices: readonly { id: string; purpose: TextPurpose; isGiven: boolean }[]
  version: string
  visitorId: string
  userId: string | null
  language: Language
  address: string | null
  source: ConsentSource
  givenAt: Date
}

/** Returns the number of inserted rows; 0 for an unknown version of the text. */
export async function insertConsents(db: Db, consents: NewConsents): Promise<number> {
  const { choices, version, visitorId, userId, language, address, source, givenAt } = consents
  const { numAffectedRows } = await sql`
    insert into privacy.consents
      (id, user_id, visitor_id, purpose, version, is_given, source, language, address, given_at)
    select said.id, ${userId}, ${visitorId}, t.purpose, t.version, said.is_given, ${source}, ${language},
      ${address}, ${givenAt}
    from jsonb_to_recordset(${JSON.stringify(
      choices.map(({ id, purpose, isGiven }) => ({ id, purpose, is_given: isGiven })),
    )}) as said (id uuid, purpose text, is_given boolean)
    join privacy.consent_texts t on t.purpose = said.purpose and t.version = ${version}
      and t.in_force_on <= ${givenAt}::date`.execute(tables<PrivacyDatabase>(db))
  return Number(numAffectedRows ?? 0)
}

const owned = ({ userId, email }: Person) =>
  sql`(user_id = ${userId} or (user_id is null and email = ${email}))`

export async function exportPersonalDataRows(
  handle: Db | Tx,
  person: Person,
): Promise<PersonalData> {
  const db = tables<PrivacyDatabase>(handle)
  const { rows: consents } = await sql<Record<string, unknown>>`
    select purpose, version, is_given, source, language, host(address) as address, given_at
    from privacy.consents where user_id = ${person.userId} order by given_at`.execute(db)
  const { rows: requests } = await sql<Record<string, unknown>>`
    select number, kind, state, name, email, phone, message, received_at, due_on, answered_at, answer
    from privacy.data_requests where ${owned(person)} order by received_at`.execute(db)
  return { consents, data_requests: requests }
}

/** Anonymizes the requests; that they were answered stays provable. */
export async function erasePersonalDataRows(
  tx: Tx,
  person: Person,
  now: Date,
): Promise<ErasureResult> {
  const db = tables<PrivacyDatabase>(tx)
  const { rows: requests } = await sql`
    update privacy.data_requests
    set user_id = null, name = null, email = null, phone = null, message = null, verify_note = null,
      refuse_note = null, code_digest = null, code_expires_at = null,
      answer = case when answer is null then null else '—' end, erased_at = ${now}
    where ${owned(person)} and erased_at is null returning id`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from privacy.consents
    where user_id = ${person.userId}`.execute(db)
  const retainedRows = requests.length + (rows[0]?.count ?? 0)
  const retentionReason = retainedRows > 0 ? 'loi 18-07, art. 7 et 35' : null
  return { erasedRows: 0, retainedRows, retentionReason, retentionYears: 5 }
}

type DoneErasure = {
  id: string
  userId: string
  at: Date
  steps: readonly (PlanStepView & { until: LocalDate | null })[]
}

export async function insertErasure(
  tx: Tx,
  { id, userId, at: now, steps }: DoneErasure,
): Promise<void> {
  const db = tables<PrivacyDatabase>(tx)
  await db
    .insertInto('privacy.erasures')
    .values({
      id,
      user_id: userId,
      state: 'done',
      planned_at: now,
      run_after: now,
      started_at: now,
      done_at: now,
    })
    .execute()
  await db
    .insertInto('privacy.erasure_steps')
    .values(
      steps.map((step) => ({
        erasure_id: id,
        capability: step.capability,
        erased_rows: step.erased,
        kept_rows: step.kept,
        kept_reason: step.law,
        kept_until: step.until,
        done_at: now,
      })),
    )
    .execute()
}
