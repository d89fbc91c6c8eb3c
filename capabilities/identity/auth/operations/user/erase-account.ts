import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Actor, Audit } from '#capabilities/audit/index.ts'
import { deleteUser } from '../../queries/account.ts'
import { anonymizeUser } from '../../queries/admin-users.ts'
import { findRole, lockAdmins } from '../../queries/profiles-and-roles.ts'
import { lockUserAddresses } from '../../../accounts/queries/addresses.ts'
import type { Role, UserId } from '../../../schema.ts'

type Deps = { audit: Pick<Audit, 'record'>; clock: Clock }
type How = {
  by?: Actor
  /** Rows of a closed vendor reference the account, so an anonymized row stays. */
  ofClosedShop?: boolean
}
export type EraseAccountRefusal = { code: 'user_not_found' } | { code: 'role_in_use'; role: Role }
export type ErasedAccount = { erasedRows: number }

/** Refuses admins and vendors that are still open: they must give up their role first. */
export const eraseAccount =
  ({ audit, clock }: Deps) =>
  async (
    tx: Tx,
    userId: UserId,
    { by, ofClosedShop = false }: How = {},
  ): Promise<Result<ErasedAccount, EraseAccountRefusal>> => {
    await lockAdmins(tx)
    if (!(await lockUserAddresses(tx, userId))) return refuse({ code: 'user_not_found' })
    const role = await findRole(tx, userId)
    const mayGo = role === 'customer' || (role === 'vendor' && ofClosedShop)
    if (!mayGo) return refuse({ code: 'role_in_use', role })

    if (ofClosedShop) await anonymizeUser(tx, userId, clock.now())
    const erasedRows = ofClosedShop ? 1 : await deleteUser(tx, userId)
    await audit.record(tx, {
      actor: by ?? { role: 'customer', id: userId },
      action: 'identity.account_erased',
      subject: { type: 'user', id: userId },
    })
    return ok({ erasedRows })
  }
