import { ok, refuse, type Result } from '#kernel/result.ts'
import type { StaffRole } from '#kernel/staff-roles.ts'
import type { VendorId } from '../schema.ts'

/** Per vendor, open invitations included. */
export const MAX_STAFF = 50

export type Invitation = {
  id: string
  vendorId: VendorId
  /** Lower case. */
  email: string
  role: StaffRole
  expiresAt: Date
  acceptedAt: Date | null
  withdrawnAt: Date | null
}

export type StaffInvitationRefusal =
  | { code: 'self_invitation' }
  | { code: 'already_staff' }
  | { code: 'staff_limit_reached' }
type RequestedItem = {
  email: string
  owner: string | null
  members: readonly string[]
  size: number
}

/** An address with an open invitation may be invited again. */
export function checkInvite({
  email,
  owner,
  members,
  size,
}: RequestedItem): Result<null, StaffInvitationRefusal> {
  if (email === owner?.toLowerCase()) return refuse({ code: 'self_invitation' })
  if (members.some((member) => member.toLowerCase() === email))
    return refuse({ code: 'already_staff' })
  return size < MAX_STAFF ? ok(null) : refuse({ code: 'staff_limit_reached' })
}

/** `over`: accepted or withdrawn. */
export function invitationState(invitation: Invitation, now: Date): 'open' | 'expired' | 'over' {
  if (invitation.acceptedAt !== null || invitation.withdrawnAt !== null) return 'over'
  return invitation.expiresAt > now ? 'open' : 'expired'
}

export type JoinRefusal =
  | { code: 'invitation_closed' }
  | { code: 'invitation_expired' }
  | { code: 'invitation_of_other_user' }
  | { code: 'has_own_vendor' }
  | { code: 'staff_of_other_vendor' }
type Joining = {
  invitation: Invitation
  now: Date
  /** The user's verified email address. */
  address: string | null
  ownsShop: boolean
  worksFor: VendorId | null
}

/** Only the invited user, in time, who neither owns a vendor nor works for another. */
export function checkJoin(joining: Joining): Result<null, JoinRefusal> {
  const { invitation, now, address, ownsShop, worksFor } = joining
  const withStatus = invitationState(invitation, now)
  if (withStatus === 'over') return refuse({ code: 'invitation_closed' })
  if (withStatus === 'expired') return refuse({ code: 'invitation_expired' })
  if (address?.toLowerCase() !== invitation.email)
    return refuse({ code: 'invitation_of_other_user' })
  if (ownsShop) return refuse({ code: 'has_own_vendor' })
  if (worksFor !== null && worksFor !== invitation.vendorId)
    return refuse({ code: 'staff_of_other_vendor' })
  return ok(null)
}
