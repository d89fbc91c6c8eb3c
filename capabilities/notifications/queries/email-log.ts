import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { allConditions, type Db, instant, tables } from '#platform/database/index.ts'
import type { EmailLogState } from '../email-log-states.contract.ts'
import type { NotificationsDatabase } from '../tables.ts'

export type SentEmail = {
  id: string
  recipient: string
  language: Language
  occasion: string
  reference: string | null
  /** Why it did not leave; null when it did. */
  reason: string | null
}

export async function insertSentEmails(
  db: Db,
  emails: readonly SentEmail[],
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications.deliveries
      (id, event_key, topic, channel, recipient, language, template_key, occasion, reference,
        state, attempts, reason, created_at, sent_at, ended_at)
    select id, 'direct:' || id, 'security', 'mail', recipient, language, occasion, occasion, reference,
      case when reason is null then 'sent' else 'failed' end, 1, reason, ${now}::timestamptz,
      case when reason is null then ${now}::timestamptz end,
      case when reason is not null then ${now}::timestamptz end
    from json_to_recordset(${JSON.stringify(emails)}::json) as m
      (id uuid, recipient text, language text, occasion text, reference text, reason text)`.execute(
    tables<NotificationsDatabase>(db),
  )
}

export type EmailLogFilter = { search: string | null; state: EmailLogState | null }
export type LoggedEmail = {
  id: string
  created_at: string
  sent_at: string | null
  /** Null after its retention, or when the person was erased. */
  recipient: string | null
  occasion: string | null
  topic: string
  reference: string | null
  language: Language
  state: EmailLogState
  attempts: number
  reason: string | null
}

const asPrefix = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** By the beginning of an address, or of the number of an order or purchase. */
const matching = ({ search, state }: EmailLogFilter, after: string | null) =>
  allConditions(
    sql`channel = 'mail'`,
    search !== null &&
      sql`(lower(recipient) like ${asPrefix(search.toLowerCase())}
        or reference like ${asPrefix(search.toUpperCase())})`,
    state !== null && sql`state = ${state}`,
    after !== null && sql`id < ${after}::uuid`,
  )

/** Newest first: ids are UUIDv7 and sort by time. */
export async function listLoggedEmails(
  db: Db,
  filter: EmailLogFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<LoggedEmail[]> {
  const { rows } = await sql<LoggedEmail>`
    select id, ${instant('created_at')} as created_at, ${instant('sent_at')} as sent_at,
      case when recipient not like 'erased:%' then recipient end as recipient,
      occasion, topic, reference, language, state, attempts, reason
    from notifications.deliveries where ${matching(filter, after)}
    order by id desc limit ${limit}`.execute(tables<NotificationsDatabase>(db))
  return rows
}

export async function countLoggedEmails(
  db: Db,
  filter: EmailLogFilter,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from notifications.deliveries where ${matching(filter, null)} limit ${limit}) found`.execute(
    tables<NotificationsDatabase>(db),
  )
  return rows[0]?.count ?? 0
}
