import { ok } from '#kernel/result.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { AuthConfig } from '../config.ts'
import { deleteExpired, deleteReplacedTokens } from '../queries/cleanup.ts'

const AT_ONCE = 5_000

export const cleanup =
  ({ db, clock, config }: { db: Db; clock: Clock; config: Pick<AuthConfig, 'sessionIdle'> }) =>
  async (): Promise<void> => {
    const now = clock.now()
    const old = before(now, days(30))
    const { everyone, admins } = config.sessionIdle
    const cutoffs = {
      cutoff: before(now, days(1)),
      signUpCutoff: old,
      idleCutoff: before(now, everyone),
      adminIdleCutoff: before(now, admins),
      deviceCutoff: before(now, days(365)),
    }
    await inTransaction(db, async (tx) => ok(await deleteExpired(tx, cutoffs)))
    for (;;) {
      const done = await inTransaction(db, async (tx) =>
        ok(await deleteReplacedTokens(tx, old, AT_ONCE)),
      )
      if (done.value < AT_ONCE) return
    }
  }
