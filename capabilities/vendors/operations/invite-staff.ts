import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { StaffRole } from '#kernel/staff-roles.ts'
import { after, type Clock, days, hours } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit, type RateLimited } from '#platform/rate-limit.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import { publish } from '#platform/outbox.ts'
import type { StaffInvited } from '../events.ts'
import {
  findInviteeLanguage,
  lockInvitation,
  lockInvitingVendor,
  saveStaffInvitation,
  withdrawInvitationRow,
} from '../queries/staff-invitations.ts'
import { type StaffInvitationRefusal, checkInvite, invitationState } from '../rules/staff.ts'
import type { VendorId } from '../schema.ts'

const VALID_FOR = days(7)
const PER_HOUR = 30

export type StaffDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
export type InvitingDeps = StaffDeps & { deriveLinkKey: DeriveLinkKey }
export type StaffActor = { vendorId: VendorId; userId: UserId; origin: Origin }
export type InviteStaffRefusal = StaffInvitationRefusal | RateLimited
export type RenewRefusal = InviteStaffRefusal | { code: 'invitation_not_found' }

export const invitationTokenDigest = (token: string): Buffer =>
  createHash('sha256').update(token).digest()

/** Inviting an address again replaces the link: the former one stops working. */
export const inviteStaff =
  (deps: InvitingDeps) =>
  async (
    act: StaffActor & { email: string; role: StaffRole },
  ): Promise<Result<null, InviteStaffRefusal>> => {
    const tooMany = await countInvitation(deps, act.vendorId)
    if (tooMany) return refuse(tooMany)
    return inTransaction(deps.db, (tx) => askWithin(deps, tx, act))
  }
export type InviteStaff = ReturnType<typeof inviteStaff>

export const renewInvitation =
  (deps: InvitingDeps) =>
  async (act: StaffActor & { id: string }): Promise<Result<null, RenewRefusal>> => {
    const tooMany = await countInvitation(deps, act.vendorId)
    if (tooMany) return refuse(tooMany)
    return inTransaction(deps.db, async (tx): Promise<Result<null, RenewRefusal>> => {
      const known = await lockInvitation(tx, act.vendorId, act.id)
      if (!known || invitationState(known, deps.clock.now()) === 'over')
        return refuse({ code: 'invitation_not_found' })
      return askWithin(deps, tx, { ...act, email: known.email, role: known.role })
    })
  }
export type RenewInvitation = ReturnType<typeof renewInvitation>

export const withdrawInvitation =
  ({ db, clock, audit }: StaffDeps) =>
  ({ vendorId, userId, id, origin }: StaffActor & { id: string }) =>
    inTransaction(db, async (tx): Promise<Result<null, { code: 'invitation_not_found' }>> => {
      const now = clock.now()
      const known = await lockInvitation(tx, vendorId, id)
      if (!known || invitationState(known, now) === 'over')
        return refuse({ code: 'invitation_not_found' })
      await withdrawInvitationRow(tx, id, now)
      await audit.record(tx, {
        actor: { role: 'vendor', id: userId },
        action: 'vendors.staff_invitation_withdrawn',
        subject: { type: 'vendor', id: vendorId },
        before: { email: known.email, role: known.role },
        ...origin,
      })
      return ok(null)
    })
export type WithdrawInvitation = ReturnType<typeof withdrawInvitation>

async function countInvitation(
  { db, clock }: StaffDeps,
  vendorId: VendorId,
): Promise<RateLimited | null> {
  const use = { key: `staff-invitation:${vendorId}`, max: PER_HOUR, per: hours(1) }
  const { allowed, retryAfterSeconds } = await rateLimit(db, { ...use, now: clock.now() })
  return allowed ? null : { code: 'too_many_requests', retryAfterSeconds }
}

async function askWithin(
  { clock, audit, deriveLinkKey }: InvitingDeps,
  tx: Tx,
  act: StaffActor & { email: string; role: StaffRole },
): Promise<Result<null, StaffInvitationRefusal>> {
  const { vendorId, userId, email, role, origin } = act
  const shop = await lockInvitingVendor(tx, vendorId, email)
  const allowed = checkInvite({ ...shop, email, owner: shop.ownerEmail })
  if (!allowed.ok) return allowed

  const now = clock.now()
  const stepId = newId(now)
  const token = deriveLinkKey({ purpose: 'vendors.staff_invitation', id: stepId })
  const language = (await findInviteeLanguage(tx, email)) ?? shop.language
  const expiresAt = after(now, VALID_FOR)
  const invitationId = await saveStaffInvitation(tx, {
    ...{ id: newId(now), vendorId, email, role, tokenHash: invitationTokenDigest(token) },
    ...{ invitedBy: userId, at: now, expiresAt },
  })
  await audit.record(tx, {
    actor: { role: 'vendor', id: userId },
    action: 'vendors.staff_invited',
    subject: { type: 'vendor', id: vendorId },
    after: { email, role },
    ...origin,
  })
  await publish<StaffInvited>(
    tx,
    {
      ...{ type: 'vendors.staff_invited', stepId, vendorId, email, role, language },
      ...{ businessName: shop.businessName, ownerName: shop.ownerName },
      expiresAt: expiresAt.toISOString(),
    },
    invitationId,
  )
  return ok(null)
}
