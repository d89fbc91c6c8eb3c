import { parseBankAccount } from '#kernel/bank-account.ts'
import { sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import type { Origin, AdminActor } from '#capabilities/audit/index.ts'
import type { RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import type { LockedOrder } from '#capabilities/orders/index.ts'
import type { PaymentRefundRefusal as CardRefundRefusal } from '#capabilities/payments/index.ts'
import {
  type LockedRefund,
  insertRefund,
  lockRefund,
  saveRefund,
  findRefundOrder,
} from '../queries/refunds.ts'
import { lockReturn, numberOf } from '../queries/returns.ts'
import { raiseRefundVersion } from '../queries/version.ts'
import {
  checkApproval,
  mayCancelRefund,
  mayFail,
  mayPay,
  checkRetry,
  type RefundStepRefusal,
} from '../rules/refund-transitions.ts'
import type { RefundMethod, RefundState } from '../schema.ts'
import { checkRefundVersion } from './check-version.ts'
import {
  type ReturnActor,
  type CancelledRefusal,
  changeReturnStatus,
  type ReturnsDeps,
} from './return-command.ts'
import { insertRefundHistory } from './create-refund.ts'

export type RefundCommand = AdminActor & {
  refundId: string
  version?: number | undefined
}
type NotFound = { code: 'refund_not_found' }
export type ChangeRefundStatusRefusal = NotFound | EditConflict | RefundStepRefusal
type ApproveStepRefusal = RefundStepRefusal | CardRefundRefusal | CancelledRefusal
export type ApproveRefusal = ChangeRefundStatusRefusal | ApproveStepRefusal
export type PayRefundRefusal = ChangeRefundStatusRefusal | RefundOrderRefusal
export type RetryRefundRefusal =
  | ChangeRefundStatusRefusal
  | { code: 'account_number_wrong' }
  | { code: 'already_being_settled' }
type ChangeRefundStatusLockedRecord = { refund: LockedRefund; order: LockedOrder; number: string }

export const changeRefundStatus = (deps: ReturnsDeps) => ({
  ...letPass(deps),
  ...stopOrRetry(deps),
})
export type ChangeRefundStatus = ReturnType<typeof changeRefundStatus>

function letPass(deps: ReturnsDeps) {
  const onRefund = withRefund(deps)
  return {
    /** A card refund is sent to the gateway at once. */
    approve: (act: RefundCommand) =>
      onRefund(act, async (tx, held): Promise<Result<null, ApproveStepRefusal>> => {
        const allowed = checkApproval(held.refund, act.adminId)
        if (!allowed.ok) return allowed
        // The cancellation has refunded it already.
        if (held.order.status === 'cancelled') return refuse({ code: 'order_already_cancelled' })
        await write(deps, tx, held, { to: 'approved', ...adminOf(act) })
        return held.refund.method === 'card' ? askGateway(deps, tx, held) : ok(null)
      }),

    pay: ({ reference, ...act }: RefundCommand & { reference: string | null }) =>
      onRefund(act, async (tx, held): Promise<Result<null, PayRefundRefusal>> => {
        const allowed = mayPay(held.refund)
        if (!allowed.ok) return allowed
        return gone(deps, tx, held, { ...adminOf(act), reference })
      }),
  }
}

const adminOf = ({ adminId, origin }: RefundCommand) => ({
  by: { role: 'admin', id: adminId } satisfies ReturnActor,
  origin,
})

/** The gateway confirms later with `payments.refund_succeeded`. */
async function askGateway(
  { payments }: ReturnsDeps,
  tx: Tx,
  { refund, order }: ChangeRefundStatusLockedRecord,
): Promise<Result<null, CardRefundRefusal>> {
  const { purchaseId, id: orderId } = order
  const query = { purchaseId, orderId, amount: refund.amount, reference: refund.id } as const
  const sent = await payments.refund(tx, { ...query, reason: 'returned' })
  return sent.ok ? ok(null) : sent
}

async function gone(
  deps: ReturnsDeps,
  tx: Tx,
  held: ChangeRefundStatusLockedRecord,
  {
    by,
    origin,
    reference,
  }: { by: ReturnActor; origin?: Origin | undefined; reference: string | null },
): Promise<Result<null, RefundOrderRefusal>> {
  const { refund, order, number: memo } = held
  const { goods, delivery, orderId, amount } = refund
  const query = { orderId, memo, goods, delivery, reason: 'returned' }
  const posted = await deps.ledger.refundOrder(tx, query)
  if (!posted.ok) return posted
  await deps.ledger.payRefunds(tx, { orderId, memo, amount: sum([goods, delivery]) })
  await deps.orders.noteRefunded(tx, order.id, amount)
  const { journalId } = posted.value
  await write(deps, tx, held, { to: 'made', by, origin, reference, journalId })
  await settleReturn(deps, tx, held, by)
  return ok(null)
}

/** Posts a card refund of a return once the gateway confirms it. Idempotent. */
export const markRefundPaidByCard =
  (deps: ReturnsDeps) =>
  async ({ reason, reference }: { reason: string; reference: string }, tx: Tx): Promise<void> => {
    if (reason !== 'returned') return
    const held = await holdRefund(deps, tx, reference)
    if (held?.refund.state !== 'approved') return
    const { refund, order, number: memo } = held
    const { goods, delivery, orderId } = refund
    const by = { role: 'system', id: null } as const
    // The money has left: it is posted even when the order was cancelled since.
    const sent = { orderId, memo, goods, delivery, reason: 'returned' }
    const journalId = await deps.ledger.refundToCard(tx, sent)
    await deps.orders.noteRefunded(tx, order.id, refund.amount)
    await write(deps, tx, held, { to: 'made', by, reference: null, journalId })
    await settleReturn(deps, tx, held, by)
  }

function stopOrRetry(deps: ReturnsDeps) {
  const onRefund = withRefund(deps)
  return {
    fail: ({ reason, ...act }: RefundCommand & { reason: string }) =>
      onRefund(act, async (tx, held): Promise<Result<null, RefundStepRefusal>> => {
        const allowed = mayFail(held.refund)
        if (!allowed.ok) return allowed
        await write(deps, tx, held, { to: 'failed', ...adminOf(act), reason })
        return ok(null)
      }),

    cancel: ({ reason, ...act }: RefundCommand & { reason: string }) =>
      onRefund(act, async (tx, held): Promise<Result<null, RefundStepRefusal>> => {
        const allowed = mayCancelRefund(held.refund)
        if (!allowed.ok) return allowed
        await write(deps, tx, held, { to: 'cancelled', ...adminOf(act), reason })
        return ok(null)
      }),

    /** Changing the destination counts as deciding the refund (four-eyes rule). */
    tryAgain: ({ method, account, ...act }: RefundCommand & NewWay) =>
      onRefund(act, async (tx, held): Promise<Result<null, RetryRefundRefusal>> => {
        const { refund } = held
        const allowed = checkRetry(refund)
        if (!allowed.ok) return allowed
        const destination = destinationOf(method, account, refund)
        if (!destination) return refuse({ code: 'account_number_wrong' })
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
        if (!(await insertRefund(tx, next, now))) return refuse({ code: 'already_being_settled' })
        const by: ReturnActor = { role: 'admin', id: act.adminId }
        const details = { ...next, state: null, number: held.number, order: held.order }
        await insertRefundHistory(deps, tx, details, {
          to: 'due',
          by,
          reason: null,
          origin: act.origin,
        })
        return ok(null)
      }),
  }
}
type NewWay = { method: 'cash' | 'ccp' | 'bank_transfer' | null; account: string | null }

/** Lock order: the order, then the refund. */
const withRefund =
  (deps: ReturnsDeps) =>
  <E extends { code: string }>(
    { refundId, version }: RefundCommand,
    does: (tx: Tx, held: ChangeRefundStatusLockedRecord) => Promise<Result<null, E>>,
  ): Promise<Result<null, E | NotFound | EditConflict>> =>
    inRetriedTransaction(
      deps.db,
      async (tx): Promise<Result<null, E | NotFound | EditConflict>> => {
        const held = await holdRefund(deps, tx, refundId)
        if (!held) return refuse({ code: 'refund_not_found' })
        const fresh = await checkRefundVersion(tx, held.refund, version)
        if (!fresh.ok) return fresh
        await raiseRefundVersion(tx, held.refund)
        return does(tx, held)
      },
    )

async function holdRefund(
  { orders }: ReturnsDeps,
  tx: Tx,
  refundId: string,
): Promise<ChangeRefundStatusLockedRecord | null> {
  const where = await findRefundOrder(tx, refundId)
  const order = where && (await orders.holdOrder(tx, where.orderId))
  const refund = order && (await lockRefund(tx, refundId))
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
  journalId?: string | null
}

async function write(
  deps: ReturnsDeps,
  tx: Tx,
  { refund, order, number }: ChangeRefundStatusLockedRecord,
  { to, by, origin, reason, reference, journalId }: Writing,
): Promise<void> {
  const now = deps.clock.now()
  const input = { reason: reason ?? null, reference: reference ?? null }
  await saveRefund(tx, refund.id, {
    to,
    by: by.id,
    at: now,
    ...input,
    journalId: journalId ?? null,
  })
  const details = { ...refund, number, order }
  await insertRefundHistory(deps, tx, details, { to, by, reason: input.reason, origin })
}

/** A return settled by an exchange stays as it is. */
async function settleReturn(
  deps: ReturnsDeps,
  tx: Tx,
  { refund, order }: ChangeRefundStatusLockedRecord,
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

function destinationOf(
  method: NewWay['method'],
  account: string | null,
  refund: LockedRefund,
): { method: RefundMethod; destination: string | null } | null {
  if (method === null) return { method: refund.method, destination: refund.destination }
  if (method === 'cash') return { method, destination: null }
  const read = parseBankAccount(account ?? '')
  const fits = read && (method === 'ccp') === (read.kind === 'ccp')
  return fits ? { method, destination: read.number } : null
}
