import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { VendorRole, StaffRole } from '#kernel/staff-roles.ts'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { InvitationView, StaffListView } from '../staff.contract.ts'
import type { Invitation } from '../rules/staff.ts'
import type { VendorId } from '../schema.ts'

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
    tables<object>(db),
  )
  return rows[0] ?? null
}

const nameOf = (profile: string) =>
  sql.raw(`nullif(trim(concat_ws(' ', ${profile}.first_name, ${profile}.last_name)), '')`)

/** The owner, the staff members, then the open invitations; oldest first. */
export async function listStaffRows(db: Db, vendorId: VendorId, now: Date): Promise<StaffListView> {
  const { rows } = await sql<{ view: StaffListView }>`
    select json_build_object(
      'owner', (select json_build_object('name', ${nameOf('p')}, 'email', u.email)
        from vendors.vendors v join identity.users u on u.id = v.user_id
        left join identity.profiles p on p.user_id = v.user_id where v.id = ${vendorId}),
      'items', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'email', t.email,
          'role', t.role, 'state', t.state, 'since', ${instant('t.since')},
          'expires_at', ${instant('t.expires_at')}) order by t.place, t.since, t.id), '[]') from (
        select 0 as place, s.user_id as id, ${nameOf('p')} as name, u.email, s.role, 'active' as state,
          s.joined_at as since, null::timestamptz as expires_at
        from vendors.staff s join identity.users u on u.id = s.user_id
        left join identity.profiles p on p.user_id = s.user_id
        where s.vendor_id = ${vendorId} and s.removed_at is null
        union all
        select 1, i.id, null, i.email, i.role,
          case when i.expires_at > ${now} then 'invited' else 'expired' end, i.invited_at, i.expires_at
        from vendors.staff_invitations i
        where i.vendor_id = ${vendorId} and i.accepted_at is null and i.withdrawn_at is null) t)
    ) as view`.execute(tables<object>(db))
  return rows[0]!.view // a select without a table always has one row
}

export type InvitingVendor = {
  businessName: string
  language: Language
  ownerEmail: string | null
  ownerName: string | null
  members: string[]
  /** Staff members and open invitations, without the invited address itself. */
  size: number
}

/** Locks the vendor row, which serializes invitations: the limit and the members stay as read. */
export async function lockInvitingVendor(
  tx: Tx,
  vendorId: VendorId,
  email: string,
): Promise<InvitingVendor> {
  const db = tables<object>(tx)
  await sql`select from vendors.vendors where id = ${vendorId} for update`.execute(db)
  const { rows } = await sql<InvitingVendor>`
    select v.business_name as "businessName", v.language, u.email as "ownerEmail",
      ${nameOf('p')} as "ownerName",
      coalesce((select json_agg(member.email) from vendors.staff s
        join identity.users member on member.id = s.user_id
        where s.vendor_id = v.id and s.removed_at is null and member.email is not null), '[]') as members,
      (select count(*)::integer from vendors.staff s
        where s.vendor_id = v.id and s.removed_at is null) +
      (select count(*)::integer from vendors.staff_invitations i where i.vendor_id = v.id
        and i.accepted_at is null and i.withdrawn_at is null and i.email <> ${email}) as size
    from vendors.vendors v join identity.users u on u.id = v.user_id
    left join identity.profiles p on p.user_id = v.user_id
    where v.id = ${vendorId}`.execute(db)
  return rows[0]! // the route's guard has found this vendor
}

/** Null when no account has this address. */
export async function findInviteeLanguage(tx: Tx, email: string): Promise<Language | null> {
  const { rows } = await sql<{ language: Language }>`
    select language from identity.profiles where lower(email) = ${email}`.execute(
    tables<object>(tx),
  )
  return rows[0]?.language ?? null
}

type StaffFilter = {
  id: string
  vendorId: VendorId
  email: string
  role: StaffRole
  tokenHash: Buffer
  invitedBy: UserId
  at: Date
  expiresAt: Date
}

/** Upsert: an open invitation of the same address keeps its id and gets the new token. */
export async function saveInvitation(tx: Tx, filter: StaffFilter): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into vendors.staff_invitations
      (id, vendor_id, email, role, token_hash, invited_by, invited_at, expires_at)
    values (${filter.id}, ${filter.vendorId}, ${filter.email}, ${filter.role},
      ${filter.tokenHash}, ${filter.invitedBy}, ${filter.at}, ${filter.expiresAt})
    on conflict (vendor_id, email) where accepted_at is null and withdrawn_at is null
    do update set role = excluded.role, token_hash = excluded.token_hash,
      invited_by = excluded.invited_by, invited_at = excluded.invited_at,
      expires_at = excluded.expires_at
    returning id`.execute(tables<object>(tx))
  return rows[0]!.id
}

const INVITATION = sql.raw(
  `i.id, i.vendor_id as "vendorId", i.email, i.role, i.expires_at as "expiresAt",
   i.accepted_at as "acceptedAt", i.withdrawn_at as "withdrawnAt"`,
)

export async function lockInvitation(
  tx: Tx,
  vendorId: VendorId,
  id: string,
): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`
    select ${INVITATION} from vendors.staff_invitations i
    where i.id = ${id} and i.vendor_id = ${vendorId} for update`.execute(tables<object>(tx))
  return rows[0] ?? null
}

export async function lockInvitationOf(tx: Tx, tokenHash: Buffer): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`
    select ${INVITATION} from vendors.staff_invitations i
    where i.token_hash = ${tokenHash} for update`.execute(tables<object>(tx))
  return rows[0] ?? null
}

type StaffRow = Invitation & { shop: InvitationView['shop'] }

export async function findInvitation(db: Db, tokenHash: Buffer): Promise<StaffRow | null> {
  const { rows } = await sql<StaffRow>`
    select ${INVITATION}, json_build_object('id', v.id, 'business_name', v.business_name) as shop
    from vendors.staff_invitations i join vendors.vendors v on v.id = i.vendor_id
    where i.token_hash = ${tokenHash}`.execute(tables<object>(db))
  return rows[0] ?? null
}

export const withdrawInvitationRow = (tx: Tx, id: string, now: Date) =>
  sql`update vendors.staff_invitations set withdrawn_at = ${now} where id = ${id}`.execute(
    tables<object>(tx),
  )

/**
 * Advisory lock per user: joining two vendors, or joining one and registering another, must not
 * race.
 */
export const lockUser = (tx: Tx, userId: UserId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`vendors.person:${userId}`}, 0))`.execute(
    tables<object>(tx),
  )

export async function findVendorTies(
  tx: Tx,
  userId: UserId,
): Promise<{ ownsShop: boolean; worksFor: VendorId | null }> {
  const { rows } = await sql<{ ownsShop: boolean; worksFor: VendorId | null }>`
    select exists (select from vendors.vendors where user_id = ${userId}) as "ownsShop",
      (select vendor_id from vendors.staff where user_id = ${userId} and removed_at is null)
        as "worksFor"`.execute(tables<object>(tx))
  return rows[0]! // a select without a table always has one row
}

/** A former staff member is reactivated. */
export async function saveInvitationAccepted(
  tx: Tx,
  { id, vendorId, role }: Invitation,
  { userId, at: now }: { userId: UserId; at: Date },
): Promise<void> {
  const db = tables<object>(tx)
  await sql`update vendors.staff_invitations set accepted_at = ${now} where id = ${id}`.execute(db)
  await sql`
    insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
    select ${vendorId}, ${userId}, ${role}, invited_at, ${now}
    from vendors.staff_invitations where id = ${id}
    on conflict (vendor_id, user_id) do update set role = excluded.role,
      invited_at = excluded.invited_at, joined_at = excluded.joined_at, removed_at = null`.execute(
    db,
  )
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
    for update of s`.execute(tables<object>(tx))
  return rows[0] ?? null
}

export const saveRole = (tx: Tx, vendorId: VendorId, userId: string, role: StaffRole) =>
  sql`update vendors.staff set role = ${role}
      where vendor_id = ${vendorId} and user_id = ${userId}`.execute(tables<object>(tx))

export const saveRemoval = (tx: Tx, vendorId: VendorId, userId: string, now: Date) =>
  sql`update vendors.staff set removed_at = ${now}
      where vendor_id = ${vendorId} and user_id = ${userId}`.execute(tables<object>(tx))

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
    tables<object>(tx),
  )
  return rows[0]?.count ?? 0
}
