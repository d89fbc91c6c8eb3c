import { expect, test } from 'vitest'
import type { CourierMove } from '#capabilities/shipping/index.ts'
import { MOST_TRIES, movesOf, newestOf, waitAfter } from './tracking-events.ts'

const said = (hour: number, state: CourierMove['state'] | null, reason: string | null = null) => ({
  at: new Date(Date.UTC(2026, 10, 20, hour)),
  move: state && { state, reason, note: null },
})
const states = (moves: readonly CourierMove[]) => moves.map(({ state }) => state)

test('moves come in the order in which they happened, each once', () => {
  const fresh = [
    said(12, 'delivered'),
    said(8, 'in_transit'),
    said(9, 'in_transit'),
    said(7, null),
    said(10, 'out_for_delivery'),
  ]
  expect(states(movesOf(fresh, null))).toEqual(['in_transit', 'out_for_delivery', 'delivered'])
  expect(newestOf(fresh, null)).toEqual(new Date(Date.UTC(2026, 10, 20, 12)))
})

test('what is told late is older than what was heard, and moves nothing', () => {
  const heard = new Date(Date.UTC(2026, 10, 20, 11))
  expect(movesOf([said(9, 'attempt_failed', 'no_answer')], heard)).toEqual([])
  expect(newestOf([said(9, 'in_transit')], heard)).toEqual(heard)
})

test('each failed attempt counts, also two for the same reason', () => {
  const fresh = [said(9, 'attempt_failed', 'no_answer'), said(15, 'attempt_failed', 'no_answer')]
  expect(movesOf(fresh, null)).toHaveLength(2)
})

test('it waits longer each time, and gives up in the end', () => {
  expect([1, 2, 3].map(waitAfter)).toEqual([5, 10, 20])
  expect(waitAfter(11)).toBe(900)
  expect(waitAfter(MOST_TRIES)).toBeNull()
})
