import { after, days, hours, type Milliseconds, minutes, seconds } from '#kernel/time.ts'

/** How long an unpaid purchase keeps its stock. */
export const HOLD_DURATION = minutes(30)
/** While a gateway does not say whether it was paid, the stock is kept this much longer. */
export const GATEWAY_GRACE_PERIOD = minutes(30)
/** Tries to pay that one purchase may make. */
export const MAX_PAYMENT_ATTEMPTS = 8
/** A gateway that still says "pending" by then never took the money. */
const GIVEN_UP_AFTER = days(2)

/** When to ask again what became of a try; null when it is given up. */
export function nextPollAt(pollCount: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER) return null
  return after(now, waitAfter(pollCount))
}

function waitAfter(pollCount: number): Milliseconds {
  if (pollCount < 4) return seconds(30)
  return pollCount < 30 ? minutes(2) : hours(1)
}
