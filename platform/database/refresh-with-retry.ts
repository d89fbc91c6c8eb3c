import { setTimeout as sleep } from 'node:timers/promises'
import { toError } from '#platform/errors.ts'

const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5_000

/** Retries until it succeeds: a notification comes only once, so the copy would stay stale. */
export function createRenewal(renew: () => Promise<void>, onError: (error: Error) => void) {
  const stopping = new AbortController()
  const { signal } = stopping
  let latest = 0

  async function run(): Promise<void> {
    const turn = ++latest
    let wait = FIRST_WAIT_MS
    for (;;) {
      try {
        return await renew()
      } catch (error) {
        if (signal.aborted) return undefined
        onError(toError(error))
      }
      await sleep(wait, undefined, { ref: false, signal }).catch(() => {}) // `stop` ends the wait
      // A later call reads what this one would have read.
      if (signal.aborted || turn !== latest) return undefined
      wait = Math.min(2 * wait, LONGEST_WAIT_MS)
    }
  }

  return { start: (): void => void run(), stop: (): void => stopping.abort() }
}
