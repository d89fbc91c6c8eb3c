import { type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import { minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import type { BatchSettled } from '../events.ts'
import {
  insertHistory,
  listPlanned,
  lockBatch,
  saveBatchState,
  savePaid,
} from '../queries/batches.ts'
import { raiseBatchVersion } from '../queries/version.ts'
import { checkBatchVersion } from './check-batch-version.ts'
import { batchFileDigest, batchFile } from './export-batch-file.ts'
import {
  type BatchTransition,
  checkBatchTransition,
  type BatchTransitionRefusal,
} from '../rules/batch-transitions.ts'
import type { BatchId, LockedBatch, LockedPayout } from '../schema.ts'
import type { PayoutsDeps } from './propose-batch.ts'
import { releasePayoutLines } from './release-payout-lines.ts'

type ChangeBatchStatusCommand = AdminActor & {
  batchId: string
  version?: number | undefined
  reason?: string
  reference?: string | null
  /** The day on which the bank paid; today when it is not stated. */
  paidOn?: LocalDate | undefined
}
export type SettledOnRefusal =
  | { code: 'settled_in_future' }
  | { code: 'settled_in_closed_month' }
  | { code: 'settled_before_sending' }
export type MoveBatchRefusal =
  | BatchTransitionRefusal
  | ApproverRefusal
  | EditConflict
  | SettledOnRefusal

export function changeBatchStatus(deps: PayoutsDeps) {
  const { db, clock } = deps

  const step =
    (to: BatchTransition, effect: Effect = async () => ({})) =>
    ({ batchId, version, adminId, origin, ...request }: ChangeBatchStatusCommand) =>
      inTransaction(db, async (tx): Promise<Result<BatchId, MoveBatchRefusal>> => {
        const dated = await checkOpenDay(deps, tx, request)
        if (!dated.ok) return dated
        const allowed = await lockForStep(deps, tx, { batchId, version, adminId }, to)
        if (!allowed.ok) return allowed
        const batch = allowed.value
        if (request.paidOn && batch.sentAt && request.paidOn < localDate(batch.sentAt))
          return refuse({ code: 'settled_before_sending' })
        await raiseBatchVersion(tx, batch.id)
        const now = clock.now()
        const fields = await effect(tx, batch, { ...request, now })
        const { reason } = request
        const change = { id: batch.id, to, by: adminId, now, ...fields }
        await saveBatchState(tx, reason === undefined ? change : { ...change, reason })
        const history = { id: newId(now), batchId: batch.id, from: batch.state, to, by: adminId }
        await insertHistory(tx, { ...history, reason: reason ?? null, now })
        await deps.audit.record(tx, {
          ...origin,
          actor: { role: 'admin', id: adminId },
          action: `payouts.batch_${to}`,
          subject: { type: 'payout_batch', id: batch.id },
          before: { state: batch.state },
          after: { state: to, number: batch.number, reason: reason ?? request.reference ?? null },
        })
        return ok(batch.id)
      })

  const approve = step('approved')
  return {
    /** Four-eyes rule. */
    approve: (command: ChangeBatchStatusCommand) =>
      deps.approvals.announceIfSole(command, findSubject(command), () => approve(command)),
    /** Stores the file's digest, which proves later what was sent. */
    send: step('sent', async (tx, batch) => ({
      fileSha256: batchFileDigest(await batchFile(tx, batch.id)),
    })),
    settle: step('settled', settlePayouts(deps)),
    /** The orders of the batch are due again. */
    cancel: step('cancelled', async (tx, batch, { now }) => {
      const planned = await listPlanned(tx, batch.id)
      const ids = planned.map(({ id }) => id)
      await releasePayoutLines(tx, ids, null, now)
      return {}
    }),
  }
}

/** Posts one journal per payout that did not fail, on the day on which the bank paid. */
const settlePayouts =
  ({ ledger }: PayoutsDeps): Effect =>
  async (tx, batch, { reference, paidOn, now }) => {
    const planned = await listPlanned(tx, batch.id)
    const journals = await ledger.post(
      tx,
      planned.map((payout) => payoutJournal(payout, batch)),
      paidOn ?? null,
    )
    const paid = planned.map(({ id }, index) => ({ id, journalId: journals[index]! })) // one id per journal
    const paidAt = paidOn && paidOn < localDate(now) ? noonOfDay(paidOn) : now
    await savePaid(tx, paid, { reference: reference ?? null, paidAt })
    const payouts = planned.map((p) => ({
      payoutId: p.id,
      vendorId: p.vendorId,
      amount: p.amount,
    }))
    const event: BatchSettled = { type: 'payouts.batch_settled', batchId: batch.id, payouts }
    await publish(tx, event, batch.id)
    return {}
  }

/** Asked before other locks are taken. */
async function checkOpenDay(
  { clock, documents }: PayoutsDeps,
  tx: Tx,
  { paidOn }: Pick<ChangeBatchStatusCommand, 'paidOn'>,
): Promise<Result<null, SettledOnRefusal>> {
  if (paidOn === undefined) return ok(null)
  if (paidOn > localDate(clock.now())) return refuse({ code: 'settled_in_future' })
  const isClosed = await documents.areBooksClosed(tx, paidOn)
  return isClosed ? refuse({ code: 'settled_in_closed_month' }) : ok(null)
}

async function lockForStep(
  { approvals }: PayoutsDeps,
  tx: Tx,
  { batchId, version, adminId }: Pick<ChangeBatchStatusCommand, 'batchId' | 'version' | 'adminId'>,
  to: BatchTransition,
): Promise<Result<LockedBatch, MoveBatchRefusal>> {
  const held = await lockBatch(tx, batchId)
  const fresh = held && (await checkBatchVersion(tx, held, version))
  if (fresh?.ok === false) return fresh
  const allowed = checkBatchTransition(held, to)
  if (!allowed.ok || to !== 'approved') return allowed
  const { id, createdBy } = allowed.value
  const subject = { type: 'payout_batch', id } as const
  const checked = await approvals.check(tx, { subject, proposers: [createdBy], approver: adminId })
  return checked.ok ? allowed : checked
}

const findSubject =
  ({ batchId }: Pick<ChangeBatchStatusCommand, 'batchId'>) =>
  async (tx: Tx) => {
    const batch = await lockBatch(tx, batchId)
    return batch && { type: 'payout_batch' as const, id: batch.id, name: batch.number }
  }

export type ChangeBatchStatus = ReturnType<typeof changeBatchStatus>

type Effect = (
  tx: Tx,
  batch: LockedBatch,
  query: Pick<ChangeBatchStatusCommand, 'reference' | 'paidOn'> & { now: Date },
) => Promise<{ fileSha256?: string }>

const payoutJournal = ({ vendorId, amount }: LockedPayout, { number }: LockedBatch) => ({
  kind: 'payout' as const,
  orderId: null,
  vendorId,
  memo: number,
  details: null,
  entries: [
    { account: 'vendor_payable' as const, amount },
    { account: 'cash_received' as const, amount: minus(ZERO_CENTIMES, amount) },
  ],
})
