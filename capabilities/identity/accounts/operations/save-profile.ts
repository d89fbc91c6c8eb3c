import { ok, type Result } from '#kernel/result.ts'
import { parsePhone } from '#kernel/phone.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { AccountProfileInput } from '../../contract.ts'
import { saveProfileFields } from '../../auth/queries/account.ts'
import { lockUser, saveUser } from '../../auth/queries/user-writes.ts'
import { mergedMetadata } from '../../auth/rules/signup-metadata.ts'
import type { UserId } from '../../schema.ts'

type Command = { userId: UserId; profile: AccountProfileInput }

/** Stores the phone in dialable form, and copies the names to `user_metadata` for emails. */
export const saveProfile =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  ({ userId, profile }: Command): Promise<Result<null, never>> =>
    inTransaction(db, async (tx) => {
      const { first_name: firstName, last_name: lastName, address, city, wilaya } = profile
      const phone = profile.phone === null ? null : (parsePhone(profile.phone)?.e164 ?? null)
      const change = { firstName, lastName, phone, address, city, wilaya }
      const account = await lockUser(tx, userId)
      await saveProfileFields(tx, userId, change, clock.now())
      if (!account) return ok(null)
      const names = { first_name: firstName, last_name: lastName }
      const userMetadata = mergedMetadata(account.user.userMetadata, names)
      await saveUser(tx, userId, { userMetadata }, clock.now())
      return ok(null)
    })
export type SaveProfile = ReturnType<typeof saveProfile>
