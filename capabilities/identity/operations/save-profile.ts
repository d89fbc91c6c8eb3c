import { ok, type Result } from '#kernel/result.ts'
import { parsePhone } from '#kernel/phone.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { AccountProfileInput } from '../contract.ts'
import { saveProfileFields } from '../queries/account.ts'
import type { UserId } from '../schema.ts'

type Command = { userId: UserId; profile: AccountProfileInput }

/** Saves what a person says of themselves; the phone is kept as it is dialled. */
export const saveProfile =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  ({ userId, profile }: Command): Promise<Result<null, never>> =>
    inTransaction(db, async (tx) => {
      const { first_name: firstName, last_name: lastName, address, city, wilaya } = profile
      const phone = profile.phone === null ? null : (parsePhone(profile.phone)?.e164 ?? null)
      const change = { firstName, lastName, phone, address, city, wilaya }
      await saveProfileFields(tx, userId, change, clock.now())
      return ok(null)
    })
export type SaveProfile = ReturnType<typeof saveProfile>
