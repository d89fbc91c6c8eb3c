/**
 * For workers of this process; others poll. NOTIFY would reach them at once, but PostgreSQL commits
 * transactions with NOTIFY one at a time, so checkouts would wait for each other.
 */
export function createWakeSignal() {
  const listeners = new Set<() => void>()
  return {
    ring(): void {
      for (const hear of listeners) hear()
    },
    listen(hear: () => void): () => void {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
export type WakeSignal = ReturnType<typeof createWakeSignal>
