import type { Language } from '#kernel/locale.ts'
import { type Tx, tables } from '#platform/database/index.ts'
import type { Deadline } from './rules/deadline.ts'
import type { DataRequestId, DataRequestKind, PrivacyTables } from './schema.ts'

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
}

/** Files a request as received, with the first step of its history. */
export async function insertDataRequest(tx: Tx, request: NewRequest): Promise<void> {
  const db = tables<PrivacyTables>(tx)
  const { id, stepId, number, kind, name, email, message, language, receivedAt, deadline } = request
  await db
    .insertInto('privacy.data_requests')
    .values({
      id,
      number,
      kind,
      state: 'received',
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
      to_state: 'received',
      actor_role: 'person',
      happened_at: receivedAt,
    })
    .execute()
}
