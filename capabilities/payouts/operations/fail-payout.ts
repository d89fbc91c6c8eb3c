import { localDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { PayoutFailed } from '../events.ts'
import {
  findBatchOfPayout,
  insertHistory,
  listPlanned,
  lockBatch,
  releasePayouts,
} from '../queries/batches.ts'
import { upsertOpenOrders } from '../queries/payable-orders.ts'
import { raiseBatchVersion } from '../queries/version.ts'
import type { BatchId, PayoutFailReason } from '../schema.ts'
import { checkBatchVersion } from './check-batch-version.ts'
import type { PayoutsDeps } from './propose-batch.ts'

export type FailRefusal =
  | { code: 'payout_not_found' }
  | { code: 'payout_not_planned' }
  | EditConflict
type Command = AdminActor & {
  payoutId: string
  version?: number | undefined
  reason: PayoutFailReason
}

export const failPayout =
  ({ db, clock, audit }: PayoutsDeps) =>
  ({ payoutId, version, reason, adminId, origin }: Command) =>
    inTransaction(db, async (tx): Promise<Result<BatchId, FailRefusal>> => {
      const batchId = await findBatchOfPayout(tx, payoutId)
      const batch = batchId && (await lockBatch(tx, batchId))
      if (!batch) return refuse({ code: 'payout_not_found' })
      const fresh = await checkBatchVersion(tx, batch, version)
      if (!fresh.ok) return fresh
      const planned = (await listPlanned(tx, batch.id)).find(({ id }) => id === payoutId)
      if (!planned || batch.state !== 'sent') return refuse({ code: 'payout_not_planned' })
      await raiseBatchVersion(tx, batch.id)
      const now = clock.now()
      await releasePayoutLines(tx, [payoutId], reason, now)
      const { vendorId, amount } = planned
      const history = { id: newId(now), payoutId, vendorId, from: 'planned', to: 'failed' }
      await insertHistory(tx, { ...history, by: adminId, reason, now })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'payouts.payout_failed',
        subject: { type: 'payout', id: payoutId },
        before: { state: 'planned' },
        after: { state: 'failed', reason, vendor_id: vendorId },
      })
      const event = { type: 'payouts.payout_failed', payoutId, vendorId, amount } as const
      await publish<PayoutFailed>(tx, event, batch.id)
      return ok(batch.id)
    })
export type FailPayout = ReturnType<typeof failPayout>

/** The next batch includes them again. */
export async function releasePayoutLines(
  tx: Tx,
  ids: readonly string[],
  failReason: PayoutFailReason | null,
  now: Date,
): Promise<void> {
  const freed = await releasePayouts(tx, ids, { failReason, now })
  const dueOn = localDate(now)
  await upsertOpenOrders(
    tx,
    freed.map((item) => ({ ...item, dueOn })),
    now,
  )
}
