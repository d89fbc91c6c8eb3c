type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

const BAR = 28
const LINE_EVERY_MS = 5_000

/** One moving line on a terminal, plain lines elsewhere. `tick` takes the number done. */
export function createProgress(screen: Screen, clock: () => number = () => performance.now()) {
  let lastAt = -Infinity

  return (label: string, all: number) => {
    const startedAt = clock()
    lastAt = startedAt
    return (done: number): void => {
      const now = clock()
      const isLast = done >= all
      if (!isLast && now - lastAt < (screen.isTTY ? 100 : LINE_EVERY_MS)) return
      lastAt = now
      const seconds = Math.max(0.001, (now - startedAt) / 1000)
      const rate = done / seconds
      const left = isLast ? 0 : (all - done) / Math.max(rate, 0.001)
      const share = all === 0 ? 1 : done / all
      const figures = `${Math.floor(share * 100)} %  ${done}/${all}  ${Math.round(rate)}/s`
      const time = isLast ? `${seconds.toFixed(1)} s` : `${Math.ceil(left)} s left`
      if (!screen.isTTY) {
        screen.write(`${label}: ${figures}  ${time}\n`)
        return
      }
      const filled = Math.round(share * BAR)
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
      const line = `${label.padEnd(10)} ${bar} ${figures}  ${time}`
      screen.write(
        `\r${line.slice(0, (screen.columns ?? 100) - 1).padEnd(90)}${isLast ? '\n' : ''}`,
      )
    }
  }
}
export type Progress = ReturnType<typeof createProgress>
