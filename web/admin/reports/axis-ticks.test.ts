import { expect, test } from 'vitest'
import { labelInterval, axisTicks } from './axis-ticks.ts'

test('lines stand at round distances and reach above the highest bar', () => {
  expect(axisTicks(7797)).toEqual([0, 2000, 4000, 6000, 8000])
  expect(axisTicks(100)).toEqual([0, 25, 50, 75, 100])
  expect(axisTicks(0)).toEqual([0, 1])
  for (const max of [1, 3, 9.5, 17, 123_456, 48_217_350]) {
    const lines = axisTicks(max)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(max)
    expect(lines.length).toBeLessThanOrEqual(5)
  }
})

test('names of bars never outnumber the room for them', () => {
  expect(labelInterval(12, 12)).toBe(1)
  expect(labelInterval(31, 8)).toBe(4)
})
