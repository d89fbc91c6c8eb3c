import { expect, test } from 'vitest'
import {
  areaPath,
  axisMaximum,
  CHART,
  dateLabels,
  gridLines,
  linePath,
  chartPoints,
} from './chart-geometry.ts'

test('[VSPACE-1] the highest line is a round number that no day passes', () => {
  expect(axisMaximum([])).toBe(4)
  expect(axisMaximum([3])).toBe(4)
  expect(axisMaximum([68_000, 12_000])).toBe(80_000)
  expect(axisMaximum([24_000])).toBe(40_000)
  expect(axisMaximum([90_000])).toBe(100_000)
  expect(axisMaximum([100])).toBe(100)
  expect(gridLines(100).map(({ value }) => value)).toEqual([0, 25, 50, 75, 100])
})

test('[VSPACE-1] time runs with the text: the days of an Arabic chart come from the right', () => {
  const left = chartPoints([0, 50, 100], 100, false)
  const right = chartPoints([0, 50, 100], 100, true)
  expect(left[0]!.x).toBe(CHART.start)
  expect(left.at(-1)!.x).toBe(CHART.width - CHART.end)
  expect(right.map(({ x }) => CHART.width - x)).toEqual(left.map(({ x }) => x))
  expect(right.map(({ y }) => y)).toEqual(left.map(({ y }) => y))
  expect(left.at(-1)!.y).toBe(CHART.top)
  expect(linePath(left)).toMatch(/^M56 222L/)
  expect(areaPath(left)).toMatch(/Z$/)
  expect(areaPath([])).toBe('')
})

test('five dates at most, the first and the last among them', () => {
  expect(dateLabels(30)).toEqual([0, 7, 15, 22, 29])
  expect(dateLabels(7)).toEqual([0, 2, 3, 5, 6])
  expect(dateLabels(1)).toEqual([0])
})
