import { expect, test } from 'vitest'
import type { CourierStatus } from '#capabilities/shipping/index.ts'
import {
  MAX_ATTEMPTS,
  newTrackingEvents,
  latestTrackingEvent,
  retryDelay,
} from './tracking-events.ts'

const describe = (
  hour: number,
  state: CourierStatus['state'] | null,
  reason: string | null = null,
) => ({
  at: new Date(Date.UTC(2026, 10, 20, hour)),
  move: state && { state, reason, note: null },
})
const states = (moves: readonly CourierStatus[]) => moves.map(({ state }) => state)

test('moves come in the order in which they happened, each once', () => {
  const fresh = [
    describe(12, 'delivered'),
    describe(8, 'in_transit'),
    describe(9, 'in_transit'),
    describe(7, null),
    describe(10, 'out_for_delivery'),
  ]
  expect(states(newTrackingEvents(fresh, null))).toEqual([
    'in_transit',
    'out_for_delivery',
    'delivered',
  ])
  expect(latestTrackingEvent(fresh, null)).toEqual(new Date(Date.UTC(2026, 10, 20, 12)))
})

test('what is told late is older than what was heard, and moves nothing', () => {
  const receivedAt = new Date(Date.UTC(2026, 10, 20, 11))
  expect(newTrackingEvents([describe(9, 'attempt_failed', 'no_answer')], receivedAt)).toEqual([])
  expect(latestTrackingEvent([describe(9, 'in_transit')], receivedAt)).toEqual(receivedAt)
})

test('each failed attempt counts, also two for the same reason', () => {
  const fresh = [
    describe(9, 'attempt_failed', 'no_answer'),
    describe(15, 'attempt_failed', 'no_answer'),
  ]
  expect(newTrackingEvents(fresh, null)).toHaveLength(2)
})

test('it waits longer each time, and gives up in the end', () => {
  expect([1, 2, 3].map(retryDelay)).toEqual([5, 10, 20])
  expect(retryDelay(11)).toBe(900)
  expect(retryDelay(MAX_ATTEMPTS)).toBeNull()
})
