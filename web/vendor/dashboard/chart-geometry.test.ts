import { expect, test } from 'vitest'
import { areaOf, ceilingOf, CHART, datesOf, gridOf, lineOf, pointsOf } from './chart-geometry.ts'

test('[VSPACE-1] the highest line is a round number that no day passes', () => {
  expect(ceilingOf([])).toBe(4)
  expect(ceilingOf([3])).toBe(4)
  expect(ceilingOf([68_000, 12_000])).toBe(80_000)
  expect(ceilingOf([24_000])).toBe(40_000)
  expect(ceilingOf([90_000])).toBe(100_000)
  expect(ceilingOf([100])).toBe(100)
  expect(gridOf(100).map(({ value }) => value)).toEqual([0, 25, 50, 75, 100])
})

test('[VSPACE-1] time runs with the text: the days of an Arabic chart come from the right', () => {
  const left = pointsOf([0, 50, 100], 100, false)
  const right = pointsOf([0, 50, 100], 100, true)
  expect(left[0]!.x).toBe(CHART.start)
  expect(left.at(-1)!.x).toBe(CHART.width - CHART.end)
  expect(right.map(({ x }) => CHART.width - x)).toEqual(left.map(({ x }) => x))
  expect(right.map(({ y }) => y)).toEqual(left.map(({ y }) => y))
  expect(left.at(-1)!.y).toBe(CHART.top)
  expect(lineOf(left)).toMatch(/^M56 222L/)
  expect(areaOf(left)).toMatch(/Z$/)
  expect(areaOf([])).toBe('')
})

test('five dates at most, the first and the last among them', () => {
  expect(datesOf(30)).toEqual([0, 7, 15, 22, 29])
  expect(datesOf(7)).toEqual([0, 2, 3, 5, 6])
  expect(datesOf(1)).toEqual([0])
})
