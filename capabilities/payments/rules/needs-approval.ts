/** Why a card refund waits for people, where its gateway was not asked yet (`payments.refunds.failure_reason`). */
export const NEEDS_APPROVAL = 'needs_approval'
