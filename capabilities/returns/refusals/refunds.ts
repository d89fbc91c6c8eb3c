import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { ApproveRefundRefusal, PayRefundRefusal } from '../operations/change-refund-status.ts'
import type { RetryRefundRefusal } from '../operations/retry-refund.ts'
import { texts } from '../texts.generated.ts'

export type ReturnRefundRefusal = ApproveRefundRefusal | PayRefundRefusal | RetryRefundRefusal

export const RETURN_REFUND_REFUSALS = {
  ...APPROVER_TEXTS,
  ...texts.below('shared-refusals'),
  ...texts.below('return-refund-refusals'),
  version_conflict: EDIT_CONFLICT,
}
export const REFUND_STATUSES: Record<ReturnRefundRefusal['code'], 404 | 409 | 422> = {
  version_conflict: 409,
  refund_not_found: 404,
  order_not_found: 404,
  account_number_wrong: 422,
  refund_status_changed: 409,
  ...APPROVER_STATUSES,
  payment_by_approver: 409,
  till_short: 409,
  refund_not_in_cash: 409,
  refund_method_not_ready: 409,
  not_paid_online: 409,
  refund_exceeds_payment: 409,
  order_not_paid: 409,
  order_already_cancelled: 409,
  refund_too_high: 409,
  settlement_in_progress: 409,
}
