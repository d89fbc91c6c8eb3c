import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { InvitationView } from '../staff.contract.ts'
import {
  findInvitation,
  findTies,
  holdPerson,
  lockInvitationOf,
  saveJoining,
} from '../queries/staff.ts'
import { type JoinRefusal, mayJoin, standingOf } from '../rules/staff.ts'
import { digestOf, type StaffDeps } from './invite-staff.ts'

type Unknown = { code: 'invitation_not_found' }

/** What the link of an invitation leads to. */
export const readInvitation =
  ({ db, clock }: Pick<StaffDeps, 'db' | 'clock'>) =>
  async (token: string): Promise<Result<InvitationView, Unknown>> => {
    const found = await findInvitation(db, digestOf(token))
    if (!found) return refuse({ code: 'invitation_not_found' })
    return ok({
      shop: found.shop,
      email: found.email,
      role: found.role,
      state: standingOf(found, clock.now()),
      expires_at: found.expiresAt.toISOString(),
    })
  }
export type ReadInvitation = ReturnType<typeof readInvitation>

type JoinDeps = StaffDeps & { identity: Pick<Identity, 'provenAddress'> }
type Command = { token: string; userId: UserId; origin: Origin }
export type JoiningRefusal = JoinRefusal | Unknown

/** Somebody says yes: they work in the shop from now on. Of two who say it at once, one does. */
export const joinShop =
  ({ db, clock, audit, identity }: JoinDeps) =>
  ({ token, userId, origin }: Command): Promise<Result<null, JoiningRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, JoiningRefusal>> => {
      const invitation = await lockInvitationOf(tx, digestOf(token))
      if (!invitation) return refuse({ code: 'invitation_not_found' })
      await holdPerson(tx, userId)
      const now = clock.now()
      const address = await identity.provenAddress(userId, tx)
      const allowed = mayJoin({ invitation, now, address, ...(await findTies(tx, userId)) })
      if (!allowed.ok) return allowed
      await saveJoining(tx, invitation, { userId, at: now })
      await audit.record(tx, {
        actor: { role: 'customer', id: userId },
        action: 'vendors.staff_joined',
        subject: { type: 'vendor', id: invitation.vendorId },
        after: { user_id: userId, role: invitation.role },
        ...origin,
      })
      return ok(null)
    })
export type JoinShop = ReturnType<typeof joinShop>
