import { type Milliseconds, seconds } from '#kernel/time.ts'
import type { WakeSignal } from './wake-signal.ts'

type WorkerOptions = {
  wakeSignal: WakeSignal
  /** Longest sleep without a wake-up signal. */
  poll: Milliseconds
  loops: number
  /** False when there was nothing to do. The signal aborts when the worker stops. */
  work: (signal: AbortSignal) => Promise<boolean>
  onError: (error: unknown) => void
}

/** Calls `work` until it returns false, then sleeps until the wake-up signal or the next poll. */
export function createWorker({ wakeSignal, poll, loops, work, onError }: WorkerOptions) {
  const sleepers = new Set<() => void>()
  const stopping = new AbortController()
  const { signal } = stopping
  let calls = 0
  let running: Promise<void>[] = []
  let unlisten = (): void => {}

  const wake = (): void => {
    calls += 1
    for (const awaken of sleepers) awaken()
  }

  const sleep = (): Promise<void> =>
    new Promise((resolve) => {
      const awaken = (): void => {
        clearTimeout(timer)
        sleepers.delete(awaken)
        resolve()
      }
      const timer = setTimeout(awaken, poll)
      sleepers.add(awaken)
    })

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const received = calls
      let found = false
      try {
        found = await work(signal)
      } catch (error) {
        onError(error)
        if (!signal.aborted) await sleep()
        continue
      }
      // Otherwise a signal during the last call would wait for the next poll.
      if (!found && received === calls && !signal.aborted) await sleep()
    }
  }

  return {
    start(): void {
      unlisten = wakeSignal.listen(wake)
      running = Array.from({ length: loops }, loop)
    },
    async stop(): Promise<void> {
      stopping.abort()
      wake()
      unlisten()
      await Promise.all(running)
    },
  }
}

/** 2 s, 4 s, 8 s … an hour at most. */
export const backoff = (failures: number): Milliseconds =>
  seconds(Math.min(2 ** Math.min(failures, 20), 3_600))
