import type { HoldState, Intent, IntentStatus, PaymentTiming, GatewayStatus } from '../schema.ts'

export type IntentTransition =
  | { kind: 'nothing' }
  /** Not taken as paid: an admin has to check. */
  | { kind: 'amount_differs' }
  | { kind: 'ended'; status: Exclude<IntentStatus, 'pending' | 'captured'> }
  | { kind: 'captured'; when: PaymentTiming }

/**
 * Source and order of the statuses do not matter. A capture is always accepted, even after a
 * failure, a cancellation or the end of the hold; other statuses only while the attempt is open. A
 * capture is final.
 */
export function decideIntentStatus(
  hold: HoldState,
  { status, amount }: Pick<Intent, 'status' | 'amount'>,
  reading: Pick<GatewayStatus, 'state' | 'amount'>,
): IntentTransition {
  if (status === 'captured' || reading.state === 'pending') return { kind: 'nothing' }
  if (reading.state === 'paid') {
    if (reading.amount !== null && reading.amount !== amount) return { kind: 'amount_differs' }
    return { kind: 'captured', when: WHEN[hold] }
  }
  return status === 'pending' ? { kind: 'ended', status: reading.state } : { kind: 'nothing' }
}

const WHEN: Record<HoldState, PaymentTiming> = {
  open: 'in_time',
  released: 'late',
  paid_on_delivery: 'late',
  paid: 'duplicate',
}
