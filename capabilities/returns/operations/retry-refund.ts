import { parseBankAccount } from '#kernel/bank-account.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { newId } from '#platform/ids.ts'
import type { RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import { type LockedRefund, insertReturnRefund } from '../queries/refunds.ts'
import { checkRetry } from '../rules/refund-transitions.ts'
import type { RefundMethod } from '../schema.ts'
import { checkRefundable } from './check-refundable.ts'
import { insertRefundHistory } from './create-refund.ts'
import {
  type ChangeRefundStatusRefusal,
  type RefundCommand,
  withLockedRefund,
} from './refund-command.ts'
import type { ReturnActor, ReturnsDeps } from './return-command.ts'

export type RetryRefundRefusal =
  | ChangeRefundStatusRefusal
  | { code: 'account_number_wrong' }
  | { code: 'settlement_in_progress' }
  | RefundOrderRefusal

type RefundDestination = { method: 'cash' | 'ccp' | 'bank_transfer' | null; account: string | null }

/** Changing the destination counts as deciding the refund (four-eyes rule). */
export const retryRefund =
  (deps: ReturnsDeps) =>
  ({ method, account, ...act }: RefundCommand & RefundDestination) =>
    withLockedRefund(deps)(act, async (tx, held): Promise<Result<null, RetryRefundRefusal>> => {
      const { refund } = held
      const allowed = checkRetry(refund)
      if (!allowed.ok) return allowed
      const destination = destinationOf(method, account, refund)
      if (!destination) return refuse({ code: 'account_number_wrong' })
      // What is owed in the books since the first approval is neither posted nor counted again.
      if (refund.accrualId === null) {
        const left = await checkRefundable(deps, tx, refund, ['due', 'approved'])
        if (!left.ok) return left
      }
      const isSame =
        destination.destination === refund.destination && destination.method === refund.method
      const now = deps.clock.now()
      const next = {
        ...refund,
        ...destination,
        id: newId(now),
        createdBy: isSame ? refund.createdBy : act.adminId,
        retryOf: refund.id,
      }
      if (!(await insertReturnRefund(tx, next, now)))
        return refuse({ code: 'settlement_in_progress' })
      const by: ReturnActor = { role: 'admin', id: act.adminId }
      const details = { ...next, state: null, number: held.number, order: held.order }
      await insertRefundHistory(deps, tx, details, {
        to: 'due',
        by,
        reason: null,
        origin: act.origin,
      })
      return ok(null)
    })

function destinationOf(
  method: RefundDestination['method'],
  account: string | null,
  refund: LockedRefund,
): { method: RefundMethod; destination: string | null } | null {
  if (method === null) return { method: refund.method, destination: refund.destination }
  if (method === 'cash') return { method, destination: null }
  const read = parseBankAccount(account ?? '')
  const fits = read && (method === 'ccp') === (read.kind === 'ccp')
  return fits ? { method, destination: read.number } : null
}
