import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { CourierError, type CourierAccount } from '../couriers/courier.ts'
import { credentialsHint } from '../couriers/registry.ts'
import {
  deleteCourierAccount,
  findCourierAccount,
  saveCourierAccount,
  saveDefault,
} from '../queries/couriers.ts'
import type { CourierDeps } from './open-courier-client.ts'
import { syncPlacesJob } from './sync-courier-places.ts'

export type ConnectRefusal =
  | { code: 'courier_unknown' }
  | { code: 'courier_is_manual' }
  | { code: 'credentials_refused' }
  | { code: 'courier_unavailable' }
type NamedEntry = { vendorId: string; courier: string }

/** Tests the credentials, stores them encrypted, then imports the courier's places. */
export const connectCourier =
  ({ db, couriers, clock }: CourierDeps & { clock: Clock }) =>
  async ({
    vendorId,
    courier,
    account,
  }: NamedEntry & { account: CourierAccount }): Promise<Result<null, ConnectRefusal>> => {
    const stored = await findCourierAccount(db, vendorId, courier)
    if (!stored) return refuse({ code: 'courier_unknown' })
    if (!couriers.speaks(stored.adapter)) return refuse({ code: 'courier_is_manual' })
    try {
      if (!(await couriers.open(stored.adapter, account).check()))
        return refuse({ code: 'credentials_refused' })
    } catch (error) {
      if (error instanceof CourierError) return refuse({ code: 'courier_unavailable' })
      throw error
    }
    const credentials = couriers.encryptAccount(vendorId, courier, account)
    const encrypted = { vendorId, courier, credentials, credentialsHint: credentialsHint(account) }
    return inTransaction(db, async (tx) => {
      await saveCourierAccount(tx, encrypted, clock.now())
      await syncPlacesJob.enqueue(tx, { courier }, { key: courier })
      return ok(null)
    })
  }
export type ConnectCourierAccount = ReturnType<typeof connectCourier>

/** Parcels already sent are tracked with the operator's account, or by hand. */
export const disconnectCourier =
  ({ db }: Pick<CourierDeps, 'db'>) =>
  ({ vendorId, courier }: NamedEntry): Promise<void> =>
    deleteCourierAccount(db, vendorId, courier)

export const setDefaultCourier =
  ({ db }: Pick<CourierDeps, 'db'>) =>
  (vendorId: string, courier: string | null): Promise<Result<null, { code: 'courier_unknown' }>> =>
    inTransaction(db, async (tx) =>
      (await saveDefault(tx, vendorId, courier)) ? ok(null) : refuse({ code: 'courier_unknown' }),
    )
