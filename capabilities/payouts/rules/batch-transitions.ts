import { ok, refuse, type Result } from '#kernel/result.ts'
import type { BatchState, LockedBatch } from '../schema.ts'

export type BatchTransitionRefusal =
  | { code: 'batch_not_found' }
  | { code: 'batch_status_changed'; state: BatchState }
  | { code: 'batch_needs_second_person' }

const FROM: Record<'approved' | 'sent' | 'settled' | 'cancelled', readonly BatchState[]> = {
  approved: ['submitted'],
  sent: ['approved'],
  settled: ['sent'],
  cancelled: ['draft', 'submitted', 'approved'],
}
export type BatchTransition = keyof typeof FROM

/** Four-eyes rule: the creator of a batch may not approve it. */
export function checkBatchTransition(
  batch: LockedBatch | null,
  to: BatchTransition,
  by: string,
): Result<LockedBatch, BatchTransitionRefusal> {
  if (!batch) return refuse({ code: 'batch_not_found' })
  if (!FROM[to].includes(batch.state))
    return refuse({ code: 'batch_status_changed', state: batch.state })
  if (to === 'approved' && batch.createdBy === by)
    return refuse({ code: 'batch_needs_second_person' })
  return ok(batch)
}
