import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { AdminActor, AuditAction } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import type { PayoutFailed, PayoutReturned } from '../events.ts'
import { insertHistory, lockBatch } from '../queries/batches.ts'
import { lockProposals } from '../queries/payable-orders.ts'
import {
  findBatchOfReturn,
  findPayoutReturn,
  insertPayoutReturn,
  listRecordedReturns,
  type LockedPayoutReturn,
  lockPayoutReturn,
  lockSentPayout,
  savePayoutReturn,
  type SentPayout,
} from '../queries/payout-returns.ts'
import { raiseBatchVersion } from '../queries/version.ts'
import type { PayoutFailReason } from '../schema.ts'
import type { PayoutsDeps } from './propose-batch.ts'
import { releasePayoutLines } from './release-payout-lines.ts'

type RecordCommand = AdminActor & {
  payoutId: string
  returnedOn: LocalDate
  bankReference: string
  reason: PayoutFailReason
}
type DecideCommand = AdminActor & { returnId: string }
type Gone = { code: 'payout_return_not_found' } | { code: 'payout_return_decided' }
export type RecordPayoutReturnRefusal =
  | { code: 'payout_not_found' }
  | { code: 'payout_not_sent' }
  | { code: 'payout_returned' }
  | { code: 'returned_in_future' }
  | { code: 'returned_before_paid' }
export type ConfirmPayoutReturnRefusal = Gone | ApproverRefusal

/**
 * The bank does not pay a payout that was sent to it, or sends it back days after it was settled: once two persons have
 * seen it, the vendor is owed it again, and its next batch pays it.
 */
export const returnPayout = (deps: PayoutsDeps) => ({
  list: (adminId: string) => listRecordedReturns(deps.db, adminId),
  find: (id: string, adminId: string) => findPayoutReturn(deps.db, id, adminId),

  record: (command: RecordCommand) =>
    inTransaction(deps.db, async (tx): Promise<Result<string, RecordPayoutReturnRefusal>> => {
      const { payoutId, returnedOn, bankReference, reason, adminId } = command
      const payout = await lockSentPayout(tx, payoutId)
      if (!payout) return refuse({ code: 'payout_not_found' })
      if (payout.state === 'failed') return refuse({ code: 'payout_returned' })
      if (payout.leftAt === null) return refuse({ code: 'payout_not_sent' })
      const now = deps.clock.now()
      if (returnedOn > localDate(now)) return refuse({ code: 'returned_in_future' })
      if (returnedOn < localDate(payout.leftAt)) return refuse({ code: 'returned_before_paid' })
      const id = newId(now)
      const made = { id, payoutId, returnedOn, bankReference, reason, by: adminId, now }
      if (!(await insertPayoutReturn(tx, made))) return refuse({ code: 'payout_returned' })
      await recordAudit(deps, tx, command, {
        ...{ action: 'payouts.payout_return_recorded', payout, bankReference },
      })
      return ok(id)
    }),

  /** Four-eyes rule. */
  confirm: (command: DecideCommand) =>
    deps.approvals.announceIfSole(
      command,
      async (tx) => {
        const found = await lockPayoutReturn(tx, command.returnId)
        return found && { type: 'payout_return', id: found.id, name: found.bankReference }
      },
      () => confirmNow(deps, command),
    ),

  reject: ({ returnId, reason, ...by }: DecideCommand & { reason: string }) =>
    inTransaction(deps.db, async (tx): Promise<Result<string, Gone>> => {
      const found = await lockRecorded(tx, returnId)
      if (!found.ok) return found
      const { payout, item } = found.value
      const decision = { id: item.id, by: by.adminId, now: deps.clock.now(), reason }
      await savePayoutReturn(tx, { ...decision, state: 'rejected' })
      const { bankReference } = item
      const action = 'payouts.payout_return_rejected'
      await recordAudit(deps, tx, by, { action, payout, bankReference })
      return ok(returnId)
    }),
})
export type ReturnPayout = ReturnType<typeof returnPayout>

const confirmNow = (deps: PayoutsDeps, { returnId, ...by }: DecideCommand) =>
  inTransaction(deps.db, async (tx): Promise<Result<string, ConfirmPayoutReturnRefusal>> => {
    // As proposals: a batch that is proposed concurrently takes the lines whole or not at all.
    await lockProposals(tx)
    const found = await lockRecorded(tx, returnId)
    if (!found.ok) return found
    const { payout, item } = found.value
    const subject = { type: 'payout_return', id: item.id } as const
    const approval = { subject, proposers: [item.recordedBy], approver: by.adminId }
    const allowed = await deps.approvals.check(tx, approval)
    if (!allowed.ok) return allowed
    const now = deps.clock.now()
    const journalId = await undoPayout(deps, tx, found.value, { by: by.adminId, now })
    await releasePayoutLines(tx, [payout.id], item.reason, now)
    const decision = { id: item.id, by: by.adminId, now, journalId }
    await savePayoutReturn(tx, { ...decision, state: 'confirmed' })
    const { bankReference } = item
    await recordAudit(deps, tx, by, {
      ...{ action: 'payouts.payout_return_confirmed', payout, bankReference },
    })
    const { id: payoutId, vendorId, amount } = payout
    const type = payout.state === 'paid' ? 'payouts.payout_returned' : 'payouts.payout_failed'
    await publish<PayoutReturned | PayoutFailed>(tx, { type, payoutId, vendorId, amount }, payoutId)
    return ok(returnId)
  })

type Recorded = { item: LockedPayoutReturn; payout: SentPayout }

/** One that was not settled yet left no journal: it fails, and is no part of the settlement. */
async function undoPayout(
  { ledger }: Pick<PayoutsDeps, 'ledger'>,
  tx: Tx,
  { item, payout }: Recorded,
  { by, now }: { by: string; now: Date },
): Promise<string | null> {
  const { id: payoutId, vendorId, batchId } = payout
  if (payout.journalId === null) {
    await raiseBatchVersion(tx, batchId)
    const history = { id: newId(now), payoutId, vendorId, from: 'planned', to: 'failed' }
    await insertHistory(tx, { ...history, by, reason: item.reason, now })
    return null
  }
  const memo = `${payout.batchNumber} · ${item.bankReference}`
  const [journalId = null] = await ledger.reverse(tx, {
    ...{ ids: [payout.journalId], kind: 'payout', memo, accountedOn: localDate(now) },
  })
  return journalId
}

/** The batch first, as who settles it. */
async function lockRecorded(tx: Tx, id: string): Promise<Result<Recorded, Gone>> {
  const batchId = await findBatchOfReturn(tx, id)
  if (batchId !== null) await lockBatch(tx, batchId)
  const item = await lockPayoutReturn(tx, id)
  const payout = item && (await lockSentPayout(tx, item.payoutId))
  if (!item || !payout) return refuse({ code: 'payout_return_not_found' })
  return item.state === 'recorded'
    ? ok({ item, payout })
    : refuse({ code: 'payout_return_decided' })
}

const recordAudit = (
  { audit }: Pick<PayoutsDeps, 'audit'>,
  tx: Tx,
  { adminId, origin }: AdminActor,
  {
    action,
    payout,
    bankReference,
  }: { action: AuditAction; payout: SentPayout; bankReference: string },
) =>
  audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: adminId },
    action,
    subject: { type: 'payout', id: payout.id },
    after: {
      vendor_id: payout.vendorId,
      amount: dinars(payout.amount),
      bank_reference: bankReference,
    },
  })
