import type { Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { checkVersion, type EditConflict } from '#platform/edit-conflict.ts'
import { findLastBatchChange } from '../queries/version.ts'
import type { LockedBatch } from '../schema.ts'
import { texts } from '../texts.generated.ts'

const BATCH_STATES = texts.below('batch-state')

/** Optimistic lock: refuses when the seen version is outdated. The batch must be locked. */
export const checkBatchVersion = (
  tx: Tx,
  { id, version, state }: LockedBatch,
  seen: number | undefined,
): Promise<Result<null, EditConflict>> =>
  checkVersion({ seen, version, viewer: 'admin', current: state }, async () => ({
    ...(await findLastBatchChange(tx, id)),
    currentName: BATCH_STATES[state],
  }))
