import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { insertPayoutHold, lockPayoutVendor, releasePayoutHolds } from '../queries/holds.ts'
import type { PayoutHoldReason } from '../schema.ts'
import type { PayoutsDeps } from './propose-batch.ts'

export type PayoutHoldRefusal =
  | { code: 'vendor_not_found' }
  | { code: 'vendor_on_hold' }
  | { code: 'vendor_not_on_hold' }
type Placing = AdminActor & {
  vendorId: string
  reason: PayoutHoldReason
  note: string
  untilOn: LocalDate | null
}

export function holdVendorPayouts({
  db,
  clock,
  audit,
}: Pick<PayoutsDeps, 'db' | 'clock' | 'audit'>) {
  return {
    /** A payout already in a batch is not affected. */
    place: ({ vendorId, reason, note, untilOn, adminId, origin }: Placing) =>
      inTransaction(db, async (tx): Promise<Result<null, PayoutHoldRefusal>> => {
        const found = await lockPayoutVendor(tx, { vendorId, today: localDate(clock.now()) })
        if (!found) return refuse({ code: 'vendor_not_found' })
        if (found.isHeld) return refuse({ code: 'vendor_on_hold' })
        const now = clock.now()
        const id = newId(now)
        await insertPayoutHold(tx, { id, vendorId, reason, note, untilOn, by: adminId, now })
        await audit.record(tx, {
          ...origin,
          actor: { role: 'admin', id: adminId },
          action: 'payouts.vendor_held',
          subject: { type: 'vendor', id: vendorId },
          after: { reason, note, until_on: untilOn },
        })
        return ok(null)
      }),
    release: ({ vendorId, adminId, origin }: AdminActor & { vendorId: string }) =>
      inTransaction(db, async (tx): Promise<Result<null, PayoutHoldRefusal>> => {
        const found = await lockPayoutVendor(tx, { vendorId, today: localDate(clock.now()) })
        if (!found) return refuse({ code: 'vendor_not_found' })
        if (!found.isHeld) return refuse({ code: 'vendor_not_on_hold' })
        await releasePayoutHolds(tx, { vendorId, by: adminId, now: clock.now() })
        await audit.record(tx, {
          ...origin,
          actor: { role: 'admin', id: adminId },
          action: 'payouts.vendor_released',
          subject: { type: 'vendor', id: vendorId },
        })
        return ok(null)
      }),
  }
}
export type HoldVendorPayouts = ReturnType<typeof holdVendorPayouts>
