import type { Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { checkVersion, type EditConflict } from '#platform/edit-conflict.ts'
import type { LockedRefund } from '../queries/refunds.ts'
import type { LockedReturn } from '../queries/returns.ts'
import { findLastRefundChange, findLastReturnChange } from '../queries/version.ts'
import { texts } from '../texts.generated.ts'

const RETURN_STATES = texts.below('return-state')
const REFUND_STATES = texts.below('refund-state')

/** Optimistic lock: refuses when the seen version is outdated. The return must be locked. */
export const checkReturnVersion = (
  tx: Tx,
  { version, state, ...item }: LockedReturn,
  seen: number | undefined,
): Promise<Result<null, EditConflict>> =>
  checkVersion({ seen, version, viewer: 'vendor', current: state }, async () => ({
    ...(await findLastReturnChange(tx, item)),
    currentName: RETURN_STATES[state],
  }))

/** Optimistic lock of a refund, which must be locked. */
export const checkRefundVersion = (
  tx: Tx,
  { id, version, state }: LockedRefund,
  seen: number | undefined,
): Promise<Result<null, EditConflict>> =>
  checkVersion({ seen, version, viewer: 'admin', current: state }, async () => ({
    ...(await findLastRefundChange(tx, id)),
    currentName: REFUND_STATES[state],
  }))
