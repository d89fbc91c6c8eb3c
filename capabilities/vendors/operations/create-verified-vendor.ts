import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { NewVendor } from '../admin.contract.ts'
import type { VendorApproved } from '../events.ts'
import { insertVerified } from '../queries/admin-vendors.ts'
import { lockVendor } from '../queries/verification.ts'
import { insertVendorStatusHistory } from '../queries/registration.ts'
import { findVendorTies } from '../queries/staff.ts'
import { vendorColumns } from '../rules/vendor-columns.ts'
import type { VendorId } from '../schema.ts'
import { grantVendorRole } from './decide-vendor.ts'
import { recognizeCommune } from './edit-vendor.ts'

export type CreateVendorDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  identity: Pick<Identity, 'setRole' | 'findProfile' | 'findProfileByEmail'>
  territory: Pick<TerritoryApi, 'recogniseCommune'>
}
type Command = { form: NewVendor; adminId: UserId; origin: Origin }
export type CreateVendorRefusal =
  | { code: 'user_not_found' }
  | { code: 'vendor_already_registered' }
  | { code: 'user_is_staff' }

/** The user must already have an account; they get the role `vendor` and a notification. */
export const createVerifiedVendor =
  ({ db, clock, audit, identity, territory }: CreateVendorDeps) =>
  ({ form, adminId, origin }: Command): Promise<Result<VendorId, CreateVendorRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<VendorId, CreateVendorRefusal>> => {
      const owner = await identity.findProfileByEmail(form.user_email, tx)
      if (!owner) return refuse({ code: 'user_not_found' })
      if ((await findVendorTies(tx, owner.userId)).worksFor !== null)
        return refuse({ code: 'user_is_staff' })
      const now = clock.now()
      const id = newId<VendorId>(now)
      const columns = vendorColumns(form, recognizeCommune(territory, form))
      const description = form.business_description
      if (!(await insertVerified(tx, { id, userId: owner.userId, columns, description, now })))
        return refuse({ code: 'vendor_already_registered' })

      await grantVendorRole(tx, identity, owner.userId, adminId)
      const stepId = newId(now)
      const step = { id: stepId, vendorId: id, change: 'verified', actorId: adminId } as const
      await insertVendorStatusHistory(tx, { ...step, reason: null, at: now })
      await audit.record(tx, {
        actor: { role: 'admin', id: adminId },
        action: 'vendors.vendor_created_by_admin',
        subject: { type: 'vendor', id },
        after: { user_id: owner.userId, ...columns, verification_status: 'verified' },
        ...origin,
      })
      await invalidate(tx, ['vendors', `vendor:${id}`, 'products'])
      const stored = await lockVendor(tx, id)
      if (!stored) throw new Error('the vendor is missing after its insert')
      const { businessName, businessEmail, language } = stored
      const details = { vendorId: id, businessName, businessEmail, language }
      await publish<VendorApproved>(tx, { type: 'vendors.vendor_approved', stepId, ...details }, id)
      return ok(id)
    })
export type CreateVerifiedVendor = ReturnType<typeof createVerifiedVendor>
