import type { CourierStatus } from '#capabilities/shipping/index.ts'

export type CourierStatusEntry = { at: Date; move: CourierStatus | null }

/**
 * What is new of a parcel as moves in the order in which they happened. A courier tells things twice
 * and out of order: what is older than the newest that was heard is kept, and moves nothing.
 */
export function newTrackingEvents(
  fresh: readonly CourierStatusEntry[],
  heardUntil: Date | null,
): CourierStatus[] {
  const moves: CourierStatus[] = []
  for (const { at, move } of fresh.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (move === null || (heardUntil !== null && at < heardUntil)) continue
    const last = moves.at(-1)
    const isSame = last?.state === move.state && last.reason === move.reason
    if (!isSame || move.state === 'attempt_failed') moves.push(move)
  }
  return moves
}

/** When the newest of it happened. */
export const latestTrackingEvent = (
  fresh: readonly CourierStatusEntry[],
  heardUntil: Date | null,
): Date | null =>
  fresh.reduce<Date | null>(
    (newest, { at }) => (newest === null || at > newest ? at : newest),
    heardUntil,
  )

const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 900
export const MAX_ATTEMPTS = 12

/** How many seconds to wait before the next try; null when it has been enough. */
export const retryDelay = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS
    ? null
    : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempts - 1))
