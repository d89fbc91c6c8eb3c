import type { Language } from '#kernel/locale.ts'
import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { saveProfileLanguage } from '../../auth/queries/account.ts'
import type { UserId } from '../../schema.ts'

type Command = { userId: UserId; language: Language }

export const setLanguage =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async ({ userId, language }: Command): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await saveProfileLanguage(tx, userId, language, clock.now())
      return ok(null)
    })
  }
export type SetLanguage = ReturnType<typeof setLanguage>
