import { parsePhone } from '#kernel/phone.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { Orders, StatusRefusal } from '#capabilities/orders/index.ts'
import { type Db, inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { releaseClaim } from '../queries/call-claims.ts'
import { findCallRules } from '../queries/call-settings.ts'
import {
  findTask,
  type LockedTask,
  insertCall,
  isOrderOf,
  lockTask,
  saveTaskTransition,
} from '../queries/call-tasks.ts'
import {
  type TaskTransition,
  taskTransition,
  type OutcomeRefusal,
  type CallOutcomeInput,
} from '../rules/call-outcome.ts'
import type { CallChannel } from '../schema.ts'
import { type CallClaim, type ClaimRefusal, claimCallInTx } from './claim-call.ts'
import { createReminderJob } from './remind-buyer.ts'

export type RecordDeps = {
  db: Db
  clock: Clock
  orders: Pick<Orders, 'lockOrder' | 'changeStatusInTx' | 'raiseVersion' | 'saveDeliveryNote'>
}
type Command = CallClaim & {
  callOutcome: CallOutcomeInput
  channel: Exclude<CallChannel, 'link'>
  note: string | null
  origin: Origin
}
export type RecordRefusal =
  | ClaimRefusal
  | OutcomeRefusal
  | StatusRefusal
  | { code: 'not_a_duplicate' }

export const recordCallOutcome =
  (deps: RecordDeps) =>
  (command: Command): Promise<Result<null, RecordRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, RecordRefusal>> => {
      const found = await findTask(tx, command.taskId)
      if (!found || found.vendorId !== command.vendorId) return refuse({ code: 'call_not_found' })
      // Lock order: purchase, order, then the call task.
      const order = await deps.orders.lockOrder(tx, found.orderId)
      const task = await lockTask(tx, command.taskId)
      if (!task) return refuse({ code: 'call_not_found' })
      // It may have changed before the call queue received the event.
      if (order?.status !== 'pending') return refuse({ code: 'call_already_decided' })

      const now = deps.clock.now()
      const rules = await findCallRules(tx, task.vendorId)
      const moved = taskTransition(task, command.callOutcome, { now, rules })
      if (!moved.ok) return moved
      const claimed = await claimCallInTx(tx, task, command, now)
      if (!claimed.ok) return claimed
      const move = moved.value
      if (move.duplicateOf && !(await isOrderOf(tx, task, move.duplicateOf)))
        return refuse({ code: 'not_a_duplicate' })

      await writeCall(tx, task, { ...command, move, startedAt: claimed.value.startedAt, now })
      return settle(deps, tx, { task, move, command, now })
    })
export type RecordCallOutcome = ReturnType<typeof recordCallOutcome>

type Written = Pick<Command, 'callOutcome' | 'channel' | 'note' | 'userId'> & {
  move: TaskTransition
  startedAt: Date
  now: Date
}

async function writeCall(tx: Tx, task: LockedTask, call: Written): Promise<void> {
  const { callOutcome, move, now, userId } = call
  await insertCall(tx, {
    id: newId(now),
    vendorId: task.vendorId,
    taskId: task.id,
    agentId: userId,
    channel: call.channel,
    outcome: callOutcome.outcome,
    callbackAt: move.callbackAt,
    note: call.note,
    startedAt: call.startedAt,
    endedAt: now,
  })
  const reason = callOutcome.outcome === 'refused' ? callOutcome.reason : null
  await saveTaskTransition(tx, task, move, {
    id: newId(now),
    role: 'vendor',
    actorId: userId,
    reason,
    at: now,
  })
  await releaseClaim(tx, { taskId: task.id, agentId: userId })
}

type Settled = { task: LockedTask; move: TaskTransition; command: Command; now: Date }

/** Also sends an SMS after the first unanswered call. */
async function settle(
  { orders }: RecordDeps,
  tx: Tx,
  { task, move, command, now }: Settled,
): Promise<Result<null, RecordRefusal>> {
  const orderId = task.orderId
  const { callOutcome, userId: id, origin } = command
  const isFirstMiss = move.state === 'no_answer' && task.state === 'to_confirm'
  // A landline receives no SMS.
  if (isFirstMiss && parsePhone(task.phone)?.kind === 'mobile')
    await createReminderJob.enqueue(tx, {
      taskId: task.id,
      phone: task.phone,
      at: now.toISOString(),
    })
  if (callOutcome.outcome === 'confirmed' && callOutcome.deliveryNote)
    await orders.saveDeliveryNote(tx, orderId, callOutcome.deliveryNote)
  if (move.order === null) return ok(null)
  const change = { orderId, actor: { role: 'vendor', id }, origin } as const
  const changed = await orders.changeStatusInTx(tx, { ...change, ...move.order })
  if (changed.ok) await orders.raiseVersion(tx, orderId)
  return changed.ok ? ok(null) : changed
}
