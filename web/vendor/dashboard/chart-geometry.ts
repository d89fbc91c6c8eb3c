export type ChartPoint = { x: number; y: number }

/** Margins for the axis labels, in SVG units. */
export const CHART = { width: 640, height: 250, start: 56, end: 8, top: 14, bottom: 28 } as const
const LINES = 4

/** A round maximum whose quarters are round too. */
export function axisMaximum(values: readonly number[]): number {
  const max = Math.max(0, ...values)
  if (max <= LINES) return LINES
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [1, 1.2, 2, 4, 6, 8].find((value) => value * power >= max) ?? 10
  return step * power
}

export const gridLines = (ceiling: number): { value: number; y: number }[] =>
  Array.from({ length: LINES + 1 }, (_, index) => {
    const value = (ceiling / LINES) * index
    return { value, y: yOf(value, ceiling) }
  })

const yOf = (value: number, ceiling: number): number =>
  CHART.height - CHART.bottom - (value / ceiling) * (CHART.height - CHART.bottom - CHART.top)

/** Time follows the text direction: right to left in Arabic. */
export function chartPoints(
  values: readonly number[],
  ceiling: number,
  isRtl: boolean,
): ChartPoint[] {
  const room = CHART.width - CHART.start - CHART.end
  return values.map((value, index) => {
    const along = values.length === 1 ? 0 : (index / (values.length - 1)) * room
    const x = CHART.start + along
    return { x: round(isRtl ? CHART.width - x : x), y: round(yOf(value, ceiling)) }
  })
}

export const linePath = (points: readonly ChartPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

export function areaPath(points: readonly ChartPoint[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const floor = CHART.height - CHART.bottom
  return `${linePath(points)}L${last.x} ${floor}L${first.x} ${floor}Z`
}

/** Up to five indexes, including the first and last day. */
export const dateLabels = (count: number): number[] => {
  const shown = Math.min(5, count)
  const all = Array.from({ length: shown }, (_, index) =>
    Math.round((index / Math.max(1, shown - 1)) * (count - 1)),
  )
  return [...new Set(all)]
}

const round = (value: number): number => Math.round(value * 10) / 10
