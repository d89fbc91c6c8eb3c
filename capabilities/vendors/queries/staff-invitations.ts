import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { StaffRole } from '#kernel/staff-roles.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { InvitationView } from '../staff.contract.ts'
import type { Invitation } from '../rules/staff.ts'
import type { VendorId } from '../schema.ts'
import { profileName } from './staff.ts'
import type { VendorsDatabase } from '../tables.ts'

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
  const db = tables<VendorsDatabase>(tx)
  await sql`select from vendors.vendors where id = ${vendorId} for update`.execute(db)
  const { rows } = await sql<InvitingVendor>`
    select v.business_name as "businessName", v.language, u.email as "ownerEmail",
      ${profileName('p')} as "ownerName",
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
    tables<VendorsDatabase>(tx),
  )
  return rows[0]?.language ?? null
}

type NewInvitation = {
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
export async function saveStaffInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into vendors.staff_invitations
      (id, vendor_id, email, role, token_hash, invited_by, invited_at, expires_at)
    values (${invitation.id}, ${invitation.vendorId}, ${invitation.email}, ${invitation.role},
      ${invitation.tokenHash}, ${invitation.invitedBy}, ${invitation.at}, ${invitation.expiresAt})
    on conflict (vendor_id, email) where accepted_at is null and withdrawn_at is null
    do update set role = excluded.role, token_hash = excluded.token_hash,
      invited_by = excluded.invited_by, invited_at = excluded.invited_at,
      expires_at = excluded.expires_at
    returning id`.execute(tables<VendorsDatabase>(tx))
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
    where i.id = ${id} and i.vendor_id = ${vendorId} for update`.execute(
    tables<VendorsDatabase>(tx),
  )
  return rows[0] ?? null
}

export async function lockInvitationOf(tx: Tx, tokenHash: Buffer): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`
    select ${INVITATION} from vendors.staff_invitations i
    where i.token_hash = ${tokenHash} for update`.execute(tables<VendorsDatabase>(tx))
  return rows[0] ?? null
}

type InvitationRow = Invitation & { shop: InvitationView['shop'] }

export async function findInvitation(db: Db, tokenHash: Buffer): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION}, json_build_object('id', v.id, 'business_name', v.business_name) as shop
    from vendors.staff_invitations i join vendors.vendors v on v.id = i.vendor_id
    where i.token_hash = ${tokenHash}`.execute(tables<VendorsDatabase>(db))
  return rows[0] ?? null
}

export const withdrawInvitationRow = (tx: Tx, id: string, now: Date) =>
  tables<VendorsDatabase>(tx)
    .updateTable('vendors.staff_invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .execute()

/** A former staff member is reactivated. */
export async function saveInvitationAccepted(
  tx: Tx,
  { id, vendorId, role }: Invitation,
  { userId, at: now }: { userId: UserId; at: Date },
): Promise<void> {
  const db = tables<VendorsDatabase>(tx)
  await db
    .updateTable('vendors.staff_invitations')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .execute()
  await sql`
    insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
    select ${vendorId}, ${userId}, ${role}, invited_at, ${now}
    from vendors.staff_invitations where id = ${id}
    on conflict (vendor_id, user_id) do update set role = excluded.role,
      invited_at = excluded.invited_at, joined_at = excluded.joined_at, removed_at = null`.execute(
    db,
  )
}
