/** At most five round values from zero, the last above `most`. */
export function axisTicks(max: number): number[] {
  if (max <= 0) return [0, 1]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step =
    [1, 2, 2.5, 5, 10].map((round) => round * power).find((value) => value >= rough) ?? max
  const lines = [0]
  while ((lines.at(-1) ?? max) < max) lines.push(step * lines.length)
  return lines
}

/** Labels every n-th bar, so that at most `room` are labelled. */
export const labelInterval = (bars: number, room: number): number =>
  Math.max(1, Math.ceil(bars / room))
