import { parseBankAccount } from '#kernel/bank-account.ts'
import { ok, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { savePayoutAccount } from '../queries/register.ts'
import type { VendorId } from '../schema.ts'
import type { RegistrationDeps } from './register-vendor.ts'

type Command = {
  vendorId: VendorId
  userId: UserId
  number: string
  holder: string
  origin: Origin
}

/** Takes another account for the payouts of a shop; the former one is retired, and kept. */
export const changePayoutAccount =
  ({ db, clock, audit }: Pick<RegistrationDeps, 'db' | 'clock' | 'audit'>) =>
  ({ vendorId, userId, number, holder, origin }: Command) =>
    inTransaction(db, async (tx): Promise<Result<null, never>> => {
      const account = parseBankAccount(number)
      if (!account) throw new Error('the contract let an account through that is none')
      const now = clock.now()
      await savePayoutAccount(tx, {
        id: newId(now),
        vendorId,
        account: { ...account, holder },
        now,
      })
      await audit.record(tx, {
        actor: { role: 'vendor', id: userId },
        action: 'vendors.payout_account_changed',
        subject: { type: 'vendor', id: vendorId },
        // Enough to know it again: a number in the log would be a number that leaks.
        after: { kind: account.kind, ends_with: account.number.slice(-4), holder },
        ...origin,
      })
      return ok(null)
    })
export type ChangePayoutAccount = ReturnType<typeof changePayoutAccount>
