import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { type Centimes, dinars, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor, AuditAction } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import type { ManualRefundsPageView } from '../contract.ts'
import { findPaymentRefund, lockPaymentRefund, savePaymentRefund } from '../queries/refunds.ts'
import {
  findManualRefund,
  findSettledRefund,
  insertRefundSettlement,
  isRecordedAsPaid,
  listManualRefunds,
  lockRefundSettlement,
  saveRefundSettlementDecision,
  saveSettlementPosted,
} from '../queries/refund-settlements.ts'
import type { Refund, RefundSettlement, SettlementSource } from '../schema.ts'
import { NEEDS_APPROVAL } from '../rules/needs-approval.ts'
import { finishRefund, type RefundDeps, sendRefund } from './refund-payment.ts'

type RecordCommand = AdminActor & {
  refundId: string
  reference: string
  paidOn: LocalDate
  paidFrom: SettlementSource
}
type LockTill = (tx: Tx) => Promise<Centimes>
type DecideCommand = AdminActor & { settlementId: string }
type ApproveCommand = AdminActor & { refundId: string }
type Gone = { code: 'refund_settlement_not_found' } | { code: 'refund_settlement_decided' }
export type RecordRefundSettlementRefusal =
  | ApproverRefusal
  | { code: 'refund_not_found' }
  | { code: 'refund_not_open' }
  | { code: 'refund_waits_for_second' }
  | { code: 'paid_in_future' }
  | { code: 'paid_before_due' }
  | { code: 'till_short'; left: number }
export type ApproveCardRefundRefusal =
  | ApproverRefusal
  | { code: 'refund_not_found' }
  | { code: 'refund_not_open' }
  | { code: 'refund_waits_for_second' }
export type DecideRefundSettlementRefusal =
  | Gone
  | ApproverRefusal
  | { code: 'refund_not_open' }
  | { code: 'not_the_recorder' }

/**
 * Refunds that wait for people: those that no gateway makes, where one admin records that the money was sent and
 * another confirms it, and those that another admin approves before the gateway is asked.
 */
export function settleRefundsManually(deps: RefundDeps) {
  let lockTill: LockTill | null = null
  return {
    /** Says what may leave the till; without it, nothing does. */
    limitTill(lock: LockTill): void {
      lockTill = lock
    },
    ...settling(deps, async (tx) => (lockTill === null ? ZERO_CENTIMES : lockTill(tx))),
  }
}

const settling = (deps: RefundDeps, lockTill: LockTill) => ({
  async list(
    adminId: string,
    { limit = 25, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  ): Promise<ManualRefundsPageView> {
    const filter = { after: readCursor(cursor), limit, adminId }
    const { rows, total } = await listManualRefunds(deps.db, filter)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      items: page.map(({ view }) => view),
      total,
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
    }
  },
  find: (refundId: string, adminId: string) => findManualRefund(deps.db, refundId, adminId),

  /** Four-eyes rule: not by the admin whose act made it due. The gateway is asked after the commit. */
  approve: (command: ApproveCommand) =>
    deps.approvals.announceIfSole(
      command,
      (tx) => findSubject(tx, command.refundId),
      () => approveNow(deps, command),
    ),

  /** Four-eyes rule: the admin whose act made the refund due does not record it as made. */
  record: (command: RecordCommand) =>
    deps.approvals.announceIfSole(
      command,
      (tx) => findSubject(tx, command.refundId),
      () => recordNow(deps, command, lockTill),
    ),

  /** Four-eyes rule: neither the recorder nor the admin whose act made it due. */
  confirm: (command: DecideCommand) =>
    deps.approvals.announceIfSole(
      command,
      async (tx) => {
        const refundId = await findSettledRefund(tx, command.settlementId)
        return refundId === null ? null : findSubject(tx, refundId)
      },
      () => confirmNow(deps, command),
    ),

  withdraw: (command: DecideCommand) =>
    decide(deps, command, async (tx, { settlement }) => {
      if (settlement.recordedBy !== command.adminId) return refuse({ code: 'not_the_recorder' })
      await saveDecision(deps, tx, settlement, { state: 'withdrawn', by: command.adminId })
      return ok('payments.refund_settlement_withdrawn')
    }),

  reject: ({ reason, ...command }: DecideCommand & { reason: string }) =>
    decide(deps, command, async (tx, { settlement }) => {
      if (settlement.recordedBy === command.adminId) return refuse({ code: 'second_person_needed' })
      await saveDecision(deps, tx, settlement, { state: 'rejected', by: command.adminId, reason })
      return ok('payments.refund_settlement_rejected')
    }),
})
export type SettleRefundsManually = ReturnType<typeof settleRefundsManually>

async function findSubject(tx: Tx, refundId: string) {
  const found = await findPaymentRefund(tx, refundId)
  return found && ({ type: 'payment_refund', id: found.id, name: found.number } as const)
}

const approveNow = (deps: RefundDeps, command: ApproveCommand) =>
  inTransaction(deps.db, async (tx): Promise<Result<string, ApproveCardRefundRefusal>> => {
    const { refundId, adminId } = command
    const refund = await lockPaymentRefund(tx, { id: refundId })
    if (!refund) return refuse({ code: 'refund_not_found' })
    if (refund.status !== 'manual' || refund.failureReason !== NEEDS_APPROVAL)
      return refuse({ code: 'refund_not_open' })
    if (await isRecordedAsPaid(tx, refundId)) return refuse({ code: 'refund_waits_for_second' })
    const allowed = await deps.approvals.check(tx, {
      subject: { type: 'payment_refund', id: refundId },
      proposers: refund.requestedBy === null ? [] : [refund.requestedBy],
      approver: adminId,
    })
    if (!allowed.ok) return allowed
    await savePaymentRefund(tx, refundId, { status: 'due', now: deps.clock.now() })
    await sendRefund(tx, refundId)
    const action = 'payments.refund_approved'
    await recordAudit(deps, tx, command, { action, refund })
    return ok(refundId)
  })

const recordNow = (deps: RefundDeps, command: RecordCommand, lockTill: LockTill) =>
  inTransaction(deps.db, async (tx): Promise<Result<string, RecordRefundSettlementRefusal>> => {
    const { refundId, reference, paidOn, paidFrom, adminId } = command
    const refund = await lockPaymentRefund(tx, { id: refundId })
    if (!refund) return refuse({ code: 'refund_not_found' })
    if (refund.status !== 'manual') return refuse({ code: 'refund_not_open' })
    const allowed = await deps.approvals.check(tx, {
      subject: { type: 'payment_refund', id: refundId },
      proposers: refund.requestedBy === null ? [] : [refund.requestedBy],
      approver: adminId,
    })
    if (!allowed.ok) return allowed
    const now = deps.clock.now()
    if (paidOn > localDate(now)) return refuse({ code: 'paid_in_future' })
    if (paidOn < localDate(refund.createdAt)) return refuse({ code: 'paid_before_due' })
    if (paidFrom === 'till') {
      const left = await lockTill(tx)
      if (refund.amount > left) return refuse({ code: 'till_short', left: dinars(left) })
    }
    const made = { id: newId(now), refundId, reference, paidOn, paidFrom, by: adminId, now }
    if (!(await insertRefundSettlement(tx, made)))
      return refuse({ code: 'refund_waits_for_second' })
    const action = 'payments.refund_settlement_recorded'
    await recordAudit(deps, tx, command, { action, refund, reference })
    return ok(refundId)
  })

const confirmNow = (deps: RefundDeps, command: DecideCommand) =>
  decide(deps, command, async (tx, { settlement, refund }) => {
    const { recordedBy, reference, paidFrom } = settlement
    const { adminId } = command
    if (refund.status !== 'manual') return refuse({ code: 'refund_not_open' })
    const allowed = await deps.approvals.check(tx, {
      subject: { type: 'payment_refund', id: refund.id },
      proposers: [recordedBy, ...(refund.requestedBy === null ? [] : [refund.requestedBy])],
      approver: adminId,
      // Two admins, of whom one cancelled and the other recorded: the first of them confirms alone.
      ...(recordedBy !== adminId && { barred: [recordedBy] }),
    })
    if (!allowed.ok) return allowed
    await saveDecision(deps, tx, settlement, { state: 'confirmed', by: adminId })
    const byHand = { reference, ...(paidFrom !== 'gateway' && { from: paidFrom }) }
    await finishRefund(deps, tx, refund, { reference, by: adminId, byHand })
    return ok('payments.refund_settled')
  })

type Deciding = { settlement: RefundSettlement; refund: Refund }

/** Locks the refund, then what was recorded of it; audits the action. Returns the refund's id. */
const decide = (
  deps: RefundDeps,
  command: DecideCommand,
  change: (
    tx: Tx,
    deciding: Deciding,
  ) => Promise<Result<AuditAction, DecideRefundSettlementRefusal>>,
) =>
  inTransaction(deps.db, async (tx): Promise<Result<string, DecideRefundSettlementRefusal>> => {
    const refundId = await findSettledRefund(tx, command.settlementId)
    const refund = refundId === null ? null : await lockPaymentRefund(tx, { id: refundId })
    const settlement = await lockRefundSettlement(tx, command.settlementId)
    if (!refund || !settlement) return refuse({ code: 'refund_settlement_not_found' })
    if (settlement.state !== 'recorded') return refuse({ code: 'refund_settlement_decided' })
    const done = await change(tx, { settlement, refund })
    if (!done.ok) return done
    const { reference } = settlement
    await recordAudit(deps, tx, command, { action: done.value, refund, reference })
    return ok(refund.id)
  })

/** The books have its payment: the till holds nothing for it any more. */
export const noteSettlementPosted =
  ({ clock }: Pick<RefundDeps, 'clock'>) =>
  (tx: Tx, posted: { refundId: string; voucher: string | null }) =>
    saveSettlementPosted(tx, { ...posted, now: clock.now() })

type Decision = {
  state: 'confirmed' | 'rejected' | 'withdrawn'
  by: string
  reason?: string | null
}

const saveDecision = (
  { clock }: RefundDeps,
  tx: Tx,
  { id }: RefundSettlement,
  { reason = null, ...decision }: Decision,
) => saveRefundSettlementDecision(tx, { id, ...decision, reason, now: clock.now() })

const recordAudit = (
  { audit }: RefundDeps,
  tx: Tx,
  { adminId, origin }: AdminActor,
  { action, refund, reference }: { action: AuditAction; refund: Refund; reference?: string },
) =>
  audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: adminId },
    action,
    subject: { type: 'order', id: refund.orderId },
    after: { refund: refund.id, ...(reference && { reference }), amount_centimes: refund.amount },
  })
