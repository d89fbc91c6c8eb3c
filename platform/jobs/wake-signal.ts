/**
 * For workers of this process; others poll. NOTIFY would reach them at once, but PostgreSQL commits
 * transactions with NOTIFY one at a time, so checkouts would wait for each other.
 */
export function createWakeSignal() {
  const hearers = new Set<() => void>()
  return {
    ring(): void {
      for (const hear of hearers) hear()
    },
    listen(hear: () => void): () => void {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}
export type WakeSignal = ReturnType<typeof createWakeSignal>
