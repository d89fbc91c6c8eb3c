import { asOwner } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'

/** The shop that a person owns or works for; null without one. */
export const findShopOfReviewer = (
  vendors: Pick<Vendors, 'findStaffMembership'>,
  { userId }: Person,
): Promise<string | null> =>
  asOwner(async () => {
    const membership = await vendors.findStaffMembership(userId as UserId) // of the account that asks
    return membership?.vendorId ?? null
  })
