import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { VendorActivityChanged } from '../events.ts'
import { saveActive } from '../queries/admin-vendors.ts'
import { lockVendor } from '../queries/verification.ts'
import { insertVendorStatusHistory } from '../queries/registration.ts'
import type { VendorId } from '../schema.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = {
  vendorId: VendorId
  isActive: boolean
  reason?: string | undefined
  adminId: UserId
  origin: Origin
}

/** Independent of the verification status. Idempotent. */
export const setActive =
  ({ db, clock, audit }: Deps) =>
  ({
    vendorId,
    isActive,
    reason: given,
    adminId,
    origin,
  }: Command): Promise<Result<null, { code: 'vendor_not_found' }>> =>
    inTransaction(db, async (tx): Promise<Result<null, { code: 'vendor_not_found' }>> => {
      const vendor = await lockVendor(tx, vendorId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })
      if (vendor.isActive === isActive) return ok(null)

      const now = clock.now()
      const reason = isActive ? null : (given ?? null)
      await saveActive(tx, vendorId, isActive, now)
      const change = isActive ? 'activated' : 'deactivated'
      const step = { id: newId(now), vendorId, change, actorId: adminId } as const
      await insertVendorStatusHistory(tx, { ...step, reason, at: now })
      await audit.record(tx, {
        actor: { role: 'admin', id: adminId },
        action: `vendors.vendor_${change}`,
        subject: { type: 'vendor', id: vendorId },
        before: { is_active: vendor.isActive },
        after: { is_active: isActive, ...(reason !== null && { reason }) },
        ...origin,
      })
      const event = { stepId: step.id, vendorId, isActive, reason }
      await publish<VendorActivityChanged>(
        tx,
        { type: 'vendors.vendor_activity_changed', ...event },
        vendorId,
      )
      await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
      return ok(null)
    })
export type SetActive = ReturnType<typeof setActive>
