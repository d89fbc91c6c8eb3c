import { after, minutes } from '#kernel/time.ts'
import type { Random } from '../seeded-random.ts'

export type Status = 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled'
export type Actor = 'buyer' | 'vendor' | 'admin' | 'system' | 'courier'
export type TimelineStep = { to: Status; at: Date; actor: Actor; reason: string | null }

const CANCELLED_SHARE = 0.1

/** All future transitions of an order; some orders are cancelled on the way. */
function whole(random: Random, placedAt: Date, requiresPhoneConfirmation: boolean): TimelineStep[] {
  const steps: TimelineStep[] = [{ to: 'pending', at: placedAt, actor: 'buyer', reason: null }]
  let now = placedAt
  const next = (
    to: Status,
    from: number,
    until: number,
    actor: Actor,
    reason: string | null = null,
  ) => {
    // Whole seconds survive the round trip through the database unchanged.
    now = after(now, minutes(random.int(from * 60, until * 60)))
    steps.push({ to, at: now, actor, reason })
  }
  const cancels = random.chance(CANCELLED_SHARE) ? random.int(1, 10) : 0
  if (requiresPhoneConfirmation) next('confirmed', 4, 50, 'vendor')
  else steps.push({ to: 'confirmed', at: now, actor: 'system', reason: null })
  if (cancels >= 1 && cancels <= 4) {
    next('cancelled', 1, 14, random.chance(0.7) ? 'buyer' : 'vendor', 'customer_request')
    return steps
  }
  next('processing', 2, 26, 'vendor')
  if (cancels === 5) {
    next('cancelled', 1, 8, 'vendor', 'out_of_stock')
    return steps
  }
  next('shipped', 4, 30, 'vendor')
  if (cancels >= 6) next('cancelled', 96, 190, 'admin', 'undeliverable')
  else next('delivered', 20, 104, 'courier')
  return steps
}

export function stepsUntil(
  now: Date,
  random: Random,
  { placedAt, requiresPhoneConfirmation }: { placedAt: Date; requiresPhoneConfirmation: boolean },
): TimelineStep[] {
  return whole(random, placedAt, requiresPhoneConfirmation).filter(({ at: date }) => date <= now)
}
