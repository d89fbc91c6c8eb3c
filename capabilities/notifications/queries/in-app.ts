import { sql } from 'kysely'
import { codesOf } from '#kernel/codes-of.ts'
import type { VendorRole } from '#kernel/staff-roles.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { RetentionTask } from '#platform/personal-data.ts'
import { ADMIN_OCCASIONS, type InAppTopic } from '../rules/in-app-topics.ts'
import type { Topic } from '../topics.contract.ts'
import type { NotificationsDatabase } from '../tables.ts'

export type VendorRecipient = { vendorId: string; userId: string; role: VendorRole }

/** Owners and staff of these vendors, with their roles. */
export async function listVendorRecipients(
  tx: Tx,
  ids: readonly string[],
): Promise<VendorRecipient[]> {
  const { rows } = await sql<VendorRecipient>`
    select id as "vendorId", user_id as "userId", 'owner' as role
    from vendors.vendors where id = any(${ids}::uuid[]) and user_id is not null
    union all
    select vendor_id, user_id, role from vendors.staff
    where vendor_id = any(${ids}::uuid[]) and removed_at is null and joined_at is not null`.execute(
    tables<NotificationsDatabase>(tx),
  )
  return rows
}

export async function listAdminIds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.user_id as id from identity.user_roles r join identity.users u on u.id = r.user_id
    where r.role = 'admin' and u.deleted_at is null order by 1`.execute(
    tables<NotificationsDatabase>(tx),
  )
  return rows.map(({ id }) => id)
}

export type NewNotification = {
  id: string
  userId: string
  /** Vendor whose space shows it; null for the back office. */
  vendorId: string | null
  topic: Topic
  what: InAppTopic
  values: Readonly<Record<string, string | number>>
  path: string
  /** Idempotency key: an event notifies a user once. */
  eventKey: string
}

/** Skips users who opted out. Returns the scopes that received one. */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ vendorId: string | null }>`
    with rung as (
      insert into notifications.notifications
        (id, user_id, vendor_id, topic, template_key, values, path, event_key, created_at)
      select id, "userId", "vendorId", topic, what, values, path, "eventKey", ${now}
      from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as b (id uuid, "userId" uuid,
        "vendorId" uuid, topic text, what text, values jsonb, path text, "eventKey" text)
      where not exists (select from notifications.preferences p where p.user_id = b."userId"
        and p.topic = b.topic and p.channel = 'in_app' and not p.is_enabled)
      on conflict (user_id, event_key) do nothing
      returning vendor_id
    )
    select distinct vendor_id as "vendorId" from rung`.execute(tables<NotificationsDatabase>(tx))
  return rows.map(({ vendorId }) => vendorId)
}

/** Notifications of a user in one place, limited to topics of their current role. */
export type NotificationScope = {
  userId: string
  vendorId: string | null
  occasions: readonly InAppTopic[]
}

const inPlace = ({ userId, vendorId, occasions }: NotificationScope) => sql`
  n.user_id = ${userId} and n.template_key = any(${occasions}::text[])
  and ${vendorId === null ? sql`n.vendor_id is null` : sql`n.vendor_id = ${vendorId}`}`

export type NotificationRow = {
  id: string
  what: InAppTopic
  values: Readonly<Record<string, string | number>>
  /** Name of the vendor concerned, null once it is deleted. */
  shop: string | null
  path: string
  at: Date
  isRead: boolean
}

export async function listNotifications(
  db: Db,
  place: NotificationScope,
  limit: number,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.template_key as what, n.values, v.business_name as shop, n.path,
      n.created_at as at, n.read_at is not null as "isRead"
    from notifications.notifications n
    left join vendors.vendors v on v.id = (n.values ->> 'vendor_id')::uuid
    where ${inPlace(place)} order by n.created_at desc, n.id desc limit ${limit}`.execute(
    tables<NotificationsDatabase>(db),
  )
  return rows
}

/** Unread ones, with the record that each is about: the vendor, or else what its event key names. */
export async function listUnreadWork(
  db: Db,
  place: NotificationScope,
  limit: number,
): Promise<{ id: string; what: InAppTopic; subject: string }[]> {
  const { rows } = await sql<{ id: string; what: InAppTopic; subject: string }>`
    select n.id, n.template_key as what,
      coalesce(n.values ->> 'vendor_id', substr(n.event_key, length(n.template_key) + 2)) as subject
    from notifications.notifications n
    where ${inPlace(place)} and n.read_at is null and n.template_key <> all(${codesOf(ADMIN_OCCASIONS.filter(({ hasRecord }) => !hasRecord))}::text[])
    order by n.created_at desc limit ${limit}`.execute(tables<NotificationsDatabase>(db))
  return rows
}

/** Counting stops at the limit. */
export async function countUnreadNotifications(
  db: Db,
  place: NotificationScope,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from notifications.notifications n
      where ${inPlace(place)} and n.read_at is null limit ${limit}) counted`.execute(
    tables<NotificationsDatabase>(db),
  )
  return rows[0]!.count // a count always has one row
}

/** Single notifications, or all until a time. */
export async function markNotificationsRead(
  tx: Tx,
  place: NotificationScope,
  { ids, until, now }: { ids?: readonly string[]; until?: Date; now: Date },
): Promise<void> {
  const which =
    ids === undefined ? sql`n.created_at <= ${until ?? now}` : sql`n.id = any(${ids}::uuid[])`
  await sql`
    update notifications.notifications n set read_at = greatest(${now}::timestamptz, n.created_at)
    where ${inPlace(place)} and n.read_at is null and ${which}`.execute(
    tables<NotificationsDatabase>(tx),
  )
}

/** Latest dead letter among jobs, emails and event deliveries. */
export async function findLatestDeadLetter(tx: Tx, since: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(dead_at) from platform.jobs where dead_at >= ${since}),
      (select max(ended_at) from notifications.deliveries
        where state = 'failed' and created_at >= ${since}::timestamptz - interval '3 days' and ended_at >= ${since}),
      (select max(next_at) from platform.outbox_deliveries where state = 'dead' and next_at >= ${since})
    ) as at`.execute(tables<NotificationsDatabase>(tx))
  return rows[0]?.at ?? null
}

export const deleteExpiredNotifications: RetentionTask = async (tx, { before, most: limit }) => {
  const { rows } = await sql`
    delete from notifications.notifications where id in (
      select id from notifications.notifications where created_at < ${before}
      order by created_at limit ${limit})
    returning id`.execute(tables<NotificationsDatabase>(tx))
  return rows.length
}
