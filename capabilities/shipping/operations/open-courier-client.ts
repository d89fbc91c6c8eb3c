import type { Db } from '#platform/database/index.ts'
import type { Courier } from '../couriers/courier.ts'
import type { Couriers } from '../couriers/registry.ts'
import { findAccount, findConnectedVendor } from '../queries/couriers.ts'

export type CourierDeps = { db: Db; couriers: Couriers }

/** With the vendor's account, else the operator's; null when there is neither. */
export const openCourierClient =
  ({ db, couriers }: CourierDeps) =>
  async (vendorId: string, courier: string): Promise<Courier | null> => {
    const kept = await findAccount(db, vendorId, courier)
    if (!kept || !couriers.speaks(kept.adapter)) return null
    const account = kept.credentials
      ? couriers.openAccount(vendorId, courier, kept.credentials)
      : couriers.ofOperator(kept.adapter)
    return account && couriers.open(kept.adapter, account)
  }

/** With any account, for data common to all: communes and pickup points. */
export const openAnyCourierClient =
  ({ db, couriers }: CourierDeps) =>
  async (courier: string): Promise<Courier | null> => {
    const shop = await findConnectedVendor(db, courier)
    const nobody = '00000000-0000-0000-0000-000000000000'
    return openCourierClient({ db, couriers })(shop ?? nobody, courier)
  }
