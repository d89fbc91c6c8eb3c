import { after, days, hours, type Milliseconds, minutes, seconds } from '#kernel/time.ts'

/** How long stock stays reserved for an unpaid purchase. */
export const HOLD_DURATION = minutes(30)
export const GATEWAY_GRACE_PERIOD = minutes(30)
export const MAX_PAYMENT_ATTEMPTS = 8
/** A gateway that still reports "pending" by then never took the money. */
const GIVEN_UP_AFTER = days(2)

/** Null when polling ends. */
export function nextPollAt(pollCount: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER) return null
  return after(now, waitAfter(pollCount))
}

function waitAfter(pollCount: number): Milliseconds {
  if (pollCount < 4) return seconds(30)
  return pollCount < 30 ? minutes(2) : hours(1)
}
