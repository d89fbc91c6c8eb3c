import { ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Orders, StatusRefusal } from '#capabilities/orders/index.ts'
import { type Db, inRetriedTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { findTask, listExpired, lockTask, saveTaskTransition } from '../queries/call-tasks.ts'
import { taskExpiry, isCallTaskWaiting } from '../rules/call-outcome.ts'

type Deps = { db: Db; clock: Clock; orders: Pick<Orders, 'lockOrder' | 'changeStatusInTx'> }

const AT_ONCE = 200

/** One transaction per order, so that one failure does not block the others. */
export const expireTasks = (deps: Deps) => async (): Promise<void> => {
  const ids = await listExpired(deps.db, deps.clock.now(), AT_ONCE)
  for (const id of ids) await inRetriedTransaction(deps.db, (tx) => expire(deps, tx, id))
}

async function expire(
  { clock, orders }: Deps,
  tx: Parameters<typeof lockTask>[0],
  id: string,
): Promise<Result<null, StatusRefusal>> {
  const found = await findTask(tx, id)
  if (!found) return ok(null)
  const order = await orders.lockOrder(tx, found.orderId)
  const task = await lockTask(tx, id)
  const now = clock.now()
  if (!task || !isCallTaskWaiting(task.state) || task.expiresAt > now) return ok(null)
  const move = taskExpiry(task)
  await saveTaskTransition(tx, task, move, {
    id: newId(now),
    role: 'system',
    actorId: null,
    reason: null,
    at: now,
  })
  // Only an order that is still pending: any concurrent change has decided it.
  if (order?.status !== 'pending' || move.order === null) return ok(null)
  const actor = { role: 'system' } as const
  const changed = await orders.changeStatusInTx(tx, {
    orderId: order.id,
    actor,
    ...move.order,
  })
  return changed.ok ? ok(null) : changed
}
