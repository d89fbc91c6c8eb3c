import type { Centimes } from '#kernel/money.ts'
import type { HoldState, Intent, IntentStatus, PaymentTiming, GatewayStatus } from '../schema.ts'

export type IntentTransition =
  | { kind: 'nothing' }
  /** Not in dinars: an admin has to check. */
  | { kind: 'amount_unknown' }
  | { kind: 'ended'; status: Exclude<IntentStatus, 'pending' | 'captured'> }
  /** `taken` in centimes; null for what was asked. */
  | { kind: 'captured'; when: PaymentTiming; taken: Centimes | null }

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
    const taken = reading.amount === amount ? null : reading.amount
    if (taken !== null && taken <= 0) return { kind: 'amount_unknown' }
    const isShort = taken !== null && taken < amount
    return { kind: 'captured', when: isShort ? 'short' : WHEN[hold], taken }
  }
  return status === 'pending' ? { kind: 'ended', status: reading.state } : { kind: 'nothing' }
}

const WHEN: Record<HoldState, PaymentTiming> = {
  open: 'in_time',
  released: 'late',
  paid_on_delivery: 'late',
  paid: 'duplicate',
}
