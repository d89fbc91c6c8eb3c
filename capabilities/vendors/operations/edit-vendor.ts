import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import type { VendorEdit } from '../admin.contract.ts'
import { saveVendorEdit } from '../queries/admin-vendors.ts'
import { lockVendor } from '../queries/verification.ts'
import { vendorColumns } from '../rules/vendor-columns.ts'
import type { VendorId } from '../schema.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  territory: Pick<TerritoryApi, 'recogniseCommune'>
}
type Command = { vendorId: VendorId; form: VendorEdit; adminId: UserId; origin: Origin }

/** Does not change the verification status. */
export const editVendor =
  ({ db, clock, audit, territory }: Deps) =>
  (command: Command): Promise<Result<null, { code: 'vendor_not_found' }>> =>
    inTransaction(db, async (tx): Promise<Result<null, { code: 'vendor_not_found' }>> => {
      const { vendorId, form, adminId, origin } = command
      const vendor = await lockVendor(tx, vendorId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })

      const columns = vendorColumns(form, recognizeCommune(territory, form))
      const now = clock.now()
      await saveVendorEdit(tx, vendorId, { columns, description: form.business_description, now })
      await audit.record(tx, {
        actor: { role: 'admin', id: adminId },
        action: 'vendors.vendor_edited',
        subject: { type: 'vendor', id: vendorId },
        before: { business_name: vendor.businessName, business_email: vendor.businessEmail },
        after: columns,
        ...origin,
      })
      // Product pages show the vendor's name.
      await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
      return ok(null)
    })
export type EditVendor = ReturnType<typeof editVendor>

/** Commune recognized from the city's name; null without a wilaya, a city or a match. */
export const recognizeCommune = (
  territory: Deps['territory'],
  { business_wilaya: wilaya, business_city: city }: VendorEdit,
): string | null =>
  wilaya === null || city === null ? null : (territory.recogniseCommune(wilaya, city)?.code ?? null)
