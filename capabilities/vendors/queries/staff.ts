import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { VendorRole, StaffRole } from '#kernel/staff-roles.ts'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { StaffListView } from '../staff.contract.ts'
import type { VendorId } from '../schema.ts'
import type { VendorsDatabase } from '../tables.ts'

/**
 * The verified and active vendor the user works for. Who owns a vendor, in any status, works for no
 * other.
 */
export async function findStaffRole(
  db: Db,
  userId: UserId,
): Promise<{ vendorId: VendorId; role: VendorRole } | null> {
  const { rows } = await sql<{ vendorId: VendorId; role: VendorRole }>`
    select v.id as "vendorId", 'owner' as role from vendors.vendors v
    where v.user_id = ${userId} and v.is_public
    union all
    select v.id, s.role from vendors.staff s join vendors.vendors v on v.id = s.vendor_id
    where s.user_id = ${userId} and s.removed_at is null and v.is_public
      and not exists (select from vendors.vendors own where own.user_id = ${userId})`.execute(
    tables<VendorsDatabase>(db),
  )
  return rows[0] ?? null
}

export const profileName = (profile: string) =>
  sql.raw(`nullif(trim(concat_ws(' ', ${profile}.first_name, ${profile}.last_name)), '')`)

/** The owner, the staff members, then the open invitations; oldest first. */
export async function listStaffRows(db: Db, vendorId: VendorId, now: Date): Promise<StaffListView> {
  const { rows } = await sql<{ view: StaffListView }>`
    select json_build_object(
      'owner', (select json_build_object('name', ${profileName('p')}, 'email', u.email)
        from vendors.vendors v join identity.users u on u.id = v.user_id
        left join identity.profiles p on p.user_id = v.user_id where v.id = ${vendorId}),
      'items', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'email', t.email,
          'role', t.role, 'state', t.state, 'since', ${instant('t.since')},
          'expires_at', ${instant('t.expires_at')}) order by t.place, t.since, t.id), '[]') from (
        select 0 as place, s.user_id as id, ${profileName('p')} as name, u.email, s.role, 'active' as state,
          s.joined_at as since, null::timestamptz as expires_at
        from vendors.staff s join identity.users u on u.id = s.user_id
        left join identity.profiles p on p.user_id = s.user_id
        where s.vendor_id = ${vendorId} and s.removed_at is null
        union all
        select 1, i.id, null, i.email, i.role,
          case when i.expires_at > ${now} then 'invited' else 'expired' end, i.invited_at, i.expires_at
        from vendors.staff_invitations i
        where i.vendor_id = ${vendorId} and i.accepted_at is null and i.withdrawn_at is null) t)
    ) as view`.execute(tables<VendorsDatabase>(db))
  return rows[0]!.view // a select without a table always has one row
}

/**
 * Advisory lock per user: joining two vendors, or joining one and registering another, must not
 * race.
 */
export const lockVendorTies = (tx: Tx, userId: UserId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`vendors.person:${userId}`}, 0))`.execute(
    tables<VendorsDatabase>(tx),
  )

export async function findVendorTies(
  tx: Tx,
  userId: UserId,
): Promise<{ ownsShop: boolean; worksFor: VendorId | null }> {
  const { rows } = await sql<{ ownsShop: boolean; worksFor: VendorId | null }>`
    select exists (select from vendors.vendors where user_id = ${userId}) as "ownsShop",
      (select vendor_id from vendors.staff where user_id = ${userId} and removed_at is null)
        as "worksFor"`.execute(tables<VendorsDatabase>(tx))
  return rows[0]! // a select without a table always has one row
}

export type LockedMember = {
  role: StaffRole
  businessName: string
  /** Null for an account with a phone number only. */
  email: string | null
  language: Language
}

export async function lockMember(
  tx: Tx,
  vendorId: VendorId,
  userId: string,
): Promise<LockedMember | null> {
  const { rows } = await sql<LockedMember>`
    select s.role, v.business_name as "businessName", p.email, coalesce(p.language, v.language) as language
    from vendors.staff s join vendors.vendors v on v.id = s.vendor_id
    left join identity.profiles p on p.user_id = s.user_id
    where s.vendor_id = ${vendorId} and s.user_id = ${userId} and s.removed_at is null
    for update of s`.execute(tables<VendorsDatabase>(tx))
  return rows[0] ?? null
}

export const saveStaffRole = (tx: Tx, vendorId: VendorId, userId: string, role: StaffRole) =>
  tables<VendorsDatabase>(tx)
    .updateTable('vendors.staff')
    .set({ role })
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .execute()

export const saveRemoval = (tx: Tx, vendorId: VendorId, userId: string, now: Date) =>
  tables<VendorsDatabase>(tx)
    .updateTable('vendors.staff')
    .set({ removed_at: now })
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .execute()

/** Erases staff memberships and invitations; returns the number of deleted rows. */
export async function deleteStaffOf(
  tx: Tx,
  { userId, email }: { userId: string; email: string | null },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with worked as (delete from vendors.staff where user_id = ${userId} returning 1),
      asked as (delete from vendors.staff_invitations
        where email = lower(${email}::text) returning 1)
    select ((select count(*) from worked) + (select count(*) from asked))::integer as count`.execute(
    tables<VendorsDatabase>(tx),
  )
  return rows[0]?.count ?? 0
}
