import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData, RetentionTask } from '#platform/personal-data.ts'
import type { EmailPreferences } from '../contract.ts'
import { type OptionalTopic, optionalTopics } from '../topics.contract.ts'
import type { NotificationsDatabase } from '../tables.ts'

/** Topics without a choice are absent. */
export async function findEmailPreferences(
  handle: Db | Tx,
  userId: string,
): Promise<Partial<EmailPreferences>> {
  const rows = await tables<NotificationsDatabase>(handle)
    .selectFrom('notifications.preferences')
    .select(['topic', 'is_enabled'])
    .where('user_id', '=', userId)
    .where('channel', '=', 'mail')
    .where('topic', 'in', optionalTopics())
    .execute()
  return Object.fromEntries(rows.map(({ topic, is_enabled }) => [topic, is_enabled]))
}

type Choice = {
  userId: string
  topic: OptionalTopic
  isEnabled: boolean
  /** Version of the consent text; null where none is needed. */
  version: string | null
  at: Date
}

export async function saveEmailPreference(tx: Tx, choice: Choice): Promise<void> {
  const input = {
    is_enabled: choice.isEnabled,
    consented_at: choice.version === null ? null : choice.at,
    consent_version: choice.version,
    changed_at: choice.at,
  }
  await tables<NotificationsDatabase>(tx)
    .insertInto('notifications.preferences')
    .values({ user_id: choice.userId, topic: choice.topic, channel: 'mail', ...input })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic', 'channel']).doUpdateSet(input))
    .execute()
}

export async function listOptedOut(
  tx: Tx,
  topic: OptionalTopic,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select u.email from notifications.preferences p
    join identity.users u on u.id = p.user_id
    where p.topic = ${topic} and p.channel = 'mail' and not p.is_enabled
      and u.email = any(${emails}::text[])`.execute(tables<NotificationsDatabase>(tx))
  return new Set(rows.map(({ email }) => email))
}

export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const { userId, email, phone = null } = person
  const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(tables<NotificationsDatabase>(handle))).rows
  return {
    mail_choices: await rowsOf(sql`
      select topic, channel, is_enabled, consented_at, consent_version, changed_at
      from notifications.preferences where user_id = ${userId}`),
    notifications: await rowsOf(sql`
      select topic, template_key, values, created_at, read_at
      from notifications.notifications where user_id = ${userId} order by created_at`),
    messages_sent_to_you: await rowsOf(sql`
      select topic, channel, recipient, language, template_key, state, created_at, sent_at
      from notifications.deliveries where recipient in (${email}, ${phone}) order by created_at`),
  }
}

/** Anonymizes deliveries and deletes in-app notifications; preferences go with the account. */
export async function erasePersonalData(
  tx: Tx,
  { userId, email, phone = null }: Person,
): Promise<ErasureResult> {
  const { rows } = await sql`
    update notifications.deliveries set recipient = 'erased:' || id
    where recipient in (${email}, ${phone}) and state <> 'waiting' returning id`.execute(
    tables<NotificationsDatabase>(tx),
  )
  const { rows: waiting } = await sql`
    delete from notifications.deliveries where recipient in (${email}, ${phone}) returning id`.execute(
    tables<NotificationsDatabase>(tx),
  )
  const { rows: notifications } = await sql`
    delete from notifications.notifications where user_id = ${userId} returning id`.execute(
    tables<NotificationsDatabase>(tx),
  )
  return {
    erasedRows: rows.length + waiting.length + notifications.length,
    retainedRows: 0,
    retentionReason: null,
  }
}

/** Old deliveries are kept without their recipient. */
export const retainDeliveries: RetentionTask = async (tx, { before, most: limit }) => {
  const { rows } = await sql`
    update notifications.deliveries set recipient = 'erased:' || id
    where id in (select id from notifications.deliveries
      where created_at < ${before} and state <> 'waiting' and recipient not like 'erased:%'
      order by created_at limit ${limit})
    returning id`.execute(tables<NotificationsDatabase>(tx))
  return rows.length
}
