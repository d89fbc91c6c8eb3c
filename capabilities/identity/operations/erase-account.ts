import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { deleteAccount } from '../queries/account.ts'
import { findRole, lockAdministrators } from '../queries/people.ts'
import { lockAccount } from '../queries/addresses.ts'
import type { Role, UserId } from '../schema.ts'

type Deps = { audit: Pick<Audit, 'record'> }
export type EraseAccountRefusal = { code: 'user_not_found' } | { code: 'role_in_use'; role: Role }
export type ErasedAccount = { erasedRows: number }

/**
 * Deletes an account with its profile, addresses, ways in, factors and sessions, in the caller's
 * transaction. Whoever runs a shop or the marketplace hands that over first.
 */
export const eraseAccount =
  ({ audit }: Deps) =>
  async (tx: Tx, userId: UserId): Promise<Result<ErasedAccount, EraseAccountRefusal>> => {
    await lockAdministrators(tx)
    if (!(await lockAccount(tx, userId))) return refuse({ code: 'user_not_found' })
    const role = await findRole(tx, userId)
    if (role !== 'customer') return refuse({ code: 'role_in_use', role })

    const erasedRows = await deleteAccount(tx, userId)
    await audit.record(tx, {
      actor: { role: 'customer', id: userId },
      action: 'identity.account_erased',
      subject: { type: 'user', id: userId },
    })
    return ok({ erasedRows })
  }
export type EraseAccount = ReturnType<typeof eraseAccount>
