import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import {
  deleteFactor,
  findFactor,
  listFactors,
  lockFactor,
  saveFactorNames,
} from '../../queries/mfa-factors.ts'
import { findUser } from '../../queries/users.ts'
import { normalizePhone } from '../../rules/email-and-phone.ts'
import { AMR_OF_FACTOR } from '../../rules/mfa.ts'
import { isPhone } from '../../rules/signup-metadata.ts'
import type { Factor, UserId, Visitor } from '../../../schema.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  sendNotice: NotifySecurityEvent
  forget: (userId: UserId) => void
}
type NamedEntry = { userId: UserId; factorId: string }
type Change = NamedEntry & { friendlyName?: string | undefined; phone?: string | undefined }
export type AdminFactorRefusal = { code: 'user_not_found' | 'factor_not_found' }
export type FactorChangeRefusal =
  | AdminFactorRefusal
  | { code: 'phone_malformed' | 'mfa_factor_name_conflict' }

export function adminFactors({ db, clock, audit, sendNotice, forget }: Deps) {
  return {
    async list(userId: UserId): Promise<Result<Factor[], AdminFactorRefusal>> {
      if (!(await findUser(db, userId))) return refuse({ code: 'user_not_found' })
      return ok(await listFactors(db, userId))
    },

    /** Downgrades the sessions that this factor had raised to aal2. */
    async remove(
      { userId, factorId }: NamedEntry,
      { address }: Visitor,
    ): Promise<Result<Factor, AdminFactorRefusal>> {
      const removed = await inTransaction(db, async (tx) => {
        const factor = await lockFactor(tx, userId, factorId)
        if (!factor) return refuse({ code: 'factor_not_found' })
        await deleteFactor(tx, factor.id, AMR_OF_FACTOR[factor.type])
        const user = await findUser(tx, userId)
        if (user && factor.status === 'verified')
          await sendNotice(tx, user, 'factor_removed', factor.friendlyName || factor.type)
        await audit.record(tx, {
          actor: { role: 'service' },
          action: 'identity.mfa_factor_unenrolled',
          subject: { type: 'user', id: userId },
          before: { factor_id: factor.id, factor_type: factor.type, status: factor.status },
          address,
        })
        return ok(factor)
      })
      forget(userId)
      return removed
    },

    async change({ userId, factorId, friendlyName, phone: typed }: Change, { address }: Visitor) {
      const phone = typed ? normalizePhone(typed) : undefined
      if (phone !== undefined && !isPhone(phone)) return refuse({ code: 'phone_malformed' })
      return inTransaction(db, async (tx): Promise<Result<Factor, FactorChangeRefusal>> => {
        const factor = await lockFactor(tx, userId, factorId)
        if (!factor) return refuse({ code: 'factor_not_found' })
        const others = (await listFactors(tx, userId)).filter(({ id }) => id !== factor.id)
        const isSame = (other: Factor) =>
          other.friendlyName === friendlyName || (phone !== undefined && other.phone === phone)
        if (others.some(isSame)) return refuse({ code: 'mfa_factor_name_conflict' })
        const names = {
          ...(friendlyName ? { friendlyName } : {}),
          ...(phone !== undefined && factor.type === 'phone' ? { phone } : {}),
        }
        await saveFactorNames(tx, factor.id, names, clock.now())
        await audit.record(tx, {
          actor: { role: 'service' },
          action: 'identity.mfa_factor_updated',
          subject: { type: 'user', id: userId },
          before: { friendly_name: factor.friendlyName, phone: factor.phone },
          after: names,
          address,
        })
        const changed = await findFactor(tx, userId, factorId)
        return changed ? ok(changed) : refuse({ code: 'factor_not_found' })
      })
    },
  }
}
export type AdminFactors = ReturnType<typeof adminFactors>
