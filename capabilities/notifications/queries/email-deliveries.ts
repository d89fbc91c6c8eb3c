import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { Topic } from '../topics.contract.ts'
import type { NotificationsDatabase } from '../tables.ts'

export type NewDelivery = {
  id: string
  /** Idempotency key: an event reaches an address once. */
  eventKey: string
  topic: Topic
  recipient: string
  language: Language
  templateKey: string
  vendorId: string | null
  consentVersion: string | null
  occasion: string
  reference: string | null
}

/** Returns the ids of inserted rows; duplicates by event key and address are skipped. */
export async function insertEmailDeliveries(
  tx: Tx,
  emails: readonly NewDelivery[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into notifications.deliveries
      (id, event_key, topic, channel, recipient, language, template_key, vendor_id, consent_version,
        occasion, reference, created_at)
    select id, "eventKey", topic, 'mail', recipient, language, "templateKey", "vendorId", "consentVersion",
      occasion, reference, ${now}
    from json_to_recordset(${JSON.stringify(emails)}::json) as m
      (id uuid, "eventKey" text, topic text, recipient text, language text, "templateKey" text, "vendorId" uuid,
        "consentVersion" text, occasion text, reference text)
    on conflict (event_key, channel, recipient) do nothing
    returning id`.execute(tables<NotificationsDatabase>(tx))
  return rows.map(({ id }) => id)
}

export async function listWaitingDeliveries(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from notifications.deliveries
    where id = any(${ids}::uuid[]) and state = 'waiting'`.execute(tables<NotificationsDatabase>(db))
  return rows.map(({ id }) => id)
}

export type DeliveryAttempt = {
  id: string
  stepId: string
  /** `waiting` while attempts are left. */
  state: 'sent' | 'failed' | 'waiting'
  reason: string | null
  attempts: number
}

export async function saveDeliveryAttempts(
  tx: Tx,
  tries: readonly DeliveryAttempt[],
  now: Date,
): Promise<void> {
  await sql`
    with ended as (
      update notifications.deliveries d
      set state = t.state, reason = t.reason, attempts = t.attempts,
        sent_at = case when t.state = 'sent' then ${now}::timestamptz end,
        ended_at = case when t.state = 'failed' then ${now}::timestamptz end
      from json_to_recordset(${JSON.stringify(tries)}::json)
        as t (id uuid, "stepId" uuid, state text, reason text, attempts smallint)
      where d.id = t.id and d.state = 'waiting'
      returning d.id, t."stepId", t.state, t.reason
    )
    insert into notifications.delivery_history (id, delivery_id, from_state, to_state, reason, happened_at)
    select "stepId", id, 'waiting', state, reason, ${now} from ended where state <> 'waiting'`.execute(
    tables<NotificationsDatabase>(tx),
  )
}

/** The name is in that language. */
export type VendorAddress = { vendorId: string; email: string; language: Language; name: string }

export async function listVendorAddresses(
  tx: Tx,
  ids: readonly string[],
): Promise<VendorAddress[]> {
  const { rows } = await sql<VendorAddress>`
    select v.id as "vendorId", v.business_email as email, v.language,
      ${sql.raw(vendorNameIn('v.language'))} as name
    from vendors.vendors v where v.id = any(${ids}::uuid[])`.execute(
    tables<NotificationsDatabase>(tx),
  )
  return rows
}
