import type { ApproverRefusal } from './rules/approver.ts'
import { texts } from '../texts.generated.ts'

export const APPROVER_TEXTS = texts.below('approver-refusals')

export const APPROVER_STATUSES = {
  second_person_needed: 409,
  finance_duty_missing: 409,
  approver_not_settled: 409,
  proposer_not_settled: 409,
  sole_approver_waiting: 409,
} as const satisfies Record<ApproverRefusal['code'], number>
