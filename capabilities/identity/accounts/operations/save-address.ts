import { parsePhone } from '#kernel/phone.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AddressInput } from '../../contract.ts'
import {
  clearDefault,
  insertAddress,
  listAddresses,
  lockUserAddresses,
  upsertAddress,
} from '../queries/addresses.ts'
import { becomesDefault, MAX_ADDRESSES } from '../rules/default-address.ts'
import type { Address, AddressId, UserId } from '../schema.ts'

type Deps = { db: Db; clock: Clock }
type Command = { userId: UserId; id: AddressId | null; address: AddressInput }
export type AddressRefusal =
  | { code: 'address_not_found' }
  | { code: 'too_many_addresses'; most: number }

/** Inserts (`id` null) or updates. Refuses another user's address as not found. */
export const saveAddress =
  ({ db, clock }: Deps) =>
  ({ userId, id, address: given }: Command): Promise<Result<Address, AddressRefusal>> =>
    inTransaction(db, async (tx) => {
      if (!(await lockUserAddresses(tx, userId))) return refuse({ code: 'address_not_found' })
      const stored = await listAddresses(tx, userId)
      const before = stored.find((address) => address.id === id)
      if (id !== null && !before) return refuse({ code: 'address_not_found' })
      if (!before && stored.length >= MAX_ADDRESSES)
        return refuse({ code: 'too_many_addresses', most: MAX_ADDRESSES })

      const now = clock.now()
      const others = stored.filter((address) => address !== before)
      const address: Address = {
        id: before?.id ?? newId<AddressId>(now),
        label: given.label,
        firstName: given.first_name,
        lastName: given.last_name,
        phone: parsePhone(given.phone)?.e164 ?? given.phone,
        address: given.address,
        city: given.city,
        communeCode: given.commune_code,
        wilaya: given.wilaya,
        postalCode: given.postal_code,
        isDefault: becomesDefault(others, given.is_default),
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
      }
      if (address.isDefault) await clearDefault(tx, userId)
      await (before ? upsertAddress : insertAddress)(tx, userId, address)
      return ok(address)
    })
export type SaveAddress = ReturnType<typeof saveAddress>
