import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { deleteFactor, lockFactor } from '../../queries/mfa-factors.ts'
import { isFreshSession } from '../../rules/fresh-session.ts'
import { assuranceLevel, AMR_OF_FACTOR } from '../../rules/mfa.ts'
import type { UserId, Visitor } from '../../../schema.ts'
import type { AuthenticatedCaller } from '../sessions/authenticate.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'
import { auditActor } from '../admin/audit-actor.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  sendNotice: NotifySecurityEvent
  forget: (userId: UserId) => void
}
type Command = { caller: AuthenticatedCaller; factorId: string; visitor: Visitor }
export type RemoveFactorRefusal = {
  code: 'factor_not_found' | 'insufficient_aal' | 'no_anonymous' | 'reauthentication_needed'
}

/** Removing a verified factor requires aal2 and a fresh session. Sessions that it had raised are downgraded. */
export const unenrollMfaFactor =
  ({ db, clock, audit, sendNotice, forget }: Deps) =>
  async ({ caller, factorId, visitor }: Command): Promise<Result<null, RemoveFactorRefusal>> => {
    const { user } = caller
    if (user.isAnonymous) return refuse({ code: 'no_anonymous' })
    const removed = await inTransaction(db, async (tx) => {
      const factor = await lockFactor(tx, user.id, factorId)
      if (!factor) return refuse({ code: 'factor_not_found' })
      if (factor.status === 'verified' && assuranceLevel(caller) !== 'aal2')
        return refuse({ code: 'insufficient_aal' })
      if (factor.status === 'verified' && !isFresh(caller, clock.now()))
        return refuse({ code: 'reauthentication_needed' })
      await deleteFactor(tx, factor.id, AMR_OF_FACTOR[factor.type])
      if (factor.status === 'verified')
        await sendNotice(tx, user, 'factor_removed', factor.friendlyName || factor.type)
      await audit.record(tx, {
        actor: await auditActor(tx, user.id),
        action: 'identity.mfa_factor_unenrolled',
        subject: { type: 'user', id: user.id },
        before: { factor_id: factor.id, factor_type: factor.type, status: factor.status },
        address: visitor.address,
      })
      return ok(null)
    })
    if (removed.ok) forget(user.id)
    return removed
  }
export type UnenrollMfaFactor = ReturnType<typeof unenrollMfaFactor>

const isFresh = ({ session }: AuthenticatedCaller, now: Date): boolean =>
  session !== null && isFreshSession(session, now)
