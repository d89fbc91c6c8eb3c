import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { Orders, StatusRefusal } from '#capabilities/orders/index.ts'
import { type Db, inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { LinkReadingView } from '../contract.ts'
import {
  type ConfirmationLinkRow,
  findLink,
  findOrderByLink,
  saveLinkAnswer,
} from '../queries/confirmation-links.ts'
import {
  findTask,
  type LockedTask,
  insertCall,
  lockTask,
  saveTaskTransition,
} from '../queries/call-tasks.ts'
import { isCallTaskWaiting, type TaskTransition } from '../rules/call-outcome.ts'
import { confirmationTokenDigest } from './create-confirmation-link.ts'

type Deps = {
  db: Db
  clock: Clock
  orders: Pick<Orders, 'lockOrder' | 'changeStatusInTx' | 'raiseVersion'>
}
type LinkAnswer = 'confirmed' | 'refused'
type Unknown = { code: 'link_unknown' }
export type ConfirmationLinkRefusal = Unknown | { code: 'link_closed' } | StatusRefusal

/** Read-only: opening the link confirms nothing. */
export const readConfirmationLink =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (key: string, language: Language): Promise<Result<LinkReadingView, Unknown>> => {
    const link = await findLink(db, confirmationTokenDigest(key))
    const view = link && (await findOrderByLink(db, link.taskId, { language, now: clock.now() }))
    return view ? ok(view) : refuse({ code: 'link_unknown' })
  }
export type ReadConfirmationLink = ReturnType<typeof readConfirmationLink>

/** Confirms or cancels the order. A link works once. */
export const answerConfirmationLink =
  (deps: Deps) =>
  (
    key: string,
    answer: LinkAnswer,
    origin: Origin,
  ): Promise<Result<null, ConfirmationLinkRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, ConfirmationLinkRefusal>> => {
      const link = await findLink(tx, confirmationTokenDigest(key))
      const found = link && (await findTask(tx, link.taskId))
      if (!found) return refuse({ code: 'link_unknown' })
      const order = await deps.orders.lockOrder(tx, found.orderId)
      const task = await lockTask(tx, found.id)
      const now = deps.clock.now()
      if (order?.status !== 'pending' || !task || !isOpen(task, link, now))
        return refuse({ code: 'link_closed' })

      await write(tx, task, answer, now)
      await saveLinkAnswer(tx, link.id, answer, now)
      const orderId = task.orderId
      const actor = { role: 'anyone' } as const
      const changed = await deps.orders.changeStatusInTx(
        tx,
        answer === 'confirmed'
          ? { orderId, actor, origin, to: 'confirmed' }
          : { orderId, actor, origin, to: 'cancelled', reason: 'changed_mind' },
      )
      if (!changed.ok) return changed
      await deps.orders.raiseVersion(tx, orderId)
      return ok(null)
    })
export type AnswerConfirmationLink = ReturnType<typeof answerConfirmationLink>

const isOpen = (task: LockedTask, link: ConfirmationLinkRow, now: Date): boolean =>
  isCallTaskWaiting(task.state) && task.expiresAt > now && !link.isAnswered && link.expiresAt > now

async function write(tx: Tx, task: LockedTask, answer: LinkAnswer, now: Date): Promise<void> {
  const move: TaskTransition = {
    state: answer,
    attempts: task.attempts,
    nextCallAt: null,
    callbackAt: null,
    refuseReason: answer === 'refused' ? 'changed_mind' : null,
    duplicateOf: null,
    order: null,
  }
  await insertCall(tx, {
    id: newId(now),
    vendorId: task.vendorId,
    taskId: task.id,
    agentId: null,
    channel: 'link',
    outcome: answer,
    callbackAt: null,
    note: null,
    startedAt: now,
    endedAt: now,
  })
  const reason = move.refuseReason
  await saveTaskTransition(tx, task, move, {
    id: newId(now),
    role: 'buyer',
    actorId: null,
    reason,
    at: now,
  })
}
