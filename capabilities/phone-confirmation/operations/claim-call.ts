import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock, minutes } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { releaseClaim, insertCallClaim } from '../queries/call-claims.ts'
import { findTask, type LockedTask } from '../queries/call-tasks.ts'
import { isCallTaskWaiting } from '../rules/call-outcome.ts'

type Deps = { db: Db; clock: Clock }
export type CallClaim = { taskId: string; vendorId: string; userId: string }
type Taken = { code: 'buyer_being_called'; until: Date }
export type ClaimRefusal = { code: 'call_not_found' } | { code: 'call_already_decided' } | Taken

/** Long enough for a call, short enough when the caller's phone dies during one. */
const CALL_LASTS = minutes(10)

/** Takes or extends the claim, in the caller's transaction. */
export async function claimCallInTx(
  tx: Tx,
  { phone, id }: Pick<LockedTask, 'phone' | 'id'>,
  { vendorId, userId }: CallClaim,
  now: Date,
): Promise<Result<{ startedAt: Date }, Taken>> {
  const until = after(now, CALL_LASTS)
  const claim = { phone, vendorId, agentId: userId, taskId: id, now, until }
  const taken = await insertCallClaim(tx, claim)
  if (taken.heldUntil !== null)
    return refuse({ code: 'buyer_being_called', until: taken.heldUntil })
  return ok({ startedAt: taken.startedAt })
}

/** Exclusive across vendors: the claim is on the phone number and expires after 10 minutes. */
export const claimCall =
  ({ db, clock }: Deps) =>
  (time: CallClaim): Promise<Result<null, ClaimRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ClaimRefusal>> => {
      const task = await findTask(tx, time.taskId)
      if (!task || task.vendorId !== time.vendorId) return refuse({ code: 'call_not_found' })
      if (!isCallTaskWaiting(task.state)) return refuse({ code: 'call_already_decided' })
      const claimed = await claimCallInTx(tx, task, time, clock.now())
      return claimed.ok ? ok(null) : claimed
    })
export type ClaimCall = ReturnType<typeof claimCall>

export const releaseCall =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ taskId, userId }: CallClaim): Promise<Result<null, never>> =>
    inTransaction(db, async (tx) => {
      await releaseClaim(tx, { taskId, agentId: userId })
      return ok(null)
    })
export type ReleaseCall = ReturnType<typeof releaseCall>
