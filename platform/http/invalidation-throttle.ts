const WINDOW_MS = 5_000
/** Invalidations of one tag within a window that pass at once. */
const MOST = 10

/**
 * Throttles tags that are invalidated in bursts (an import, many sales) to one invalidation per
 * window, so that a page is not rendered for every visitor. None is lost.
 */
export function throttleInvalidations(pass: (names: readonly string[]) => void) {
  let received = new Map<string, number>()
  const waiting = new Set<string>()
  let window: NodeJS.Timeout | undefined

  function turn(): void {
    window = undefined
    const late = [...waiting]
    waiting.clear()
    // A burst continues across windows: its first tag of the next one waits as well.
    received = new Map(late.map((name) => [name, MOST]))
    if (late.length === 0) return
    window = setTimeout(turn, WINDOW_MS).unref()
    pass(late)
  }

  return (names: readonly string[]): void => {
    window ??= setTimeout(turn, WINDOW_MS).unref()
    const now = names.filter((name) => {
      const times = (received.get(name) ?? 0) + 1
      received.set(name, times)
      if (times <= MOST) return true
      waiting.add(name)
      return false
    })
    if (now.length > 0) pass(now)
  }
}
