import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttleInvalidations } from './invalidation-throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function passing() {
  const passed: string[][] = []
  const say = throttleInvalidations((names) => void passed.push([...names]))
  return { passed, say }
}

test('what changes now and then goes through at once', () => {
  const { passed, say } = passing()
  for (let n = 0; n < 50; n += 1) {
    say(['products', `product:${n}`])
    vi.advanceTimersByTime(600)
  }
  expect(passed).toHaveLength(50)
  expect(passed.every((names) => names.length === 2)).toBe(true)
})

test('a burst goes through once in a window, to its last change, and names of their own at once', () => {
  const { passed, say } = passing()
  for (let n = 0; n < 200; n += 1) {
    say(['products', `product:${n}`])
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(5_000)
  const lists = passed.filter((names) => names.includes('products'))
  // Ten of the first window, and the end of each of the four windows.
  expect(lists).toHaveLength(14)
  expect(passed.at(-1)).toEqual(['products'])
  expect(new Set(passed.flat()).size).toBe(201)
  // After a quiet window the next change is not delayed.
  vi.advanceTimersByTime(20_000)
  const before = passed.length
  say(['products'])
  expect(passed).toHaveLength(before + 1)
  expect(passed.at(-1)).toEqual(['products'])
})

test('what was held back is passed even when nothing is said any more', () => {
  const { passed, say } = passing()
  for (let n = 0; n < 11; n += 1) say(['products'])
  expect(passed).toHaveLength(10)
  vi.advanceTimersByTime(5_000)
  expect(passed).toHaveLength(11)
})
