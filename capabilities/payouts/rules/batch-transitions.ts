import { ok, refuse, type Result } from '#kernel/result.ts'
import type { BatchState, LockedBatch } from '../schema.ts'

export type BatchTransitionRefusal =
  | { code: 'batch_not_found' }
  | { code: 'batch_status_changed'; state: BatchState }

const FROM: Record<'approved' | 'sent' | 'settled' | 'cancelled', readonly BatchState[]> = {
  approved: ['submitted'],
  sent: ['approved'],
  settled: ['sent'],
  cancelled: ['draft', 'submitted', 'approved'],
}
export type BatchTransition = keyof typeof FROM

export function checkBatchTransition(
  batch: LockedBatch | null,
  to: BatchTransition,
): Result<LockedBatch, BatchTransitionRefusal> {
  if (!batch) return refuse({ code: 'batch_not_found' })
  if (!FROM[to].includes(batch.state))
    return refuse({ code: 'batch_status_changed', state: batch.state })
  return ok(batch)
}
