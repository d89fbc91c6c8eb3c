import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import { asOwner, inTransaction } from '#platform/database/index.ts'
import type { InvitationView } from '../staff.contract.ts'
import { findVendorTies, lockVendorTies } from '../queries/staff.ts'
import {
  findInvitation,
  lockInvitationOf,
  saveInvitationAccepted,
} from '../queries/staff-invitations.ts'
import { type JoinRefusal, checkJoin, invitationState } from '../rules/staff.ts'
import { invitationTokenDigest, type StaffDeps } from './invite-staff.ts'

type Unknown = { code: 'invitation_not_found' }

export const readInvitation =
  ({ db, clock }: Pick<StaffDeps, 'db' | 'clock'>) =>
  async (token: string): Promise<Result<InvitationView, Unknown>> => {
    const found = await asOwner(() => findInvitation(db, invitationTokenDigest(token)))
    if (!found) return refuse({ code: 'invitation_not_found' })
    return ok({
      shop: found.shop,
      email: found.email,
      role: found.role,
      state: invitationState(found, clock.now()),
      expires_at: found.expiresAt.toISOString(),
    })
  }
export type ReadInvitation = ReturnType<typeof readInvitation>

type JoinDeps = StaffDeps & { identity: Pick<Identity, 'provenAddress'> }
type Command = { token: string; userId: UserId; origin: Origin }
export type AcceptInvitationRefusal = JoinRefusal | Unknown

/** An invitation is accepted once, also when two requests race. */
export const acceptStaffInvitation =
  ({ db, clock, audit, identity }: JoinDeps) =>
  ({ token, userId, origin }: Command): Promise<Result<null, AcceptInvitationRefusal>> =>
    asOwner(() =>
      inTransaction(db, async (tx): Promise<Result<null, AcceptInvitationRefusal>> => {
        const invitation = await lockInvitationOf(tx, invitationTokenDigest(token))
        if (!invitation) return refuse({ code: 'invitation_not_found' })
        await lockVendorTies(tx, userId)
        const now = clock.now()
        const address = await identity.provenAddress(userId, tx)
        const allowed = checkJoin({
          invitation,
          now,
          address,
          ...(await findVendorTies(tx, userId)),
        })
        if (!allowed.ok) return allowed
        await saveInvitationAccepted(tx, invitation, { userId, at: now })
        await audit.record(tx, {
          actor: { role: 'customer', id: userId },
          action: 'vendors.staff_joined',
          subject: { type: 'vendor', id: invitation.vendorId },
          after: { user_id: userId, role: invitation.role },
          ...origin,
        })
        return ok(null)
      }),
    )
export type AcceptStaffInvitation = ReturnType<typeof acceptStaffInvitation>
