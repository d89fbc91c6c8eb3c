import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, hours } from '#kernel/time.ts'

/** Time for the other admins to read the e-mail about a change, and to act. */
export const SETTLING_TIME = hours(72)

export type Approver = {
  holdsMoneyDuty: boolean
  /** The last change of the account by another person, of its role or of the duty that opens money. */
  changedAt: Date | null
}
export type SoleApproverWaiting = { code: 'sole_approver_waiting'; from: Date }
export type ApproverRefusal =
  | { code: 'second_person_needed' }
  | { code: 'finance_duty_missing' }
  | { code: 'approver_not_settled'; from: Date }
  | { code: 'proposer_not_settled'; from: Date }
  | SoleApproverWaiting

export type OwnerRefusal = { code: 'owner_not_settled'; from: Date }

type Approval = {
  approver: Approver
  /** Without the approver. */
  proposers: readonly Pick<Approver, 'changedAt'>[]
  /** Null when another person proposed it. */
  own: { otherHolders: number; announcedAt: Date | null } | null
  now: Date
}

/**
 * Four-eyes rule. Both sides must be settled: who makes a second account, or takes one over, could
 * propose with it as well as approve.
 */
export function checkApprover({
  approver,
  proposers,
  own,
  now,
}: Approval): Result<null, ApproverRefusal> {
  if (!approver.holdsMoneyDuty) return refuse({ code: 'finance_duty_missing' })
  if (own && own.otherHolders > 0) return refuse({ code: 'second_person_needed' })
  const from = settledAt(approver)
  if (from > now) return refuse({ code: 'approver_not_settled', from })
  const latest = new Date(
    Math.max(0, ...proposers.map((proposer) => settledAt(proposer).getTime())),
  )
  if (latest > now) return refuse({ code: 'proposer_not_settled', from: latest })
  if (!own) return ok(null)
  const opensAt = after(own.announcedAt ?? now, SETTLING_TIME)
  return opensAt <= now ? ok(null) : refuse({ code: 'sole_approver_waiting', from: opensAt })
}

export const settledAt = ({ changedAt }: Pick<Approver, 'changedAt'>): Date =>
  changedAt ? after(changedAt, SETTLING_TIME) : new Date(0)
