import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { deleteFactor, listFactors, lockUserFactors } from '../../queries/mfa-factors.ts'
import { findUserByAddress } from '../../queries/user-writes.ts'
import { normalizeEmail } from '../../rules/email-and-phone.ts'
import { AMR_OF_FACTOR } from '../../rules/mfa.ts'
import type { UserId } from '../../../schema.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'

type Deps = {
  db: Db
  audit: Pick<Audit, 'record'>
  sendNotice: NotifySecurityEvent
  forget: (userId: UserId) => void
}

/**
 * For the operator's command line, after the owner of a lost phone or key has proved who they are.
 * Their password still counts. Resolves to how many verified factors the account had.
 */
export const removeSecondFactors =
  ({ db, audit, sendNotice, forget }: Deps) =>
  async (typed: string): Promise<Result<number, { code: 'user_not_found' }>> => {
    const address = { kind: 'email', value: normalizeEmail(typed) } as const
    const user = await findUserByAddress(db, address)
    if (!user) return refuse({ code: 'user_not_found' })
    const removed = await inTransaction(db, async (tx) => {
      await lockUserFactors(tx, user.id)
      const factors = await listFactors(tx, user.id)
      const verified = factors.filter(({ status }) => status === 'verified')
      for (const factor of factors) await deleteFactor(tx, factor.id, AMR_OF_FACTOR[factor.type])
      for (const { id, type, status, friendlyName } of verified) {
        await sendNotice(tx, user, 'factor_removed', friendlyName || type)
        await audit.record(tx, {
          actor: { role: 'system' },
          action: 'identity.mfa_factor_unenrolled',
          subject: { type: 'user', id: user.id },
          before: { factor_id: id, factor_type: type, status },
        })
      }
      return ok(verified.length)
    })
    forget(user.id)
    return removed
  }
