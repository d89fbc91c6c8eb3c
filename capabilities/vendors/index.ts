import type { Keeper } from '#platform/personal-data.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { changePayoutAccount } from './operations/change-payout-account.ts'
import { correctRegistration } from './operations/correct-registration.ts'
import { approveVendor, type DecisionDeps, rejectVendor } from './operations/decide-vendor.ts'
import { editVendor } from './operations/edit-vendor.ts'
import { openShop, type OpeningDeps } from './operations/open-shop.ts'
import { readOwnShop } from './operations/read-own-shop.ts'
import { type ReadingDeps, readVendors } from './operations/read-vendors.ts'
import { type RegistrationDeps, registerVendor } from './operations/register-vendor.ts'
import { setActivity } from './operations/set-activity.ts'
import { setPhoneConfirmation } from './operations/set-phone-confirmation.ts'
import { findSellingShop } from './queries/own.ts'
import { readShopOf } from './queries/person.ts'
import { moveRating } from './queries/ratings.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = RegistrationDeps & DecisionDeps & OpeningDeps & ReadingDeps

/** The door of vendors: asking to sell, deciding on it, the team's list, and the stars of a shop. */
export function createVendors(deps: Deps) {
  const approve = approveVendor(deps)
  const reject = rejectVendor(deps)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readShopOf(handle, person),
    // Who has a shop hands it over before the account goes: of anybody else there is nothing.
    forgetPerson: async () => ({ erasedRows: 0, keptRows: 0, keptReason: null }),
  }
  return {
    ...keeper,
    moveRating,
    approve,
    reject,
    /** The verified, active shop that this person may act for; null when there is none. */
    vendorOf: (userId: UserId) => findSellingShop(deps.db, userId),
    /** Whether cash orders of a shop wait for a call, from now on. */
    setPhoneConfirmation: setPhoneConfirmation(deps),
    accountRoutes: accountRoutes({
      read: readOwnShop(deps),
      register: registerVendor(deps),
      correct: correctRegistration(deps),
    }),
    vendorRoutes: vendorRoutes({ changeAccount: changePayoutAccount(deps) }),
    adminRoutes: adminRoutes({
      ...readVendors(deps),
      approve,
      reject,
      open: openShop(deps),
      edit: editVendor(deps),
      setActivity: setActivity(deps),
    }),
  }
}
export type Vendors = ReturnType<typeof createVendors>
export type { VendorId } from './schema.ts'
