import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import type { RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import type { PaymentRefundRefusal as CardRefundRefusal } from '#capabilities/payments/index.ts'
import {
  mayApproveRefund,
  mayCancelRefund,
  mayFail,
  mayPay,
  type RefundStepRefusal,
} from '../rules/refund-transitions.ts'
import { accrueRefund, withdrawAccrual } from './accrue-refund.ts'
import { checkDue, checkRefundable } from './check-refundable.ts'
import type { PaidFrom } from '../queries/refunds.ts'
import { findRefundParties } from '../queries/refund-parties.ts'
import type { ReturnActor, CancelledRefusal, ReturnsDeps } from './return-command.ts'
import { refundRest } from './refund-cancelled-order.ts'
import { retryRefund } from './retry-refund.ts'
import {
  type RefundCommand,
  type ChangeRefundStatusRefusal,
  type LockedRefundAndOrder,
  lockRefundAndOrder,
  refundingAdmin,
  withLockedRefund,
  saveRefundStatus,
  settleRefundedReturn,
} from './refund-command.ts'

type ApproveStepRefusal =
  | RefundStepRefusal
  | ApproverRefusal
  | CardRefundRefusal
  | CancelledRefusal
  | RefundOrderRefusal
export type ApproveRefundRefusal = ChangeRefundStatusRefusal | ApproveStepRefusal
export type PayRefundRefusal =
  | ChangeRefundStatusRefusal
  | RefundOrderRefusal
  | Exclude<ApproverRefusal, { code: 'second_person_needed' }>
  | { code: 'payment_by_approver' }
  | { code: 'till_short'; left: number }
  | { code: 'refund_not_in_cash' }

export const changeRefundStatus = (deps: ReturnsDeps) => ({
  ...approveOrPay(deps),
  ...failOrCancel(deps),
  tryAgain: retryRefund(deps),
})
export type ChangeRefundStatus = ReturnType<typeof changeRefundStatus>

function approveOrPay(deps: ReturnsDeps) {
  const onRefund = withLockedRefund(deps)
  return {
    /** Four-eyes rule. Owed in the books from here on; a card refund is sent to the gateway at once. */
    approve: (act: RefundCommand) =>
      deps.approvals.announceIfSole(act, findNamedRefund(deps, act), () =>
        onRefund(act, async (tx, held): Promise<Result<null, ApproveStepRefusal>> => {
          const allowed = mayApproveRefund(held.refund)
          if (!allowed.ok) return allowed
          if (isWithdrawn(held)) return refuse(WITHDRAWN)
          // The cancellation has refunded it already, or is what refunds it.
          if (held.order.status === 'cancelled' && held.refund.returnId !== null)
            return refuse({ code: 'order_already_cancelled' })
          const { id, createdBy, method, accrualId } = held.refund
          if (accrualId === null) {
            const left = await (held.order.status === 'cancelled'
              ? checkDue(deps, tx, held.refund)
              : checkRefundable(deps, tx, held.refund, ['approved']))
            if (!left.ok) return left
          }
          const { movedBy, raisedBy, newestAt } = await findRefundParties(tx, id)
          const proposers = [createdBy, ...movedBy, ...raisedBy]
          const checked = await deps.approvals.check(tx, {
            subject: { type: 'refund', id },
            ...{ proposers, approver: act.adminId, newestAt },
            // Two admins, of whom one set the order back and the other cancelled it: no third one is waited for.
            ...(held.refund.returnId === null && {
              barred: proposers.filter((other) => other !== act.adminId),
            }),
          })
          if (!checked.ok) return checked
          const accrued = await accrueUnlessCancelled(deps, tx, held)
          if (!accrued.ok) return accrued
          const approval = { to: 'approved', accrualId: accrued.value.journalId } as const
          await saveRefundStatus(deps, tx, held, { ...approval, ...refundingAdmin(act) })
          return method === 'card' ? askGateway(deps, tx, held) : ok(null)
        }),
      ),

    /** Four-eyes rule: a vendor decides a refund, so who approved it is the only admin who saw it before. */
    pay: ({
      reference,
      paidFrom,
      ...act
    }: RefundCommand & { reference: string | null; paidFrom: PaidFrom }) =>
      deps.approvals.announceIfSole(act, findNamedRefund(deps, act), () =>
        onRefund(act, async (tx, held): Promise<Result<null, PayRefundRefusal>> => {
          const allowed = mayPay(held.refund)
          if (!allowed.ok) return allowed
          const checked = await checkPayer(deps, tx, held, act.adminId)
          if (!checked.ok) return checked
          if (paidFrom === 'till') {
            // The approval named a method and an account: cash instead is another decision.
            if (held.refund.method !== 'cash') return refuse({ code: 'refund_not_in_cash' })
            const left = await deps.ledger.lockTill(tx)
            if (held.refund.amount > left) return refuse({ code: 'till_short', left: dinars(left) })
          }
          const paid = { ...refundingAdmin(act), reference, paidFrom }
          return held.order.status === 'cancelled'
            ? payCancelled(deps, tx, held, paid)
            : postRefund(deps, tx, held, paid)
        }),
      ),
  }
}

/** Of an order that stands again: nothing is due any more, and the event that withdraws it is on its way. */
const isWithdrawn = ({ refund, order }: LockedRefundAndOrder): boolean =>
  refund.returnId === null && order.status !== 'cancelled'
const WITHDRAWN = { code: 'refund_status_changed', state: 'cancelled' } as const

const findNamedRefund =
  (deps: ReturnsDeps, { refundId }: RefundCommand) =>
  async (tx: Tx) => {
    const held = await lockRefundAndOrder(deps, tx, refundId)
    return held && ({ type: 'refund', id: held.refund.id, name: held.number } as const)
  }

async function checkPayer(
  { approvals }: ReturnsDeps,
  tx: Tx,
  { refund: { id, approvedBy } }: LockedRefundAndOrder,
  adminId: string,
): Promise<Result<null, PayRefundRefusal>> {
  const subject = { type: 'refund', id } as const
  const proposers = approvedBy === null ? [] : [approvedBy]
  const checked = await approvals.check(tx, { subject, proposers, approver: adminId })
  if (checked.ok) return checked
  const { error } = checked
  return error.code === 'second_person_needed'
    ? refuse({ code: 'payment_by_approver' })
    : refuse(error)
}

/** A cancellation has made all of the price due already. */
const accrueUnlessCancelled = (
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedRefundAndOrder,
): Promise<Result<{ journalId: string | null }, RefundOrderRefusal>> =>
  held.order.status === 'cancelled'
    ? Promise.resolve(ok({ journalId: null }))
    : accrueRefund(deps, tx, held)

/** The gateway confirms later with `payments.refund_succeeded`. */
async function askGateway(
  { payments }: ReturnsDeps,
  tx: Tx,
  { refund, order }: LockedRefundAndOrder,
): Promise<Result<null, CardRefundRefusal>> {
  const { purchaseId, id: orderId } = order
  const { id: reference, amount, returnId, createdBy, vendorId } = refund
  const sent = await payments.refund(tx, {
    ...{ purchaseId, orderId, amount, reference },
    reason: returnId === null ? 'cancelled_after_shipping' : 'returned',
    requestedBy: createdBy === vendorId || returnId !== null ? null : createdBy,
  })
  return sent.ok ? ok(null) : sent
}

type Paying = {
  by: ReturnActor
  origin?: Origin | undefined
  reference: string | null
  paidFrom: PaidFrom
}

const sourceOf = ({ paidFrom }: Paying): 'till' | 'cash_received' =>
  paidFrom === 'till' ? 'till' : 'cash_received'

/** Its sale is reversed, so nothing is left to reduce. */
async function payCancelled(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedRefundAndOrder,
  paying: Paying,
): Promise<Result<null, RefundOrderRefusal>> {
  const { amount, orderId, accrualId } = held.refund
  const query = { orderId, memo: held.number, amount, from: sourceOf(paying) }
  const payment = await deps.ledger.postRefundPayments(tx, query)
  if (payment === null) return refuse({ code: 'order_not_paid' })
  const { voucher } = payment
  const journalId = accrualId ?? payment.journalId
  await saveRefundStatus(deps, tx, held, { to: 'paid', ...paying, journalId, voucher })
  return ok(null)
}

async function postRefund(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedRefundAndOrder,
  paying: Paying,
): Promise<Result<null, RefundOrderRefusal>> {
  const { refund, order, number: memo } = held
  const { orderId, amount } = refund
  // Approved by a version that posted nothing then: both halves are posted here.
  const posted = await accrueRefund(deps, tx, held)
  if (!posted.ok) return posted
  const paid = await deps.ledger.postRefundPayments(tx, {
    ...{ orderId, memo, amount, from: sourceOf(paying) },
  })
  if (paid === null) return refuse({ code: 'order_not_paid' })
  await deps.orders.noteRefunded(tx, order.id, amount)
  const { journalId } = posted.value
  const { voucher } = paid
  const move = { to: 'paid', journalId, accrualId: journalId, voucher } as const
  await saveRefundStatus(deps, tx, held, { ...move, ...paying })
  await settleRefundedReturn(deps, tx, held, paying.by)
  return ok(null)
}

function failOrCancel(deps: ReturnsDeps) {
  const onRefund = withLockedRefund(deps)
  return {
    /** Still owed: it is retried, or cancelled. */
    fail: ({ reason, ...act }: RefundCommand & { reason: string }) =>
      onRefund(act, async (tx, held): Promise<Result<null, RefundStepRefusal>> => {
        const allowed = mayFail(held.refund)
        if (!allowed.ok) return allowed
        await saveRefundStatus(deps, tx, held, { to: 'failed', ...refundingAdmin(act), reason })
        await refundByCancellation(deps, tx, held, act)
        return ok(null)
      }),

    /** Puts back what the approval took. */
    cancel: ({ reason, ...act }: RefundCommand & { reason: string }) =>
      onRefund(act, async (tx, held): Promise<Result<null, RefundStepRefusal>> => {
        const allowed = mayCancelRefund(held.refund)
        if (!allowed.ok) return allowed
        const { orderId, accrualId } = held.refund
        await withdrawAccrual(deps, tx, { orderId, accrualId, number: held.number })
        await saveRefundStatus(deps, tx, held, { to: 'cancelled', ...refundingAdmin(act), reason })
        await refundByCancellation(deps, tx, held, act)
        return ok(null)
      }),
  }
}

/** Of a cancelled order: what this refund would have paid is paid with the rest of its price. */
async function refundByCancellation(
  deps: ReturnsDeps,
  tx: Tx,
  { refund, order }: LockedRefundAndOrder,
  { adminId }: RefundCommand,
): Promise<void> {
  if (order.status === 'cancelled' && refund.returnId !== null)
    await refundRest(deps, tx, order, adminId)
}
