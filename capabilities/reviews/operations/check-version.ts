import type { Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { checkVersion, type EditConflict } from '#platform/edit-conflict.ts'
import type { LockedReport } from '../queries/moderation.ts'
import {
  findLastQuestionChange,
  findLastReportChange,
  findLastReviewChange,
} from '../queries/version.ts'
import type { ReviewState } from '../schema.ts'
import { texts } from '../texts.generated.ts'

const STATE_NAMES = texts.below('state')
const REPORT_STATE_NAMES = texts.below('report-state')

type Locked = { id: string; version: number; state: ReviewState }
type VisibleReview = { seen: number | undefined; viewer: 'admin' | 'vendor' }

/** Optimistic lock. The review must be row-locked. */
export const checkReviewVersion = (
  tx: Tx,
  { id, version, state }: Locked,
  by: VisibleReview,
): Promise<Result<null, EditConflict>> =>
  checkVersion({ ...by, version, current: state }, async () => ({
    ...(await findLastReviewChange(tx, id)),
    currentName: STATE_NAMES[state],
  }))

/** Optimistic lock. The question must be row-locked. */
export const checkQuestionVersion = (
  tx: Tx,
  { id, version, state }: Locked,
  by: VisibleReview,
): Promise<Result<null, EditConflict>> =>
  checkVersion({ ...by, version, current: state }, async () => ({
    ...(await findLastQuestionChange(tx, id)),
    currentName: STATE_NAMES[state],
  }))

export const checkReportVersion = (
  tx: Tx,
  { id, version, state }: LockedReport,
  seen: number | undefined,
): Promise<Result<null, EditConflict>> =>
  checkVersion({ seen, version, viewer: 'admin', current: state }, async () => ({
    ...(await findLastReportChange(tx, id)),
    currentName: REPORT_STATE_NAMES[state],
  }))
