import type { Db } from '#platform/database/index.ts'
import type { Courier } from '../couriers/courier.ts'
import type { CourierRegistry } from '../couriers/registry.ts'
import { findCourierAccount, findConnectedVendor } from '../queries/couriers.ts'

export type CourierDeps = { db: Db; couriers: CourierRegistry }

/** With the vendor's account, else the operator's; null when there is neither. */
export const openCourierClient =
  ({ db, couriers }: CourierDeps) =>
  async (vendorId: string, courier: string): Promise<Courier | null> => {
    const stored = await findCourierAccount(db, vendorId, courier)
    if (!stored || !couriers.speaks(stored.adapter)) return null
    const account = stored.credentials
      ? couriers.openAccount(vendorId, courier, stored.credentials)
      : couriers.ofOperator(stored.adapter)
    return account && couriers.open(stored.adapter, account)
  }

/** With any account, for data common to all: communes and pickup points. */
export const openAnyCourierClient =
  ({ db, couriers }: CourierDeps) =>
  async (courier: string): Promise<Courier | null> => {
    const shop = await findConnectedVendor(db, courier)
    const noVendor = '00000000-0000-0000-0000-000000000000'
    return openCourierClient({ db, couriers })(shop ?? noVendor, courier)
  }
