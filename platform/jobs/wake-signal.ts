/**
 * Rung after the commit of what was put in line, and heard by the workers of this process; those of
 * another one find it when they look next. A NOTIFY would reach them at once, but PostgreSQL lets
 * only one transaction that notifies commit at a time, and so makes every buyer wait for the others.
 */
export function createWakeSignal() {
  const hearers = new Set<() => void>()
  return {
    ring(): void {
      for (const hear of hearers) hear()
    },
    /** Calls `hear` at each ring, until the returned function is called. */
    listen(hear: () => void): () => void {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}
export type WakeSignal = ReturnType<typeof createWakeSignal>
