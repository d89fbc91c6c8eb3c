import type { ReturnTerms } from './return-request.ts'

export type ReturnPolicy = Omit<ReturnTerms, 'id'>

/** Law 18-05, articles 22 and 23. */
export const DEFAULT_RETURN_POLICY: ReturnPolicy = {
  workingDays: 4,
  settleDays: 15,
  sendDays: 15,
  acceptsChangedMind: false,
  changedMindCostOn: 'buyer',
}

/** A vendor may be more generous than the operator, not less. */
export const applyOperatorLimits = (
  own: Pick<ReturnPolicy, 'workingDays' | 'settleDays'>,
  operator: Pick<ReturnPolicy, 'workingDays' | 'settleDays'>,
): Pick<ReturnPolicy, 'workingDays' | 'settleDays'> => ({
  workingDays: Math.max(own.workingDays, operator.workingDays),
  settleDays: Math.min(own.settleDays, operator.settleDays),
})
