import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import {
  deleteAddress,
  listAddresses,
  lockUserAddresses,
  upsertAddress,
} from '../queries/addresses.ts'
import { nextDefault } from '../rules/default-address.ts'
import type { AddressId, UserId } from '../schema.ts'

type Command = { userId: UserId; id: AddressId }

export const removeAddress =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  ({ userId, id }: Command): Promise<Result<null, { code: 'address_not_found' }>> =>
    inTransaction(db, async (tx) => {
      await lockUserAddresses(tx, userId)
      const stored = await listAddresses(tx, userId)
      if (!stored.some((address) => address.id === id)) return refuse({ code: 'address_not_found' })

      await deleteAddress(tx, userId, id)
      const next = nextDefault(stored, id)
      if (next)
        await upsertAddress(tx, userId, { ...next, isDefault: true, updatedAt: clock.now() })
      return ok(null)
    })
export type RemoveAddress = ReturnType<typeof removeAddress>
