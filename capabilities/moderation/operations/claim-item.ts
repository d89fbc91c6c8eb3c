import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import { deleteClaim, deleteExpiredClaims, insertClaim } from '../queries/claims.ts'
import { isItemWaiting } from '../queries/queue.ts'
import type { QueueKind } from '../schema.ts'
import { CLAIM_DURATION } from './list-queue.ts'

export type ClaimDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { kind: QueueKind; id: string; userId: string; origin: Origin }
export type ModerationClaimRefusal = { code: 'item_not_pending' } | { code: 'claimed_by_other' }
type Done = Promise<Result<null, ModerationClaimRefusal>>

export function claimItem({ db, clock, audit }: ClaimDeps) {
  const entry = ({ kind, id, userId, origin }: Command, done: 'claimed' | 'unclaimed') => ({
    actor: { role: 'admin', id: userId } as const,
    action: `moderation.item_${done}` as const,
    subject: { type: kind, id },
    ...origin,
  })
  return {
    take: (command: Command): Done =>
      inTransaction(db, async (tx): Done => {
        const { kind, id, userId } = command
        if (!(await isItemWaiting(tx, kind, id))) return refuse({ code: 'item_not_pending' })
        const now = clock.now()
        const since = before(now, CLAIM_DURATION)
        if (!(await insertClaim(tx, { kind, id, userId, now, since })))
          return refuse({ code: 'claimed_by_other' })
        await deleteExpiredClaims(tx, since)
        await audit.record(tx, entry(command, 'claimed'))
        return ok(null)
      }),
    /** Idempotent: releasing an item that is not claimed succeeds. */
    giveBack: (command: Command): Promise<Result<null, never>> =>
      inTransaction(db, async (tx): Promise<Result<null, never>> => {
        if (await deleteClaim(tx, command)) await audit.record(tx, entry(command, 'unclaimed'))
        return ok(null)
      }),
  }
}
export type ClaimItem = ReturnType<typeof claimItem>
