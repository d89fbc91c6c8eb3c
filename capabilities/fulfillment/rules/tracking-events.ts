import type { CourierStatus } from '#capabilities/shipping/index.ts'

export type CourierStatusEntry = { at: Date; move: CourierStatus | null }

/**
 * Couriers repeat events and send them out of order: only those newer than the newest known one
 * count, oldest first.
 */
export function newTrackingEvents(
  fresh: readonly CourierStatusEntry[],
  trackedUntil: Date | null,
): CourierStatus[] {
  const moves: CourierStatus[] = []
  for (const { at: now, move } of fresh.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (move === null || (trackedUntil !== null && now < trackedUntil)) continue
    const last = moves.at(-1)
    const isSame = last?.state === move.state && last.reason === move.reason
    if (!isSame || move.state === 'attempt_failed') moves.push(move)
  }
  return moves
}

export const latestTrackingEvent = (
  fresh: readonly CourierStatusEntry[],
  trackedUntil: Date | null,
): Date | null =>
  fresh.reduce<Date | null>(
    (newest, { at: now }) => (newest === null || now > newest ? now : newest),
    trackedUntil,
  )

const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 900
export const MAX_ATTEMPTS = 12

/** In seconds; null when the attempts are used up. */
export const retryDelay = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS
    ? null
    : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempts - 1))
