import { parseBankAccount } from '#kernel/bank-account.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Identity, OwnerRefusal, UserId } from '#capabilities/identity/index.ts'
import type { PayoutAccountChanged } from '../events.ts'
import { lockVendor } from '../queries/verification.ts'
import { savePayoutAccount } from '../queries/registration.ts'
import type { VendorId } from '../schema.ts'

export type AccountDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  identity: Pick<Identity, 'findProfile' | 'approvals'>
}
type Command = {
  vendorId: VendorId
  userId: UserId
  number: string
  holder: string
  origin: Origin
}
export type ChangePayoutAccountRefusal = OwnerRefusal | { code: 'vendor_not_found' }

/** Retires the former account; notifies vendor and owner. Refused to an owner whom an admin just moved. */
export const changePayoutAccount =
  ({ db, clock, audit, identity }: AccountDeps) =>
  async (command: Command): Promise<Result<null, ChangePayoutAccountRefusal>> => {
    const { vendorId, userId, number, holder, origin } = command
    const account = parseBankAccount(number)
    if (!account) throw new Error('an invalid payout account passed validation')
    return inTransaction(db, async (tx): Promise<Result<null, ChangePayoutAccountRefusal>> => {
      const vendor = await lockVendor(tx, vendorId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })
      const settled = await identity.approvals.checkOwner(tx, userId)
      if (!settled.ok) return settled
      const now = clock.now()
      const changeId = newId(now)
      const endsWith = account.number.slice(-4)
      await savePayoutAccount(tx, { id: changeId, vendorId, account: { ...account, holder }, now })
      await audit.record(tx, {
        actor: { role: 'vendor', id: userId },
        action: 'vendors.payout_account_changed',
        subject: { type: 'vendor', id: vendorId },
        // Only the last digits: the audit log must not leak account numbers.
        after: { kind: account.kind, ends_with: endsWith, holder },
        ...origin,
      })
      const ownerEmail = (await identity.findProfile(vendor.userId, tx))?.email ?? null
      const { businessName, businessEmail, language } = vendor
      await publish<PayoutAccountChanged>(
        tx,
        {
          type: 'vendors.payout_account_changed',
          ...{ changeId, vendorId, businessName, businessEmail, language },
          ...{ ownerEmail, endsWith, holder },
        },
        vendorId,
      )
      return ok(null)
    })
  }
export type ChangePayoutAccount = ReturnType<typeof changePayoutAccount>
