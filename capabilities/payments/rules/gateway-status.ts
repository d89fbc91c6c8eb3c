import type { HoldState, Intent, IntentStatus, PaymentTiming, GatewayStatus } from '../schema.ts'

/** What a gateway's word changes. */
export type IntentTransition =
  | { kind: 'nothing' }
  /** Another sum than was asked for: somebody has to look, and nothing is taken for paid. */
  | { kind: 'amount_differs' }
  | { kind: 'ended'; status: Exclude<IntentStatus, 'pending' | 'captured'> }
  | { kind: 'captured'; when: PaymentTiming }

/**
 * What the word of a gateway means, whoever brings it and in whatever order: webhook, return or question.
 * Money that was taken is always believed, also after a failure, a cancellation or the end of the hold;
 * anything else is only believed of a try that is still open. What was captured stays captured.
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
  at_the_door: 'late',
  paid: 'twice',
}
