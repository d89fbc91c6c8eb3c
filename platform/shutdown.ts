import { setTimeout as sleep } from 'node:timers/promises'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import type { Logger } from './log.ts'

export type ShutdownStep = { name: string; close: () => Promise<unknown>; atMost?: Milliseconds }

/** Closes in order, each within its time limit; a failure does not keep the next open. */
export async function closeAll(
  steps: readonly ShutdownStep[],
  log: Pick<Logger, 'info' | 'error'>,
): Promise<boolean> {
  let clean = true
  for (const { name, close, atMost = seconds(15) } of steps) {
    const late = Symbol('late')
    const waiting = new AbortController()
    try {
      const outcome = await Promise.race([close(), sleep(atMost, late, { signal: waiting.signal })])
      if (outcome === late) throw new Error(`${name} did not close in ${atMost} ms`)
    } catch (error) {
      clean = false
      log.error({ err: error, part: name }, 'a component did not close')
    } finally {
      waiting.abort()
    }
  }
  return clean
}

/** A terminal signals both npm and us, and npm forwards its own: that counts as one. */
const ONE_SIGNAL = seconds(1)

/** Closes everything at the first signal, then exits; a second signal exits at once. */
export function closeOnSignal(
  steps: readonly ShutdownStep[],
  log: Pick<Logger, 'info' | 'error'>,
): void {
  let requestedAt: number | null = null
  const leave = async (signal: NodeJS.Signals): Promise<void> => {
    if (requestedAt !== null) {
      if (performance.now() - requestedAt > ONE_SIGNAL) process.exit(1)
      return
    }
    requestedAt = performance.now()
    log.info({ signal }, 'closing')
    process.exit((await closeAll(steps, log)) ? 0 : 1)
  }
  process.on('SIGTERM', (signal) => void leave(signal))
  process.on('SIGINT', (signal) => void leave(signal))
}

/** Exits, as on SIGTERM, once the parent process is gone. */
export function endWithParent(every: Milliseconds = seconds(1)): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, every)
  watch.unref()
}
