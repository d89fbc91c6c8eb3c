import { ok, refuse, type Result } from '#kernel/result.ts'
import type { CallRules, TaskRefuseReason, TaskState } from '../schema.ts'
import { isOpenAt, nextAttemptAt } from './calling-hours.ts'

export type CallOutcomeInput =
  | { outcome: 'confirmed'; deliveryNote: string | null }
  | { outcome: 'no_answer' | 'unreachable' }
  | { outcome: 'callback'; at: Date }
  | { outcome: 'refused'; reason: TaskRefuseReason }
  | { outcome: 'wrong_number' }
  | { outcome: 'duplicate'; of: string }

/** `order: null` leaves the order waiting. */
export type TaskTransition = {
  state: TaskState
  attempts: number
  nextCallAt: Date | null
  callbackAt: Date | null
  refuseReason: TaskRefuseReason | null
  duplicateOf: string | null
  order: { to: 'confirmed' } | { to: 'cancelled'; reason: string } | null
}
export type OutcomeRefusal =
  | { code: 'call_already_decided' }
  | { code: 'callback_in_the_past' }
  | { code: 'callback_outside_hours'; from: string; until: string }
  | { code: 'callback_too_late'; expiresAt: Date }

type CallOutcomeState = { state: TaskState; attempts: number; expiresAt: Date }

const WAITING: readonly TaskState[] = ['to_confirm', 'no_answer', 'callback']
export const isCallTaskWaiting = (state: TaskState): boolean => WAITING.includes(state)

/**
 * An unanswered call is repeated after a pause, and the order cancelled after the last attempt. A
 * callback must be within calling hours and before the task expires.
 */
export function taskTransition(
  line: CallOutcomeState,
  callOutcome: CallOutcomeInput,
  { now, rules }: { now: Date; rules: CallRules },
): Result<TaskTransition, OutcomeRefusal> {
  if (!isCallTaskWaiting(line.state)) return refuse({ code: 'call_already_decided' })
  const attempts = line.attempts + 1
  const stays = { ...NOTHING_ELSE, attempts }
  switch (callOutcome.outcome) {
    case 'confirmed':
      return ok({ ...stays, state: 'confirmed', order: { to: 'confirmed' } })
    case 'no_answer':
    case 'unreachable':
      if (attempts >= rules.maxAttempts)
        return ok({ ...stays, state: 'expired', order: { to: 'cancelled', reason: 'unreachable' } })
      return ok({ ...stays, state: 'no_answer', nextCallAt: nextAttemptAt(now, rules) })
    case 'callback': {
      const { at: date } = callOutcome
      if (date <= now) return refuse({ code: 'callback_in_the_past' })
      const { from, until } = rules
      if (!isOpenAt(date, rules)) return refuse({ code: 'callback_outside_hours', from, until })
      if (date >= line.expiresAt)
        return refuse({ code: 'callback_too_late', expiresAt: line.expiresAt })
      return ok({ ...stays, state: 'callback', nextCallAt: date, callbackAt: date })
    }
    case 'refused': {
      const { reason } = callOutcome
      const order = { to: 'cancelled', reason } as const
      return ok({ ...stays, state: 'refused', refuseReason: reason, order })
    }
    case 'wrong_number':
      return ok({
        ...stays,
        state: 'wrong_number',
        order: { to: 'cancelled', reason: 'wrong_number' },
      })
    case 'duplicate': {
      const order = { to: 'cancelled', reason: 'duplicate' } as const
      return ok({ ...stays, state: 'duplicate', duplicateOf: callOutcome.of, order })
    }
  }
}

const NOTHING_ELSE = {
  nextCallAt: null,
  callbackAt: null,
  refuseReason: null,
  duplicateOf: null,
  order: null,
}

export const taskExpiry = ({ attempts }: Pick<CallOutcomeState, 'attempts'>): TaskTransition => ({
  ...NOTHING_ELSE,
  state: 'expired',
  attempts,
  order: { to: 'cancelled', reason: 'not_confirmed' },
})
