/** How long what is changed over and over is left to gather. */
const WINDOW_MS = 5_000
/** As often as this within one window is no burst. */
const MOST = 10

/**
 * Lets names through at once, until one of them comes in a burst (an import, an evening of sales): then it
 * goes through once at the end of each window, so that what depends on it is made anew every few seconds
 * instead of for every visitor. Nothing is lost, and a name of its own (`product:<id>`) hardly ever bursts.
 */
export function throttleInvalidations(pass: (names: readonly string[]) => void) {
  let heard = new Map<string, number>()
  const waiting = new Set<string>()
  let window: NodeJS.Timeout | undefined

  function turn(): void {
    window = undefined
    const late = [...waiting]
    waiting.clear()
    // A burst that goes on stays one: its first name of the next window waits as well.
    heard = new Map(late.map((name) => [name, MOST]))
    if (late.length === 0) return
    window = setTimeout(turn, WINDOW_MS).unref()
    pass(late)
  }

  return (names: readonly string[]): void => {
    window ??= setTimeout(turn, WINDOW_MS).unref()
    const now = names.filter((name) => {
      const times = (heard.get(name) ?? 0) + 1
      heard.set(name, times)
      if (times <= MOST) return true
      waiting.add(name)
      return false
    })
    if (now.length > 0) pass(now)
  }
}
