import { refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import type { Origin, AdminActor } from '#capabilities/audit/index.ts'
import type { LockedOrder } from '#capabilities/orders/index.ts'
import {
  type LockedRefund,
  lockReturnRefund,
  type PaidFrom,
  saveReturnRefund,
  findRefundOrder,
} from '../queries/refunds.ts'
import { lockReturn, numberOf } from '../queries/returns.ts'
import { raiseRefundVersion } from '../queries/version.ts'
import type { RefundStepRefusal } from '../rules/refund-transitions.ts'
import type { RefundState } from '../schema.ts'
import { checkRefundVersion } from './check-version.ts'
import type { ReturnActor, ReturnsDeps } from './return-command.ts'
import { changeReturnStatus, noteOpenReturns } from './change-return-status.ts'
import { insertRefundHistory } from './create-refund.ts'

export type RefundCommand = AdminActor & {
  refundId: string
  version?: number | undefined
}
type RefundNotFound = { code: 'refund_not_found' }
export type ChangeRefundStatusRefusal = RefundNotFound | EditConflict | RefundStepRefusal
export type LockedRefundAndOrder = {
  refund: LockedRefund
  order: LockedOrder
  number: string
}

export const refundingAdmin = ({ adminId, origin }: RefundCommand) => ({
  by: { role: 'admin', id: adminId } satisfies ReturnActor,
  origin,
})

/** Lock order: the order, then the refund. */
export const withLockedRefund =
  (deps: ReturnsDeps) =>
  <E extends { code: string }>(
    { refundId, version }: RefundCommand,
    does: (tx: Tx, held: LockedRefundAndOrder) => Promise<Result<null, E>>,
  ): Promise<Result<null, E | RefundNotFound | EditConflict>> =>
    inRetriedTransaction(
      deps.db,
      async (tx): Promise<Result<null, E | RefundNotFound | EditConflict>> => {
        const held = await lockRefundAndOrder(deps, tx, refundId)
        if (!held) return refuse({ code: 'refund_not_found' })
        const fresh = await checkRefundVersion(tx, held.refund, version)
        if (!fresh.ok) return fresh
        await raiseRefundVersion(tx, held.refund)
        return does(tx, held)
      },
    )

export async function lockRefundAndOrder(
  { orders }: ReturnsDeps,
  tx: Tx,
  refundId: string,
): Promise<LockedRefundAndOrder | null> {
  const where = await findRefundOrder(tx, refundId)
  const order = where && (await orders.holdOrder(tx, where.orderId))
  const refund = order && (await lockReturnRefund(tx, refundId))
  if (!refund || !order) return null
  const number = (refund.returnId && (await numberOf(tx, refund.returnId))) ?? order.number
  return { refund, order, number }
}

type Writing = {
  to: RefundState
  by: ReturnActor
  origin?: Origin | undefined
  reason?: string
  reference?: string | null
  paidFrom?: PaidFrom
  journalId?: string | null
  accrualId?: string | null
  voucher?: string | null
}

export async function saveRefundStatus(
  deps: ReturnsDeps,
  tx: Tx,
  { refund, order, number }: LockedRefundAndOrder,
  { to, by, origin, reason, reference, paidFrom, journalId, accrualId, voucher }: Writing,
): Promise<void> {
  const now = deps.clock.now()
  const input = { reason: reason ?? null, reference: reference ?? null }
  await saveReturnRefund(tx, refund.id, {
    to,
    by: by.id,
    at: now,
    ...input,
    paidFrom: paidFrom ?? null,
    journalId: journalId ?? null,
    accrualId: accrualId ?? null,
    voucher: voucher ?? null,
  })
  await noteOpenReturns(deps, tx, order.id)
  const details = { ...refund, number, order }
  await insertRefundHistory(deps, tx, details, { to, by, reason: input.reason, origin })
}

/** A return settled by an exchange stays as it is. */
export async function settleRefundedReturn(
  deps: ReturnsDeps,
  tx: Tx,
  { refund, order }: LockedRefundAndOrder,
  by: ReturnActor,
): Promise<void> {
  const value = refund.returnId && (await lockReturn(tx, refund.returnId))
  if (!value || value.state !== 'checked') return
  await changeReturnStatus(
    deps,
    tx,
    { one: value, order },
    { to: 'settled', outcome: 'refunded', by },
  )
}
